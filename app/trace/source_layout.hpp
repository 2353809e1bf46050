#pragma once

#include <cstddef>
#include <vector>

#include "trace/source.hpp"

namespace lab {

/// A row of a file as it is shown: as much of a line as fits. Where nothing of the text is on it,
/// it is there for the line's values alone.
struct SourceRow {
    int line{};
    std::size_t begin{};
    std::size_t size{};
    std::size_t indent{};  ///< columns before the text
    bool first{};          ///< of its line
    bool values{};         ///< the line's values stand at its end
};

/// Lays a file out in so many columns. It depends on the text alone: a line that hands values to
/// the tracer has room for them whether it runs or not, so that nothing ever moves.
std::vector<SourceRow> lay_out_source(const SourceFile& file, std::size_t columns);

/// How many columns the values of a statement are given.
std::size_t room_for_values(const Statement& statement, const Function& function);

}  // namespace lab
