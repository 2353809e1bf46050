#pragma once

#include <optional>

#include <isect/detail/contact/hull_part.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// How far two overlapping hulls can shrink to the means of their corners,
/// at the same rate, before they touch last, and the facet of their sum at
/// which they do.
struct LastTouch {
    Facet facet{};
    double share{};
    /// The share at which another facet would part them.
    double second{};
    /// How deep the means are behind a facet, at least.
    double least_depth = std::numeric_limits<double>::infinity();
};

/// With `between` for the vector from the obstacle's mean to the mover's:
/// the mover is in front of a facet by its gap, and if both were only their
/// means, by dot(normal, between). In between it is linear.
template <class T>
ISECT_CLOSE_CALL LastTouch last_touch(const HullPair<T>& pair,
                                      const Vec2<double>& between) {
    LastTouch last;
    visit_facets(pair, [&](const Facet& facet) {
        const double apart = dot(facet.normal, between);
        const double depth = apart - facet.gap;
        last.least_depth = std::min(last.least_depth, depth);
        const double share = apart / depth;
        if (share > last.share) {
            last.second = last.share;
            last.share = share;
            last.facet = facet;
        } else if (share > last.second) {
            last.second = share;
        }
        return false;
    });
    return last;
}

/// The one corner of a hull that is the farthest in a direction; none if
/// others are almost as far.
template <class T>
std::optional<std::size_t> tip_towards(const Hull<T>& hull,
                                       Vec2<double> out, double margin) {
    const std::size_t farthest = farthest_corner(hull, out);
    if (!is_tip(hull, farthest, out, margin)) return {};
    return farthest;
}

/// A point that two hulls have in common, if they overlap even without
/// their radii: where they touch last while they shrink. There a corner of
/// one is on an edge of the other. None where rounding could make it
/// another corner, or move it out of the other hull.
///
/// An error of the share moves the corner to or from its hull's mean, so it
/// stays in that hull; the other one, when it has grown again, reaches past
/// it by more than the margin.
template <class T>
std::optional<Vec2<T>> touched_last(const HullPair<T>& pair,
                                    const Foremost& foremost) {
    const double margin = margin_of(pair);
    const Hull<T>& mover = pair.mover;
    const Hull<T>& obstacle = pair.obstacle;
    const bool is_deep = foremost.facet.gap < -margin;
    if (!is_deep || !foremost.is_known()) return {};
    if (mover.count == 1) return mover.pos + mover.corners[0];
    if (obstacle.count == 1) return obstacle.pos + obstacle.corners[0];

    const auto mean_of = [](const Hull<T>& hull) {
        return Vec2<double>{middle_on_axis(hull, Axis::x),
                            middle_on_axis(hull, Axis::y)};
    };
    const Vec2<double> mean = mean_of(mover);
    const Vec2<double> other_mean = mean_of(obstacle);
    const LastTouch last =
        last_touch(pair, pair.from + (mean - other_mean));
    const bool is_thin = !(last.least_depth > 0x1p-10 * pair.size);
    if (is_thin || last.share - last.second < 0x1p-20) return {};

    const auto touched = [&](const Hull<T>& hull, Vec2<double> middle,
                             const Hull<T>& other,
                             Vec2<double> other_middle,
                             Vec2<double> out) -> std::optional<Vec2<T>> {
        const auto tip = tip_towards(hull, out, margin);
        if (!tip) return {};
        const std::size_t edge = farthest_corner(other, -out);
        const Vec2<double> to_edge =
            widened(other.corners[edge]) - other_middle;
        const double room = (1 - last.share) * dot(-out, to_edge);
        if (!(room + double{other.radius} > margin)) return {};
        const Vec2<double> to_tip = widened(hull.corners[*tip]) - middle;
        return narrowed<T>(widened(hull.pos) +
                           (middle + last.share * to_tip));
    };
    const Vec2<double> out = last.facet.normal;
    if (last.facet.of != FacetOf::mover) {
        const auto at = touched(mover, mean, obstacle, other_mean, -out);
        if (at || last.facet.of == FacetOf::obstacle) return at;
    }
    return touched(obstacle, other_mean, mover, mean, out);
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
