// Hills of slopes and flush boxes, in any order of the list, under every kind of mover that walks
// over them with gravity: uphill, downhill, and to and fro.
#include "catch.hpp"
#include "lib/movers.hpp"

using namespace isect;
using isect::detail::narrowed;
using isect::detail::widened;
using walks::Broken;
using walks::Foot;
using walks::Typed;

namespace {

/// How the pieces of a hill are typed: with one position, so that they meet exactly; in quarters;
/// or each with a position of its own, where rounding leaves steps of a few ulp.
enum class RampNumbers { shared, quarters, decimals, sevenths };
enum class Pieces { solid, rails };

/// The surface from left to right, with y down, and the obstacles below it.
template <class T>
struct Hill {
    std::vector<Shape<T>> obstacles;
    std::vector<Vec2<double>> surface;
    bool is_exact = true;          ///< its pieces meet in exactly the same numbers
    std::vector<double> ledges{};  ///< where the level top of a box begins below a slope

    double left() const { return surface.front().x; }
    double right() const { return surface.back().x; }
};

template <class T>
T typed_number(Typed& typed, RampNumbers numbers, double least, double most) {
    if (numbers == RampNumbers::quarters)
        return T(typed.whole(int(least * 4), int(most * 4))) / T(4);
    if (numbers == RampNumbers::sevenths)
        return T(typed.whole(int(least * 7), int(most * 7))) / T(7);
    return typed.between<T>(least, most);
}

/// The rise of a slope of 1 to 89 degrees, or of a floor.
template <class T>
T typed_rise(Typed& typed, RampNumbers numbers, T run) {
    if (typed.whole(0, 3) == 0) return T(0);
    const int degrees = typed.whole(0, 2) == 0 ? typed.whole(1, 89) : typed.whole(3, 50);
    const double rise = std::min(double(run) * std::tan(degrees * 3.14159 / 180), 200.0);
    const double parts = numbers == RampNumbers::quarters   ? 4
                         : numbers == RampNumbers::sevenths ? 7
                                                            : 100;
    const T rounded = T(std::max(1.0, std::round(rise * parts))) / T(parts);
    return typed.whole(0, 1) == 0 ? rounded : -rounded;
}

/// Adds a box. Its center and half may round.
template <class T>
void add_box(Hill<T>& hill, Vec2<T> least, Vec2<T> most) {
    const auto box = Aabb<T>::from_min_max(least, most);
    const Vec2<double> center = widened(box.center), half = widened(box.half);
    hill.is_exact =
        hill.is_exact && center - half == widened(least) && center.x + half.x == double(most.x);
    hill.obstacles.push_back(box);
}

/// A box if the piece is level; else a polygon with upright sides, or a triangle on a box.
template <class T>
void add_piece(Typed& typed, RampNumbers numbers, Hill<T>& hill, Vec2<T> a, Vec2<T> b, T bottom,
               T offset) {
    if (a.y == b.y && typed.whole(0, 3) != 0) return add_box(hill, a, {b.x, bottom});
    const bool is_shared = numbers == RampNumbers::shared || numbers == RampNumbers::quarters;
    hill.is_exact = hill.is_exact && is_shared;
    const Vec2<T> own = typed.one_of<Vec2<T>>({a, b, {a.x, bottom}, {b.x, bottom}, {}});
    const Vec2<T> pos = is_shared ? Vec2<T>{offset, offset} : own;
    const Vec2<T> from = a - pos, to = b - pos;
    const T down = bottom - pos.y;
    if (a.y == b.y || typed.whole(0, 1) == 0) {
        hill.obstacles.push_back(Polygon<T>(pos, {from, to, {to.x, down}, {from.x, down}}));
        return;
    }
    const Vec2<T> below = a.y < b.y ? Vec2<T>{from.x, to.y} : Vec2<T>{to.x, from.y};
    hill.obstacles.push_back(Polygon<T>(pos, {from, to, below}));
    add_box<T>(hill, {a.x, std::max(a.y, b.y)}, {b.x, bottom + T(20)});
    hill.ledges.push_back(double(a.y < b.y ? b.x : a.x));
}

template <class T>
Hill<T> typed_hill(Typed& typed, RampNumbers numbers, Pieces pieces, T offset) {
    const auto start = [&] { return offset + typed_number<T>(typed, numbers, -9, 9); };
    std::vector<Vec2<T>> corners{{start(), start()}};
    const int count = typed.whole(3, 6);
    for (int i = 0; i < count; ++i) {
        const T run = typed_number<T>(typed, numbers, 10, 40);
        corners.push_back(corners.back() + Vec2<T>{run, typed_rise(typed, numbers, run)});
    }
    T bottom = corners[0].y;
    for (const Vec2<T> corner : corners) bottom = std::max(bottom, corner.y);
    Hill<T> hill;
    for (const Vec2<T> corner : corners) hill.surface.push_back(widened(corner));
    for (std::size_t i = 0; i + 1 < corners.size(); ++i) {
        const Vec2<T> a = corners[i], b = corners[i + 1];
        if (pieces == Pieces::rails)
            hill.obstacles.push_back(Capsule<T>{a, b - a, T(3)});
        else
            add_piece(typed, numbers, hill, a, b, bottom + T(20), offset);
    }
    typed.shuffle(hill.obstacles);
    return hill;
}

/// The least way that a step has to make: all of it along the worst face in reach, turned by the
/// worst corner at each of the three turns. 0 if a face or a corner may block. A flat foot at the
/// lower end of a slope may meet the top of the box below it, which is level.
template <class T>
double least_way(const Hill<T>& hill, double x, double reach, Vec2<double> delta, Foot foot) {
    const bool is_at_ledge =
        foot == Foot::flat && std::any_of(hill.ledges.begin(), hill.ledges.end(),
                                          [&](double at) { return std::abs(at - x) <= reach; });
    double share = is_at_ledge ? std::abs(delta.x) / length(delta) : 1;
    double turn = 1;
    std::vector<Vec2<double>> faces;
    for (std::size_t i = 0; i + 1 < hill.surface.size(); ++i) {
        const Vec2<double> a = hill.surface[i], b = hill.surface[i + 1];
        if (b.x < x - reach || a.x > x + reach) continue;
        const Vec2<double> along = 1 / length(b - a) * (delta.x < 0 ? a - b : b - a);
        share = std::min(share, dot(along, delta) / length(delta));
        for (const Vec2<double> other : faces) turn = std::min(turn, dot(along, other));
        faces.push_back(along);
    }
    if (share < 0.1 || turn < 0.2) return 0;
    return length(delta) * share * turn * turn * turn;
}

template <class T>
bool is_inside_any(const Shape<T>& mover, const std::vector<Shape<T>>& obstacles) {
    for (const Shape<T>& obstacle : obstacles)
        if (overlaps(mover, obstacle)) return true;
    return false;
}

/// Walks from a fall onto the hill, turning round now and then, and then stands under gravity. A
/// pointed foot may lose a part of a move in a gap that rounding leaves, but never all of it.
template <class T>
void walk_on(Typed& typed, const Hill<T>& hill, Shape<T> mover, Foot foot, double margin,
             Broken& broken) {
    constexpr int frames = 40;
    const double left = hill.left() + margin, right = hill.right() - margin;
    T speed = typed.between<T>(0.3, 3);
    const T gravity = typed.between<T>(0.05, 2);
    for (int frame = 0; frame < frames; ++frame) {
        const Vec2<T> pos = position(mover);
        if (pos.x < left || pos.x > right) return;
        if (pos.x < left + 4) speed = std::abs(speed);
        if (pos.x > right - 4) speed = -std::abs(speed);
        if (typed.whole(0, 12) == 0) speed = -speed;
        const Vec2<T> delta{speed, gravity};
        const Moved<T> moved = move_and_slide(mover, delta, hill.obstacles);
        ++broken.frames;

        const Vec2<double> gone = widened(moved.pos) - widened(pos);
        const double reach = margin + 2 * length(widened(delta)) + 4;
        const double least = least_way(hill, double(pos.x), reach, widened(delta), foot);
        const double unit =
            isect::detail::ulp<T>(2 * std::abs(pos.x) + 2 * std::abs(pos.y) + T(300));
        const bool is_slow =
            length(gone) < 0.9 * least - 8 * unit || (least > 0 && gone.x * speed <= 0);
        const bool is_tiny = least < 128 * double(isect::detail::ulp<T>(std::abs(pos.x)));
        const bool may_lose_part = foot == Foot::pointed && !hill.is_exact;
        const bool is_lost = may_lose_part ? moved.pos == pos : is_slow;
        if (moved.sweeps[0].hit && is_lost && !is_tiny)
            broken.note(broken.stuck, "sticks", mover, delta);
        const Shape<T> there = placed_at(mover, moved.pos);
        if (is_inside_any(there, hill.obstacles)) broken.note(broken.sunk, "sinks", mover, delta);

        // Where it has met the surface it is still at it, but for 16 U.
        const Vec2<T> drop{0, narrowed<T>(0.01 + 64 * unit)};
        const auto& last = moved.sweeps[moved.count - 1].hit;
        if (last && last->normal.y < T(-0.1)) {
            const auto fall = sweep_into(there, drop, hill.obstacles);
            const double gap = double(fall.pos.y) - double(moved.pos.y);
            if (gap > 16 * unit / -double(last->normal.y))
                broken.note(broken.jittered, "leaves the surface", mover, delta);
        }
        mover = there;
    }
}

/// Slides down under gravity alone, and then stands still: it never goes to and fro.
template <class T>
void settle_on(const Hill<T>& hill, Shape<T> mover, Broken& broken) {
    const Vec2<T> pull{0, 2};
    Vec2<T> before = position(mover);
    for (int frame = 0; frame < 150; ++frame) {
        const Vec2<T> pos = position(mover);
        if (pos.x < hill.left() || pos.x > hill.right()) return;
        const Vec2<T> to = move_and_slide(mover, pull, hill.obstacles).pos;
        if (to == before && to != pos) broken.note(broken.slanted, "does not stand", mover, pull);
        before = pos;
        mover = placed_at(mover, to);
    }
}

template <class T>
void check_hills(unsigned seed, int hills, RampNumbers numbers, Pieces pieces, Broken& broken) {
    const bool is_double = std::is_same_v<T, double>;
    for (int i = 0; i < hills; ++i) {
        for (const T offset : {T(0), is_double ? T(1e5) : T(1e4), is_double ? T(1e9) : T(1e5)}) {
            Typed typed(seed + unsigned(i));
            const Hill<T> hill = typed_hill<T>(typed, numbers, pieces, offset);
            double top = hill.surface[0].y;
            for (const auto corner : hill.surface) top = std::min(top, corner.y);
            walks::each_mover<T>(typed, 8, [&](const auto& mover, Foot foot) {
                const double wide = double(lib_random::extent_of(mover).x);
                if (wide == 0) return;
                const double margin = wide + 3;
                const double room = hill.right() - hill.left() - 2 * margin;
                const double at = hill.left() + margin + room * typed.whole(0, 100) / 100;
                const auto corner = std::size_t(typed.whole(0, int(hill.surface.size()) - 1));
                const double x = typed.whole(0, 3) == 0 ? hill.surface[corner].x : at;
                const Shape<T> above = placed_at(mover, Vec2<T>{T(x), T(top - 60)});
                const auto fall = sweep_into(above, Vec2<T>{0, 900}, hill.obstacles);
                if (!fall.hit) return;
                walk_on(typed, hill, placed_at(above, fall.pos), foot, margin, broken);
                if (foot == Foot::flat) settle_on(hill, placed_at(above, fall.pos), broken);
            });
        }
    }
}

template <class T>
void check_all_hills(unsigned seed, int hills) {
    Broken broken;
    for (const RampNumbers numbers :
         {RampNumbers::shared, RampNumbers::quarters, RampNumbers::decimals, RampNumbers::sevenths})
        check_hills<T>(seed, hills, numbers, Pieces::solid, broken);
    check_hills<T>(seed, hills, RampNumbers::decimals, Pieces::rails, broken);
    INFO(broken.example << "; stuck " << broken.stuck << ", sunk " << broken.sunk << ", off "
                        << broken.jittered << ", not still " << broken.slanted << " of "
                        << broken.frames);
    CHECK(broken.all() == 0);
    CHECK(broken.frames > 5000);
}

}  // namespace

