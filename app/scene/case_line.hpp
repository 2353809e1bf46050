#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "scene/error.hpp"
#include "scene/scene.hpp"

namespace lab {

/// An error in a case line. The message starts with the column.
struct CaseError : std::runtime_error {
    CaseError(std::size_t column_, const std::string& message)
        : std::runtime_error("case line, column " + std::to_string(column_) + ": " +
                             shortened(message)),
          column(column_) {}
    std::size_t column;  ///< counted from 1
};

/// A scene as one line of text with exact numbers, short enough for a message:
///
///     isect1 box:aabb(0,0;16,16) seg:segment(-40,-30;80,60) raycast(seg,box)
///     @content=-64,-64,128,128
///
/// A tile map's rows stand as they are, with commas between them. Shapes are name:type(fields),
/// queries are kind(mover,obstacles;fields), motions are handle~kind(fields) with a leading ! if
/// the motion is off, and @field=value holds the other fields. Fields follow the order of
/// parameters(), separated by ;. Trailing fields with their default value are left out, so that a
/// line stays readable when a type gains fields. Of the texts about the scene, only the title is
/// written.
std::string write_case(const Scene& scene);

/// Parses a case line, or a link to one, and ignores surrounding blanks. Throws CaseError.
Scene read_case(std::string_view line);

/// A case line among the lines of a text.
struct CaseInText {
    std::string line;
    std::size_t number{};  ///< of the line, from 1
};

/// The lines of a text that are meant as a case, or as a link to one. A text with only one such
/// line is that case as a whole.
std::vector<CaseInText> cases_in(std::string_view text);

/// Whether the text is meant as a case line of any version, or as a link to one.
bool is_case_line(std::string_view text);

}  // namespace lab
