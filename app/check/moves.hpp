// What a player may do next: keys over some steps, until the character stands again.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "check/checked_level.hpp"
#include "check/local_terrain.hpp"
#include "check/other_code.hpp"

namespace lab {

/// A jump, a fall or a few steps: which keys are held, and when they change.
struct Move {
    enum class Way : std::int8_t { left = -1, none = 0, right = 1 };

    Way first{};
    Way then{};          ///< from the step `turns` on
    int turns{};         ///< how many steps the first way is held
    bool jumps = false;  ///< otherwise it walks, and falls where the floor ends
    bool drops = false;  ///< through one-way ground
};

/// The moves that a search tries from each place, for a character that is so many steps in the air.
std::vector<Move> usual_moves(int walk_steps, int air_steps);
/// Jumps and falls that change their way at every few steps.
std::vector<Move> fine_moves(int air_steps);

/// The keys that it holds in so many steps.
std::vector<Keys> keys_of(const Move& move, int steps);

/// How a move ended.
struct Landing {
    enum class End { stands, lost, unknown };

    End end = End::unknown;
    Body body{};
    int steps{};  ///< how long it took
};

/// What looks at each step, with the terrain near it.
using StepWatcher = std::function<void(const StepTaken&, const Terrain&)>;

/// Plays a move from where a character stands. It is lost when it has left the level.
Landing land(const CheckedLevel& level, LocalTerrain& terrain, const Walking& walk,
             const Body& from, const Move& move, const StepWatcher& watch = {});

/// How many steps a jump on level ground takes.
int air_steps_of(const Walking& walk);

}  // namespace lab
