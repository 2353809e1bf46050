#include "query/row.hpp"

namespace lab {

constinit const QueryRow intersect_row = pair_row<std::optional<Hit>>(
    {.name = "intersect",
     .command =
         {.id = "ask_intersect",
          .title = "How is the first pushed out?",
          .tip = "Adds a query: the shortest push of the first selected shape out of the second.",
          .need = "select two shapes, the one to be pushed first",
          .key = 'i'}},
    [](const auto& mover, const auto& obstacle,
       const auto& with) -> decltype(isect::intersect(mover, obstacle, with.trace)) {
        return isect::intersect(mover, obstacle, with.trace);
    });

}  // namespace lab
