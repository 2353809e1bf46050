#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lab {

/// Where two recordings of the same game part.
struct Parting {
    std::int64_t frame{};
    std::size_t line = 0, other_line = 0;  ///< of the query in each; 0 if it has none there
    std::string words;                     ///< a sentence
};

/// Whether a recording has a query that can be read.
bool has_query(std::string_view text);

/// The first query whose mover, motion or answer differs by more than `within`; nothing if there is
/// none. Queries are compared in their order, by the numbers of their frames. Lines that can't be
/// read are left out.
std::optional<Parting> first_difference(std::string_view one, std::string_view other,
                                        double within);

}  // namespace lab
