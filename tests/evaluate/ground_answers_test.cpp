// Chains and tile maps as obstacles, beside plain shapes.
#include "catch.hpp"
#include "geometry/outline.hpp"
#include "lib/random.hpp"
#include "query/parts.hpp"
#include "query/query.hpp"

using namespace lab;

namespace {

using Source = lib_random::Source<double>;

const Tiles level{
    {-64, -16}, {16, 16}, {"........", "..--..#.", "./\\_....", "/##\\rRFf", "########"}};

/// The tiles as boxes and polygons, with the index of each in the list.
struct AsList {
    std::vector<Geometry> shapes;
    std::vector<Mark> marks;
    std::vector<std::size_t> parts;
};
AsList as_list(const Tiles& tiles) {
    AsList list;
    for (std::size_t id = 0; id < part_count(tiles); ++id) {
        if (!is_solid_part(tiles, id)) continue;
        const ShapePart part = part_of(tiles, id);
        list.shapes.push_back(part.shape);
        list.marks.push_back({part.facing});
        list.parts.push_back(id);
    }
    return list;
}

Geometry any_mover(Source& source) {
    const Vec2 at = source.vector(60);
    switch (source.pick(4)) {
        case 0:
            return at;
        case 1:
            return Aabb{at, {1 + source.extent(6), 1 + source.extent(6)}};
        case 2:
            return Circle{at, 1 + source.extent(6)};
        default:
            return Capsule{at, source.vector(6), 1 + source.extent(4)};
    }
}

Answer asked(QueryKind kind, const Geometry& mover, const std::vector<Geometry>& obstacles,
             const std::vector<Mark>& marks, Vec2 delta, Scalar scalar) {
    QueryInput input{mover, obstacles, scalar, delta};
    input.marks = marks;
    return row_of(kind).answer(input);
}

}  // namespace

TEST_CASE("a tile map gives the answers of the same ground as boxes and polygons", "[query]") {
    const AsList list = as_list(level);
    Source source(lib_random::Family::uniform, 7);
    int hits = 0;
    for (int i = 0; i < 400; ++i) {
        const Geometry mover = any_mover(source);
        const Vec2 delta = source.vector(80);
        const Scalar scalar = i % 3 == 0 ? Scalar::float_ : Scalar::double_;
        const Answer map = asked(QueryKind::sweep_into, mover, {level}, {}, delta, scalar);
        const Answer other =
            asked(QueryKind::sweep_into, mover, list.shapes, list.marks, delta, scalar);
        const auto &a = std::get<Sweep>(map), &b = std::get<Sweep>(other);
        INFO(i << " from " << position(mover).x << ", " << position(mover).y);
        CHECK((a.hit == b.hit && a.pos == b.pos && a.time == b.time));
        if (!b.hit) continue;
        ++hits;
        CHECK(a.index == 0);
        CHECK(map.part == list.parts[b.index]);
        const Answer slid = asked(QueryKind::move_and_slide, mover, {level}, {}, delta, scalar);
        const Answer also =
            asked(QueryKind::move_and_slide, mover, list.shapes, list.marks, delta, scalar);
        CHECK(std::get<Moved>(slid).pos == std::get<Moved>(also).pos);
        CHECK(slid.part == list.parts[std::get<Moved>(also).sweeps.front().index]);
    }
    CHECK(hits > 100);
}

TEST_CASE("in a mixed list, the index is that of the obstacle and the part that of its edge",
          "[query]") {
    const Chain hills{{{-60, 40}, {-20, 30}, {20, 40}, {60, 30}}, false, true};
    const Geometry ball = Circle{{0, 0}, 4};
    const std::vector<Geometry> all{Aabb{{-50, 0}, {4, 4}}, hills, Aabb{{60, -24}, {4, 4}}, level};
    const auto hit = [&](Vec2 delta) {
        return asked(QueryKind::sweep_into, ball, all, {}, delta, Scalar::double_);
    };
    const auto index = [](const Answer& answer) { return std::get<Sweep>(answer).index; };
    CHECK(index(hit({-80, 0})) == 0);
    CHECK(hit({-80, 0}).part == isect::npos);
    CHECK(index(hit({80, -32})) == 2);
    CHECK(index(hit({0, -80})) == isect::npos);
    const Answer down = hit({0, 80});
    // The level's highest tiles lie above the hills.
    CHECK(index(down) == 3);
    CHECK(level.cell_of(down.part) == Cell{3, 2});
    const Answer on_hills =
        asked(QueryKind::sweep_into, ball, {all[0], hills, all[2]}, {}, {30, 90}, Scalar::double_);
    CHECK(index(on_hills) == 1);
    CHECK(on_hills.part == 1);
}

