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
    std::string why;
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
Guess guess_object(const LevelObject& object);

}  // namespace lab
