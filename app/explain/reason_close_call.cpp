// The text about a yes or no that had to be decided exactly.
#include <cmath>

#include "explain/reason.hpp"

namespace lab {

namespace {

/// The step with the smallest margin among the tests that returned true, including those of nested
/// calls.
const Step* closest_yes(const Call& call) {
    const Step* closest = nullptr;
    const auto consider = [&](const Step* step) {
        if (step == nullptr) return;
        if (closest == nullptr || *step->margin < *closest->margin) closest = step;
    };
    for (const Step& step : call.steps) {
        const bool* yes = std::get_if<bool>(&step.value);
        if (yes != nullptr && *yes && step.margin) consider(&step);
    }
    for (const Call& nested : call.calls) consider(closest_yes(nested));
    return closest;
}

/// A no depends only on the last test; a yes requires all tests to pass.
std::optional<double> margin_of(const Told& told) {
    if (!says_hit(told.answer)) return told.last.margin;
    const Step* step = closest_yes(told.root);
    return step != nullptr ? step->margin : std::nullopt;
}

/// The distance between the shapes, or at which they pass each other.
double missing_of(const Told& told, const Reason& reason) {
    if (reason.gap) return isect::length(reason.gap->to - reason.gap->from);
    if (row_of(told.query).along_path) return 0;
    const auto closest = nearest_points(told.posed, told.query);
    return isect::length(closest.b - closest.a);
}

/// Whether the close call was with the line of an edge. On one axis, or along its path, a shape may
/// be level with an edge and yet far from it.
bool is_of_edge(const Told& told, const Reason& reason, double margin) {
    if (told.last.is(Term::extents_on_x) || told.last.is(Term::extents_on_y) ||
        told.last.is(Term::path_meets_box))
        return true;
    constexpr double rounding = 1e-9;
    return !says_hit(told.answer) && missing_of(told, reason) > margin + rounding;
}

}  // namespace

std::string close_call(const Told& told, const Reason& reason) {
    const bool asks_one = told.query.obstacles.size() == 1 &&
                          told.query.kind != QueryKind::distance &&
                          told.query.kind != QueryKind::closest_points;
    if (!asks_one) return {};
    const std::optional<double> margin = margin_of(told);
    if (!margin) return {};
    const bool of_edge = is_of_edge(told, reason, std::abs(*margin));
    if (*margin == 0)
        return std::string(" Decided exactly: ") +
               (of_edge ? "level with its edge." : "just touching.");
    return " Decided exactly: " + spoken(std::abs(*margin)) + " from " +
           (of_edge ? "its edge." : "touching.");
}

}  // namespace lab
