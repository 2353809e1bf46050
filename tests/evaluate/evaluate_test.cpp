#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "evaluate/results_json.hpp"
#include "motion/timeline.hpp"
#include "scene/files.hpp"
#include "scene/names.hpp"

using lab::QueryKind;
using lab::Vec2;

namespace {

/// The answer of one query with a mover and an obstacle.
lab::Answer answer_of(lab::Query query, const lab::Geometry& mover, const lab::Geometry& obstacle,
                      lab::Scalar scalar = lab::Scalar::double_) {
    lab::Scene scene;
    scene.scalar = scalar;
    scene.shapes = {{"a", mover}, {"b", obstacle}};
    query.mover = "a";
    query.obstacles = {"b"};
    scene.queries = {query};
    return lab::ask(scene).at(0);
}

nlohmann::json results(const lab::Scene& scene, double time) {
    lab::Timeline timeline;
    return nlohmann::json::parse(lab::results_json(lab::evaluate(scene, time, timeline), "it"));
}

/// The names of an object's members, in alphabetical order.
lab::Names members(const nlohmann::json& object) {
    lab::Names names;
    for (const auto& [name, value] : object.items()) names.push_back(name);
    return names;
}

lab::Scene scene_asking(QueryKind kind) {
    lab::Scene scene;
    scene.shapes = {{"a", lab::Aabb{{-3, 0}, {1, 1}}}, {"b", lab::Aabb{{0, 0}, {1, 1}}}};
    if (kind == QueryKind::raycast || kind == QueryKind::slab_times)
        scene.shapes[0].geometry = lab::Segment{{-3, 0}, {4, 0}};
    scene.queries = {{kind, "a", {"b"}, {4, 0}, lab::Response::slide}};
    return scene;
}

}  // namespace

TEST_CASE("every pair of shapes in a scene has a result of the query's type", "[evaluate]") {
    const std::vector<lab::Geometry> shapes = {Vec2{1, 2},
                                               lab::Segment{{-5, 0}, {9, 1}},
                                               lab::Aabb{{0, 0}, {2, 3}},
                                               lab::Circle{{1, 1}, 2.0},
                                               lab::Capsule{{0, 0}, {2, 1}, 1.0},
                                               lab::Range{0, 2}};
    // The alternative of Answer that each kind of query returns.
    const std::vector<std::size_t> expected = {0, 1, 1, 2, 2, 3, 4, 5, 6};
    int asked = 0;
    for (const auto& mover : shapes) {
        for (const auto& obstacle : shapes) {
            for (std::size_t kind = 0; kind < expected.size(); ++kind) {
                const auto query = static_cast<QueryKind>(kind);
                if (!lab::can_ask(query, mover, obstacle)) continue;
                ++asked;
                INFO(lab::name_of(query)
                     << " " << lab::name_of(mover) << " " << lab::name_of(obstacle));
                CHECK(answer_of({query, {}, {}, {1, 1}, lab::Response::slide}, mover, obstacle)
                          .index() == expected[kind]);
            }
        }
    }
    CHECK(asked >= 9 * 6 + 6 + 1);  // all pairs of points, boxes and circles, and segment casts
}

TEST_CASE("ranges are compared only with ranges, and only segments are cast", "[evaluate]") {
    CHECK(lab::can_ask(QueryKind::overlaps, lab::Range{}, lab::Range{}));
    CHECK_FALSE(lab::can_ask(QueryKind::overlaps, lab::Range{}, lab::Aabb{}));
    CHECK_FALSE(lab::can_ask(QueryKind::raycast, lab::Circle{}, lab::Aabb{}));
}

TEST_CASE("a scene in float is evaluated in float", "[evaluate]") {
    // Beside 1, float loses half of 1e-9, so the circles touch in float and don't overlap.
    const lab::Circle a{{0, 0}, 0.5};
    const lab::Circle b{{1 - 1e-9, 0}, 0.5};
    const lab::Query query{QueryKind::overlaps, {}, {}, {}, {}};
    CHECK(lab::says_hit(answer_of(query, a, b)));
    CHECK_FALSE(lab::says_hit(answer_of(query, a, b, lab::Scalar::float_)));
}

