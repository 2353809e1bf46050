#include "query/row.hpp"

namespace lab {

constinit const QueryRow overlaps_row =
    pair_row<Overlaps>({.name = "overlaps",
                        .command = {.id = "ask_overlaps",
                                    .title = "Do they overlap?",
                                    .tip = "Adds a query: do the two selected shapes overlap?",
                                    .need = "select two shapes that this query supports"},
                        .yes = {"Overlap.", "have an inside in common"},
                        .no = {"No overlap.", "at most touch"}},
                       [](const auto& a, const auto& b,
                          const auto& with) -> decltype(isect::overlaps(a, b, with.trace)) {
                           return isect::overlaps(a, b, with.trace);
                       });

}  // namespace lab
