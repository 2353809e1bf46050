#include "query/row.hpp"

namespace lab {

constinit const QueryRow sweep_into_row = list_row<Sweep>(
    {.name = "sweep_into",
     .command =
         {.id = "ask_sweep_into",
          .title = "How far among all others?",
          .tip = "Adds a query: the first obstacle hit, among the selected shapes or all others.",
          .need = "select the mover, beside an obstacle that it may hit"},
     .along_path = true,
     .has_delta = true,
     .takes_many = true},
    [](const auto& mover, const auto& obstacles, const auto& with) {
        return isect::sweep_into(mover, with.delta, obstacles, with.trace);
    });

}  // namespace lab
