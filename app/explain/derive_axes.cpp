// Every axis that may separate two shapes: one gap is enough to say that they are apart.
#include <algorithm>
#include <cmath>

#include "explain/derivation.hpp"
#include "explain/sentence.hpp"

namespace lab {

namespace {

/// "gap on 3 = −4.2 − (−9.1) = 4.9"
DerivationLine gap_line(const CandidateAxis& axis, const std::string& label) {
    const Range between = axis.between();
    // Of the two ends, one is the mover's and the other the obstacle's.
    const bool ends_with_mover = between.max == axis.mover.max || between.max == axis.mover.min;
    return {{{(axis.gap() < 0 ? "overlap on " : "gap on ") + label.substr(label.find(' ') + 1),
              TermInk::result, label},
             {" = "},
             {term_text(between.max), ends_with_mover ? TermInk::x : TermInk::world, label},
             {" − "},
             {term_in_sum(between.min), ends_with_mover ? TermInk::world : TermInk::x, label},
             {" = "},
             {term_text(std::abs(axis.gap())), TermInk::result, label}}};
}

}  // namespace

std::string axis_label(std::size_t index) {
    return "axis " + std::to_string(index + 1);
}

void derive_axes(Derivation& made, const Scene& posed, const Query& query) {
    made.axes = candidate_axes(posed, query);
    const auto decides = std::find_if(made.axes.begin(), made.axes.end(),
                                      [](const CandidateAxis& axis) { return axis.decides; });
    if (decides == made.axes.end()) return;
    const std::string label = axis_label(static_cast<std::size_t>(decides - made.axes.begin()));
    made.lines.push_back(gap_line(*decides, label));
    const bool apart = decides->gap() >= 0;
    made.lines.push_back(
        {{{apart ? "One gap is enough: they are apart." : "No axis has a gap: they overlap."}}});
}

}  // namespace lab
