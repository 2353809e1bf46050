// The squared distance of a path from a center, and the half chord of the circle around it.
#include <cmath>

#include "evaluate/comparison.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/derivation.hpp"
#include "explain/sentence.hpp"
#include "trace/trace.hpp"

namespace lab {

namespace {

/// The last value that a statement with this label traced in a call or in those that it made.
std::optional<double> traced_number(const Call& call, std::string_view label) {
    std::optional<double> found;
    for (const Step& step : call.steps) {
        const Statement* statement = call.function->statement_at(step.line);
        const auto* number = std::get_if<double>(&step.value);
        if (statement != nullptr && statement->label == label && number != nullptr) found = *number;
    }
    for (const Call& nested : call.calls)
        if (const auto number = traced_number(nested, label)) found = number;
    return found;
}

/// The coefficients as the plain formula has traced them. Its b is half of that of the equation.
void take_traced(Quadratic& quadratic, const Scene& posed, const Query& query) {
    const auto call = trace_of(record_by(textbook, posed, query));
    if (!call) return;
    if (const auto a = traced_number(*call, "a")) quadratic.a = *a;
    if (const auto b = traced_number(*call, "b")) quadratic.b = 2 * *b;
    if (const auto c = traced_number(*call, "c")) quadratic.c = *c;
}

DerivationPlot plot_of(const Quadratic& of) {
    const double squared = of.radius * of.radius;
    DerivationPlot plot;
    plot.name = "d²(t)";
    plot.label = "distance";
    plot.ink = TermInk::x;
    plot.terms = {of.c + squared, of.b, of.a};
    plot.band = {0, squared};
    plot.inside = of.roots.value_or(Range{1, -1});
    plot.ends = {"time", "far root"};
    return plot;
}

/// "enters = (40 − 24) / 80 = 0.200"
DerivationLine root_line(const Quadratic& of, double half_chord, bool enters) {
    const std::string label = enters ? "time" : "far root";
    return {{{enters ? "enters" : "leaves", TermInk::result, label},
             {" = ("},
             {term_text(of.ahead), TermInk::x, "ahead"},
             {enters ? " − " : " + "},
             {term_text(half_chord), TermInk::result, "half chord"},
             {") / "},
             {term_text(of.extent), TermInk::text, "path"},
             {" = "},
             {spoken(enters ? of.roots->min : of.roots->max), TermInk::result, label}}};
}

std::vector<DerivationLine> lines_of(const Quadratic& of) {
    const double aside = of.aside(), chord = of.half_chord_squared();
    const auto sign = [](double value) { return value < 0 ? " − " : " + "; };
    std::vector<DerivationLine> lines;
    lines.push_back({{{term_text(of.a), TermInk::x, "a"},
                      {" t²" + std::string(sign(of.b))},
                      {term_text(std::abs(of.b)), TermInk::y, "b"},
                      {" t" + std::string(sign(of.c))},
                      {term_text(std::abs(of.c)), TermInk::text, "c"},
                      {" = 0"}},
                     true});
    lines.push_back({{{"half chord", TermInk::result, "half chord"},
                      {"² = "},
                      {term_text(of.radius), TermInk::world, "radius"},
                      {"² − "},
                      {term_text(aside), TermInk::y, "aside"},
                      {"² = "},
                      {term_text(chord), TermInk::result, "half chord"}}});
    if (!of.roots) {
        lines.push_back({{{chord == 0 ? "It is 0: the line only touches the circle."
                                      : "It is below 0: the line passes outside."}}});
        return lines;
    }
    lines.push_back(root_line(of, std::sqrt(chord), true));
    lines.push_back(root_line(of, std::sqrt(chord), false));
    return lines;
}

}  // namespace

void derive_parabola(Derivation& made, const Scene& posed, const Query& query,
                     const Answer& answer) {
    Quadratic quadratic = *quadratic_of(posed, query);
    take_traced(quadratic, posed, query);
    // The library's time of a hit on the way.
    if (says_hit(answer) && made.moment != 0 && quadratic.roots) quadratic.roots->min = made.moment;
    made.plots = {plot_of(quadratic)};
    made.inside = made.plots.front().inside;
    made.lines = lines_of(quadratic);
    made.quadratic = quadratic;
}

}  // namespace lab
