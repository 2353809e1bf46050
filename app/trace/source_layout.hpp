#pragma once

#include <cstddef>
#include <vector>

#include "trace/source.hpp"

namespace lab {

/// A displayed row: the part of a line that fits. A row without text holds only the line's values.
struct SourceRow {
    int line{};
    std::size_t begin{};
    std::size_t size{};
    std::size_t indent{};  ///< columns before the text
    bool first{};          ///< whether it is the first row of its line
    bool values{};         ///< whether the line's values are shown at its end
};

/// Lays a file out in `columns`. The layout depends only on the text: a traced line reserves space
/// for its values whether it runs or not, so nothing ever moves.
std::vector<SourceRow> lay_out_source(const SourceFile& file, std::size_t columns);

/// The number of columns reserved for the values of a statement.
std::size_t room_for_values(const Statement& statement, const Function& function);

}  // namespace lab
