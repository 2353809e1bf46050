#pragma once

#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include <isect/broad/broad_phase.hpp>
#include <isect/obstacle.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// A contiguous range of obstacles: a std::vector, a std::array, a built-in
/// array, or a std::span.
template <class R>
concept ObstacleRange = std::ranges::contiguous_range<const R> &&
    std::ranges::sized_range<const R>;

namespace detail {
template <class G>
using ScalarAmong = Scalar<std::remove_cvref_t<G>>;
}  // namespace detail

/// A list of obstacles as a Ground, to filter it or to join it with others.
/// It stores no copies: the list must outlive it. The ids are the indices.
template <class Obstacle>
class ObstacleList {
public:
    explicit ObstacleList(std::span<const Obstacle> obstacles)
        : obstacles_(obstacles) {}

    std::span<const Obstacle> obstacles() const { return obstacles_; }
    std::size_t end_id() const { return obstacles_.size(); }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<Scalar<Obstacle>>& bounds, Visit&& visit,
              Trace = {}) const {
        for (std::size_t i = 0; i < obstacles_.size(); ++i) {
            if (meet(bounds, bounds_of(obstacles_[i]))) visit(item(i));
        }
    }
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<Scalar<Obstacle>>&, Visit&& visit,
                Trace = {}) const {
        for (std::size_t i = 0; i < obstacles_.size(); ++i) visit(item(i));
    }

private:
    ShapeItem<const Obstacle&> item(std::size_t i) const {
        return {obstacles_[i], static_cast<std::uint32_t>(i)};
    }

    std::span<const Obstacle> obstacles_;
};
template <class Obstacles>
ObstacleList(const Obstacles&)
    -> ObstacleList<std::ranges::range_value_t<Obstacles>>;

/// A list of obstacles of any kind, and a broad phase that was built from
/// box_around(obstacle) for each of them, in their order. It refers to
/// both, so they must outlive it.
template <class Obstacle, class Phase>
class Indexed {
public:
    Indexed(std::span<const Obstacle> obstacles, const Phase& phase)
        : obstacles_(obstacles), phase_(phase) {}

    std::size_t end_id() const { return obstacles_.size(); }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<Scalar<Obstacle>>& bounds, Visit&& visit,
              Trace trace = {}) const {
        phase_.near(bounds, found(visit), trace);
    }
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<Scalar<Obstacle>>& way, Visit&& visit,
                Trace trace = {}) const {
        phase_.on_way(way, found(visit), trace);
    }

private:
    template <class Visit>
    auto found(Visit& visit) const {
        return [this, &visit](const Item<Scalar<Obstacle>>& item) {
            if (item.id == detail::nowhere) return;
            using Found = ShapeItem<const Obstacle&>;
            visit(Found{obstacles_[item.id], item.id});
        };
    }

    std::span<const Obstacle> obstacles_;
    const Phase& phase_;
};
template <class Obstacles, class Phase>
auto indexed(const Obstacles& obstacles, const Phase& phase) {
    using Obstacle = std::ranges::range_value_t<Obstacles>;
    return Indexed<Obstacle, Phase>(obstacles, phase);
}

/// Those obstacles of a ground for which keep(id, obstacle) is true; the
/// others are met by nothing. A ground that has a name must outlive it; a
/// temporary one is kept.
/// So `filtered(ground, [=](std::size_t id, const auto&) { return id !=
/// mine; })` leaves out one.
template <class Ground, class Keep>
class Filtered {
public:
    Filtered(Ground&& ground, Keep keep)
        : ground_(std::forward<Ground>(ground)), keep_(keep) {}

    std::size_t end_id() const { return ground_.end_id(); }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<detail::ScalarAmong<Ground>>& bounds,
              Visit&& visit, Trace trace = {}) const {
        ground_.near(bounds, kept(visit), trace);
    }
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<detail::ScalarAmong<Ground>>& way, Visit&& visit,
                Trace trace = {}) const {
        ground_.on_way(way, kept(visit), trace);
    }

private:
    template <class Visit>
    auto kept(Visit& visit) const {
        return [this, &visit](const auto& item) {
            const bool is_kept =
                keep_(std::size_t{item.id}, detail::shape_of(item));
            if (is_kept) visit(item);
        };
    }

    Ground ground_;
    Keep keep_;
};
template <class Ground, class Keep>
auto filtered(Ground&& ground, Keep keep) {
    return Filtered<Ground, Keep>(std::forward<Ground>(ground), keep);
}

