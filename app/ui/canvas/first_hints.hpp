#pragma once

#include <string_view>
#include <vector>

#include "evaluate/evaluate.hpp"
#include "geometry/camera.hpp"

namespace lab {

class Lab;

/// At the first start: rings around what can be dragged, and a few words. They go away as soon as
/// somebody does so, pans or zooms, or presses Esc, and never come back.
void first_hints(Lab& lab);

/// How many shapes and handles a card would lie over.
int hidden_by(const Rect& card, const Evaluation& now, const Camera& camera);

/// Where in the canvas a card of this size hides as little as can be: no shape and no handle, if
/// there is such a place. It stays where it stood before for as long as nothing is hidden there;
/// `stood` is 0 at first.
Rect hint_place(const Evaluation& now, const Camera& camera, Pt size, int& stood);

struct HintCard {
    std::vector<std::string_view> lines;
    Rect area;
};

/// What the hints say, and where: less and less, until it hides nothing. `form` is 0 at first, and
/// only grows: the card would flicker.
HintCard hint_card(const Evaluation& now, const Camera& camera, int& form, int& stood);

}  // namespace lab
