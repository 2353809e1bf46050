// What is put on one-way ground by its numbers stays there, idle or walking.
#include "lib/level_platforms.hpp"

namespace levels {
namespace {

/// Whether a motion down, by which the mover may at most sink by rounding, ends on the ground.
template <class T>
bool is_held_by_sweeps(const Shape<T>& mover, T down, const AnyGround<T>& ground, double most) {
    const Sweep<T> swept = sweep_into(mover, {0, down}, ground);
    const Moved<T> moved = move_and_slide(mover, {0, down}, ground);
    return swept.hit && double(swept.pos.y) <= most && double(moved.pos.y) <= most;
}

template <class T>
bool stays_on(Walker<T> walker, const AnyGround<T>& ground, double way) {
    const T start = position(walker.mover).y;
    const double give = 4 * hair_of(walker.mover);
    bool is_right = is_held_by_sweeps(walker.mover, walker.gravity, ground, double(start) + give);
    for (int i = 0; i < 20; ++i) {
        const Walked<T> now = walker.step(ground, way);
        is_right = is_right && now.floor && std::abs(double(now.pos.y - start)) <= give;
    }
    return is_right;
}

}  // namespace

template <class T>
void try_platform(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const double unit = stage.unit;
    const Character<T> who = any_character(typed, stage);
    const Front front{-40 * unit, 40 * unit, stage.some(typed, -4, 4), stage.some(typed, 0.2, 2)};
    const double x = stage.some(typed, -10, 10);
    const Shape<T> mover = put_at(typed, stage, who, x, front.top);
    const double way = typed.whole(0, 1) == 0 ? 0 : stage.way(typed, -1, 1);
    const Walker<T> walker = walker_of(typed, stage, mover);
    const int kind = typed.whole(0, platform_kinds - 1);
    with_platform(kind, stage, front, [&](const AnyGround<T>& ground) {
        tally.add(stays_on(walker, ground, way), [&] {
            return "ground " + std::to_string(kind) +
                   numbers({{"top", front.top}, {"thick", front.thick}, {"way", way}}) +
                   numbers({{"gravity", walker.gravity}}) + text_of(stage, mover, who);
        });
    });
}
template void try_platform<float>(Typed&, LevelTally&);
template void try_platform<double>(Typed&, LevelTally&);

}  // namespace levels
