// What the library promises of every answer, over seeded shapes, against exact arithmetic.
#include <tuple>

#include "catch.hpp"
#include "unit/lib_oracle.hpp"
#include "unit/lib_random.hpp"

using namespace isect;
using lib_random::Family;
using lib_random::Source;

namespace {

template <class A, class B>
struct Case {
    using Mover = A;
    using Obstacle = B;
};

template <class T, class... Obstacles>
auto each_with(std::tuple<Obstacles...>) {
    return std::tuple_cat(
        std::tuple<Case<Vec2<T>, Obstacles>...>{}, std::tuple<Case<Aabb<T>, Obstacles>...>{},
        std::tuple<Case<Circle<T>, Obstacles>...>{}, std::tuple<Case<Capsule<T>, Obstacles>...>{},
        std::tuple<Case<Polygon<T>, Obstacles>...>{});
}

/// All 25 ordered pairs.
template <class T>
using Pairs = decltype(each_with<T>(std::tuple<Vec2<T>, Aabb<T>, Circle<T>, Capsule<T>, Polygon<T>>(
    {}, {}, {}, {}, Polygon<T>({}, {{0, 0}, {1, 0}, {0, 1}}))));

constexpr int rows = 4;

/// Asks something of each pair, precision and family.
template <class T, class Ask>
void each_pair(const Ask& ask) {
    const auto one = [&](auto pair) {
        using P = decltype(pair);
        for (const Family family : lib_random::families) {
            Source<T> source(family, 20 + unsigned(family));
            for (int row = 0; row < rows; ++row) {
                const auto mover = source.template shape<typename P::Mover>();
                const auto obstacle = source.template shape<typename P::Obstacle>();
                ask(source, mover, obstacle);
            }
        }
    };
    std::apply([&](auto... pair) { (one(pair), ...); }, Pairs<T>{});
}

template <class T>
double length_of(Vec2<T> v) {
    return std::sqrt(double(v.x) * double(v.x) + double(v.y) * double(v.y));
}

template <class T>
bool is_unit(Vec2<T> normal) {
    const oracle::Number x(normal.x);
    const oracle::Number y(normal.y);
    const double off = oracle::Number(x * x + y * y - 1).template convert_to<double>() / 2;
    return std::abs(off) <= 2 * double(std::numeric_limits<T>::epsilon());
}

template <class Shape>
std::string text(const Shape& shape) {
    std::ostringstream out;
    out.precision(17);
    for (const oracle::Point& p : oracle::corners(shape))
        out << '(' << p.x.template convert_to<double>() << ' ' << p.y.template convert_to<double>()
            << ") ";
    out << 'r' << oracle::radius(shape);
    return out.str();
}

}  // namespace

TEMPLATE_TEST_CASE("whether shapes overlap is never wrong", "[contract][overlaps]", float, double) {
    int met = 0;
    each_pair<TestType>([&](auto&, const auto& a, const auto& b) {
        const bool truth = oracle::still(a, b).overlaps();
        INFO(text(a) << " and " << text(b));
        CHECK(overlaps(a, b) == truth);
        CHECK(overlaps(b, a) == truth);
        met += truth;
    });
    CHECK(met > 100);
}

TEMPLATE_TEST_CASE("whether shapes within some ulp of touching overlap is never wrong",
                   "[contract][overlaps]", float, double) {
    using T = TestType;
    each_pair<T>([&](auto& source, const auto& a, const auto& b) {
        const auto hit = intersect(a, b);
        if (!hit) return;
        Vec2<T> at = position(a) + hit->delta;
        for (unsigned steps = source.pick(4); steps > 0; --steps) at.x = next_above(at.x);
        for (unsigned steps = source.pick(4); steps > 0; --steps) at.y = next_below(at.y);
        const auto moved = placed_at(a, at);
        INFO(text(moved) << " and " << text(b));
        CHECK(overlaps(moved, b) == oracle::still(moved, b).overlaps());
        const Vec2<T> delta = source.vector(4);
        CHECK(sweep(moved, delta, b).hit.has_value() == oracle::swept(moved, delta, b).overlaps());
    });
}

