#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "evaluate/evaluate.hpp"
#include "geometry/camera.hpp"

namespace lab {

class Frame;

/// Draws the hints of the first start: rings around the handles, and a short text. They disappear
/// for good with the first drag or zoom, or with Esc.
void first_hints(Frame& frame, Rect whole_canvas);

/// How many shapes and handles a card would cover, and whether it would cover another card.
int hidden_by(const Rect& card, const Evaluation& now, const Camera& camera,
              const std::optional<Rect>& other = {});

/// The position in the canvas where a card of this size covers as little as possible, ideally no
/// shape and no handle. The card keeps its previous position as long as it covers nothing there.
/// `stood` stores that position and starts at 0.
Rect hint_place(const Evaluation& now, const Camera& camera, Pt size, int& stood,
                const std::optional<Rect>& other = {});

struct HintCard {
    std::vector<std::string_view> lines;
    Rect area;
};

/// The hints and their position, shortened step by step until they cover nothing. `form` starts at
/// 0 and only grows, since the card would flicker otherwise.
HintCard hint_card(const Evaluation& now, const Camera& camera, bool by_finger, int& form,
                   int& stood, const std::optional<Rect>& other = {});

}  // namespace lab
