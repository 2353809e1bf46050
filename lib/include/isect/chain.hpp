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
#include <isect/detail/outline.hpp>
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
///   edges: then what comes from behind passes, what starts on it leaves,
///   and its ends stop no more than those of a platform: see Marked.
/// - **Inside:** a chain is a line. A shape overlaps it where it overlaps
///   an edge, and not if it is inside a closed chain and meets none. Only
///   for a point, which can't overlap an edge, `overlaps(point, chain)` is
///   about the inside. For other shapes, see convex_parts.
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

/// Whether a point is inside a closed chain.
///
/// - **Touching:** a point on an edge or a corner is not inside.
/// - **Result:** yes or no, and never wrong: where plain arithmetic can't
///   tell, exact arithmetic decides. Where the chain crosses itself, inside
///   is what it goes round at least once more in one sense than in the
///   other. Nothing is inside an open chain. The chain's sides don't
///   matter.
/// - **Units:** yours, in float or double.
/// - **Errors:** none; it neither throws nor checks the point.
/// - **Cost:** no allocation; two comparisons for each edge, and the sign
///   of a product for those at the height of the point.
/// - **Source:** the winding number: Hormann and Agathos, The Point in
///   Polygon Problem for Arbitrary Polygons (2001).
///
/// ```cpp
/// const Chain<double> horseshoe(
///     {{0, 0}, {9, 0}, {9, 9}, {6, 9}, {6, 3}, {3, 3}, {3, 9}, {0, 9}},
///     Ends::closed);
/// assert(overlaps(Vec2{1.0, 8.0}, horseshoe));
/// assert(!overlaps(Vec2{5.0, 8.0}, horseshoe));
/// assert(!overlaps(Vec2{3.0, 5.0}, horseshoe));  // on an edge
/// ```
template <FloatingPoint T, class Points>
bool overlaps(Vec2<T> point, const BasicChain<T, Points>& chain) {
    return chain.ends() == Ends::closed &&
           detail::is_inside_outline(point, chain.points());
}

/// A closed chain from the points of an outline, in either order: its front
/// is outside. A point that is the same as the one before it is left out,
/// and so is the last one if it is the first again. Throws BadShape, which
/// names the point: fewer than 3 are left, a number that `checked` refuses,
/// or an outline that leads back along itself at the corner that decides.
///
/// ```cpp
/// // From the left to the right, and back over the top.
/// const auto hill =
///     outline_of<double>({{0, 0}, {10, 0}, {5, -5}, {0, 0}});
/// assert(hill.size() == 3);
/// const auto fall = sweep_into(Vec2{5.0, -9.0}, {0, 9}, hill);
/// assert((fall.pos == Vec2{5.0, -5.0}));
/// ```
template <FloatingPoint T>
Chain<T> outline_of(std::vector<Vec2<T>> points,
                    Sides sides = Sides::front) {
    detail::orient(points);
    return Chain<T>(std::move(points), Ends::closed, sides);
}

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
