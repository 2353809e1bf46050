#pragma once

#include <optional>
#include <type_traits>

#include <isect/broad/bounds.hpp>
#include <isect/detail/reach.hpp>
#include <isect/hit.hpp>
#include <isect/position.hpp>
#include <isect/shape.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// A view of a solid, or of an edge of a chain, whose kind is known only at
/// run time. It refers to the shape, which must outlive it.
template <FloatingPoint T>
class AnySolid {
public:
    AnySolid(const Vec2<T>& point) : AnySolid(Kind::point, &point) {}
    AnySolid(const Aabb<T>& box) : AnySolid(Kind::aabb, &box) {}
    AnySolid(const Circle<T>& circle) : AnySolid(Kind::circle, &circle) {}
    AnySolid(const Capsule<T>& capsule)
        : AnySolid(Kind::capsule, &capsule) {}
    AnySolid(const Polygon<T>& polygon)
        : AnySolid(Kind::polygon, &polygon) {}
    AnySolid(const Segment<T>& segment)
        : AnySolid(Kind::segment, &segment) {}
    AnySolid(const ChainEdge<T>& edge) : AnySolid(Kind::edge, &edge) {}
    AnySolid(const Shape<T>& shape)
        : AnySolid(std::visit([](const auto& s) { return AnySolid(s); },
                              shape)) {}

    bool is_edge() const { return kind_ == Kind::edge; }
    const ChainEdge<T>& edge() const { return as<ChainEdge<T>>(); }

    /// Calls use(shape) with the shape itself, and returns the result.
    template <class Use>
    decltype(auto) visit(Use&& use) const {
        if (is_edge()) return use(edge());
        return visit_solid(use);
    }
    /// The same for what is no edge.
    template <class Use>
    decltype(auto) visit_solid(Use&& use) const {
        switch (kind_) {
            case Kind::point:
                return use(as<Vec2<T>>());
            case Kind::aabb:
                return use(as<Aabb<T>>());
            case Kind::circle:
                return use(as<Circle<T>>());
            case Kind::capsule:
                return use(as<Capsule<T>>());
            case Kind::polygon:
                return use(as<Polygon<T>>());
            default:
                return use(as<Segment<T>>());
        }
    }

private:
    enum class Kind {
        point,
        aabb,
        circle,
        capsule,
        polygon,
        segment,
        edge
    };

    AnySolid(Kind kind, const void* shape) : kind_(kind), shape_(shape) {}
    template <class S>
    const S& as() const {
        return *static_cast<const S*>(shape_);
    }

    Kind kind_;
    const void* shape_;
};

template <class T>
Bounds<T> bounds_of(const AnySolid<T>& solid) {
    return solid.visit([](const auto& s) { return bounds_of(s); });
}

/// A solid of any kind as a mover. Once it has moved, its position is not
/// that of the shape any more.
template <FloatingPoint T>
struct AnyMover {
    AnySolid<T> shape;
    Vec2<T> pos;

    template <class S>
    explicit AnyMover(const S& solid)
        : shape(solid), pos(position(solid)) {}
    AnyMover(const AnySolid<T>& solid, Vec2<T> at)
        : shape(solid), pos(at) {}

    /// Calls use(shape) with the shape where it is now.
    template <class Use>
    decltype(auto) visit(Use&& use) const {
        return shape.visit_solid(
            [&](const auto& s) { return use(placed_at(s, pos)); });
    }
};

template <class T>
Vec2<T> position(const AnyMover<T>& mover) {
    return mover.pos;
}
template <class T>
AnyMover<T> placed_at(const AnyMover<T>& mover, Vec2<T> pos) {
    return {mover.shape, pos};
}
template <class T>
Bounds<T> bounds_of(const AnyMover<T>& mover) {
    return mover.visit([](const auto& s) { return bounds_of(s); });
}

namespace detail {
/// How far a mover reaches from its position in a direction.
template <class T>
T reach_of(const AnyMover<T>& mover, Vec2<T> direction) {
    return mover.shape.visit_solid(
        [&](const auto& s) { return reach_of(s, direction); });
}
}  // namespace detail

// The queries about two shapes of any kind, compiled once.

template <class T, Tracer Trace = NoTrace>
bool overlaps(const AnyMover<T>& mover, const AnySolid<T>& obstacle,
              Trace trace = {});
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> intersect(const AnyMover<T>& mover,
                                const AnySolid<T>& obstacle,
                                Trace trace = {});
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const AnySolid<T>& obstacle,
                              Trace trace = {});
template <class T, Tracer Trace = NoTrace>
Sweep<T> sweep(const AnyMover<T>& mover,
               std::type_identity_t<Vec2<T>> delta,
               const AnySolid<T>& obstacle, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
T distance(const AnyMover<T>& a, const AnySolid<T>& b, Trace trace = {});
template <class T, Tracer Trace = NoTrace>
Closest<T> closest_points(const AnyMover<T>& a, const AnySolid<T>& b,
                          Trace trace = {});

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/dispatch.hpp>
#endif
