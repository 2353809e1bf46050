#include "query/row.hpp"

namespace lab {

constinit const QueryRow sweep_row = pair_row<Sweep>(
    {.name = "sweep",
     .command =
         {.id = "ask_sweep",
          .title = "How far can the first move?",
          .tip = "Adds a query: how far the first shape moves towards the second before it hits.",
          .need = "select two shapes, the mover first",
          .key = 's',
          .instead = {"ask_sweep_into"}},
     .along_path = true,
     .has_delta = true},
    [](const auto& mover, const auto& obstacle,
       const auto& with) -> decltype(isect::sweep(mover, with.delta, obstacle, with.trace)) {
        if (with.one_way == decltype(with.one_way){})
            return isect::sweep(mover, with.delta, obstacle, with.trace);
        return isect::sweep(mover, with.delta, isect::Marked{obstacle, with.one_way}, with.trace);
    });

}  // namespace lab
