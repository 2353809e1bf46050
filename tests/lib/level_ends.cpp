// Runs on a floor into the end of a one-way platform, which is at any height above the floor.
#include "lib/level_platforms.hpp"

namespace levels {
namespace {

/// Whether a walker gets as far as it runs. One that rolls over a low platform loses a part.
template <class T>
bool passes(Walker<T> walker, const AnyGround<T>& ground, double way, int steps) {
    const double start = double(position(walker.mover).x);
    for (int i = 0; i < steps; ++i) walker.step(ground, way);
    const double gone = double(position(walker.mover).x) - start;
    return gone / (steps * way) > 0.75;
}

template <class T>
void try_end_of(int kind, Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const double unit = stage.unit;
    const Character<T> who = any_character(typed, stage);
    const double floor = stage.some(typed, -4, 4);
    const double height = stage.some(typed, 0, 4);
    const double left = 3 * unit;
    const Front front{left, left + stage.some(typed, 1, 6), floor - height,
                      stage.some(typed, 0.1, 2)};
    const std::vector<Aabb<T>> boxes{box_of(stage, {-20 * unit, 40 * unit, floor, 2 * unit})};
    const Shape<T> mover = put_at(typed, stage, who, 0, floor);
    const Walker<T> walker = walker_of(typed, stage, mover);
    const double way = stage.way(typed, 0.1, 1);
    const int steps = int(12 * unit / way);
    // Far out in float, what the mover rests on may be farther away than its steps are long.
    if (hair_of(mover) > unit / 256) return;
    with_platform(kind, stage, front, [&](const AnyGround<T>& platform) {
        const auto both = joined(ObstacleList(boxes), platform);
        const AnyGround<T> ground(both);
        tally.add(passes(walker, ground, stage.side * way, steps), [&] {
            return "ground " + std::to_string(kind) +
                   numbers({{"floor", floor},
                            {"height", height},
                            {"right", front.right},
                            {"thick", front.thick},
                            {"way", way},
                            {"gravity", walker.gravity}}) +
                   text_of(stage, mover, who);
        });
    });
}

}  // namespace

template <class T>
void try_end(Typed& typed, LevelTally& tally) {
    try_end_of<T>(typed.one_of<int>({0, 1, 2, 4, 5}), typed, tally);
}
template <class T>
void try_chain_end(Typed& typed, LevelTally& tally) {
    try_end_of<T>(chain_kind, typed, tally);
}
template void try_end<float>(Typed&, LevelTally&);
template void try_end<double>(Typed&, LevelTally&);
template void try_chain_end<float>(Typed&, LevelTally&);
template void try_chain_end<double>(Typed&, LevelTally&);

}  // namespace levels
