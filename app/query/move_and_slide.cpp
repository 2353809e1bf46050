#include "query/query.hpp"
#include "query/visit.hpp"

namespace lab::query {

Moved move_and_slide(const Geometry& mover, Vec2 delta, const std::vector<Geometry>& obstacles,
                     Response response, Scalar scalar, Recorder trace) {
    const auto ask = [&](const auto& shape, const auto& list) {
        using T = isect::Scalar<std::decay_t<decltype(shape)>>;
        return in<double>(isect::move_and_slide(shape, in<T>(delta), list, response, trace));
    };
    return visit_list<Moved>(mover, obstacles, scalar, ask);
}

}  // namespace lab::query
