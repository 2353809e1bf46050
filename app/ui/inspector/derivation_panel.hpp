#pragma once

#include "geometry/camera.hpp"

namespace lab {

class Frame;

/// Whether a card beside the canvas shows what the answer is derived from.
bool shows_derivation_card(const Frame& frame);
/// The content of the inspector's card: the numbers, or the derivation that is shown in their
/// place.
void inspector_content(Frame& frame, Rect area);
/// The derivation in a card of its own, while presenting. An empty area shows none.
void derivation_card(Frame& frame, Rect area);
/// The height of that card; 0 if there is none.
float derivation_card_height(const Frame& frame);

/// The time of the path, or the share of the outline, that a derivation looks at.
double moment_of(const Frame& frame);
double round_of(const Frame& frame);

}  // namespace lab
