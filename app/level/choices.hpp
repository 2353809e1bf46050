#pragma once

#include <optional>
#include <string>

#include "level/guess.hpp"
#include "scene/scene.hpp"

namespace lab {

/// The keys of the parts that a user can say something of. Layers of the same name and group are
/// one part, since a project of LDtk repeats them in each of its levels. So are tiles of the same
/// number in tile sets of the same name.
std::string key_of(const LevelLayer& layer);
std::string key_of(const LevelKind& kind);
/// Of the class of an object that shows no tile; objects without a class are a part, too.
std::string key_of_class(const std::string& name);

/// What the user says of a part; nothing if a guess decides.
std::optional<Met> chosen(const LevelSource& source, const std::string& key);
/// Replaces it. Nothing goes back to the guess.
void choose(LevelSource& source, const std::string& key, std::optional<Met> met);

/// The guesses, outweighed by what the user says.
Guesses with_choices(Guesses guesses, const Level& level, const LevelSource& source);

}  // namespace lab
