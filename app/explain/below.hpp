// What is below a character, and how steep a surface is for it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "explain/reason.hpp"

namespace lab {

/// The first obstacle that a character would fall onto, from where its step has taken it.
struct Below {
    std::string obstacle;
    Hit hit;
    double height{};  ///< how far it would fall
};
/// Empty if there is none. If the character drops, one-way platforms don't count.
std::optional<Below> below_of(const Told& told);

/// What a character may meet: not the one-way platforms through which it drops.
std::vector<std::string> may_meet(const Scene& posed, const Query& walk);

/// The name of the obstacle that is a wall, if the character is still at it.
std::optional<std::string> wall_of(const Told& told, const Hit& wall);

/// The angle of a surface against the level, in radians.
double slope_of(const Told& told, const Hit& hit);

/// Whether a surface is steeper than a floor.
bool is_too_steep(const Told& told, const Hit& hit);

/// The surface whose slope decides whether it is a floor: the floor that the character stands on,
/// the slope that it runs against, or the one below. Empty if it is level, or a wall or ceiling.
std::optional<Hit> deciding_slope(const Told& told);

}  // namespace lab
