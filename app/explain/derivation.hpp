#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "explain/path_test.hpp"
#include "explain/quadratic.hpp"
#include "geometry/candidate_axes.hpp"
#include "scene/derivation_kind.hpp"
#include "scene/scene.hpp"

namespace lab {

/// The colours that terms of a formula share with their pictures.
enum class TermInk { text, soft, world, x, y, result };

/// A part of a formula. What has the same label lights up together: in the formula, in the plots,
/// on the canvas and in the source.
struct DerivationTerm {
    std::string text;
    TermInk ink = TermInk::soft;
    std::string label{};
};
struct DerivationLine {
    std::vector<DerivationTerm> terms;
    bool is_extra = false;  ///< left out first if there is no space
};

/// A quantity over the times of a path: terms[0] + terms[1] t + terms[2] t².
struct DerivationPlot {
    std::string name;   ///< "x(t)"
    std::string label;  ///< lights up the whole plot
    TermInk ink{};
    std::array<double, 3> terms{};
    Range band;                         ///< the values inside
    Range inside;                       ///< the times inside, by the library; empty for never
    bool is_down = false;               ///< values grow downwards, as y does on the canvas
    std::array<std::string, 2> ends{};  ///< labels of the times at which it enters and leaves

    double at(double time) const { return terms[0] + time * (terms[1] + time * terms[2]); }
};

/// What an answer is derived from, at one moment of the scene.
struct Derivation {
    DerivationKind kind{};
    std::vector<DerivationPlot> plots{};
    Range inside{};  ///< the times in the bands of all plots
    std::vector<DerivationLine> lines{};
    std::vector<CandidateAxis> axes{};
    std::optional<Quadratic> quadratic{};
    std::optional<PathTest> test{};  ///< its path, and the Minkowski sum
    Rounded mover{}, obstacle{};     ///< the shapes themselves
    /// The share of the sum's outline that is nearest to the mover's center.
    double round{};
    double moment{};  ///< the time of the answer: of the contact, or the path's end

    bool has_times() const { return !plots.empty(); }
};

/// The kinds that fit a query; the first is the usual one.
std::vector<DerivationKind> derivations_of(const Scene& posed, const Query& query);

/// Empty if the kind doesn't fit the query.
std::optional<Derivation> derivation_of(DerivationKind kind, const Scene& posed, const Query& query,
                                        const Answer& answer);
/// Of the wanted kind if that fits the query, otherwise of the usual one; empty if none fits.
std::optional<Derivation> derivation_or_usual(std::optional<DerivationKind> wanted,
                                              const Scene& posed, const Query& query,
                                              const Answer& answer);

/// Everything that can light up, each once.
std::vector<std::string> labels_of(const Derivation& derivation);
/// The points of the world that light a term up.
std::vector<std::pair<std::string, Vec2>> points_of(const Derivation& derivation);

// One function for each kind.
void derive_slabs(Derivation& made);
void derive_parabola(Derivation& made, const Scene& posed, const Query& query,
                     const Answer& answer);
void derive_sum(Derivation& made, const Scene& posed, const Query& query);
void derive_axes(Derivation& made, const Scene& posed, const Query& query);

/// "axis 1": what lights up with the first axis.
std::string axis_label(std::size_t index);

/// "−12.5": at most three decimals, with a real minus sign.
std::string term_text(double value);
/// The same, in parentheses if it is negative.
std::string term_in_sum(double value);

}  // namespace lab