TEST_CASE("a chain gives the answers of the library's chain", "[query]") {
    const Chain chain{{{-60, 20}, {-10, 30}, {10, 0}, {60, 24}}, false, false};
    const isect::Chain<double> ours(chain.points);
    Source source(lib_random::Family::uniform, 3);
    for (int i = 0; i < 300; ++i) {
        const Circle mover{source.vector(50), 1 + source.extent(6)};
        const Vec2 delta = source.vector(80);
        const Answer answer =
            asked(QueryKind::sweep_into, mover, {chain}, {}, delta, Scalar::double_);
        const isect::Sweep<double> sweep = isect::sweep_into(mover, delta, ours);
        CHECK(
            (std::get<Sweep>(answer).hit == sweep.hit && std::get<Sweep>(answer).pos == sweep.pos));
        CHECK(answer.part == sweep.index);
    }
}

TEST_CASE("overlaps and raycast take a chain and a tile map, others don't", "[query]") {
    const Chain chain{{{0, 0}, {10, 0}}, false, true};
    CHECK(overlap(Circle{{5, 3}, 4}, chain, Scalar::double_));
    CHECK_FALSE(overlap(Circle{{5, 4}, 4}, chain, Scalar::float_));
    CHECK(overlap(Vec2{-60, 60}, level, Scalar::double_));
    const Answer cast =
        asked(QueryKind::raycast, Segment{{-4, -100}, {0, 300}}, {level}, {}, {}, Scalar::double_);
    REQUIRE(std::get<std::optional<Hit>>(cast));
    CHECK(level.cell_of(cast.part) == Cell{3, 1});
    for (const QueryKind kind : {QueryKind::intersect, QueryKind::distance, QueryKind::sweep,
                                 QueryKind::closest_points, QueryKind::slab_times}) {
        CHECK_FALSE(can_ask(kind, Circle{{0, 0}, 1}, chain));
        CHECK_FALSE(can_ask(kind, Circle{{0, 0}, 1}, level));
    }
    CHECK_FALSE(can_ask(QueryKind::sweep_into, chain, level));
    CHECK(can_ask(QueryKind::walk, Circle{{0, 0}, 1}, level));
}

TEST_CASE("only obstacles in a group that the query meets are met", "[query]") {
    const Geometry ball = Circle{{0, 0}, 1};
    const std::vector<Geometry> walls{Aabb{{10, 0}, {1, 5}}, Chain{{{20, -9}, {20, 9}}},
                                      Aabb{{30, 0}, {1, 5}}};
    std::vector<Mark> marks(3);
    marks[0].groups.mask = 1;
    marks[1].groups.mask = 2;
    marks[2].groups.mask = 5;
    const auto met = [&](std::uint32_t mask) {
        QueryInput input{ball, walls, Scalar::double_, {100, 0}};
        input.marks = marks;
        input.meets.mask = mask;
        return std::get<Sweep>(sweep_into_row.answer(input)).index;
    };
    CHECK(met(isect::all_groups) == 0);
    CHECK(met(1) == 0);
    CHECK(met(2) == 1);
    CHECK(met(4) == 2);
    CHECK(met(6) == 1);
    CHECK(met(8) == isect::npos);
}

TEST_CASE("a moving chain carries a character", "[query]") {
    const Chain lift{{{-20, 10}, {20, 10}}, false, true};
    const std::vector<Geometry> ground{lift};
    const std::vector<Mark> marks{{{}, {5, -3}}};
    const Geometry hero = Circle{{0, 0}, 10};
    QueryInput walk{hero, ground, Scalar::double_, {0, 1}};
    walk.marks = marks;
    walk.settings.fastest_platform = 8;
    const auto walked = std::get<Walked>(walk_row.answer(walk));
    CHECK(walked.pos.x == Approx(5));
    CHECK(walked.pos.y == Approx(-3));
    CHECK(walked.stands_on == 0);
}

TEST_CASE("points that rounding makes equal are one, and edges keep their numbers", "[query]") {
    const Chain chain{{{1e9, 0}, {1e9 + 1, 0}, {1e9 + 256, 0}, {1e9 + 512, 9}}};
    const DistinctPoints rounded = distinct_points(chain, Scalar::float_);
    CHECK(rounded.points.size() == 3);
    CHECK(rounded.edges == std::vector<std::size_t>{1, 2, 3});
    CHECK(objection(chain, Scalar::double_).empty());
    CHECK_FALSE(objection(chain, Scalar::float_).empty());
    // Nothing is left of a chain whose points are all the same.
    const Chain point{{{1e9, 0}, {1e9 + 1, 0}}};
    CHECK_FALSE(overlap(Circle{{1e9, 0}, 5}, point, Scalar::float_));
}

TEST_CASE("a tile map too far out for its cells is met by nothing", "[query]") {
    Tiles far = level;
    far.origin = {1e9, 0};
    CHECK(objection(far, Scalar::float_));
    CHECK_FALSE(objection(far, Scalar::double_));
    CHECK_FALSE(overlap(Circle{{1e9, 64}, 50}, far, Scalar::float_));
    CHECK(overlap(Circle{{1e9, 64}, 50}, far, Scalar::double_));
}
