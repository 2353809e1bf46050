#pragma once

#include <algorithm>
#include <optional>

#include <isect/detail/predicates/ahead.hpp>
#include <isect/detail/slide/along.hpp>
#include <isect/detail/slide/over_seam.hpp>
#include <isect/respond/moved.hpp>
#include <isect/respond/respond.hpp>

namespace isect::detail {

/// Where the last leg ended, what was left of the motion there, and the
/// whole motion, both before the turn.
template <class T>
struct Turn {
    std::optional<Hit<T>> hit;
    Vec2<T> rest;
    Vec2<T> whole;
};

/// Whether a leg between two surfaces led back, or nowhere, and is so short
/// that it only used the hair by which it was lifted: they do hold the
/// mover.
template <class T>
bool is_held_back(Vec2<T> from, Vec2<T> to, Vec2<T> rest, Vec2<T> a,
                  Vec2<T> b, double hair) {
    const double way = length(widened(to) - widened(from));
    const double sine = absolute(cross(widened(a), widened(b)));
    return way * std::max(sine, 0x1p-10) <= 16 * hair &&
           ahead(rest, from, to) <= 0;
}

/// A leg that is blocked after another may have stopped at a step of a few
/// ulp between two surfaces that are meant to meet. It is tried again a
/// hair off the surface that the mover slides along. If it was the last leg
/// that ended at a step, that one is tried again: along the surface met
/// now, or, where a mover's foot is between two steps, between both.
template <class T, class Go>
bool pass_seam(const Go& go, Moved<T>& moved, Vec2<T>& left, Sweep<T>& step,
               const Turn<T>& last) {
    if (!step.hit || !last.hit) return false;
    const Vec2<T> a = last.hit->normal;
    const Vec2<T> b = step.hit->normal;
    const Vec2<T> from = moved.pos;
    const double hair = hair_of(from, left, step.hit->pos);
    const Stops<T> here{*step.hit, *step.hit};
    auto onward = over_seam(go, from, left, a, step.pos, here);
    if (onward && !is_held_back(from, onward->pos, last.rest, a, b, hair)) {
        step = *onward;
        return true;
    }
    if (length(widened(step.pos) - widened(from)) > hair) return false;
    const Vec2<double> both = widened(a) + widened(b);
    const double all = length(both);
    const Vec2<T> between = narrowed<T>((all > 0 ? 1 / all : 0.0) * both);
    for (const Vec2<T> normal : {b, between}) {
        if (!(dot(normal, last.rest) < 0)) continue;
        const Vec2<T> along = slide(last.rest, normal);
        const auto turned = clear_of(along, last.rest, normal);
        const Stops<T> at{*last.hit, normal == b ? *last.hit : *step.hit};
        if (auto on = over_seam(go, from, turned, normal, step.pos, at)) {
            if (is_held_back(from, on->pos, last.rest, a, b, hair))
                continue;
            step = *on;
            left = turned;
            moved.delta =
                clear_of(slide(last.whole, normal), last.whole, normal);
            return true;
        }
    }
    return false;
}
}  // namespace isect::detail
