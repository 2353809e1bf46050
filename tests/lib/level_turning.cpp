// Decks that swing or turn right round carry a character, and bars push one.
#include <vector>

#include "lib/level_platforms.hpp"

namespace levels {

using walks::turned_by;

/// A bar about a pivot, at an angle. Mirrored, it turns the other way.
template <class T>
struct Bar {
    Stage<T> stage;
    Vec2<double> pivot{};
    Vec2<double> center{};
    Vec2<T> half{};

    Marked<Polygon<T>> at(double before, double now) const {
        const T angle = T(stage.side * now);
        const Vec2<double> aside = turned_by(center, now);
        const Vec2<T> place = stage.at(pivot.x + aside.x, pivot.y + aside.y);
        return {.shape = Polygon<T>::box(place, half, angle),
                .turned = {T(angle - T(stage.side * before)), stage.at(pivot.x, pivot.y)}};
    }
    /// Where a point is along the bar, as seen from its pivot.
    double along(Vec2<double> point, double angle) const {
        const Vec2<double> to = point - walks::widened(stage.at(pivot.x, pivot.y));
        return turned_by(Vec2{stage.side * to.x, to.y}, -angle).x;
    }
    std::string text() const {
        return "bar" + numbers({{"pivot x", pivot.x},
                                {"pivot y", pivot.y},
                                {"center x", center.x},
                                {"center y", center.y},
                                {"half x", double(half.x)},
                                {"half y", double(half.y)}});
    }
};

namespace {

template <class T>
Bar<T> any_bar(Typed& typed, const Stage<T>& stage) {
    const auto part = [&](double least, double most) { return stage.some(typed, least, most); };
    return {stage,
            {part(-4, 4), part(-4, 4)},
            {part(-3, 3), part(-1, 1)},
            {T(part(4, 8)), T(part(0.1, 1))}};
}

}  // namespace

template <class T>
void try_deck(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const Character<T> who = any_character(typed, stage);
    const Bar<T> deck = any_bar(typed, stage);
    const double top = deck.pivot.y + deck.center.y - double(deck.half.y);
    const double x = deck.pivot.x + deck.center.x + stage.some(typed, -2, 2);
    const Shape<T> mover = put_at(typed, stage, who, x, top);
    const double hair = hair_of(mover);
    if (hair > stage.unit / 256) return;
    Walker<T> walker = walker_of(typed, stage, mover);
    walker.settings.fastest_platform = T(stage.unit);
    const double most = typed.between<double>(0.1, 0.6);
    const double pace = typed.between<double>(0.01, 0.08);
    const auto angle = [&](int step) { return most * std::sin(pace * step); };
    // Of a level side, the end rests on the deck that is on its upper side.
    const auto carried_point = [&](int step) {
        const auto [left, right] = level_part(mover, who);
        const double aside = stage.side * angle(step) > 0 ? left : right;
        const Vec2<double> at{aside, who.below - who.round};
        return deck.along(walks::widened(position(walker.mover)) + at, angle(step));
    };

    std::vector<Marked<Polygon<T>>> level{deck.at(0, 0)};
    walker.step(ObstacleList(level));
    bool is_held = true;
    double from = 0, most_slip = 0;
    for (int i = 1; i <= int(6.3 / pace); ++i) {
        level[0] = deck.at(angle(i - 1), angle(i));
        const bool is_on_floor = walker.step(ObstacleList(level)).floor.has_value();
        const auto push = intersect(walker.mover, level[0].shape);
        const bool is_inside = push && double(length(push->delta)) > 4 * hair;
        is_held = is_held && is_on_floor && !is_inside;
        // It tips when the deck is level.
        if ((angle(i) > 0) != (angle(i - 1) > 0)) from = carried_point(i);
        most_slip = std::max(most_slip, std::abs(carried_point(i) - from));
    }
    tally.add(is_held && most_slip < 64 * hair, [&] {
        return deck.text() + (is_held ? "" : " isn't held") +
               numbers({{"most", most},
                        {"pace", pace},
                        {"slip", most_slip},
                        {"gravity", walker.gravity}}) +
               text_of(stage, mover, who);
    });
}

template <class T>
void try_bar(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const double unit = stage.unit;
    const Character<T> who = any_character(typed, stage);
    const Bar<T> bar = any_bar(typed, stage);
    const double before = typed.between<double>(-3, 3);
    const double way = typed.one_of<double>({-1, 1}) * typed.between<double>(0.05, 0.5);
    const double share = typed.between<double>(0.1, 0.9);
    const Vec2<double> reach{bar.center.x + stage.some(typed, -3, 3), bar.center.y};
    const Vec2<double> place = bar.pivot + turned_by(reach, before + share * way);
    const Shape<T> mover = placed_at(who.shape, stage.at(place.x, place.y));
    if (hair_of(mover) > unit / 256) return;
    if (overlaps(mover, bar.at(before, before).shape)) return;
    // What a bar only grazes within the step may stay where it is.
    double deepest = 0;
    for (int part = 1; part <= 50; ++part) {
        const auto push = intersect(mover, bar.at(before, before + way * part / 50).shape);
        if (push) deepest = std::max(deepest, double(length(push->delta)));
    }
    if (deepest < unit / 64) return;

    const std::vector<Marked<Polygon<T>>> level{bar.at(before, before + way)};
    Walker<T> walker{mover};
    walker.settings.fastest_platform = T(40 * unit);
    walker.step(ObstacleList(level));
    const bool is_pushed = !(position(walker.mover) == position(mover));
    tally.add(is_pushed && !overlaps(walker.mover, level[0].shape), [&] {
        return bar.text() + (is_pushed ? " inside" : " passed") +
               numbers({{"before", before}, {"way", way}}) + text_of(stage, mover, who);
    });
}
template void try_deck<float>(Typed&, LevelTally&);
template void try_deck<double>(Typed&, LevelTally&);
template void try_bar<float>(Typed&, LevelTally&);
template void try_bar<double>(Typed&, LevelTally&);

}  // namespace levels
