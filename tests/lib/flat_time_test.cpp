// Times at which something meets the flat side of a box. Where numbers lose nothing in the
// difference, the time is the correctly rounded quotient.
#include <random>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;

namespace {

/// A mover that goes along one of four directions, at a wall ahead. All numbers are multiples of an
/// eighth.
template <class T>
struct Approach {
    Vec2<T> ahead;
    Vec2<T> aside{-ahead.y, ahead.x};
    T way{}, speed{}, drift{}, reach{}, half{};

    Vec2<T> path() const { return speed * ahead + drift * aside; }
    Aabb<T> wall() const {
        const Vec2<T> center = (reach + way + half) * ahead;
        const Vec2<T> across{T(60) * aside.x, T(60) * aside.y};
        const Vec2<T> size = half * ahead + across;
        return {center, {std::abs(size.x), std::abs(size.y)}};
    }
    T time() const { return way / speed; }
};

template <class T>
class Approaches {
public:
    Approach<T> next() {
        const Vec2<T> directions[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        Approach<T> found{directions[engine_() % 4]};
        found.way = eighths(1600);
        found.speed = found.way + eighths(800);
        found.drift = eighths(64) - T(4);
        found.reach = eighths(80);
        found.half = eighths(160);
        return found;
    }

private:
    T eighths(unsigned most) { return T(1 + engine_() % most) / 8; }

    std::mt19937 engine_{7};
};

/// Counts the times that are not the quotient, of a sweep of what meet(approach) returns.
template <class T, class Meet>
int count_wrong(const Meet& meet) {
    Approaches<T> approaches;
    int wrong = 0;
    for (int i = 0; i < 20000; ++i) {
        const Approach<T> approach = approaches.next();
        const Sweep<T> met = meet(approach);
        if (!met.hit || met.time != approach.time() || met.hit->time != met.time) ++wrong;
    }
    return wrong;
}

}  // namespace

TEMPLATE_TEST_CASE("the time at a flat side is rounded correctly", "[sweep]", float, double) {
    using T = TestType;
    const auto box_of = [](const auto& a) { return Aabb<T>{{}, {a.reach, a.reach}}; };
    CHECK(count_wrong<T>([](const auto& a) {
              Approach<T> point = a;
              point.reach = 0;
              return sweep(Vec2<T>{}, point.path(), point.wall());
          }) == 0);
    CHECK(count_wrong<T>([&](const auto& a) { return sweep(box_of(a), a.path(), a.wall()); }) == 0);
    CHECK(count_wrong<T>([](const auto& a) {
              return sweep(Circle<T>{{}, a.reach}, a.path(), a.wall());
          }) == 0);
    CHECK(count_wrong<T>([&](const auto& a) {
              const std::vector<Aabb<T>> walls{a.wall()};
              return sweep_into(box_of(a), a.path(), walls);
          }) == 0);
    CHECK(count_wrong<T>([&](const auto& a) {
              const std::vector<Shape<T>> walls{a.wall()};
              return sweep_into(Circle<T>{{}, a.reach}, a.path(), walls);
          }) == 0);
}

// These were 0.21250000000000002, and 0.30000000000000004 at -11.999999999999996.
TEST_CASE("people's own numbers give the time that they work out", "[sweep]") {
    const Aabb<double> falling{{-22, 39}, {13, 3}}, floor{{-4, 9}, {14, 10}};
    CHECK(sweep(falling, {0, -80}, floor).time == 17.0 / 80);

    const Segment<double> ray{{-40, -30}, {80, 60}};
    const auto hit = raycast(ray, Aabb<double>{{0, 0}, {16, 16}});
    REQUIRE(hit);
    CHECK(hit->time == 0.3);
    CHECK(hit->pos == Vec2<double>{-16, -12});
}
