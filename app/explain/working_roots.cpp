// A point on its way past a disc: where its line is nearest, and the two roots of the quadratic.
#include <cmath>

#include "explain/path_test.hpp"
#include "explain/reason.hpp"

namespace lab {

Figures working_of_roots(const Told& told) {
    const QueryKind kind = told.query.kind;
    if (kind != QueryKind::raycast && kind != QueryKind::sweep) return {};
    const auto test = path_test(told.posed, told.query);
    if (!test || !test->is_disc() || test->path.delta == Vec2{}) return {};

    // The line is nearest to the center at the foot of the perpendicular.
    const Segment& path = test->path;
    const double foot_time =
        dot(path.delta, test->center - path.start) / isect::length_squared(path.delta);
    const Vec2 foot = path.at(foot_time);
    const double aside = isect::length(foot - test->center);
    const char* decides = kind == QueryKind::sweep ? "segment_within_radius(p, delta, q, r, s)"
                                                   : "segment_within_radius(p, d, q, r, padding)";
    Figures figures{
        {Figure::Kind::ring, Figure::Ink::help, {test->center}, "", decides, test->radius},
        length_figure(Figure::Ink::asked, test->center, foot, held_against(aside, test->radius),
                      decides)};

    const Range roots = times_in_disc(path, test->center, test->radius);
    if (roots.is_empty()) return figures;
    const bool goes_back = roots.min<0, goes_on = roots.max> 1;
    if (goes_back || goes_on) {
        const Vec2 from = goes_back ? path.at(roots.min) : path.end();
        const Vec2 to = goes_on ? path.at(roots.max) : path.start;
        figures.push_back({Figure::Kind::line, Figure::Ink::help, {from, to}});
    }
    const auto root = [&](double time, const char* label) {
        figures.push_back(
            {Figure::Kind::dot, Figure::Ink::result, {path.at(time)}, "t " + spoken(time), label});
    };
    root(roots.min, "time");
    root(roots.max, "inside");
    return figures;
}

}  // namespace lab
