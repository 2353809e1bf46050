#include "query/query.hpp"
#include "query/visit.hpp"

namespace lab::query {

Sweep sweep(const Geometry& mover, Vec2 delta, const Geometry& obstacle, Scalar scalar,
            Recorder trace) {
    const auto ask = [&](const auto& a, const auto& b) {
        using T = isect::Scalar<std::decay_t<decltype(a)>>;
        return in<double>(isect::sweep(a, in<T>(delta), b, trace));
    };
    return visit_pair<QueryKind::sweep, Sweep>(mover, obstacle, scalar, ask);
}

}  // namespace lab::query
