// A character that rests on a floor changes its form, with or without room for it.
#include "lib/level_platforms.hpp"

namespace levels {
namespace {

/// A floor, a ceiling at a height over it, and walls at a distance on both sides.
template <class T>
std::vector<Aabb<T>> room_of(const Stage<T>& stage, double floor, double height, double across) {
    const double unit = stage.unit;
    const double far = 20 * unit;
    const double high = floor - height;
    return {box_of(stage, {-far, far, floor, 2 * unit}),
            box_of(stage, {-far, far, high - 2 * unit, 2 * unit}),
            box_of(stage, {-far, -across, high, height}),
            box_of(stage, {across, far, high, height})};
}

/// Whether a new form has the old one's feet and place, is outside of everything, and rests there.
template <class T>
bool is_in_place(Walker<T> walker, const Shape<T>& before, double feet, const Character<T>& form,
                 const AnyGround<T>& ground) {
    const Shape<T> now = walker.mover;
    const double give = 2 * hair_of(now);
    bool is_right = !overlaps(now, ground) && std::abs(feet_of(now, form) - feet) <= give &&
                    position(now).x == position(before).x;
    for (int i = 0; i < 3; ++i) is_right = is_right && walker.step(ground).floor;
    return is_right && std::abs(feet_of(walker.mover, form) - feet) <= give;
}

}  // namespace

template <class T>
void try_form(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const Character<T> who = any_character(typed, stage);
    const Character<T> form = any_character(typed, stage);
    const double floor = stage.some(typed, -4, 4);
    const double tall = form.above + form.below;
    const double height = who.above + who.below + stage.some(typed, 0.1, 3);
    const double across = who.across + stage.some(typed, 0.1, 3);
    const auto room = room_of(stage, floor, height, across);
    const ObstacleList boxes(room);
    const AnyGround<T> ground(boxes);
    const Shape<T> mover = put_at(typed, stage, who, 0, floor);

    Walker<T> walker = walker_of(typed, stage, mover);
    for (int i = 0; i < 5; ++i) walker.step(ground);
    const Shape<T> resting = walker.mover;
    // Whether there is room for what fits as well as rounding tells, no numbers say.
    const double give =
        4 * std::max(hair_of(resting), hair_of(placed_at(form.shape, position(resting))));
    const double spare = std::min(height - tall, across - form.across);
    if (std::abs(spare) <= give) return;
    const auto changed = change_form(resting, form.shape, ground);
    bool is_right = changed.has_value() == (spare > 0);
    if (changed) {
        walker.mover = *changed;
        const double feet = feet_of(resting, who);
        is_right = is_right && is_in_place(walker, resting, feet, form, ground);
    }
    tally.add(is_right, [&] {
        return "to kind " + std::to_string(form.shape.index()) +
               numbers({{"form across", form.across},
                        {"form above", form.above},
                        {"form below", form.below},
                        {"floor", floor},
                        {"height", height},
                        {"across", across},
                        {"gravity", walker.gravity}}) +
               text_of(stage, resting, who);
    });
}
template void try_form<float>(Typed&, LevelTally&);
template void try_form<double>(Typed&, LevelTally&);

}  // namespace levels
