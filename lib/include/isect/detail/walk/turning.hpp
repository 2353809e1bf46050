#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <tuple>

#include <isect/detail/hull.hpp>
#include <isect/detail/walk/motions.hpp>
#include <isect/detail/walk/support.hpp>
#include <isect/respond/move_and_slide.hpp>
#include <isect/sin_cos.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

// How bodies that turn carry and push a mover, which doesn't turn itself.
namespace isect::detail {

/// The points by which a body can carry a mover: the corners of its core,
/// each as far from what it rests on as the mover is round.
template <class T>
Hull<T> core_of(const AnyMover<T>& mover) {
    return mover.visit([](const auto& shape) { return hull_of(shape); });
}

/// A corner of a mover's core, and where a body that turns takes it.
template <class T>
struct CarriedCorner {
    Vec2<T> corner;
    Vec2<double> way;
};
/// The corners from the lowest to the highest. A corner right above another
/// one moves differently sideways, but hardly differently in height, so the
/// mover may seem to rest on either. If two corners are level, the one that
/// the body raises more comes first.
template <class T>
auto lowest_first(const Hull<T>& core, Vec2<double> pos,
                  const RigidMotion<T>& motion, Vec2<T> up) {
    std::array<CarriedCorner<T>, Polygon<T>::capacity> all;
    for (std::size_t i = 0; i < core.count; ++i) {
        const Vec2<T> corner = core.corners[i];
        all[i] = {corner, motion.way_of(pos + widened(corner))};
    }
    const auto rank = [up](const CarriedCorner<T>& each) {
        return std::tuple(dot(each.corner, up), -dot(each.way, widened(up)),
                          each.corner.x, each.corner.y);
    };
    std::sort(
        all.begin(), all.begin() + std::ptrdiff_t(core.count),
        [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
    return all;
}

/// How exactly a mover fits a body that has turned. `hair` is rounding;
/// `slack` is what the mover, which doesn't turn along, may be off, and a
/// little of the way, since programs round the angles of their bodies.
template <class T>
struct Fit {
    T hair;
    T slack;
};
template <class T>
Fit<T> fit_of(const AnyMover<T>& mover, const Hull<T>& core,
              const RigidMotion<T>& motion) {
    const Vec2<double> pivot = widened(motion.turned.pivot);
    const Vec2<double> pos = widened(position(mover));
    const double numbers = length(pivot) + length(pos - pivot);
    const double rounding = std::numeric_limits<T>::epsilon() * numbers;
    double size = 0;
    for (std::size_t i = 1; i < core.count; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const Vec2<T> aside = core.corners[i] - core.corners[j];
            size = std::max(size, double(length(aside)));
        }
    }
    const double hair = double(hair_around(mover)) + 8 * rounding;
    const double turn =
        std::min(absolute(double(motion.turned.angle)), 1.0);
    const double way = length(motion.way_of(pos));
    return {narrowed<T>(hair),
            narrowed<T>(hair + turn * size + 0x1p-6 * way)};
}

/// Where a mover rests that is within a distance of a body, above or below:
/// on the body if it was inside, and else where it is.
template <class T>
std::optional<Vec2<T>> settled(const AnyMover<T>& mover, Vec2<T> up,
                               T within, const AnyGround<T>& body) {
    const AnyMover<T> above =
        placed_at(mover, position(mover) + within * up);
    if (is_in_solid(above, body)) return {};
    const Sweep<T> rest = sweep_into(above, T(-2) * within * up, body);
    if (!rest.hit || !(dot(rest.hit->normal, up) > 0)) return {};
    const bool was_inside = dot(rest.pos - position(mover), up) > 0;
    return was_inside ? rest.pos : position(mover);
}

/// The way of a mover that tips from one corner to another within the step,
/// when the face of the body below is level with both. `normal` is that of
/// the face at the end, and `last` is the corner that rests on it then.
template <class T>
std::optional<Vec2<double>> way_of_tip(Vec2<double> start,
                                       const Hull<T>& core,
                                       const RigidMotion<T>& motion,
                                       Vec2<double> normal,
                                       std::size_t last) {
    const SinCos back = sin_cos(-double{motion.turned.angle});
    const Vec2<double> before = rotated(normal, back);
    const auto height = [&](std::size_t i) {
        return dot(widened(core.corners[i]), before);
    };
    std::size_t first = last;
    for (std::size_t i = 0; i < core.count; ++i)
        if (height(i) < height(first)) first = i;
    if (first == last) return {};

    // The sines are as good as the angles: what they differ by moves the
    // mover out of the face, and not along it.
    const Vec2<double> a = start + widened(core.corners[first]);
    const Vec2<double> b = start + widened(core.corners[last]);
    Vec2<double> level = perpendicular(b - a);
    if (dot(level, normal) < 0) level = -level;
    const double until = cross(before, level);
    const double since = cross(level, normal);
    if (!(until * since > 0)) return {};
    const double share = until / (until + since);
    const Vec2<double> one = motion.before(motion.after(a), share) - a;
    const Vec2<double> other = motion.after(b + one, share) - (b + one);
    return one + other;
}

/// The point by which a body carries a mover that it meets at a contact,
/// and its number if it is a corner of the mover's core.
struct Hold {
    Vec2<double> point;
    std::optional<std::size_t> corner;
};
template <class T>
Hold hold_of(const Sweep<T>& rest, const Hull<T>& core, T within) {
    const Vec2<double> point =
        widened(rest.hit->pos) +
        double(core.radius) * widened(rest.hit->normal);
    Hold hold{point, {}};
    for (std::size_t i = 0; i < core.count; ++i) {
        const Vec2<double> corner =
            widened(rest.pos) + widened(core.corners[i]);
        if (length(corner - point) <= double(within)) hold.corner = i;
    }
    return hold;
}

/// Where a body that has turned carries a mover of which no corner rests on
/// the same face from the beginning to the end. It tips from one corner to
/// another, or rests on a corner of the body, or is a little off, and
/// settles on what is below.
template <class T>
std::optional<Vec2<T>> carried_nearby(const AnyMover<T>& mover,
                                      const Hull<T>& core,
                                      const RigidMotion<T>& motion,
                                      Vec2<double> way, Vec2<T> up,
                                      const AnyGround<T>& body,
                                      const Fit<T>& fit) {
    const Vec2<double> start = widened(position(mover));
    const Vec2<T> lift = fit.slack * up;
    std::optional<Vec2<T>> near;
    for (int tries = 0; tries < 3; ++tries) {
        const Vec2<T> there = narrowed<T>(start + way);
        const AnyMover<T> at = placed_at(mover, there);
        if (tries > 0) {
            const auto pos = settled(at, up, fit.hair, body);
            if (pos) return pos;
        }
        const AnyMover<T> above = placed_at(mover, there + lift);
        const Sweep<T> rest = sweep_into(above, T(-2) * lift, body);
        const bool rests = rest.hit && dot(rest.hit->normal, up) > 0;
        if (!rests || is_in_solid(above, body)) break;
        near = rest.pos;
        const Hold hold = hold_of(rest, core, T(4) * fit.hair);
        std::optional<Vec2<double>> tip;
        if (hold.corner) {
            tip = way_of_tip(start, core, motion, widened(rest.hit->normal),
                             *hold.corner);
        }
        way = tip ? *tip : hold.point - motion.before(hold.point);
    }
    return near;
}

/// Where a body that has turned carries a mover that rests on it. The point
/// of the contact goes with the body, without drift: mostly it is a corner
/// of the mover's core that rests on a face.
template <class T>
std::optional<Vec2<T>> carried_by(const AnyMover<T>& mover,
                                  const RigidMotion<T>& motion, Vec2<T> up,
                                  const AnyGround<T>& body) {
    const Vec2<double> start = widened(position(mover));
    const Hull<T> core = core_of(mover);
    const Fit<T> fit = fit_of(mover, core, motion);
    const auto corners = lowest_first(core, start, motion, up);
    for (std::size_t i = 0; i < core.count; ++i) {
        const Vec2<T> pos = narrowed<T>(start + corners[i].way);
        const auto there = placed_at(mover, pos);
        if (const auto rest = settled(there, up, fit.hair, body))
            return rest;
    }
    const Vec2<double> way = corners[0].way;
    return carried_nearby(mover, core, motion, way, up, body, fit);
}

/// The share of the step at which the path of a mover, as seen from a body,
/// may begin: where the mover is clear of it. The mover doesn't turn along,
/// so one that touches the body may seem to be inside at first: then a
/// little earlier if the body comes, or later if it goes. A long mover
/// beside a body that turns far has to start earlier still.
template <class T>
std::optional<double> first_clear_share(const AnyMover<T>& mover,
                                        const RigidMotion<T>& motion,
                                        const AnyGround<T>& body) {
    const Vec2<double> start = widened(position(mover));
    const Fit<T> fit = fit_of(mover, core_of(mover), motion);
    const double way = length(motion.way_of(start));
    const double slack = std::min(double(fit.slack) / way, 1.0);
    if (!(slack > 0)) return {};
    const double far = std::max(-4 * slack, -1.0);
    for (const double share : {0.0, -slack, slack, far / 2, far}) {
        const auto there = narrowed<T>(motion.after(start, share));
        if (!is_in_solid(placed_at(mover, there), body)) return share;
    }
    return {};
}

/// Where a body that turns pushes a mover. Seen from the body, the mover
/// comes along an arc, here in short legs, and slides along what it meets.
template <class T>
Vec2<T> pushed_by(const AnyMover<T>& mover, const RigidMotion<T>& motion,
                  const AnyGround<T>& body) {
    const Vec2<T> start = position(mover);
    const auto first = first_clear_share(mover, motion, body);
    if (!first) return start;
    const double turn = absolute(double{motion.turned.angle});
    const int legs = 1 + int(std::min(turn * 16, 99.0));
    Vec2<T> pos = narrowed<T>(motion.after(widened(start), *first));
    double share = *first;
    bool is_met = false;
    for (int leg = 1; leg <= legs; ++leg) {
        // What doesn't move seems to go round.
        const Vec2<double> place = motion.before(widened(pos), share);
        share = leg == legs ? 1 : *first + (1 - *first) * leg / legs;
        const Vec2<double> way = motion.after(place, share) - widened(pos);
        const Moved<T> moved =
            move_and_slide(placed_at(mover, pos), narrowed<T>(way), body);
        is_met = is_met || moved.sweeps[0].hit.has_value();
        pos = moved.pos;
    }
    return is_met ? pos : start;
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
