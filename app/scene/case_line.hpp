#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "scene/error.hpp"
#include "scene/scene.hpp"

namespace lab {

/// Where a case line is wrong, as a sentence that begins with the column.
struct CaseError : std::runtime_error {
    CaseError(std::size_t column_, const std::string& message)
        : std::runtime_error("case line, column " + std::to_string(column_) + ": " +
                             shortened(message)),
          column(column_) {}
    std::size_t column;  ///< counted from 1
};

/// A scene as one line of text, short enough for a message, its numbers exact:
///
///     isect1 box:aabb(0,0;16,16) seg:segment(-40,-30;80,60) raycast(seg,box)
///     @content=-64,-64,128,128
///
/// Shapes are name:type(fields), queries kind(mover,obstacles;fields), motions handle~kind(fields),
/// with a ! before one that is off, and @field=value says the rest. Fields stand in the order of
/// parameters(), with ; between them; those at the end that have their default are left out, so
/// that a line of today can be read when a type has more of them. Left out as well are the words
/// about a scene, but for its title.
std::string write_case(const Scene& scene);

/// The scene of a line, or of a link to one, blanks around it aside. Throws CaseError.
Scene read_case(std::string_view line);

/// A case line among the lines of a text.
struct CaseInText {
    std::string line;
    std::size_t number{};  ///< of the line, from 1
};

/// The lines of a text that mean to be a case, or a link to one. A text with a single one is that
/// case as a whole.
std::vector<CaseInText> cases_in(std::string_view text);

/// Whether a text means to be a case line, of whatever version, or a link to one.
bool is_case_line(std::string_view text);

}  // namespace lab
