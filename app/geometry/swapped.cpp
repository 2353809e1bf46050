#include "geometry/swapped.hpp"

#include "query/precision.hpp"

namespace lab {

namespace {

/// A solid shape or a wall as a hull.
template <class T>
isect::detail::Hull<T> as_hull(const Geometry& geometry) {
    isect::detail::Hull<T> hull;
    const auto take = [&](const auto& shape) {
        using Shape = std::decay_t<decltype(shape)>;
        if constexpr (is_solid<Shape> || std::is_same_v<Shape, Segment>)
            hull = isect::detail::hull_of(in<T>(shape));
    };
    std::visit(take, geometry);
    return hull;
}

/// What moves: a solid shape, or the start of a segment.
template <class T>
isect::detail::Hull<T> as_moving_hull(const Geometry& geometry) {
    const auto* segment = std::get_if<Segment>(&geometry);
    return as_hull<T>(segment != nullptr ? Geometry(segment->start) : geometry);
}

template <class T>
bool meets(const Scene& posed, const Query& query, std::size_t obstacle, Vec2 way,
           const Vec2* place) {
    const Geometry& mover = find_shape(posed, query.mover)->geometry;
    isect::detail::Hull<T> moving = as_moving_hull<T>(mover);
    if (place != nullptr) moving.pos = in<T>(*place);
    const isect::detail::Hull<T> other =
        as_hull<T>(find_shape(posed, query.obstacles[obstacle])->geometry);
    if (way == Vec2{}) return isect::detail::overlaps(other, moving);
    return isect::detail::sweep(other, -in<T>(way), moving).hit.has_value();
}

bool meets_in_precision(const Scene& posed, const Query& query, std::size_t obstacle, Vec2 way,
                        const Vec2* place) {
    return posed.scalar == Scalar::float_ ? meets<float>(posed, query, obstacle, way, place)
                                          : meets<double>(posed, query, obstacle, way, place);
}

}  // namespace

bool overlap_from_the_other_side(const Scene& posed, const Query& query, std::size_t obstacle,
                                 Vec2 place) {
    return meets_in_precision(posed, query, obstacle, {}, &place);
}

bool meets_from_the_other_side(const Scene& posed, const Query& query, std::size_t obstacle) {
    const auto* segment = std::get_if<Segment>(&find_shape(posed, query.mover)->geometry);
    const Vec2 way = row_of(query).has_delta ? query.delta
                     : segment != nullptr    ? segment->delta
                                             : Vec2{};
    return meets_in_precision(posed, query, obstacle, way, nullptr);
}

}  // namespace lab