/// The obstacles of a ground that belong to any of the given groups.
/// Obstacles without marks belong to all groups.
template <class Ground>
auto in_groups(Ground&& ground, std::uint32_t groups) {
    const auto is_in = [=](std::size_t, const auto& obstacle) {
        return (detail::groups_of(obstacle) & groups) != 0;
    };
    return filtered(std::forward<Ground>(ground), is_in);
}

/// Two grounds as one. The ids of the second follow those of the first. A
/// ground that has a name must outlive it; a temporary one is kept. Throws
/// std::length_error if the two have more ids than 32 bits can hold.
template <class One, class Other>
class Joined {
public:
    Joined(One&& one, Other&& other)
        : one_(std::forward<One>(one)), other_(std::forward<Other>(other)) {
        const std::size_t all = one_.end_id() + other_.end_id();
        if (all > detail::nowhere || all < one_.end_id())
            throw std::length_error("joined grounds have too many ids");
    }

    std::size_t end_id() const { return one_.end_id() + other_.end_id(); }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<detail::ScalarAmong<One>>& bounds, Visit&& visit,
              Trace trace = {}) const {
        one_.near(bounds, visit, trace);
        other_.near(bounds, renumbered(visit), trace);
    }
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<detail::ScalarAmong<One>>& way, Visit&& visit,
                Trace trace = {}) const {
        one_.on_way(way, visit, trace);
        other_.on_way(way, renumbered(visit), trace);
    }

private:
    template <class Visit>
    auto renumbered(Visit& visit) const {
        const auto first = static_cast<std::uint32_t>(one_.end_id());
        return [first, &visit](const auto& item) {
            const auto& shape = detail::shape_of(item);
            using Shape = decltype(shape);
            visit(ShapeItem<Shape>{shape, first + item.id});
        };
    }

    One one_;
    Other other_;
};
template <class One, class Other>
auto joined(One&& one, Other&& other) {
    return Joined<One, Other>(std::forward<One>(one),
                              std::forward<Other>(other));
}

/// A ground whose obstacles all have the same marks: a chain or a tile map
/// that moves or turns, or that belongs to certain groups. An obstacle that
/// faces a side still does. A ground that has a name must outlive it; a
/// temporary one is kept.
template <class Ground>
class AllMarked {
public:
    using T = detail::ScalarAmong<Ground>;

    AllMarked(Ground&& ground, Vec2<T> moved, std::uint32_t groups,
              Turned<T> turned = {})
        : ground_(std::forward<Ground>(ground)),
          moved_(moved),
          groups_(groups),
          turned_(turned) {}

    std::size_t end_id() const { return ground_.end_id(); }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<T>& bounds, Visit&& visit,
              Trace trace = {}) const {
        ground_.near(bounds, with_marks(visit), trace);
    }
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<T>& way, Visit&& visit, Trace trace = {}) const {
        ground_.on_way(way, with_marks(visit), trace);
    }

private:
    template <class S>
    static Marked<S> marked(const S& shape) {
        return {shape};
    }
    template <class S>
    static Marked<S> marked(const Marked<S>& obstacle) {
        return obstacle;
    }
    template <class Visit>
    auto with_marks(Visit& visit) const {
        return [this, &visit](const auto& item) {
            auto obstacle = marked(detail::shape_of(item));
            obstacle.moved = moved_;
            obstacle.groups = groups_;
            obstacle.turned = turned_;
            using Found = ShapeItem<const decltype(obstacle)&>;
            visit(Found{obstacle, item.id});
        };
    }

    Ground ground_;
    Vec2<T> moved_;
    std::uint32_t groups_;
    Turned<T> turned_;
};
template <class Ground>
auto all_marked(Ground&& ground, Vec2<detail::ScalarAmong<Ground>> moved,
                std::uint32_t groups = all_groups,
                Turned<detail::ScalarAmong<Ground>> turned = {}) {
    return AllMarked<Ground>(std::forward<Ground>(ground), moved, groups,
                             turned);
}

namespace detail {
template <class Ground>
struct ScalarOf<AllMarked<Ground>> {
    using type = ScalarAmong<Ground>;
};
template <class Obstacle>
struct ScalarOf<ObstacleList<Obstacle>> {
    using type = Scalar<Obstacle>;
};
template <class Obstacle, class Phase>
struct ScalarOf<Indexed<Obstacle, Phase>> {
    using type = Scalar<Obstacle>;
};
template <class Ground, class Keep>
struct ScalarOf<Filtered<Ground, Keep>> {
    using type = ScalarAmong<Ground>;
};
template <class One, class Other>
struct ScalarOf<Joined<One, Other>> {
    using type = ScalarAmong<One>;
};
}  // namespace detail

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
