// The numbers that make a character: where it starts, its size, how it runs, jumps and stands.
#pragma once

#include <optional>

#include "scene/scene.hpp"

namespace lab {

enum class CharacterNumber {
    x,  ///< of the center, where it starts
    y,
    width,
    height,
    speed,        ///< to the left or right, in units per second
    jump,         ///< the speed at which a jump begins
    jump_height,  ///< how far a jump rises, in steps of the frame rate
    gravity,      ///< in units per second squared
    steepest,     ///< the steepest floor, in radians
    snap,
    step,
    frame_rate
};

/// How far a jump rises that begins at this speed, in steps of so many seconds. The first step has
/// the full speed, and gravity slows each step after it. Infinite without gravity.
double jump_height(double speed, double gravity, double seconds);

/// The speed at which a jump begins that rises so far, in the same steps; 0 without gravity.
double jump_speed(double height, double gravity, double seconds);

/// A number of the scene's character. Empty if it has none: a polygon has no width that could be
/// set, a jump without gravity has no height, and without a walk query nothing is a steep floor.
std::optional<double> number_of_character(const Scene& scene, CharacterNumber number);

/// Sets a number of the scene's character. Nothing changes if it has no such number, or if a shape
/// can't have this value. Its feet stay where they are when its height changes. With a number of
/// its place or size, it sets out again from its start.
void set_number_of_character(Scene& scene, CharacterNumber number, double value);

}  // namespace lab
