#include "query/row.hpp"

namespace lab {

constinit const QueryRow distance_row = pair_row<Distance>(
    {.name = "distance",
     .command = {.id = "ask_distance",
                 .title = "How far apart are they?",
                 .tip = "Adds a query: the distance between the two selected shapes.",
                 .need = "select two shapes that this query supports"}},
    [](const auto& a, const auto& b,
       const auto& with) -> decltype(isect::distance(a, b, with.trace)) {
        return isect::distance(a, b, with.trace);
    });

}  // namespace lab