TEMPLATE_TEST_CASE("a push separates, and is the shortest that does", "[contract][intersect]",
                   float, double) {
    using T = TestType;
    int met = 0;
    each_pair<T>([&](auto&, const auto& a, const auto& b) {
        const oracle::Sum sum = oracle::still(a, b);
        const auto hit = intersect(a, b);
        INFO(text(a) << " and " << text(b));
        REQUIRE(hit.has_value() == sum.overlaps());
        if (!hit) return;
        ++met;
        const Vec2<T> p = position(a);
        const double u = lib_random::unit_of<T>(
            {p, position(b), lib_random::extent_of(a), lib_random::extent_of(b)});
        CHECK_FALSE(oracle::still(placed_at(a, p + hit->delta), b).overlaps());
        CHECK((length_of(hit->delta) - sum.depth()) / u <= 8);
        CHECK(is_unit(hit->normal));
        CHECK(dot(hit->normal, hit->delta) > 0);
        CHECK(hit->time == 0);
        CHECK(std::abs(oracle::still(hit->pos, b).depth()) / u <= 8);
    });
    CHECK(met > 100);
}

TEMPLATE_TEST_CASE("a sweep hits just what lies on its path", "[contract][sweep]", float, double) {
    using T = TestType;
    int met = 0;
    each_pair<T>([&](auto& source, const auto& a, const auto& b) {
        Vec2<T> delta = source.vector(20);
        if (source.pick(8) == 0) delta.x = 0;
        if (source.pick(8) == 0) delta.y = 0;
        const bool truth = oracle::swept(a, delta, b).overlaps();
        const bool inside = oracle::still(a, b).overlaps();
        const Sweep<T> result = sweep(a, delta, b);
        INFO(text(a) << " and " << text(b) << " by " << double(delta.x) << ' ' << double(delta.y));
        REQUIRE(result.hit.has_value() == truth);
        const Vec2<T> p = position(a);
        const Vec2<T> way = result.time * delta;
        const double u = lib_random::unit_of<T>(
            {p, position(b), lib_random::extent_of(a), lib_random::extent_of(b), way});
        const oracle::Sum there = oracle::still(placed_at(a, result.pos), b);
        CHECK((inside || !there.overlaps()));
        CHECK(result.index == (truth ? 0 : npos));
        if (delta.x == 0) CHECK(result.pos.x == p.x);
        if (delta.y == 0) CHECK(result.pos.y == p.y);
        if (!truth) {
            CHECK(result.time == 1);
            CHECK(std::abs(double(result.pos.x) - double(p.x + delta.x)) / u <= 2);
            CHECK(std::abs(double(result.pos.y) - double(p.y + delta.y)) / u <= 2);
            return;
        }
        ++met;
        const Hit<T>& hit = *result.hit;
        CHECK(result.time == hit.time);
        CHECK((hit.time >= 0 && hit.time < 1));
        CHECK(is_unit(hit.normal));
        CHECK(std::abs(oracle::still(hit.pos, b).depth()) / u <= 8);
        if (inside) {
            CHECK(result.pos == p);
            CHECK(hit == *intersect(a, b));
            return;
        }
        CHECK(dot(hit.normal, delta) <= 0);
        CHECK(hit.delta == (T(1) - hit.time) * -delta);
        CHECK(-there.depth() / u <= 8);
        // Where the mover is at that time, exactly: the whole way shrunk to that part of it.
        const oracle::Number t(hit.time);
        oracle::Sum then = oracle::still(a, b);
        for (oracle::Point& corner : then.hull) {
            corner.x += t * oracle::Number(delta.x);
            corner.y += t * oracle::Number(delta.y);
        }
        CHECK(std::abs(then.depth()) / u <= 8);
    });
    CHECK(met > 100);
}

TEMPLATE_TEST_CASE("a distance is that of the closest points, and 0 where shapes meet",
                   "[contract][distance]", float, double) {
    using T = TestType;
    each_pair<T>([&](auto&, const auto& a, const auto& b) {
        const oracle::Sum sum = oracle::still(a, b);
        const double truth = std::max(-sum.depth(), 0.0);
        const Closest<T> closest = closest_points(a, b);
        const double u = lib_random::unit_of<T>(
            {position(a), position(b), lib_random::extent_of(a), lib_random::extent_of(b)});
        INFO(text(a) << " and " << text(b));
        CHECK(std::abs(double(distance(a, b)) - truth) / u <= 8);
        CHECK(std::abs(length_of(closest.a - closest.b) - truth) / u <= 8);
        CHECK(oracle::still(closest.a, a).depth() / u >= -8);
        CHECK(oracle::still(closest.b, b).depth() / u >= -8);
        if (sum.overlaps()) CHECK(closest.a == closest.b);
        if (sum.overlaps()) CHECK(distance(a, b) == 0);
    });
}
