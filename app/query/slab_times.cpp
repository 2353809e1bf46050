#include "query/row.hpp"

namespace lab {

constinit const QueryRow slab_times_row = pair_row<SlabTimes>(
    {.name = "slab_times",
     .command = {.id = "ask_slabs",
                 .title = "When is it between the edges?",
                 .tip = "Adds a query: the times at which the segment is between the box's edges.",
                 .need = "select a segment, and then a box"},
     .along_path = true},
    [](const auto& segment, const auto& box,
       const auto& with) -> decltype(isect::slab_times(segment, box, with.trace)) {
        return isect::slab_times(segment, box, with.trace);
    });

}  // namespace lab
