#include "query/query.hpp"
#include "query/visit.hpp"

namespace lab::query {

Closest closest_points(const Geometry& a, const Geometry& b, Scalar scalar, Recorder trace) {
    const auto ask = [&](const auto& x, const auto& y) -> Closest {
        const auto closest = isect::closest_points(x, y, trace);
        return {in<double>(closest.a), in<double>(closest.b)};
    };
    return visit_pair<QueryKind::closest_points, Closest>(a, b, scalar, ask);
}

}  // namespace lab::query
