// Belts carry an idle character from one to the next, and onto the floor behind the last.
#include <vector>

#include "lib/level_platforms.hpp"

namespace levels {

struct Belt {
    int kind;
    Front front;
    double way;
};

namespace {

/// Calls use(ground) with belts, in their order, and what is behind them.
template <class T, class Use>
void with_belts(const Stage<T>& stage, const std::vector<Belt>& belts, std::size_t first,
                const AnyGround<T>& behind, const Use& use) {
    if (first == belts.size()) return use(behind);
    const Belt& belt = belts[first];
    with_platform(belt.kind, stage, belt.front, [&](const AnyGround<T>& ground) {
        const auto moving = all_marked(ground, Vec2<T>{T(stage.side * belt.way), 0});
        const auto both = joined(moving, behind);
        with_belts(stage, belts, first + 1, AnyGround<T>(both), use);
    });
}

std::string text_of(const std::vector<Belt>& belts) {
    std::string text;
    for (const Belt& belt : belts) {
        text += "belt " + std::to_string(belt.kind) +
                numbers({{"left", belt.front.left},
                         {"right", belt.front.right},
                         {"top", belt.front.top},
                         {"thick", belt.front.thick},
                         {"way", belt.way}});
        text += ' ';
    }
    return text;
}

template <class T>
std::vector<Belt> any_belts(Typed& typed, const Stage<T>& stage) {
    std::vector<Belt> belts(std::size_t(typed.whole(1, 3)));
    const double top = stage.some(typed, -4, 4);
    double left = stage.some(typed, -4, 0);
    for (Belt& belt : belts) {
        const double right = left + stage.some(typed, 4, 8);
        belt.kind = typed.whole(0, platform_kinds - 1);
        belt.front = {left, right, top, stage.some(typed, 0.5, 3)};
        belt.way = stage.way(typed, 0.1, 0.5);
        left = right;
    }
    return belts;
}

}  // namespace

template <class T>
void try_belt(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const double unit = stage.unit;
    const Character<T> who = any_character(typed, stage);
    const std::vector<Belt> belts = any_belts(typed, stage);
    const Front& last = belts.back().front;
    const std::vector<Aabb<T>> floor{
        box_of(stage, {last.right, last.right + 40 * unit, last.top, 2 * unit})};
    const Shape<T> mover = put_at(typed, stage, who, stage.some(typed, 0, 2), last.top);
    Walker<T> walker = walker_of(typed, stage, mover);
    // Far out in float, what the mover rests on may be farther away than its steps are long.
    if (hair_of(mover) > unit / 256) return;
    double steps = 4;
    T fastest = 0;
    for (const Belt& belt : belts) {
        steps += (belt.front.right - belt.front.left + 2 * who.across) / belt.way;
        fastest = std::max(fastest, T(belt.way + 2 * stage.ulp()));
    }
    walker.settings.fastest_platform = fastest;
    bool is_held = true;
    with_belts(stage, belts, 0, AnyGround<T>(ObstacleList(floor)), [&](const AnyGround<T>& ground) {
        for (int i = 0; i < int(steps); ++i) {
            const bool is_on_floor = walker.step(ground).floor.has_value();
            const double off = std::abs(feet_of(walker.mover, who) - double(stage.y(last.top)));
            is_held = is_held && is_on_floor && off <= 4 * hair_of(walker.mover);
        }
    });
    // It leaves the belt with the last point on which it rests.
    const double past =
        stage.side * (double(position(walker.mover).x) - double(stage.x(last.right)));
    const auto [left, right] = level_part(mover, who);
    const double level = stage.side > 0 ? -left : right;
    tally.add(is_held && past >= level - 4 * hair_of(walker.mover), [&] {
        return text_of(belts) + (is_held ? "ends" : "isn't held") +
               numbers({{"past", past}, {"gravity", walker.gravity}}) + text_of(stage, mover, who);
    });
}
template void try_belt<float>(Typed&, LevelTally&);
template void try_belt<double>(Typed&, LevelTally&);

}  // namespace levels
