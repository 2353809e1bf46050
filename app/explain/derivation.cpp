#include "explain/derivation.hpp"

#include <algorithm>
#include <cmath>

#include "geometry/decimal.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

bool is_thin(const Geometry& shape) {
    return std::holds_alternative<Segment>(shape) || std::holds_alternative<Vec2>(shape);
}

/// The time of the contact, or the end of the path.
double moment_of(const Answer& answer) {
    if (const auto* hit = std::get_if<std::optional<Hit>>(&answer)) return *hit ? (*hit)->time : 1;
    if (const auto* sweep = std::get_if<Sweep>(&answer)) return sweep->time;
    if (const auto* slabs = std::get_if<SlabTimes>(&answer)) {
        const Range inside = overlap(slabs->x, slabs->y);
        if (!inside.is_empty() && inside.min > 0 && inside.min < 1) return inside.min;
    }
    return 1;
}

}  // namespace

std::string term_text(double value) {
    if (std::isinf(value)) return value < 0 ? "−∞" : "∞";
    return with_true_minus(decimal(value, 3));
}

std::string term_in_sum(double value) {
    const std::string text = term_text(value);
    return value < 0 && text != "0" ? "(" + text + ")" : text;
}

std::vector<DerivationKind> derivations_of(const Scene& posed, const Query& query) {
    std::vector<DerivationKind> kinds;
    const auto test = path_test(posed, query);
    if (!test || row_of(query).takes_many || row_of(query).walks) return kinds;
    const bool moves = row_of(query).along_path && test->path.delta != Vec2{};
    if (moves && test->core == PathTest::Core::box)
        kinds.push_back(test->is_disc() ? DerivationKind::parabola : DerivationKind::slabs);
    if (!row_of(query).along_path && test->sum.corners.size() > 2 && test->sum.radius == 0 &&
        !candidate_axes(posed, query).empty())
        kinds.push_back(DerivationKind::axes);
    if (!is_thin(find_shape(posed, query.mover)->geometry)) kinds.push_back(DerivationKind::sum);
    return kinds;
}

std::optional<Derivation> derivation_of(DerivationKind kind, const Scene& posed, const Query& query,
                                        const Answer& answer) {
    const std::vector<DerivationKind> fitting = derivations_of(posed, query);
    if (std::find(fitting.begin(), fitting.end(), kind) == fitting.end()) return {};
    Derivation made;
    made.kind = kind;
    made.test = path_test(posed, query);
    made.mover = rounded(find_shape(posed, query.mover)->geometry);
    made.obstacle = rounded(find_shape(posed, query.obstacles.front())->geometry);
    made.moment = moment_of(answer);
    switch (kind) {
        case DerivationKind::slabs:
            derive_slabs(made);
            break;
        case DerivationKind::parabola:
            derive_parabola(made, posed, query, answer);
            break;
        case DerivationKind::sum:
            derive_sum(made, posed, query);
            break;
        case DerivationKind::axes:
            derive_axes(made, posed, query);
            break;
    }
    return made;
}

std::optional<Derivation> derivation_or_usual(std::optional<DerivationKind> wanted,
                                              const Scene& posed, const Query& query,
                                              const Answer& answer) {
    if (wanted)
        if (auto made = derivation_of(*wanted, posed, query, answer)) return made;
    const std::vector<DerivationKind> fitting = derivations_of(posed, query);
    return fitting.empty() ? std::nullopt : derivation_of(fitting.front(), posed, query, answer);
}

std::vector<std::string> labels_of(const Derivation& derivation) {
    std::vector<std::string> labels;
    const auto add = [&](const std::string& label) {
        const bool is_new = std::find(labels.begin(), labels.end(), label) == labels.end();
        if (!label.empty() && is_new) labels.push_back(label);
    };
    for (const DerivationLine& line : derivation.lines)
        for (const DerivationTerm& term : line.terms) add(term.label);
    for (const DerivationPlot& plot : derivation.plots)
        for (const std::string& label : {plot.label, plot.ends[0], plot.ends[1]}) add(label);
    for (std::size_t i = 0; i < derivation.axes.size(); ++i) add(axis_label(i));
    return labels;
}

std::vector<std::pair<std::string, Vec2>> points_of(const Derivation& derivation) {
    std::vector<std::pair<std::string, Vec2>> points;
    for (const DerivationPlot& plot : derivation.plots) {
        if (plot.inside.is_empty()) continue;
        for (const std::size_t end : {std::size_t{0}, std::size_t{1}}) {
            const double time = end == 0 ? plot.inside.min : plot.inside.max;
            if (std::isfinite(time))
                points.emplace_back(plot.ends[end], derivation.test->path.at(time));
        }
    }
    return points;
}

}  // namespace lab
