// Slides along one slope, with any numbers: as far as the motion leads, barely lifting off the
// slope and never entering it again.
#include "catch.hpp"
#include "lib/slides.hpp"

using namespace isect;
using isect::detail::widened;
using walks::Broken;
using walks::Slide;
using walks::Slides;
using walks::Slope;
using walks::Typed;

namespace {

/// From the left end down to the right one, in decimals, in round numbers, or almost level or
/// upright.
template <class T>
Vec2<T> slope_of(Typed& typed) {
    T run = T(typed.whole(1, 20));
    T rise = T(typed.whole(1, 20));
    const int kind = typed.whole(0, 5);
    if (kind < 2) run = typed.between<T>(0.1, 90), rise = typed.between<T>(0.1, 90);
    if (kind == 2) rise = run * typed.one_of<T>({T(1e-3), T(1e-6), T(1e3), T(1e-9)});
    const T scale = kind == 3 ? T(100) : T(600) / (run + rise);
    return {run * scale, rise * scale};
}

template <class T>
Slope<Polygon<T>> polygon_slope(Typed& typed, Vec2<T> pos) {
    const Vec2<T> start{};
    const Vec2<T> end = slope_of<T>(typed);
    const T radius = typed.whole(0, 2) == 0 ? typed.between<T>(0.5, 30) : T(0);
    const Polygon<T> ramp(pos, {start, end, {end.x, end.y + T(60)}, {0, end.y + T(60)}}, radius);
    return {ramp, {start, end}, {pos, start, end, radius}};
}
template <class T>
Slope<Capsule<T>> capsule_slope(Typed& typed, Vec2<T> pos) {
    const Vec2<T> end = slope_of<T>(typed);
    const T radius = typed.between<T>(0.5, 30);
    return {Capsule<T>{pos, end, radius}, {{}, end}, {pos, Vec2<T>{}, end, radius}};
}

template <class Obstacle, class T = Scalar<Obstacle>>
void slide_on(Typed& typed, const Slope<Obstacle>& slope, Vec2<T> middle, int frames,
              Slides& found) {
    const auto change = walks::any_change<T>(typed);
    walks::each_mover<T>(typed, 5, [&](const auto& mover, walks::Foot) {
        using Mover = std::decay_t<decltype(mover)>;
        using Pull = typename Slide<Mover, Obstacle>::Pull;
        const T way = typed.whole(0, 1) == 0 ? T(1) : T(-1);
        const Vec2<T> delta{way * typed.between<T>(0.05, 3), typed.between<T>(0.05, 3)};
        const auto& surface = slope.surface;
        const auto size = std::abs(delta.x) + std::abs(delta.y);
        if (surface.out(delta) > -1e-6 * size || std::abs(surface.along(delta)) < 1e-3 * size)
            return;
        const Mover above = placed_at(mover, {middle.x, middle.y - T(200)});
        for (const Pull pull : {Pull::steady, Pull::growing, Pull::none})
            Slide<Mover, Obstacle>(above, slope, delta, change, found).go(pull, frames);
    });
}

template <class T>
Slides slide_everywhere(unsigned seed, int slopes, int frames) {
    Typed typed(seed);
    Slides found;
    const std::vector<T> offsets{0, 1000, std::is_same_v<T, float> ? T(2e4) : T(1e9)};
    for (int i = 0; i < slopes; ++i) {
        const T offset = typed.one_of(offsets);
        const Vec2<T> pos{offset, offset};
        const auto ramp = polygon_slope<T>(typed, pos);
        slide_on(typed, ramp, pos + T(0.5) * ramp.edge.to, frames, found);
        const auto rail = capsule_slope<T>(typed, pos);
        slide_on(typed, rail, pos + T(0.5) * rail.edge.to, frames, found);
    }
    return found;
}

void check_slides(const Slides& found) {
    INFO(found.broken.example << "; stuck " << found.broken.stuck << ", sunk " << found.broken.sunk
                              << ", off " << found.broken.jittered << ", turned in "
                              << found.turned_in << ", grown " << found.grown << " of "
                              << found.broken.frames << "; lost up to " << found.lost << " U, "
                              << found.off << " U off");
    CHECK(found.broken.all() == 0);
    CHECK(found.turned_in == 0);
    CHECK(found.grown == 0);
    CHECK(found.broken.frames > 5000);
}

/// Two slopes that meet, or a slope and a wall or floor: a valley to rest in, in any order.
template <class T>
std::vector<Shape<T>> valley_of(Typed& typed, T offset) {
    const T left = typed.between<T>(0.05, 3);
    const T right = typed.between<T>(0.05, 3);
    const Vec2<T> at{offset, offset};
    std::vector<Shape<T>> sides{Polygon<T>(at, {{0, 0}, {-64, 0}, {-64, -64 * left}})};
    switch (typed.whole(0, 2)) {
        case 0:
            sides.push_back(Aabb<T>{{offset + 16, offset}, {16, 300}});
            break;
        case 1:
            sides.push_back(Aabb<T>{{offset + 16, offset + 16}, {64, 16}});
            break;
        default:
            sides.push_back(Polygon<T>(at, {{0, 0}, {64, -64 * right}, {64, 0}}));
    }
    typed.shuffle(sides);
    return sides;
}

/// Falls into a valley, and then stands still. Where the motion is almost perpendicular to a slope,
/// it may slide on by very little: that is no rounding if it gets somewhere, and by more than some
/// U.
template <class T>
void rest_in_valley(const Shape<T>& start, Vec2<T> delta, const std::vector<Shape<T>>& valley,
                    Broken& broken) {
    Shape<T> mover = start;
    Vec2<T> settled;
    int moves = 0;
    double travelled = 0, farthest = 0;
    const double hair = 1e-4 * double(std::abs(delta.x) + std::abs(delta.y));
    for (int frame = 0; frame < 120; ++frame) {
        ++broken.frames;
        const Vec2<T> from = position(mover);
        const Vec2<T> to = move_and_slide(mover, delta, valley).pos;
        mover = placed_at(mover, to);
        const double moved = std::abs(double(to.x - from.x)) + std::abs(double(to.y - from.y));
        if (frame == 80) settled = to;
        if (frame > 80 && moved > 0 && moved < hair) {
            ++moves;
            travelled += moved;
            farthest = std::max(farthest, moved);
        }
        for (const Shape<T>& side : valley)
            if (overlaps(mover, side)) broken.note(broken.sunk, "sinks", mover, delta);
    }
    const Vec2<T> end = position(mover);
    const double gained = std::abs(double(end.x - settled.x)) + std::abs(double(end.y - settled.y));
    const double unit = isect::detail::ulp<T>(std::abs(end.x) + std::abs(end.y) + T(64));
    const bool is_rounding = gained < travelled / 2 || farthest <= 2 * unit;
    if (moves > 2 && is_rounding)
        broken.note(broken.jittered, "does not stand still", mover, delta);
}

template <class T>
void check_valleys(unsigned seed, int valleys) {
    Typed typed(seed);
    Broken broken;
    for (int i = 0; i < valleys; ++i) {
        const T offset = typed.one_of<T>({0, 1000, std::is_same_v<T, float> ? T(2e4) : T(1e9)});
        const auto valley = valley_of<T>(typed, offset);
        walks::each_mover<T>(typed, 4, [&](const auto& mover, walks::Foot) {
            if (lib_random::extent_of(mover) == Vec2<T>{})
                return;  // falls through where the two touch
            const Vec2<T> start{offset + typed.between<T>(-9, 9), offset - T(220)};
            const T aside = typed.whole(0, 1) == 0 ? T(0) : typed.between<T>(-3, 3);
            const Vec2<T> delta{aside, typed.between<T>(4, 6)};
            rest_in_valley<T>(placed_at(mover, start), delta, valley, broken);
        });
    }
    INFO(broken.example << "; sunk " << broken.sunk << ", jittered " << broken.jittered << " of "
                        << broken.frames);
    CHECK(broken.all() == 0);
}

}  // namespace

