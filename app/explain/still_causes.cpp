#include "explain/still_causes.hpp"

#include <algorithm>
#include <cmath>

#include "geometry/outline.hpp"

namespace lab {
namespace {

bool is_box_out_of_circle(const Compared& compared) {
    return is_by_noonat(compared) && compared.query.kind == QueryKind::intersect &&
           is_a<Aabb>(compared.mover) && is_a<Circle>(compared.obstacle) && compared.hit &&
           compared.other_hit &&
           (differs_in(compared, "hit.normal") || differs_in(compared, "hit.delta"));
}
bool has_one_center(const Compared& compared) {
    return position(compared.mover) == position(compared.obstacle);
}

bool is_article_still(const Compared& compared) {
    return is_by(compared, "article") && is_static(compared);
}
/// Whether the sum of both positions, which should not matter, is nothing.
bool has_no_sum(const Compared& compared, const Geometry& obstacle) {
    return position(compared.mover) + position(obstacle) == Vec2{};
}
/// Whether the static test is right for all obstacles, as far as their positions go.
bool has_no_sums(const Compared& compared) {
    for (const std::string& name : compared.query.obstacles)
        if (!has_no_sum(compared, find_shape(compared.posed, name)->geometry)) return false;
    return true;
}

/// Whether the positions change how far the article pushes, on the axis of its push.
bool adds_to_push(const Compared& compared) {
    if (!compared.other_hit) return false;
    const Vec2 sum = position(compared.mover) + position(compared.obstacle);
    return (compared.other_hit->normal.x != 0 ? sum.x : sum.y) != 0;
}

}  // namespace

bool pushes_along_centers(const Compared& compared) {
    return is_box_out_of_circle(compared) && !has_one_center(compared) && !is_tie(compared);
}
bool pushes_without_line(const Compared& compared) {
    return is_box_out_of_circle(compared) && has_one_center(compared) && !is_tie(compared);
}
bool misses_point_in_box(const Compared& compared) {
    if (!is_by_noonat(compared) && !is_by(compared, "textbook")) return false;
    if (!is_static(compared) || !says_no(compared)) return false;
    const auto is_point = [](const Geometry& shape) {
        const auto* circle = std::get_if<Circle>(&shape);
        return circle != nullptr && circle->radius == 0;
    };
    return (is_point(compared.mover) && is_a<Aabb>(compared.obstacle)) ||
           (is_a<Aabb>(compared.mover) && is_point(compared.obstacle));
}
bool misses_center_on_face(const Compared& compared) {
    const auto* circle = std::get_if<Circle>(&compared.mover);
    const auto* box = std::get_if<Aabb>(&compared.obstacle);
    if (!is_by_noonat(compared) || circle == nullptr || box == nullptr) return false;
    if (!is_static(compared) || !says_no(compared)) return false;
    const Vec2 away = circle->center - box->center;
    const double x = box->half.x - std::abs(away.x), y = box->half.y - std::abs(away.y);
    return std::min(x, y) == 0;
}
bool puts_contact_beside_box(const Compared& compared) {
    return is_by_noonat(compared) && is_static(compared) && is_a<Aabb>(compared.mover) &&
           is_a<Aabb>(compared.obstacle) && has_same_hit(compared) &&
           differs_in(compared, "hit.pos.") && !differs_beyond(compared, "hit.pos.") &&
           !breaks(compared, "the push separates");
}
bool pushes_short_by_rounding(const Compared& compared) {
    return is_by_noonat(compared) && is_static(compared) && has_same_hit(compared) &&
           breaks(compared, "the push separates") && !differs_in(compared, "hit.delta");
}

bool adds_positions(const Compared& compared) {
    if (!is_article_still(compared)) return false;
    if (says_yes(compared)) return !has_no_sum(compared, compared.obstacle);
    if (says_no(compared)) return !has_no_sums(compared);
    if (differs_in(compared, "index")) return !has_no_sums(compared);
    return adds_to_push(compared) && !is_tie(compared) &&
           (differs_in(compared, "hit.normal") || differs_in(compared, "hit.delta"));
}
bool pushes_along_longer(const Compared& compared) {
    return is_article_still(compared) && compared.hit && compared.other_hit &&
           differs_in(compared, "hit.normal") && !differs_in(compared, "index") &&
           !adds_to_push(compared) &&
           isect::length(compared.other_hit->delta) > isect::length(compared.hit->delta);
}
bool adds_center_twice(const Compared& compared) {
    if (!is_article_still(compared) || !has_same_hit(compared)) return false;
    if (!differs_in(compared, "hit.pos.") || differs_beyond(compared, "hit.pos.")) return false;
    const Vec2 center = position(compared.obstacle);
    return (compared.other_hit->normal.x != 0 ? center.x : center.y) != 0;
}

}  // namespace lab
