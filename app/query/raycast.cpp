#include "query/query.hpp"
#include "query/visit.hpp"

namespace lab::query {

std::optional<Hit> raycast(const Geometry& segment, const Geometry& obstacle, Scalar scalar,
                           Recorder trace) {
    const auto ask = [&](const auto& a, const auto& b) {
        return in<double>(isect::raycast(a, b, trace));
    };
    return visit_pair<QueryKind::raycast, std::optional<Hit>>(segment, obstacle, scalar, ask);
}

}  // namespace lab::query
