#include "query/query.hpp"
#include "query/visit.hpp"

namespace lab::query {

SlabTimes slab_times(const Geometry& segment, const Geometry& box, Scalar scalar, Recorder trace) {
    const auto ask = [&](const auto& a, const auto& b) -> SlabTimes {
        const auto times = isect::slab_times(a, b, trace);
        return {in<double>(times.x), in<double>(times.y)};
    };
    return visit_pair<QueryKind::slab_times, SlabTimes>(segment, box, scalar, ask);
}

}  // namespace lab::query
