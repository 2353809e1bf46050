#include "query/row.hpp"

namespace lab {

constinit const QueryRow closest_points_row = pair_row<Closest>(
    {.name = "closest_points",
     .command = {.id = "ask_closest",
                 .title = "Which points are closest?",
                 .tip = "Adds a query: the closest points of the two selected shapes.",
                 .need = "select two shapes that this query supports"}},
    [](const auto& a, const auto& b,
       const auto& with) -> decltype(isect::closest_points(a, b, with.trace)) {
        return isect::closest_points(a, b, with.trace);
    });

}  // namespace lab
