#include "query/row.hpp"

namespace lab {

constinit const QueryRow walk_row = list_row<Walked>(
    {.name = "walk",
     .command = {.id = "ask_walk",
                 .title = "Where does it walk to?",
                 .tip = "Adds a query: a character's step over obstacles, as a game takes it.",
                 .need = "select the character, beside an obstacle that it may stand on"},
     .along_path = true,
     .has_delta = true,
     .takes_many = true,
     .walks = true},
    // The delta is the velocity of a step that lasts 1.
    [](const auto& mover, const auto& obstacles, const auto& with) {
        return isect::walk(mover, with.delta, 1, obstacles, with.settings, with.trace);
    });

}  // namespace lab
