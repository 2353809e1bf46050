// Characters run up stairs at 10 to 240 steps a second, and stand on lifts that rise below a
// ceiling that slants.
#include "lib/level_platforms.hpp"

namespace levels {

/// Stairs that begin at 0, above a long floor.
struct Stairs {
    int count = 0;
    double floor = 0;
    double tread = 0;
    double rise = 0;

    double length() const { return count * tread; }
};

namespace {

template <class T>
std::vector<Aabb<T>> boxes_of(const Stage<T>& stage, const Stairs& stairs) {
    const double far = 40 * stage.unit;
    const double thick = stairs.count * stairs.rise + stage.unit;
    std::vector<Aabb<T>> boxes{box_of(stage, {-far, far, stairs.floor, thick})};
    for (int i = 0; i < stairs.count; ++i) {
        const double left = i * stairs.tread;
        const double right = i + 1 < stairs.count ? left + stairs.tread : left + far;
        const double top = stairs.floor - (i + 1) * stairs.rise;
        boxes.push_back(box_of(stage, {left, right, top, thick}));
    }
    return boxes;
}

/// Whether a walker that runs at stairs gets beyond them.
template <class T>
bool gets_up(Walker<T> walker, const Stage<T>& stage, const Stairs& stairs, double way) {
    const std::vector<Aabb<T>> boxes = boxes_of(stage, stairs);
    const ObstacleList list(boxes);
    const AnyGround<T> ground(list);
    const double goal = stairs.length() + 2 * stage.unit;
    const int most = 60 + int(3 * goal / way);
    for (int i = 0; i < most; ++i) {
        walker.step(ground, stage.side * way);
        const double gone = double(position(walker.mover).x) - double(stage.x(0));
        if (stage.side * gone > goal) return true;
    }
    return false;
}

/// A lift at a height, and a ceiling above it that slants up to one side.
template <class T>
std::vector<Marked<Polygon<T>>> shaft_of(const Stage<T>& stage, double top, double rise,
                                         double ceiling, double lean) {
    const double far = 400 * stage.unit;
    const auto polygon = [](std::vector<Vec2<T>> points) {
        return Polygon<T>::oriented({}, std::span<const Vec2<T>>(points));
    };
    std::vector<Marked<Polygon<T>>> shaft{
        {polygon({stage.at(-far, top), stage.at(far, top), stage.at(far, top + far),
                  stage.at(-far, top + far)})},
        {polygon({stage.at(0, ceiling), stage.at(far, ceiling), stage.at(far, ceiling - far),
                  stage.at(-lean * far, ceiling - far)})}};
    shaft[0].moved = {0, stage.y(top) - stage.y(top + rise)};
    return shaft;
}

/// How deep a mover is in the deepest of the obstacles.
template <class T>
double depth_in(const Shape<T>& mover, const std::vector<Marked<Polygon<T>>>& obstacles) {
    double depth = 0;
    for (const auto& each : obstacles) {
        const auto push =
            std::visit([&](const auto& shape) { return intersect(shape, each.shape); }, mover);
        if (push) depth = std::max(depth, double(length(push->delta)));
    }
    return depth;
}

}  // namespace

template <class T>
void try_stairs(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const Character<T> who = any_character(typed, stage);
    Stairs stairs{typed.whole(1, 6), stage.some(typed, -4, 4), stage.some(typed, 0.3, 6)};
    stairs.rise = std::max(stairs.tread * typed.between<double>(0.05, 0.7), 0.05 * stage.unit);
    Walker<T> walker =
        walker_of(typed, stage, put_at(typed, stage, who, -4 * stage.unit, stairs.floor));
    walker.time_step = T(1) / T(typed.one_of<int>({10, 24, 30, 50, 60, 120, 144, 240}));
    // A foot that is rounder than the treads are deep hangs between two corners.
    const bool hangs = who.round > 0.5 * stairs.tread;
    const double step = stairs.rise * (hangs ? 2 : typed.one_of<double>({1.05, 1.2, 1.5, 2}));
    walker.settings.step = T(step);
    walker.settings.snap = T(step * typed.one_of<double>({0, 0.5, 1}));
    const double way = std::max(stairs.tread * typed.between<double>(0.1, 3), 128 * stage.ulp());
    tally.add(gets_up(walker, stage, stairs, way), [&] {
        return "stairs" +
               numbers({{"count", stairs.count},
                        {"floor", stairs.floor},
                        {"tread", stairs.tread},
                        {"rise", stairs.rise},
                        {"step", step},
                        {"snap", walker.settings.snap},
                        {"way", way},
                        {"gravity", walker.gravity}}) +
               text_of(stage, walker.mover, who);
    });
}
template void try_stairs<float>(Typed&, LevelTally&);
template void try_stairs<double>(Typed&, LevelTally&);

template <class T>
void try_shaft(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const double unit = stage.unit;
    const Character<T> who = any_character(typed, stage);
    const double lean = typed.between<double>(0.1, 3);
    const double rise = stage.way(typed, 0.005, 0.2);
    double top = stage.some(typed, 2, 4);
    const double ceiling = top - who.above - who.below - stage.some(typed, 0.1, 1);
    Walker<T> walker = walker_of(
        typed, stage, put_at(typed, stage, who, -stage.some(typed, 0, 1) - who.across, top));
    double worst = 0;
    for (int i = 0; i < 40; ++i) {
        top -= rise;
        const auto shaft = shaft_of(stage, top, rise, ceiling, lean);
        walker.settings.fastest_platform = T(rise);
        const ObstacleList list(shaft);
        walker.step(AnyGround<T>(list));
        worst = std::max(worst, depth_in(walker.mover, shaft));
    }
    tally.add(worst <= 4 * hair_of(walker.mover), [&] {
        return "shaft" +
               numbers({{"lean", lean},
                        {"rise", rise},
                        {"top", top},
                        {"ceiling", ceiling},
                        {"depth", worst},
                        {"unit", unit}}) +
               text_of(stage, walker.mover, who);
    });
}
template void try_shaft<float>(Typed&, LevelTally&);
template void try_shaft<double>(Typed&, LevelTally&);

}  // namespace levels
