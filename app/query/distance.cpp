#include "query/query.hpp"
#include "query/visit.hpp"

namespace lab::query {

double distance(const Geometry& a, const Geometry& b, Scalar scalar, Recorder trace) {
    return visit_pair<QueryKind::distance, double>(
        a, b, scalar, [&](const auto& x, const auto& y) { return isect::distance(x, y, trace); });
}

}  // namespace lab::query
