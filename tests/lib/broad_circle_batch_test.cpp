// A batch of circles gives the same results as testing the circles one by one.
#include <limits>
#include <map>
#include <type_traits>
#include <vector>

#include "catch.hpp"
#include "lib/broad_worlds.hpp"

using namespace isect;
using broad_worlds::World;

namespace {

template <class T>
Circle<T> circle_in(const Aabb<T>& box) {
    return {box.center, box.half.x};
}

template <class T>
using CirclesById = std::map<std::size_t, Circle<T>>;

template <class T, class Asker>
void compare_overlapping(const CircleBatch<T>& batch, const CirclesById<T>& circles,
                         const Asker& asker, std::size_t& met) {
    std::vector<std::size_t> ids;
    overlapping(batch, asker, [&](std::size_t id) { ids.push_back(id); });
    std::vector<std::size_t> right;
    for (const auto& [id, circle] : circles)
        if (overlaps(asker, circle)) right.push_back(id);
    CHECK(ids == right);
    met += ids.size();
}

template <class T>
void compare_nearest(const CircleBatch<T>& batch, const CirclesById<T>& circles,
                     const Segment<T>& segment, T padding, std::size_t& met) {
    std::optional<FirstHit<T>> first;
    for (const auto& [id, circle] : circles) {
        const auto hit = raycast(segment, circle, padding);
        if (hit && (!first || hit->time < first->hit.time)) first = FirstHit<T>{*hit, id};
    }
    CHECK(raycast(segment, batch, padding) == first);
    if (first) ++met;
}

template <class T, class Mover>
void compare_sweeps(const CircleBatch<T>& batch, const CirclesById<T>& circles, const Mover& mover,
                    Vec2<T> delta) {
    std::vector<Circle<T>> list;
    std::vector<std::size_t> ids;
    for (const auto& [id, circle] : circles) {
        list.push_back(circle);
        ids.push_back(id);
    }
    Sweep<T> right = sweep_into(mover, delta, list);
    if (right.index != npos) right.index = ids[right.index];
    CHECK(sweep_into(mover, delta, batch) == right);
}

template <class T>
void compare_with_each(const CircleBatch<T>& batch, const CirclesById<T>& circles,
                       broad_worlds::Source<T>& source, std::size_t& met) {
    REQUIRE(batch.size() == circles.size());
    for (int row = 0; row < 20; ++row) {
        const Aabb<T> box = source.box();
        const Circle<T> circle = circle_in(source.box());
        const Vec2<T> delta = source.delta();
        compare_overlapping(batch, circles, box, met);
        compare_overlapping(batch, circles, circle, met);
        compare_overlapping(batch, circles, Capsule<T>{box.center, delta, circle.radius}, met);
        compare_nearest(batch, circles, {box.center, delta}, T(0), met);
        compare_nearest(batch, circles, {box.center, delta}, circle.radius, met);
        compare_sweeps(batch, circles, box, delta);
        compare_sweeps(batch, circles, circle, delta);
    }
}

template <class T>
void compare_pairs(const CircleBatch<T>& batch, const CirclesById<T>& circles) {
    broad_worlds::Pairs found;
    overlapping_pairs(batch, [&](std::size_t a, std::size_t b) { found.push_back({a, b}); });
    std::sort(found.begin(), found.end());
    broad_worlds::Pairs right;
    for (auto a = circles.begin(); a != circles.end(); ++a)
        for (auto b = std::next(a); b != circles.end(); ++b)
            if (overlaps(a->second, b->second)) right.emplace_back(a->first, b->first);
    CHECK(found == right);
}

}  // namespace

TEMPLATE_TEST_CASE("a batch of circles gives the same results as each circle", "[broad][batch]",
                   float, double) {
    using T = TestType;
    STATIC_REQUIRE(ManyShapes<CircleBatch<T>>);
    STATIC_REQUIRE(std::is_same_v<Padding<CircleBatch<T>>, T>);
    for (const World world : broad_worlds::worlds) {
        CAPTURE(world);
        broad_worlds::Source<T> source(world, 21);
        CircleBatch<T> batch;
        CirclesById<T> circles;
        std::size_t met = 0;
        compare_with_each(batch, circles, source, met);
        for (int step = 0; step < 300; ++step) {
            const Circle<T> circle = circle_in(source.box());
            const std::size_t id = source.pick(120);
            if (!batch.has(id)) {
                circles[batch.insert(circle)] = circle;
            } else if (step % 3 == 0) {
                batch.remove(id);
                circles.erase(id);
            } else {
                batch.move(id, circle);
                circles[id] = circle;
            }
            if (step % 60 == 0) compare_with_each(batch, circles, source, met);
        }
        compare_with_each(batch, circles, source, met);
        compare_pairs(batch, circles);
        for (const auto& [id, circle] : circles) CHECK(batch.circle(id) == circle);
        CHECK(met > 50);
    }
}

TEST_CASE("a batch rejects an invalid circle and names the invalid field", "[broad][batch]") {
    const std::vector<Circle<double>> list{{{0, 0}, 1}};
    CircleBatch<double> batch{std::span<const Circle<double>>(list)};
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const auto field_refused = [&](const Circle<double>& circle) {
        try {
            batch.move(0, circle);
        } catch (const BadShape& refused) {
            return refused.field();
        }
        return std::string("none");
    };
    CHECK(field_refused({{0, nan}, 1}) == "center.y");
    CHECK(field_refused({{0, 0}, nan}) == "radius");
    CHECK(field_refused({{0, 0}, -1}) == "radius");
    CHECK_THROWS_AS(batch.insert({{0x1p300, 0}, 1}), BadShape);
    CHECK_THROWS_AS(batch.circle(1), std::out_of_range);
    CHECK(batch.circle(0) == list[0]);
    CHECK(batch.size() == 1);
}