// The path met the foot of the slope exactly at its corner, and entered by the hidden upright side.
TEST_CASE("a box walks from a flush floor up a slope whose foot is on it", "[ramp]") {
    const std::vector<Shape<double>> ground{
        Aabb<double>{{-8, 8}, {8, 8}},
        Polygon<double>({0, 0}, {{0, 0}, {16, -8}, {16, 16}, {0, 16}})};
    const Aabb<double> box{{-3, -2}, {2, 2}};
    const auto moved = move_and_slide(box, {3, 1}, ground);
    CHECK(moved.pos.x > -1);
    CHECK(moved.pos.y < -2.5);
}

// Both sides of the slope are entered at once; it blocks less than its hidden upright side.
TEST_CASE("a path to a foot of a slope meets the slope", "[ramp]") {
    const Polygon<double> slope({0, 0}, {{0, 0}, {16, -8}, {16, 16}, {0, 16}});
    const Aabb<double> box{{-3, -2}, {2, 2}};
    const auto met = sweep(box, {3, 0}, slope);
    REQUIRE(met.hit);
    CHECK(met.hit->normal.y < -0.8);
}

// The boxes leave a gap of one ulp, and their sides held the tip in it for good.
TEST_CASE("a tip that is over a gap of one ulp goes on", "[ramp]") {
    const std::vector<Shape<float>> floor{
        Aabb<float>{{19.5F, 14.2099991F}, {7.5F, 10}},
        Aabb<float>{{34.1900024F, 14.2099991F}, {7.19000053F, 10}}};
    const Polygon<float> tip({27, -3.79000092F}, {{-9.6F, -8}, {9.6F, -8}, {0, 8}});
    const auto moved = move_and_slide(tip, {3, 2}, floor);
    CHECK(moved.pos.x > 29.9F);
}

// Before, of 1324 walks in 38256 the mover stopped or slowed down at a seam.
TEMPLATE_TEST_CASE("seams between slopes neither catch, lift off nor sink", "[ramp]", float,
                   double) {
    check_all_hills<TestType>(1, 25);
}

TEMPLATE_TEST_CASE("in the long run no seam between slopes catches", "[.][heavy]", float, double) {
    for (unsigned part = 0; part < walks::heavy_parts(); ++part)
        check_all_hills<TestType>(1000 + 25 * part, 25);
}
