#include "query/row.hpp"

namespace lab {

constinit const QueryRow raycast_row = pair_row<std::optional<Hit>>(
    {.name = "raycast",
     .command = {.id = "ask_raycast",
                 .title = "Where does the segment hit?",
                 .tip = "Adds a query: the first point of the shape that the segment hits.",
                 .need = "select a segment, and then the shape that it may hit",
                 .key = 'k'},
     .along_path = true},
    [](const auto& segment, const auto& obstacle,
       const auto& with) -> decltype(isect::raycast(segment, obstacle, with.trace)) {
        return isect::raycast(segment, obstacle, with.trace);
    });

}  // namespace lab
