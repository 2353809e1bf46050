#pragma once

#include <map>
#include <string>
#include <vector>

#include "level/level.hpp"

namespace lab {

/// How something of a level is met.
enum class Met {
    not_at_all,
    by_parts,  ///< a layer: only its tiles and objects that are marked as solid themselves
    from_above,
    from_all_sides
};

/// A guess, and what it was made from: "its name says ground".
struct Guess {
    Met met = Met::by_parts;
    std::string why{};
    bool is_certain = false;  ///< no guess about a part or the whole outweighs it
    bool is_chosen = false;   ///< the user says so
};

/// What is solid in a level: a guess for each layer and each kind of tile, in their order, and what
/// the user says of classes of objects.
struct Guesses {
    std::vector<Guess> layers{};
    std::vector<Guess> kinds{};
    std::map<std::string, Guess> classes{};
};

/// Guesses from properties, names, classes and outlines, in this order. If nothing marks the
/// ground, the layer with the most tiles or outlines is taken, and its reason says so.
Guesses guess_solids(const Level& level);

/// How an object is met in a layer that is met by its parts.
Guess guess_object(const LevelObject& object, const Guesses& guesses);

/// How a part of a layer is met: a tile or an object.
Met met_within(const Guess& layer, const Guess& part);

/// Whether it is met from any side.
bool is_met(Met met);

/// Whether an object is drawn as something that can be met.
bool can_be_solid(const LevelObject& object);

}  // namespace lab
