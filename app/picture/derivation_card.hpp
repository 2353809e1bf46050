#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "explain/derivation.hpp"
#include "geometry/outline_walk.hpp"
#include "render/canvas.hpp"
#include "render/theme.hpp"

namespace lab {

/// A place on a card that lights something up when the pointer is on it.
struct DerivationSpot {
    Rect area;
    std::string label;
};

/// An axis along which the pointer moves the moment, or the place on the outline.
struct DerivationScrub {
    Rect area;  ///< where a drag may begin
    float left{}, right{};
    Range shown;  ///< the values at its ends

    double value_at(float x) const {
        const auto share = static_cast<double>((x - left) / (right - left));
        return shown.min + share * (shown.max - shown.min);
    }
    float at(double value) const {
        const double share = (value - shown.min) / (shown.max - shown.min);
        return left + static_cast<float>(share) * (right - left);
    }
};

/// Everything that determines how the card of a derivation looks.
struct DerivationCard {
    const Derivation& of;
    Rect area;
    Theme theme = Theme::dark;
    double moment{};              ///< the time that its plots look at
    double round{};               ///< the share of the sum's outline that it looks at
    std::vector<Range> traced{};  ///< the shares of the outline that are traced
    std::function<bool(const std::string&)> lights = [](const std::string&) { return false; };

    // --- what drawing finds out
    std::vector<DerivationSpot> spots{};
    std::optional<DerivationScrub> scrub{};
};

/// Draws the card and notes where the pointer does something.
void draw_derivation_card(Canvas& canvas, DerivationCard& card);

/// A text whose leading blanks take their space: files leave them out.
void draw_aligned(Canvas& canvas, Pt base, std::string_view text, const TextStyle& style);

// The parts of a card. Each returns the y coordinate below itself, or draws into its area.
Rgba color_of(TermInk ink, const Palette& colors);
/// As many lines as fit above `bottom`, from the bottom up; returns the top of the first one.
float draw_derivation_lines(Canvas& canvas, DerivationCard& card, float room);
void draw_derivation_plots(Canvas& canvas, DerivationCard& card, Rect area);
void draw_derivation_axes(Canvas& canvas, DerivationCard& card, Rect area);
void draw_derivation_sum(Canvas& canvas, DerivationCard& card, Rect area);

}  // namespace lab
