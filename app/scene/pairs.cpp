#include "scene/pairs.hpp"

namespace lab {
namespace {

template <class... Types>
bool is_any(const Geometry& geometry) {
    return (std::holds_alternative<Types>(geometry) || ...);
}

/// Points, boxes and circles in every pair, and a point against a capsule.
bool are_solids(const Geometry& mover, const Geometry& obstacle) {
    if (is_any<Capsule>(obstacle)) return is_any<Vec2>(mover);
    return is_any<Vec2, Aabb, Circle>(mover) && is_any<Vec2, Aabb, Circle>(obstacle);
}

}  // namespace

bool can_ask(QueryKind kind, const Geometry& mover, const Geometry& obstacle) {
    switch (kind) {
        case QueryKind::raycast:
            return is_any<Segment>(mover) && is_any<Aabb, Circle, Capsule>(obstacle);
        case QueryKind::slab_times:
            return is_any<Segment>(mover) && is_any<Aabb>(obstacle);
        case QueryKind::overlaps:
            return are_solids(mover, obstacle) || (is_any<Range>(mover) && is_any<Range>(obstacle));
        default:
            return are_solids(mover, obstacle);
    }
}

bool takes_many(QueryKind kind) {
    return kind == QueryKind::sweep_into || kind == QueryKind::move_and_slide;
}

}  // namespace lab
