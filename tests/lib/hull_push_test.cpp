// Pushes of all shapes that are asked by their hulls, as long as the shortest.
#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/promises.hpp"
#include "lib/typed.hpp"

using namespace isect;
using lib_random::Family;

namespace {

/// One ulp of how far out the mover and the corners of the sum are. Where numbers of opposite signs
/// cancel, that is a fraction of an ulp of all magnitudes.
template <class T>
double least_unit(const Shape<T>& a, const Shape<T>& b) {
    const oracle::Form mover = oracle::form_of(a);
    const oracle::Form obstacle = oracle::form_of(b);
    const auto at = mover.pos;
    double most = 0;
    for (const auto& corner : oracle::corners_of_sum(mover, obstacle))
        most = std::max({most, std::abs(at.x - corner.x), std::abs(at.y - corner.y)});
    most += std::max(std::abs(at.x), std::abs(at.y));
    return detail::ulp<T>(most + mover.radius + obstacle.radius);
}

/// Concentric and parallel ones among them, and some that almost touch.
template <class T>
std::pair<Shape<T>, Shape<T>> overlapping(lib_random::Source<T>& source, promises::KindPair kinds) {
    const Shape<T> a = source.shape_of_kind(kinds.mover);
    Shape<T> b = source.shape_of_kind(kinds.obstacle);
    const auto* mover = std::get_if<Capsule<T>>(&a);
    auto* obstacle = std::get_if<Capsule<T>>(&b);
    if (mover != nullptr && obstacle != nullptr && source.pick(6) == 0)
        obstacle->delta = (source.pick(2) ? T(1) : T(-0.5)) * mover->delta;
    switch (source.pick(4)) {
        case 0:
            return {promises::touching(source, a, b, source.vector(20)), b};
        case 1:
            return {placed_at(a, position(b)), b};
        case 2:
            return {placed_at(a, position(b) + T(0.1) * source.vector(4)), b};
        default:
            return {a, b};
    }
}

template <class T>
long pushes_too_long(promises::KindPair kinds, Family family, long rows, unsigned seed,
                     std::string& example) {
    lib_random::Source<T> source(family, seed);
    long too_long = 0;
    for (long row = 0; row < rows; ++row) {
        const auto [a, b] = overlapping(source, kinds);
        const auto hit = typed::intersect(a, b);
        if (!hit) continue;
        const double length = std::hypot(double(hit->delta.x), double(hit->delta.y));
        const oracle::Pair<T> truth(a, b);
        const bool separates = !typed::overlaps(placed_at(a, position(a) + hit->delta), b);
        if (separates && truth.is_at_most_inside(length, 6 * least_unit(a, b))) continue;
        ++too_long;
        if (example.empty()) example = promises::text_of(a) + " out of " + promises::text_of(b);
    }
    return too_long;
}

/// Whether two kinds have no closed form.
template <class T>
bool is_general(promises::KindPair kinds) {
    bool is = false;
    pairs::each<T>(6, [&](auto mover, auto obstacle, unsigned i, unsigned k) {
        using A = typename decltype(mover)::Type;
        using B = typename decltype(obstacle)::Type;
        if (i == kinds.mover && k == kinds.obstacle) is = detail::GeneralPair<A, B>;
    });
    return is;
}

template <class T>
void check_pushes(long rows, unsigned seed) {
    pairs::each_of(5, [&](unsigned i, unsigned k) {
        if (!is_general<T>({i, k})) return;
        for (const Family family : {Family::uniform, Family::grid, Family::glide, Family::far,
                                    Family::degenerate, Family::scales}) {
            std::string example;
            const long found = pushes_too_long<T>({i, k}, family, rows, seed, example);
            INFO(pairs::names[i] << " out of " << pairs::names[k] << ": " << example);
            CHECK(found == 0);
        }
    });
}

}  // namespace

// Once the slack of a push was an ulp of the sum of all magnitudes, and this push 9.8 U too long.
TEST_CASE("a push is hardly longer than the shortest even if most of the numbers cancel",
          "[contract]") {
    const Capsule<double> wall{{-44, 20}, {88, 0}, 14};
    const Capsule<double> pill{{-20, -40}, {91.4, 57.5}, 10};
    const auto hit = intersect(pill, wall);
    REQUIRE(hit);
    const double length = std::hypot(hit->delta.x, hit->delta.y);
    CHECK(oracle::Pair(pill, wall).is_at_most_inside(length, 6 * least_unit<double>(pill, wall)));
}

// The side of the box and the polygon's right edge are all but parallel, and the box is just
// outside of the line of both. Once it was pushed out of a corner that is 3e8 away, and still
// overlapped.
TEST_CASE("a push leaves through the edge that is nearest where another is all but in line",
          "[contract]") {
    const Aabb<float> box{{0x1.464ad8p+27f, -0x1.815e8p+1f}, {0x1.464ad8p+27f, 0x1.3a2bacp+0f}};
    const Polygon<float> tall({-0x1.8a0b6p-29f, -0x1.b19e44p+1f},
                              {{-0x1.f7f6a8p-31f, -0x1.3fa658p+28f},
                               {0x1.f7f6a8p-31f, 0x1.3fa658p+28f},
                               {-0x1.83fdb4p+1f, 0x1.bf827ap+27f},
                               {-0x1.1522eep+2f, 0x1.9685dcp+1f},
                               {-0x1.1522eep+2f, -0x1.3fa658p+28f}},
                              0x1.c9727p-1f);
    const auto hit = intersect(box, tall);
    REQUIRE(hit);
    CHECK(hit->delta == Vec2<float>{16, 0});  // the box's next number
    CHECK_FALSE(overlaps(placed_at(box, box.center + hit->delta), tall));
}

TEMPLATE_TEST_CASE("no push of hulls is longer than the shortest by more than 6 U", "[contract]",
                   float, double) {
    check_pushes<TestType>(300, 61);
}

TEMPLATE_TEST_CASE("in a long run no push of hulls is longer than the shortest", "[.][heavy]",
                   float, double) {
    check_pushes<TestType>(100000, 62);
}
