// Draws the three regions of a capsule: beside its segment, and before or beyond the segment's
// ends.
#include <algorithm>

#include "explain/path_test.hpp"
#include "explain/reason.hpp"

namespace lab {

namespace {

/// The segment, and the two perpendicular lines that separate the regions.
Figures regions(const Segment& core, double reach) {
    Figures figures{{Figure::Kind::line, Figure::Ink::help, {core.start, core.end()}}};
    const double extent = isect::length(core.delta);
    if (extent == 0) return figures;
    const Vec2 across = (1.4 * reach / extent) * perpendicular(core.delta);
    const auto edge = [&](Vec2 at, Term term) {
        figures.push_back({Figure::Kind::line,
                           Figure::Ink::help,
                           {at - across, at + across},
                           "",
                           label_of(term)});
    };
    edge(core.start, Term::before_start);
    edge(core.end(), Term::beyond_end);
    return figures;
}

Figures against_ball(const Told& told, const Capsule& capsule, const Ball& ball) {
    const Segment core{capsule.start, capsule.delta};
    Figures figures = regions(core, capsule.radius + ball.radius);
    const double squared = isect::length_squared(core.delta);
    const double along = squared > 0 ? dot(core.delta, ball.center - core.start) / squared : 0;
    const Vec2 nearest = core.at(std::clamp(along, 0.0, 1.0));
    const double distance = isect::length(ball.center - nearest);
    if (distance == 0) return figures;
    const std::string label = told.root.values_of(Term::centers_apart).empty()
                                  ? told.last.label
                                  : label_of(Term::centers_apart);
    figures.push_back({Figure::Kind::dot, Figure::Ink::asked, {nearest}, "", label});
    figures.push_back(length_figure(Figure::Ink::asked, ball.center, nearest,
                                    held_against(distance, capsule.radius + ball.radius), label));
    return figures;
}

/// Where the path would enter and leave the capsule grown by the mover.
Figures against_path(const PathTest& test) {
    Figures figures = regions(test.line, test.radius);
    const Range inside = times_in_sum(test);
    const bool comes_in = !overlap(inside, Range{0, 1}).is_empty();
    if (!comes_in) {
        const Nearest at = nearest(test);
        figures.push_back(length_figure(Figure::Ink::asked, at.on_path, at.inside,
                                        held_against(at.distance, test.radius),
                                        label_of(Term::is_missed)));
    }
    if (inside.is_empty()) return figures;
    const auto crossing = [&](double time, const std::string& label) {
        figures.push_back({Figure::Kind::crossing,
                           Figure::Ink::result,
                           {test.path.at(time)},
                           "t " + spoken(time),
                           label});
    };
    crossing(inside.min, label_of(Term::time));
    crossing(inside.max, "inside");
    return figures;
}

}  // namespace

Figures working_of_capsule(const Told& told) {
    const QueryKind kind = told.query.kind;
    if (kind == QueryKind::raycast || kind == QueryKind::sweep) {
        const auto test = path_test(told.posed, told.query);
        if (!test || test->core != PathTest::Core::segment) return {};
        return against_path(*test);
    }
    if (told.query.obstacles.size() != 1) return {};
    const auto* mover = std::get_if<Capsule>(&told.moving());
    const auto* obstacle = std::get_if<Capsule>(&told.other());
    const auto a = ball_of(told.moving()), b = ball_of(told.other());
    if (a && obstacle != nullptr) return against_ball(told, *obstacle, *a);
    if (b && mover != nullptr) return against_ball(told, *mover, *b);
    return {};
}

}  // namespace lab
