// The times of each axis: its edges minus the start, divided by the delta.
#include <algorithm>
#include <cmath>

#include "explain/derivation.hpp"
#include "explain/sentence.hpp"

namespace lab {

namespace {

/// What an axis is about: "x", its numbers, and the times that the library found.
struct SlabAxis {
    std::string name;
    TermInk ink{};
    double start{}, delta{};
    Range edges;
    Range times;

    double near_edge() const { return delta < 0 ? edges.max : edges.min; }
    double far_edge() const { return delta < 0 ? edges.min : edges.max; }
};

DerivationPlot plot_of(const SlabAxis& axis) {
    DerivationPlot plot;
    plot.name = axis.name + "(t)";
    plot.label = "in_" + axis.name;
    plot.ink = axis.ink;
    plot.terms = {axis.start, axis.delta, 0};
    plot.band = axis.edges;
    plot.inside = axis.times;
    plot.is_down = axis.name == "y";
    plot.ends = {"near_" + axis.name, "far_" + axis.name};
    return plot;
}

/// "near x = (−16 − (−40)) / 76 = 0.316"
DerivationLine time_line(const SlabAxis& axis, bool is_near) {
    const std::string name = std::string(is_near ? "near " : "far ") + axis.name;
    const std::string label = (is_near ? "near_" : "far_") + axis.name;
    const std::string edge = (is_near ? "near edge " : "far edge ") + axis.name;
    const double time = is_near ? axis.times.min : axis.times.max;
    if (axis.delta == 0) {
        const bool is_inside = !axis.times.is_empty();
        return {{{name, axis.ink, label},
                 {" = "},
                 {(is_inside ? is_near : !is_near) ? "−∞" : "∞", axis.ink, label},
                 {", for delta." + axis.name + " is "},
                 {"0", TermInk::result, "delta " + axis.name}},
                !is_near};
    }
    return {{{name, axis.ink, label},
             {" = ("},
             {term_text(is_near ? axis.near_edge() : axis.far_edge()), TermInk::world, edge},
             {" − "},
             {term_in_sum(axis.start), TermInk::text, "start " + axis.name},
             {") / "},
             {term_in_sum(axis.delta), TermInk::result, "delta " + axis.name},
             {" = "},
             {spoken(time), axis.ink, label}},
            !is_near};
}

/// "near = max(0.316, 0.158) = 0.316"
DerivationLine joined_line(const SlabAxis& x, const SlabAxis& y, bool is_near) {
    const auto end = [&](const Range& times) { return is_near ? times.min : times.max; };
    const double joined =
        is_near ? std::max(x.times.min, y.times.min) : std::min(x.times.max, y.times.max);
    const auto text = [](double time) { return std::isinf(time) ? term_text(time) : spoken(time); };
    const std::string label = is_near ? "near" : "far";
    return {{{label, TermInk::result, label},
             {is_near ? " = max(" : " = min("},
             {text(end(x.times)), x.ink, is_near ? "near_x" : "far_x"},
             {", "},
             {text(end(y.times)), y.ink, is_near ? "near_y" : "far_y"},
             {") = "},
             {text(joined), TermInk::result, label}}};
}

}  // namespace

void derive_slabs(Derivation& made) {
    const PathTest& test = *made.test;
    const auto times = slabs_of(test);
    const Vec2 low = test.center - test.reach(), high = test.center + test.reach();
    const SlabAxis x{"x",    TermInk::x, test.path.start.x, test.path.delta.x, {low.x, high.x},
                     times.x};
    const SlabAxis y{"y",    TermInk::y, test.path.start.y, test.path.delta.y, {low.y, high.y},
                     times.y};
    made.plots = {plot_of(x), plot_of(y)};
    made.inside = overlap(times.x, times.y);
    for (const bool is_near : {true, false})
        for (const SlabAxis* axis : {&x, &y}) made.lines.push_back(time_line(*axis, is_near));
    for (const bool is_near : {true, false}) made.lines.push_back(joined_line(x, y, is_near));
}

}  // namespace lab
