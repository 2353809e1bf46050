#include "query/row.hpp"

namespace lab {

constinit const QueryRow move_and_slide_row = list_row<Moved>(
    {.name = "move_and_slide",
     .command = {.id = "ask_move_and_slide",
                 .title = "Where does it slide to?",
                 .tip = "Adds a query: where the shape ends when it slides along obstacles.",
                 .need = "select the mover, beside an obstacle that it may hit"},
     .along_path = true,
     .has_delta = true,
     .takes_many = true,
     .has_response = true},
    [](const auto& mover, const auto& obstacles, const auto& with) {
        return isect::move_and_slide(mover, with.delta, obstacles, with.response, with.trace);
    });

}  // namespace lab
