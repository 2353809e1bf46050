#include "query/query.hpp"
#include "query/visit.hpp"

namespace lab::query {

Sweep sweep_into(const Geometry& mover, Vec2 delta, const std::vector<Geometry>& obstacles,
                 Scalar scalar, Recorder trace) {
    const auto ask = [&](const auto& shape, const auto& list) {
        using T = isect::Scalar<std::decay_t<decltype(shape)>>;
        return in<double>(isect::sweep_into(shape, in<T>(delta), list, trace));
    };
    return visit_list<Sweep>(mover, obstacles, scalar, ask);
}

}  // namespace lab::query
