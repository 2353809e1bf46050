#include "check/moves.hpp"

#include <algorithm>
#include <cmath>

#include "scene/frame_rate.hpp"

namespace lab {
namespace {

/// The steps of ten seconds. Nothing that falls for longer is waited for.
int most_steps(const Walking& walk) {
    return static_cast<int>(600 / sixtieths_of_step(walk.frame_rate));
}

Keys keys_at(const Move& move, int step) {
    const Move::Way way = step < move.turns ? move.first : move.then;
    Keys keys;
    keys.left = way == Move::Way::left;
    keys.right = way == Move::Way::right;
    keys.jump = move.jumps;
    keys.drop = move.drops && step < move.turns;
    return keys;
}

}  // namespace

std::vector<Keys> keys_of(const Move& move, int steps) {
    std::vector<Keys> keys;
    keys.reserve(static_cast<std::size_t>(steps));
    for (int step = 0; step < steps; ++step) keys.push_back(keys_at(move, step));
    return keys;
}

namespace {

/// Above the level, it comes down again.
bool is_outside(const CheckedLevel& level, Vec2 middle) {
    const Vec2 far = 2 * level.size;
    return middle.y > level.extent.max.y + far.y || middle.x < level.extent.min.x - far.x ||
           middle.x > level.extent.max.x + far.x;
}

}  // namespace

std::vector<Move> usual_moves(int walk_steps, int air_steps) {
    using Way = Move::Way;
    std::vector<Move> moves;
    for (const Way way : {Way::left, Way::right}) {
        const Way back = way == Way::left ? Way::right : Way::left;
        moves.push_back({way, Way::none, walk_steps});           // a few steps
        moves.push_back({way, way, walk_steps});                 // over an edge, and further
        moves.push_back({way, way, 0, true});                    // a long jump
        moves.push_back({way, Way::none, air_steps / 2, true});  // a short one
        moves.push_back({Way::none, way, air_steps / 2, true});  // onto a ledge from beside it
        moves.push_back({back, way, air_steps / 3, true});       // round a ledge
        moves.push_back({Way::none, way, 4, false, true});       // a drop, and aside
    }
    moves.push_back({Way::none, Way::none, 0, true});
    moves.push_back({Way::none, Way::none, 4, false, true});
    return moves;
}

std::vector<Move> fine_moves(int air_steps) {
    using Way = Move::Way;
    std::vector<Move> moves;
    for (const bool jumps : {true, false}) {
        for (int turns = 0; turns <= air_steps; turns += 2) {
            for (const Way way : {Way::left, Way::right}) {
                const Way back = way == Way::left ? Way::right : Way::left;
                if (jumps) moves.push_back({Way::none, way, turns, true});
                if (jumps) moves.push_back({back, way, turns, true});
                moves.push_back({way, Way::none, turns, jumps});
            }
        }
    }
    return moves;
}

int air_steps_of(const Walking& walk) {
    const auto sixtieths = static_cast<double>(sixtieths_of_step(walk.frame_rate));
    const double seconds = walk.gravity > 0 ? 2 * walk.jump / walk.gravity : 0;
    return static_cast<int>(std::clamp(seconds * 60 / sixtieths, 0.0, 200.0));
}

Landing land(const CheckedLevel& level, LocalTerrain& terrain, const Walking& walk,
             const Body& from, const Move& move, const StepWatcher& watch) {
    Landing landing{Landing::End::unknown, from, 0};
    Keys before;
    const bool walks_on = !move.jumps && !move.drops;
    for (const int most = most_steps(walk); landing.steps < most; ++landing.steps) {
        const Keys now = keys_at(move, landing.steps);
        const Terrain& near = terrain.around(level.middle_at(landing.body.pos));
        const HeldKeys held{now, before};
        const Body after =
            walk_on(landing.body, level.body, near, walk, level.settings, held, level.scalar);
        if (watch) watch({landing.body, held, after}, near);
        landing.body = after;
        before = now;
        if (is_outside(level, level.middle_at(landing.body.pos))) {
            landing.end = Landing::End::lost;
            return landing;
        }
        // A jump takes off in its first step, and a drop may take a few.
        const int first = walks_on ? move.turns : move.drops ? 4 : 1;
        if (!landing.body.stands || landing.steps < first) continue;
        landing.end = Landing::End::stands;
        landing.body.velocity = {};
        return landing;
    }
    return landing;
}

}  // namespace lab
