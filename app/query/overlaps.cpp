#include "query/query.hpp"
#include "query/visit.hpp"

namespace lab::query {

bool overlaps(const Geometry& a, const Geometry& b, Scalar scalar, Recorder trace) {
    return visit_pair<QueryKind::overlaps, bool>(a, b, scalar, [&](const auto& x, const auto& y) {
        return bool(isect::overlaps(x, y, trace));
    });
}

}  // namespace lab::query
