#include "explain/quadratic.hpp"

#include "explain/sentence.hpp"

namespace lab {

std::string Quadratic::solution() const {
    if (roots) return "t = " + spoken(roots->min) + " and t = " + spoken(roots->max);
    // A line that touches has a discriminant of 0, which rounding may turn into a tiny number.
    const bool touches = aside() == radius;
    if (touches) return "b² − 4ac = 0: it only touches";
    return "b² − 4ac = " + spoken(discriminant()) + ": no solution";
}

std::optional<Quadratic> quadratic_of(const Scene& posed, const Query& query) {
    if (query.kind != QueryKind::raycast && query.kind != QueryKind::sweep) return {};
    const auto test = path_test(posed, query);
    if (!test || !test->is_disc() || test->path.delta == Vec2{}) return {};

    Quadratic made;
    made.path = test->path;
    made.center = test->center;
    made.radius = test->radius;
    const Vec2 to_start = made.path.start - made.center;
    made.extent = isect::length(made.path.delta);
    made.ahead = -dot(to_start, made.path.delta) / made.extent;
    made.distance = isect::length(to_start);
    made.a = isect::length_squared(made.path.delta);
    made.b = 2 * dot(to_start, made.path.delta);
    made.c = isect::length_squared(to_start) - made.radius * made.radius;
    const Range roots = times_in_disc(made.path, made.center, made.radius);
    if (!roots.is_empty()) made.roots = roots;
    return made;
}

}  // namespace lab
