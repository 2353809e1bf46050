#pragma once

#include <optional>
#include <string>
#include <vector>

#include "geometry/extent.hpp"
#include "scene/keys.hpp"

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

    // No faults of the level: what code does that moves in a simpler way.
    sticks_alone,   ///< it tests each obstacle alone, and stops on a floor that goes on
    sticks_pushed,  ///< it moves first, and is pushed back by one tile after another
    falls_through,  ///< it tests only where a step ends, and passes a floor
};

/// Whether it is no fault of the level, but of other code.
bool is_of_other_code(FaultKind kind);
/// "Code that tests only where a step ends falls through the floor here", with words for the place.
std::string what_other_code_does(FaultKind kind, const std::string& where);

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
    /// What shows it: from where the character begins, and the keys that are held in each step.
    struct Replay {
        Since from;
        std::vector<Keys> keys;
    };
    std::optional<Replay> replay{};
};

}  // namespace lab
