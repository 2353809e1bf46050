// Characters run against walls of any height at 10 to 240 steps a second: they climb those that are
// at most as high as their step.
#include "lib/level_platforms.hpp"

namespace levels {

/// A floor that ends at a wall of a height, whose top leads on.
struct Wall {
    double floor = 0;
    double height = 0;
};

namespace {

template <class T, class Use>
void with_wall(int kind, const Stage<T>& stage, const Wall& wall, const Use& use) {
    const double far = 20 * stage.unit;
    const double top = wall.floor - wall.height;
    if (kind == 0) {
        const std::vector<Aabb<T>> boxes{box_of(stage, {-far, far, wall.floor, 2 * stage.unit}),
                                         box_of(stage, {0, far, top, wall.height + stage.unit})};
        return use(AnyGround<T>(ObstacleList(boxes)));
    }
    std::vector<Vec2<T>> points{stage.at(-far, wall.floor), stage.at(0, wall.floor),
                                stage.at(0, top), stage.at(far, top)};
    if (stage.side < 0) std::reverse(points.begin(), points.end());
    use(AnyGround<T>(Chain<T>(points, Ends::open, kind == 1 ? Sides::both : Sides::front)));
}

/// Whether a wall may be climbed or not: its height is the step's within rounding, or its corner
/// meets a round foot so far below that it is a floor, which needs no step.
template <class T>
bool is_undecided(const Wall& wall, double step, const Character<T>& who, double give) {
    const double steepest = double(WalkSettings<T>{}.steepest);
    const double rolled_over = who.round * (1 - std::cos(steepest));
    if (std::abs(wall.height - step) <= give) return true;
    return wall.height > step && wall.height <= rolled_over + give;
}

/// Whether a walker that runs at the wall gets onto it.
template <class T>
bool climbs(Walker<T> walker, const Stage<T>& stage, const AnyGround<T>& ground, double way) {
    const int most = 30 + int(9 * stage.unit / way);
    for (int i = 0; i < most; ++i) {
        walker.step(ground, stage.side * way);
        const double gone = double(position(walker.mover).x) - double(stage.x(0));
        if (stage.side * gone > 2 * stage.unit) return true;
    }
    return false;
}

}  // namespace

template <class T>
void try_wall(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const double unit = stage.unit;
    const Character<T> who = any_character(typed, stage);
    const double step = stage.some(typed, 0.1, 1.5);
    Wall wall{stage.some(typed, -4, 4), stage.some(typed, 0.05, 3)};
    if (typed.whole(0, 1) == 0)
        wall.height = step * typed.one_of<double>({0.5, 0.9, 0.99, 1.01, 1.1, 1.9});
    const Shape<T> mover = put_at(typed, stage, who, -3 * unit, wall.floor);
    if (is_undecided(wall, step, who, 4 * hair_of(mover))) return;

    Walker<T> walker = walker_of(typed, stage, mover);
    const int rate = typed.one_of<int>({10, 24, 30, 50, 60, 120, 144, 240});
    walker.time_step = T(1) / T(rate);
    walker.settings.step = T(step);
    walker.settings.snap = T(step * typed.one_of<double>({0, 0.5, 1}));
    const double way = std::max(stage.some(typed, 3, 15) / rate, 128 * stage.ulp());
    const int kind = typed.whole(0, 2);
    with_wall(kind, stage, wall, [&](const AnyGround<T>& ground) {
        tally.add(climbs(walker, stage, ground, way) == (wall.height <= step), [&] {
            return "ground " + std::to_string(kind) +
                   numbers({{"floor", wall.floor},
                            {"height", wall.height},
                            {"step", step},
                            {"snap", walker.settings.snap},
                            {"rate", rate},
                            {"way", way},
                            {"gravity", walker.gravity}}) +
                   text_of(stage, mover, who);
        });
    });
}
template void try_wall<float>(Typed&, LevelTally&);
template void try_wall<double>(Typed&, LevelTally&);

}  // namespace levels
