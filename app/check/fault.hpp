#pragma once

#include <string>

#include "geometry/extent.hpp"

namespace lab {

/// Kinds of what is wrong with a level.
enum class FaultKind {
    no_ground,     ///< the character falls out of the level from where it starts
    seam,          ///< two floors beside each other are almost level
    steep_slope,   ///< somewhat steeper than what can be walked
    one_way,       ///< one-way ground beside ground that contradicts it
    tight_gap,     ///< almost as large as the character
    no_way_out,    ///< a place that can't be left
    missed_ledge,  ///< a jump that is a pixel higher or longer reaches it
};

/// The kind in a few words: "Seam", "Slope too steep".
const char* title_of(FaultKind kind);

/// Something that is wrong at a place of a level.
struct Fault {
    FaultKind kind{};
    Vec2 at;            ///< where it is, on the ground
    Vec2 stand;         ///< where the character is put to see it
    std::string words;  ///< a sentence
    Extent area;        ///< all of it
    double size{};      ///< of a gap: its width or height
};

}  // namespace lab
