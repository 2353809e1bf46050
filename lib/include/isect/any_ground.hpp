#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <isect/any_solid.hpp>
#include <isect/broad/broad_phase.hpp>
#include <isect/hit.hpp>
#include <isect/marked.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// What a mover can meet: a solid or an edge of a chain, and its marks.
template <FloatingPoint T>
using AnyObstacle = Marked<AnySolid<T>>;

namespace detail {
template <class T, class S>
AnyObstacle<T> any_obstacle(const S& solid) {
    return {AnySolid<T>(solid)};
}
template <class T, class S>
AnyObstacle<T> any_obstacle(const Marked<S>& obstacle) {
    return {AnySolid<T>(obstacle.shape), obstacle.facing, obstacle.moved,
            obstacle.groups, obstacle.turned};
}

/// A reference to a function object that takes obstacles of any kind.
template <class T>
class ObstacleVisitor {
public:
    using Found = ShapeItem<AnyObstacle<T>>;

    template <class Visit>
    explicit ObstacleVisitor(const Visit& visit)
        : visit_(&visit), call_([](const void* to, const Found& found) {
              (*static_cast<const Visit*>(to))(found);
          }) {}

    template <class Item>
    void operator()(const Item& item) const {
        call_(visit_, Found{any_obstacle<T>(shape_of(item)), item.id});
    }
    void operator()(const Found& found) const { call_(visit_, found); }

private:
    const void* visit_;
    void (*call_)(const void*, const Found&);
};

/// Whether an item of a ground may matter. Most are sorted out here, where
/// their kind is known. Those of another AnyGround have been.
template <class T, class Item, class Matters>
bool may_matter(const Item& item, const Matters& matters) {
    if constexpr (std::is_same_v<Item, ShapeItem<AnyObstacle<T>>>) {
        return true;
    } else {
        return item.id != nowhere && matters(bounds_of(shape_of(item)));
    }
}

template <class G>
std::size_t end_id_of(const G& ground) {
    if constexpr (requires { ground.end_id(); }) {
        return ground.end_id();
    } else {
        return npos;
    }
}
}  // namespace detail

/// A view of a ground of any kind: a list, a chain, a tile map, a broad
/// phase, one of your own, or a part of one of these. All that a mover can
/// do among obstacles is compiled once, for this type, and the functions
/// that take a Ground make one of it. It refers to the ground, which must
/// outlive it, and allocates nothing.
template <FloatingPoint T>
class AnyGround {
public:
    template <Ground G>
    requires(!std::derived_from<G, AnyGround>) AnyGround(const G& ground)
        : ground_(&ground),
          near_(near_in<G>),
          on_way_(on_way_in<G>),
          end_id_(detail::end_id_of(ground)) {}

    std::size_t end_id() const { return end_id_; }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<T>& bounds, const Visit& visit,
              Trace = {}) const {
        near_(ground_, bounds, Visitor(visit));
    }
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<T>& way, const Visit& visit, Trace = {}) const {
        on_way_(ground_, way, Visitor(visit));
    }

protected:
    using Visitor = detail::ObstacleVisitor<T>;

    const void* ground() const { return ground_; }

private:
    template <class G>
    static void near_in(const void* ground, const Bounds<T>& bounds,
                        const Visitor& visit) {
        const auto is_near = [&](const auto& all) {
            return meet(bounds, all);
        };
        static_cast<const G*>(ground)->near(bounds, [&](const auto& item) {
            if (detail::may_matter<T>(item, is_near)) visit(item);
        });
    }
    template <class G>
    static void on_way_in(const void* ground, Corridor<T>& way,
                          const Visitor& visit) {
        const auto is_reached = [&](const auto& all) {
            return meet(way.whole(), all) && way.reaches(all);
        };
        static_cast<const G*>(ground)->on_way(way, [&](const auto& item) {
            if (detail::may_matter<T>(item, is_reached)) visit(item);
        });
    }

    const void* ground_;
    void (*near_)(const void*, const Bounds<T>&, const Visitor&);
    void (*on_way_)(const void*, Corridor<T>&, const Visitor&);
    std::size_t end_id_;
};

/// The same with a tracer, which the ground's search along a path receives.
template <FloatingPoint T, Tracer Trace>
class TracedGround : public AnyGround<T> {
public:
    template <Ground G>
    requires(!std::derived_from<G, TracedGround>)
        TracedGround(const G& ground)
        : AnyGround<T>(ground), on_way_(on_way_in<G>) {}

    using AnyGround<T>::on_way;
    template <class Visit>
    void on_way(Corridor<T>& way, const Visit& visit,
                const Trace& trace) const {
        on_way_(this->ground(), way, Visitor(visit), trace);
    }

private:
    using Visitor = detail::ObstacleVisitor<T>;

    template <class G>
    static void on_way_in(const void* ground, Corridor<T>& way,
                          const Visitor& visit, const Trace& trace) {
        const auto visit_item = [&](const auto& item) {
            if (item.id != detail::nowhere) visit(item);
        };
        static_cast<const G*>(ground)->on_way(way, visit_item, trace);
    }

    void (*on_way_)(const void*, Corridor<T>&, const Visitor&,
                    const Trace&);
};

namespace detail {
template <FloatingPoint T, Tracer Trace>
struct ScalarOf<TracedGround<T, Trace>> {
    using type = T;
};

/// The view of a ground for a query with a certain tracer.
template <class T, class Trace>
using GroundFor = std::conditional_t<std::is_same_v<Trace, NoTrace>,
                                     AnyGround<T>, TracedGround<T, Trace>>;
}  // namespace detail

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
