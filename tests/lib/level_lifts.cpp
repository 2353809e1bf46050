// A one-way lift rises to a character's feet, to the floor that it stands on, or to a character in
// the air, and carries it on.
#include "lib/level_platforms.hpp"

namespace levels {

/// A one-way platform of any kind, which rises.
template <class T>
class Lift {
public:
    Lift(Typed& typed, const Stage<T>& stage, const Front& front)
        : stage_(stage), front_(front), kind_(typed.whole(0, platform_kinds - 1)) {}

    const Front& front() const { return front_; }
    /// Rises, and calls use(ground) with the lift at its new place.
    template <class Use>
    void rise(double by, const Use& use) {
        const T before = stage_.y(front_.top);
        front_.top -= by;
        moved_ = {0, stage_.y(front_.top) - before};
        with_platform(kind_, stage_, front_, [&](const AnyGround<T>& ground) {
            const auto moving = all_marked(ground, moved_);
            use(AnyGround<T>(moving));
        });
    }
    std::string text() const {
        return "lift " + std::to_string(kind_) +
               numbers({{"left", front_.left},
                        {"right", front_.right},
                        {"top", front_.top},
                        {"thick", front_.thick},
                        {"moved", moved_.y}});
    }

private:
    Stage<T> stage_;
    Front front_;
    int kind_;
    Vec2<T> moved_{};
};

namespace {

/// The lift comes to where the feet are, or would have been within the step; it takes them along.
template <class T>
void try_feet_or_air(Typed& typed, const Stage<T>& stage, LevelTally& tally) {
    const double unit = stage.unit;
    const Character<T> who = any_character(typed, stage);
    const double thick = stage.some(typed, 0.5, 3);
    Lift<T> lift(typed, stage, {-40 * unit, 40 * unit, stage.some(typed, -4, 4), thick});
    const double rise = stage.some(typed, 0.01, 0.4);
    const double before = lift.front().top;
    const double gap = typed.whole(0, 2) == 0 ? rise : stage.some(typed, 0, rise / unit);
    const double x = stage.some(typed, -10, 10);
    const Shape<T> mover = put_at(typed, stage, who, x, before - gap);
    Walker<T> walker = walker_of(typed, stage, mover);
    if (typed.whole(0, 1) == 0) walker.velocity.y = T(stage.some(typed, 0, 300));

    bool is_held = true;
    const int steps = typed.whole(1, 4);
    std::string text;
    for (int i = 0; i < steps; ++i) {
        lift.rise(rise, [&](const AnyGround<T>& ground) {
            walker.settings.fastest_platform = T(rise + 2 * stage.ulp());
            const Walked<T> now = walker.step(ground);
            const double top = double(stage.y(lift.front().top));
            const double off = std::abs(feet_of(walker.mover, who) - top);
            is_held = is_held && now.floor && off <= 4 * hair_of(mover);
            if (text.empty() && !is_held) text = "step " + std::to_string(i) + ' ' + lift.text();
        });
    }
    tally.add(is_held, [&] {
        return text + numbers({{"gap", gap}, {"gravity", walker.gravity}}) +
               text_of(stage, mover, who);
    });
}

/// A character stands on the end of a floor, runs onto the lift that has come up to it, and on.
template <class T>
void try_floor(Typed& typed, const Stage<T>& stage, LevelTally& tally) {
    const double unit = stage.unit;
    const Character<T> who = any_character(typed, stage);
    const double top = stage.some(typed, -4, 4);
    const std::vector<Aabb<T>> floor{box_of(stage, {-50 * unit, 0, top, 5 * unit})};
    const double rise = stage.some(typed, 0.01, 0.4);
    const double left = typed.whole(0, 1) == 0 ? 0 : stage.some(typed, -2, 0);
    const double thick = stage.some(typed, 0.5, 3);
    Lift<T> lift(typed, stage, {left, left + 60 * unit, top + rise, thick});
    const Shape<T> mover = put_at(typed, stage, who, stage.some(typed, -2, 2), top);
    Walker<T> walker = walker_of(typed, stage, mover);
    const double way = stage.way(typed, 0.1, 0.5);

    bool is_held = true;
    const auto step = [&](const AnyGround<T>& ground, double run) {
        const Walked<T> now = walker.step(joined(ground, ObstacleList(floor)), run);
        const double sunk = feet_of(walker.mover, who) - double(stage.y(top));
        is_held = is_held && sunk <= 4 * hair_of(mover);
        return now.floor.has_value();
    };
    walker.settings.fastest_platform = T(rise + 2 * stage.ulp());
    lift.rise(rise, [&](const AnyGround<T>& ground) { step(ground, 0); });
    const std::string text = lift.text();
    // Where lift and floor differ by some ulp, it may leave the ground for a step.
    lift.rise(0, [&](const AnyGround<T>& ground) {
        for (int i = 0; i < 20; ++i) step(ground, stage.side * way);
        for (int i = 0; i < 20 && !step(ground, 0); ++i) continue;
        is_held = step(ground, 0) && is_held;
    });
    tally.add(is_held, [&] {
        return text + " to a floor" + numbers({{"way", way}, {"gravity", walker.gravity}}) +
               text_of(stage, mover, who);
    });
}

}  // namespace

template <class T>
void try_lift(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    if (typed.whole(0, 2) == 0) return try_floor(typed, stage, tally);
    try_feet_or_air(typed, stage, tally);
}
template void try_lift<float>(Typed&, LevelTally&);
template void try_lift<double>(Typed&, LevelTally&);

}  // namespace levels