TEST_CASE("the results of each kind of query have its own fields", "[evaluate][json]") {
    const lab::Names sweep = {"delta",     "hit", "index", "mover",
                              "obstacles", "pos", "query", "time"};
    const std::vector<lab::Names> expected = {{"mover", "obstacles", "overlaps", "query"},
                                              {"hit", "mover", "obstacles", "query"},
                                              {"hit", "mover", "obstacles", "query"},
                                              sweep,
                                              sweep,
                                              {"distance", "mover", "obstacles", "query"},
                                              {"a", "b", "mover", "obstacles", "query"},
                                              {"mover", "obstacles", "query", "x", "y"},
                                              sweep};
    for (std::size_t kind = 0; kind < expected.size(); ++kind) {
        const auto found = results(scene_asking(static_cast<QueryKind>(kind)), 0);
        CHECK(members(found) == lab::Names{"queries", "scene", "shapes", "time"});
        const auto& query = found["queries"][0];
        CHECK(members(query) == expected[kind]);
        CHECK(query["query"] == lab::query_rows.at(kind)->name);
        CHECK(query["mover"] == "a");
        CHECK(query["obstacles"] == nlohmann::json::array({"b"}));
    }
}

TEST_CASE("results name the shape that was hit, or null", "[evaluate][json]") {
    lab::Scene scene = scene_asking(QueryKind::sweep);
    const auto hit = results(scene, 0)["queries"][0];
    CHECK(members(hit["hit"]) == lab::Names{"delta", "normal", "pos", "time"});
    CHECK(hit["hit"]["normal"] == nlohmann::json::array({-1, 0}));
    CHECK(hit["time"] == 0.25);
    CHECK(hit["pos"] == nlohmann::json::array({-2, 0}));
    CHECK(hit["index"] == 0);

    scene.queries[0].delta = {-1, 0};
    const auto miss = results(scene, 0)["queries"][0];
    CHECK(miss["hit"].is_null());
    CHECK(miss["index"].is_null());
    CHECK(miss["time"] == 1);
    CHECK(miss["pos"] == nlohmann::json::array({-4, 0}));
}

TEST_CASE("results have the near and far times, with infinities by name", "[evaluate][json]") {
    const auto query = results(scene_asking(QueryKind::slab_times), 0)["queries"][0];
    CHECK(query["x"] == nlohmann::json{{"near", 0.5}, {"far", 1}});
    CHECK(query["y"] == nlohmann::json{{"near", "-inf"}, {"far", "inf"}});
}

TEST_CASE("results of a slide have the first contact and the final position", "[evaluate][json]") {
    lab::Scene scene = scene_asking(QueryKind::move_and_slide);
    scene.queries[0].delta = {4, 4};
    const auto query = results(scene, 0)["queries"][0];
    CHECK(query["time"] == 0.25);
    CHECK(query["hit"]["normal"] == nlohmann::json::array({-1, 0}));
    CHECK(query["pos"] == nlohmann::json::array({-2, 4}));
}

TEST_CASE("results have the posed shapes, with their fields by name", "[evaluate][json]") {
    const auto found = results(tests::scene_file("capsule-vs-segment").scene, 3);
    CHECK(found["scene"] == "it");
    CHECK(found["time"] == 3);
    CHECK(members(found["shapes"]["capsule"]) == lab::Names{"delta", "radius", "start"});
    CHECK(found["shapes"]["capsule"]["delta"] == nlohmann::json::array({48, 16}));

    lab::Timeline timeline;
    const auto posed = timeline.pose(tests::scene_file("capsule-vs-segment").scene, 3);
    const auto segment = std::get<lab::Segment>(posed.shapes[1].geometry);
    CHECK(found["shapes"]["seg"]["start"][0].get<double>() == segment.start.x);
    CHECK(found["shapes"]["seg"]["delta"][1].get<double>() == segment.delta.y);
}

TEST_CASE("results have the marks of those shapes that have some", "[evaluate]") {
    lab::Scene scene = scene_asking(QueryKind::sweep_into);
    scene.shapes[1].one_way = {0, -1};
    scene.shapes[1].groups.mask = 6;
    const nlohmann::json shapes = results(scene, 0)["shapes"];
    CHECK(members(shapes["a"]) == lab::Names{"center", "half"});
    CHECK(members(shapes["b"]) == lab::Names{"center", "groups", "half", "one_way"});
    CHECK(shapes["b"]["one_way"] == nlohmann::json{0, -1});
    CHECK(shapes["b"]["groups"] == nlohmann::json{2, 3});
}

TEST_CASE("shapes touch where a result says so", "[evaluate]") {
    const auto meets = [](QueryKind kind, double x) {
        lab::Scene scene = scene_asking(kind);
        std::get<lab::Aabb>(scene.shapes[1].geometry).center.x = x;
        return lab::says_hit(lab::ask(scene).at(0));
    };
    for (const QueryKind kind :
         {QueryKind::overlaps, QueryKind::intersect, QueryKind::distance, QueryKind::closest_points,
          QueryKind::sweep, QueryKind::sweep_into, QueryKind::move_and_slide, QueryKind::raycast}) {
        CHECK(meets(kind, -2.5));
        CHECK_FALSE(meets(kind, 100));
    }
    CHECK_FALSE(meets(QueryKind::slab_times, -2.5));
}
