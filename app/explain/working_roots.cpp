// Draws a path past a disc: the point nearest to the center, and the two roots of the quadratic.
#include "explain/path_test.hpp"
#include "explain/reason.hpp"

namespace lab {

Figures working_of_roots(const Told& told) {
    const QueryKind kind = told.query.kind;
    if (kind != QueryKind::raycast && kind != QueryKind::sweep) return {};
    const auto test = path_test(told.posed, told.query);
    if (!test || !test->is_disc() || test->path.delta == Vec2{}) return {};

    // The nearest point of the path decides: the foot of the perpendicular, or an end of the path
    // if the foot lies beyond it.
    const Segment& path = test->path;
    const Nearest at = nearest(*test);
    const std::string decides = label_of(Term::is_missed);
    // A ray hits the disc itself; a swept round shape is reduced to a point, which hits the grown
    // disc.
    Figures figures;
    if (kind == QueryKind::sweep)
        figures.push_back(grown_figure({{test->center}, test->radius}, "", decides));
    figures.push_back(length_figure(Figure::Ink::asked, test->center, at.on_path,
                                    held_against(at.distance, test->radius), decides));

    const Range roots = times_in_disc(path, test->center, test->radius);
    if (roots.is_empty()) return figures;
    const bool goes_back = roots.min<0, goes_on = roots.max> 1;
    if (goes_back || goes_on) {
        const Vec2 from = goes_back ? path.at(roots.min) : path.end();
        const Vec2 to = goes_on ? path.at(roots.max) : path.start;
        figures.push_back({Figure::Kind::line, Figure::Ink::help, {from, to}});
    }
    const auto root = [&](double time, const std::string& label) {
        figures.push_back({Figure::Kind::crossing,
                           Figure::Ink::result,
                           {path.at(time)},
                           "t " + spoken(time),
                           label});
    };
    root(roots.min, label_of(Term::time));
    root(roots.max, "inside");
    return figures;
}

}  // namespace lab
