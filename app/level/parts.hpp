#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "geometry/extent.hpp"
#include "level/guess.hpp"
#include "level/level.hpp"
#include "level/part_picture.hpp"

namespace lab {

/// A part of a level that the user can call solid or not: a layer, a kind of tile, or the objects
/// of a class.
struct LevelPart {
    enum class Kind { layer, tile, objects };

    Kind kind{};
    std::string key{};    ///< for the choice
    std::string title{};  ///< "Walls", "Tile 12", "Door"
    Guess guess{};        ///< as for its first one, whatever the user says
    std::size_t cells{};
    std::size_t objects{};
    std::vector<Extent> places{};  ///< where it is in the level; cells side by side are one place
    PartPicture picture{};
};

/// The layers, the kinds of tiles, and the classes by their names. Layers and kinds begin with
/// those that are solid. Then, layers are in their order, and kinds by their number. Parts without
/// anything to be met are left out.
std::vector<LevelPart> parts_of(const Level& level);

}  // namespace lab