// After a turn along the rounded normal, the rest of a motion led into the slope by 3e-16 and hit
// it again at once: of 420 boxes that walked down slopes of round numbers, 151 stopped for good.
TEMPLATE_TEST_CASE("a slide along one slope neither sticks, lifts off nor sinks", "[ramp]", float,
                   double) {
    check_slides(slide_everywhere<TestType>(1, 60, 20));
}

// Each stop was rounded outward from its position, so the shape jittered for ever.
TEMPLATE_TEST_CASE("a shape that falls into a valley comes to rest, bit for bit", "[ramp]", float,
                   double) {
    check_valleys<TestType>(1, 40);
}

// The floor set the box flush, a slope pushed it out by an ulp, and so on for ever. The floor now
// ends only those steps that lead towards it.
TEST_CASE("a rounded box between a floor and a slope comes to rest", "[ramp]") {
    const std::vector<Shape<float>> valley{
        Polygon<float>({1000, 1000}, {{0, 0}, {-64, 0}, {-64, -0x1.720c4ap+7F}}),
        Aabb<float>{{1016, 1016}, {64, 16}}};
    const float half = 0x1.99999ap+1F;
    Vec2<float> pos{0x1.f548fp+9F, 0x1.f1fffep+9F};
    const auto step = [&] {
        const Polygon<float> box(pos, {{-2, -half}, {2, -half}, {2, half}, {-2, half}},
                                 0x1.99999ap-1F);
        return move_and_slide(box, {-0x1.2aaaaap+1F, 0x1.0cccccp+2F}, valley).pos;
    };
    for (int frame = 0; frame < 3; ++frame) pos = step();
    CHECK(step() == pos);
}

TEMPLATE_TEST_CASE("in the long run a slide neither sticks nor jitters", "[.][heavy]", float,
                   double) {
    for (unsigned part = 0; part < walks::heavy_parts(); ++part) {
        check_slides(slide_everywhere<TestType>(1000 + part, 60, 20));
        check_valleys<TestType>(1000 + part, 40);
    }
}
