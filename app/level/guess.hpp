#pragma once

#include <string>
#include <vector>

#include "level/level.hpp"

namespace lab {

/// How something of a level is met.
enum class Met {
    not_at_all,
    as_told,  ///< a layer: only those of its tiles and objects that say it themselves
    from_above,
    from_all_sides
};

/// A guess, and what it was made from: "its name says ground".
struct Guess {
    Met met = Met::as_told;
    std::string why{};
    bool by_property = false;  ///< the author said it in a property, which counts most
};

/// What is solid in a level: a guess for each layer and each kind of tile, in their order.
struct Guesses {
    std::vector<Guess> layers;
    std::vector<Guess> kinds;
};

/// Guesses from properties, names, classes and outlines, in this order. Where nothing tells, the
/// layer with the most tiles or outlines is ground, and says that it is only a guess.
Guesses guess_solids(const Level& level);

/// How an object of a layer is met, if the layer is met as told.
Guess guess_object(const LevelObject& object, const Guesses& guesses);

/// How a part of a layer is met: a tile or an object.
Met met_within(const Guess& layer, const Guess& part);

/// Whether it is met from any side.
bool is_met(Met met);

/// Whether an object is drawn as something that can be met.
bool can_be_solid(const LevelObject& object);

}  // namespace lab
