// Runs over the seam of two one-sided chains, or one-way platforms, whose ends differ by some ulp.
#include "lib/level_platforms.hpp"

namespace levels {

/// Two surfaces that meet at a seam, except for some ulp, and may slope there.
struct Seam {
    double top = 0;
    double left_rise = 0;
    double right_rise = 0;
    int ulps_across = 0;
    int ulps_down = 0;
};

namespace {

template <class T>
Polygon<T> block(const Stage<T>& stage, Vec2<T> left, Vec2<T> right) {
    if (stage.side < 0) std::swap(left, right);
    const T bottom = std::max(left.y, right.y) + T(4 * stage.unit);
    return Polygon<T>({}, {left, right, {right.x, bottom}, {left.x, bottom}});
}
template <class T>
Chain<T> edge(const Stage<T>& stage, Vec2<T> left, Vec2<T> right) {
    if (stage.side < 0) std::swap(left, right);
    return Chain<T>({left, right}, Ends::open, Sides::front);
}

/// Calls use(ground) with two pieces, each of them an edge of a chain or a one-way polygon.
template <class T, class Use>
void with_seam(int kind, const Stage<T>& stage, const Seam& seam, const Use& use) {
    const double far = 8 * stage.unit;
    const Vec2<T> before = stage.at(-far, seam.top + seam.left_rise);
    const Vec2<T> behind = stage.at(far, seam.top + seam.right_rise);
    const Vec2<T> one = stage.at(0, seam.top);
    const T ulp = T(stage.ulp());
    const Vec2<T> other = one + Vec2<T>{T(seam.ulps_across) * ulp, T(seam.ulps_down) * ulp};
    const std::vector<Marked<Polygon<T>>> left{{block(stage, before, one), {0, -1}}};
    const std::vector<Marked<Polygon<T>>> right{{block(stage, other, behind), {0, -1}}};
    const Chain<T> left_edge = edge(stage, before, one);
    const Chain<T> right_edge = edge(stage, other, behind);
    const ObstacleList left_list(left);
    const ObstacleList right_list(right);
    const auto with = [&](const auto& ground) { use(AnyGround<T>(ground)); };
    switch (kind) {
        case 0:
            return with(joined(left_edge, right_edge));
        case 1:
            return with(joined(right_edge, left_edge));
        case 2:
            return with(joined(left_list, right_list));
        case 3:
            return with(joined(right_list, left_list));
        default:
            return with(joined(left_list, right_edge));
    }
}

/// Whether a walker that runs over the seam stays on the ground. Where the ends differ by more than
/// 2 ulp, it may fall. It may stop: one-way pieces of different kinds are no smooth ground.
template <class T>
bool crosses(Walker<T>& walker, const Stage<T>& stage, const Seam& seam, const AnyGround<T>& ground,
             double way) {
    const double middle = double(stage.x(0));
    const double ahead = way < 0 ? -1 : 1;
    const int most = 20 + int(12 * stage.unit / std::abs(way));
    double gone = 0;
    for (int i = 0; i < most && gone < 2 * stage.unit; ++i) {
        walker.step(ground, way);
        gone = ahead * (double(position(walker.mover).x) - middle);
    }
    bool stands = false;
    for (int i = 0; i < 30 && !stands; ++i) stands = walker.step(ground).floor.has_value();
    const bool may_fall = std::abs(seam.ulps_across) > 2 || std::abs(seam.ulps_down) > 2;
    return stands || may_fall;
}

}  // namespace

template <class T>
void try_seam(Typed& typed, LevelTally& tally) {
    const Stage<T> stage = any_stage<T>(typed);
    const double unit = stage.unit;
    const Character<T> who = any_character(typed, stage);
    const auto rise = [&] {
        return unit * typed.one_of<double>({0, 0, 0, 1, -1, 2, -2, 3.9, -3.9});
    };
    const Seam seam{stage.some(typed, -4, 4), rise(), rise(), typed.whole(-4, 4),
                    typed.whole(-4, 4)};
    const int from = typed.whole(0, 1) == 0 ? -1 : 1;
    const double height = (from < 0 ? seam.left_rise : seam.right_rise) / 2;
    const double feet = seam.top - std::max(std::abs(height), 0.1 * unit) - unit;
    const Shape<T> mover = put_at(typed, stage, who, 4 * from * unit, feet);
    Walker<T> walker = walker_of(typed, stage, mover);
    walker.settings.snap = T(typed.one_of<double>({0, 0.5}) * unit);
    const double way = -from * stage.side * stage.way(typed, 0.05, 1);
    const int kind = typed.whole(0, 4);
    with_seam(kind, stage, seam, [&](const AnyGround<T>& ground) {
        for (int i = 0; i < 60 && !walker.step(ground).floor; ++i) continue;
        tally.add(crosses(walker, stage, seam, ground, way), [&] {
            return "ground " + std::to_string(kind) +
                   numbers({{"top", seam.top},
                            {"left rise", seam.left_rise},
                            {"right rise", seam.right_rise},
                            {"ulps across", seam.ulps_across},
                            {"ulps down", seam.ulps_down},
                            {"way", way},
                            {"snap", walker.settings.snap},
                            {"gravity", walker.gravity},
                            {"ends at x", position(walker.mover).x},
                            {"y", position(walker.mover).y}}) +
                   text_of(stage, mover, who);
        });
    });
}
template void try_seam<float>(Typed&, LevelTally&);
template void try_seam<double>(Typed&, LevelTally&);

}  // namespace levels
