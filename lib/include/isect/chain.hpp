#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include <isect/bad_shape.hpp>
#include <isect/broad/ground.hpp>
#include <isect/chain_edge.hpp>
#include <isect/detail/convex.hpp>
#include <isect/sweep_into.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// Whether the last point of a chain leads back to the first.
enum class Ends { open, closed };

/// A line through two points or more: the ground of a landscape, a wall
/// without thickness, or the outline of a level. It is a Ground, so
/// `sweep_into` and `move_and_slide` take it; the index of a hit is that of
/// the edge, which leads from point i to point i + 1.
///
/// - **Touching:** as for `sweep`. No joint is felt by what slides over it:
///   the normal of a hit is that of an edge, or of a corner that really
///   stands out between its two edges. A point that leads through a joint,
///   from one side of the chain to the other, is stopped there.
/// - **Sides:** it is met from both sides, or only from the front of its
///   edges: then what comes from behind passes, and what starts on it
///   leaves.
///   `overlaps` is about its edges: what is inside a closed chain, and
///   meets none of them, doesn't overlap it.
/// - **Units:** yours, in float or double. The points are used exactly.
/// - **Errors:** throws BadShape, which names the point: too few points (2,
///   or 3 if closed), neighbours that are equal, or a number that `checked`
///   refuses.
/// - **Cost:** one comparison of bounds for each edge. With hundreds of
///   edges, build a broad phase from `box_around(edge(i))`, and pass the
///   `edges()` with it.
///
/// `Chain` has a list of its own. `ChainView` refers to yours, which must
/// outlive it.
template <FloatingPoint T, class Points>
class BasicChain {
public:
    explicit BasicChain(Points points, Ends ends = Ends::open,
                        Sides sides = Sides::both)
        : points_(std::move(points)), ends_(ends), sides_(sides) {
        check();
    }

    std::span<const Vec2<T>> points() const { return points_; }
    Ends ends() const { return ends_; }
    Sides sides() const { return sides_; }

    /// The number of edges.
    std::size_t size() const {
        return points_.size() - (ends_ == Ends::open ? 1 : 0);
    }
    std::size_t end_id() const { return size(); }
    ChainEdge<T> edge(std::size_t i) const {
        const std::size_t count = points_.size();
        const bool is_open = ends_ == Ends::open;
        const std::size_t last = i + 1 < count ? i + 1 : 0;
        ChainEdge<T> edge{points_[i], points_[last]};
        edge.before = i > 0     ? points_[i - 1]
                      : is_open ? points_[i]
                                : points_[count - 1];
        edge.after = last + 1 < count ? points_[last + 1]
                     : is_open        ? points_[last]
                                      : points_[0];
        edge.sides = sides_;
        return edge;
    }
    std::vector<ChainEdge<T>> edges() const {
        std::vector<ChainEdge<T>> all;
        for (std::size_t i = 0; i < size(); ++i) all.push_back(edge(i));
        return all;
    }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<T>& bounds, Visit&& visit, Trace = {}) const {
        for (std::size_t i = 0; i < size(); ++i) {
            const ShapeItem<ChainEdge<T>> item{
                edge(i), static_cast<std::uint32_t>(i)};
            if (meet(bounds, bounds_of(item.shape))) visit(item);
        }
    }
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<T>& way, Visit&& visit, Trace = {}) const {
        near(way.whole(), visit);
    }

private:
    void check() const {
        const std::size_t least = ends_ == Ends::open ? 2 : 3;
        if (points_.size() < least) {
            throw BadShape("points", least == 2
                                         ? "has fewer than 2 points"
                                         : "has fewer than 3 points");
        }
        for (std::size_t i = 0; i < points_.size(); ++i) {
            detail::check_vector(detail::name_of_point(i), points_[i]);
        }
        for (std::size_t i = 0; i < size(); ++i) {
            const std::size_t next = i + 1 < points_.size() ? i + 1 : 0;
            if (!(points_[i] == points_[next])) continue;
            throw BadShape(detail::name_of_point(next),
                           "is the same as the point before it");
        }
    }

    Points points_;
    Ends ends_;
    Sides sides_;
};

template <FloatingPoint T>
using Chain = BasicChain<T, std::vector<Vec2<T>>>;
template <FloatingPoint T>
using ChainView = BasicChain<T, std::span<const Vec2<T>>>;

namespace detail {
template <FloatingPoint T, class Points>
struct ScalarOf<BasicChain<T, Points>> {
    using type = T;
};
}  // namespace detail

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
