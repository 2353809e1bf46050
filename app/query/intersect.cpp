#include "query/query.hpp"
#include "query/visit.hpp"

namespace lab::query {

std::optional<Hit> intersect(const Geometry& mover, const Geometry& obstacle, Scalar scalar,
                             Recorder trace) {
    const auto ask = [&](const auto& a, const auto& b) {
        return in<double>(isect::intersect(a, b, trace));
    };
    return visit_pair<QueryKind::intersect, std::optional<Hit>>(mover, obstacle, scalar, ask);
}

}  // namespace lab::query
