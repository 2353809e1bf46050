// What users may choose: all hits in order, what a start inside means, and a skin.
#include <algorithm>

#include <isect/broad.hpp>

#include "catch.hpp"
#include "lib/random.hpp"
#include "lib/truth.hpp"

using namespace isect;
using lib_random::Family;
using lib_random::Source;

namespace {

using V = Vec2<double>;
using Box = Aabb<double>;

template <class T>
std::vector<Aabb<T>> some_boxes_of(Source<T>& source, int count) {
    std::vector<Aabb<T>> boxes;
    boxes.reserve(std::size_t(count));
    for (int i = 0; i < count; ++i) boxes.push_back(source.template shape<Aabb<T>>());
    return boxes;
}

/// Every hit on a path, each obstacle asked for itself, and sorted.
template <class Mover, class Obstacles, class T>
std::vector<std::pair<T, std::size_t>> hits_of(const Mover& mover, Vec2<T> delta,
                                               const Obstacles& obstacles) {
    std::vector<std::pair<T, std::size_t>> all;
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        const auto met = sweep(mover, delta, obstacles[i]);
        if (met.hit) all.emplace_back(met.time, i);
    }
    std::sort(all.begin(), all.end());
    return all;
}

/// The same as sweep_in_order gives it.
template <class Mover, class Ground, class T>
std::vector<std::pair<T, std::size_t>> ordered_hits(const Mover& mover, Vec2<T> delta,
                                                    const Ground& ground) {
    std::vector<std::pair<T, std::size_t>> all;
    sweep_in_order(mover, delta, ground,
                   [&](std::size_t id, const Sweep<T>& met) { all.emplace_back(met.time, id); });
    return all;
}

}  // namespace

TEMPLATE_TEST_CASE("all hits come in order of time, from any ground", "[choices]", float, double) {
    using T = TestType;
    std::size_t most = 0;
    for (const Family family : {Family::grid, Family::uniform, Family::glide}) {
        Source<T> source(family, 31);
        for (int row = 0; row < 100; ++row) {
            const auto boxes = some_boxes_of(source, 60);
            const Bvh<T> bvh{std::span<const Aabb<T>>(boxes)};
            const Circle<T> mover = source.template shape<Circle<T>>();
            const Vec2<T> delta = source.vector(40);
            const auto right = hits_of(mover, delta, boxes);
            most = std::max(most, right.size());
            CHECK(ordered_hits(mover, delta, boxes) == right);
            CHECK(ordered_hits(mover, delta, ObstacleList(boxes)) == right);
            CHECK(ordered_hits(mover, delta, bvh) == right);
            CHECK(ordered_hits(mover, delta, indexed(boxes, bvh)) == right);

            // The same for a segment, and without an order.
            const auto on_line = hits_of(mover.center, delta, boxes);
            std::vector<std::pair<T, std::size_t>> ordered, other;
            const Segment<T> ray{mover.center, delta};
            raycast_in_order(ray, bvh, [&](std::size_t id, const Hit<T>& hit) {
                ordered.emplace_back(hit.time, id);
            });
            raycast_all(ray, boxes, [&](std::size_t id, const Hit<T>& hit) {
                other.emplace_back(hit.time, id);
            });
            std::sort(other.begin(), other.end());
            CHECK(ordered == on_line);
            CHECK(other == on_line);
        }
    }
    // More than come at once.
    CHECK(most > 33);
}

TEST_CASE("a visitor ends the hits in order by returning false", "[choices]") {
    std::vector<Marked<Box>> posts;
    posts.reserve(50);
    for (int i = 0; i < 50; ++i) posts.push_back({{{5.0 * (50 - i), 0}, {1, 5}}});
    std::vector<std::size_t> met;
    sweep_in_order(V{0, 0}, {400, 0}, posts, [&](std::size_t id, const Sweep<double>&) {
        met.push_back(id);
        return met.size() < 20;
    });
    REQUIRE(met.size() == 20);
    CHECK(met.front() == 49);
    CHECK(met.back() == 30);
}

TEST_CASE("all obstacles of a ground that overlap a shape are found once", "[choices]") {
    const Chain<double> room({{0, 0}, {20, 0}, {20, 20}, {0, 20}}, Ends::closed);
    std::vector<std::size_t> found;
    overlapping(room, Circle<double>{{18, 18}, 5}, [&](std::size_t id) { found.push_back(id); });
    CHECK(found == std::vector<std::size_t>{1, 2});
}

TEMPLATE_TEST_CASE("a start inside is blocked, free to leave or ignored", "[choices]", float,
                   double) {
    using T = TestType;
    Source<T> source(Family::uniform, 33);
    int left = 0;
    for (int row = 0; row < 400; ++row) {
        const auto boxes = some_boxes_of(source, 8);
        const ObstacleList list(boxes);
        const Circle<T> mover = source.template shape<Circle<T>>();
        const Vec2<T> delta = source.vector(20);
        std::vector<Aabb<T>> outside, ahead;
        for (const Aabb<T>& box : boxes) {
            const bool is_inside = oracle::Pair(mover, box).overlaps();
            if (!is_inside) outside.push_back(box);
            const auto push = intersect(mover, box);
            if (!is_inside || dot(push->normal, delta) < 0) ahead.push_back(box);
        }
        left += ahead.size() > outside.size() && ahead.size() < boxes.size() ? 1 : 0;
        const auto stop = [&](Inside inside) {
            const auto ground = starting_inside(list, mover, delta, inside);
            return sweep_into(mover, delta, ground).pos;
        };
        CHECK(stop(Inside::blocked) == sweep_into(mover, delta, boxes).pos);
        CHECK(stop(Inside::ignored) == sweep_into(mover, delta, outside).pos);
        CHECK(stop(Inside::free_to_leave) == sweep_into(mover, delta, ahead).pos);
    }
    CHECK(left > 5);
}

TEST_CASE("with a skin a mover keeps its distance", "[choices]") {
    const std::vector<Box> level{{{0, 15}, {100, 5}}, {{60, 0}, {5, 100}}};
    const auto stop = [&](const Shape<double>& mover) {
        return move_and_slide(with_skin(mover, 0.5), {90, 90}, level).pos;
    };
    CHECK(stop(Box{{0, 0}, {2, 4}}) == V{52.5, 5.5});
    CHECK(stop(Circle<double>{{0, 0}, 3}) == V{51.5, 6.5});
    CHECK(stop(Capsule<double>{{0, 0}, {0, -4}, 3}) == V{51.5, 6.5});
    CHECK(stop(V{0, 0}) == V{54.5, 9.5});
    CHECK(stop(Segment<double>{{0, 0}, {0, -4}}) == V{54.5, 9.5});
    const Polygon<double> box({0, 0}, {{-2, -4}, {2, -4}, {2, 4}, {-2, 4}});
    CHECK(stop(box) == V{52.5, 5.5});
    CHECK(distance(placed_at(box, stop(box)), level[0]) == 0.5);
}
