// The cost of drawing a crowd depends on the screen; its picture shows the query and the results.
#include "evaluate/crowd.hpp"

#include <algorithm>

#include "catch.hpp"
#include "motion/timeline.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "scene/files.hpp"

using namespace lab;

namespace {

constexpr Pt crowd_picture_size{640, 480};

std::string crowd_picture(const Scene& scene, const PictureView& view = {}, bool asked = true) {
    Timeline timeline;
    Evaluation evaluation = evaluate(scene, scene.cover, timeline);
    if (asked) CrowdKeeper().ask(evaluation);
    SvgCanvas canvas(crowd_picture_size, scene.title);
    draw_picture(canvas, evaluation, crowd_picture_size, Theme::dark, view);
    return canvas.document();
}

std::string group_of(const std::string& picture, const std::string& id) {
    const std::size_t from = picture.find("<g id=\"" + id + "\"");
    REQUIRE(from != std::string::npos);
    return picture.substr(from, picture.find("</g>", from) - from);
}

auto elements_in(const std::string& group) {
    return std::count(group.begin(), group.end(), '\n');
}

}  // namespace

TEST_CASE("small boxes are counted in cells, however many there are", "[draw][crowd]") {
    Scene scene = tests::scene_file("crowd-100000").scene;
    const auto many = elements_in(group_of(crowd_picture(scene), "crowd"));
    scene.crowd->count = 20000;
    const auto fewer = elements_in(group_of(crowd_picture(scene), "crowd"));
    // Cells are 4 points wide, so their number depends on the screen and not on the crowd.
    CHECK(many < 640 / 4 * 480 / 4);
    CHECK(many < 4 * fewer);
}

TEST_CASE("very many large boxes are counted too", "[draw][crowd]") {
    Scene scene = tests::scene_file("broad-phase").scene;
    scene.crowd->count = 1000000;
    const std::string boxes = group_of(crowd_picture(scene), "crowd");
    CHECK(elements_in(boxes) < 640 / 4 * 480 / 4);
}

TEST_CASE("near by, the boxes of a crowd are drawn one by one", "[draw][crowd]") {
    const Scene scene = tests::scene_file("crowd-100000").scene;
    PictureView near;
    near.camera = CameraState{{-59, 3}, 120};
    const std::string boxes = group_of(crowd_picture(scene, near), "crowd");
    Timeline timeline;
    Evaluation now = evaluate(scene, 0, timeline);
    CrowdKeeper().ask(now);
    const auto& all = now.crowd->world->boxes();
    const auto in_sight = std::count_if(all.begin(), all.end(), [](const Aabb& box) {
        return std::abs(box.center.x + 59) < 2.5 && std::abs(box.center.y - 3) < 1.3;
    });
    REQUIRE(in_sight > 0);
    // Each box is an area and an outline.
    CHECK(elements_in(boxes) >= 2 * in_sight);
}

TEST_CASE("a crowd without a query is drawn as a sample", "[draw][crowd]") {
    const Scene scene = tests::scene_file("crowd-1000000").scene;
    const std::string picture = crowd_picture(scene, {}, false);
    const auto count = elements_in(group_of(picture, "crowd"));
    CHECK(count > 100);
    CHECK(count < 3000);
}

TEST_CASE("a crowd's picture marks what was visited, tested and found", "[draw][crowd]") {
    for (const char* id : {"broad-phase", "crowd-1000", "moving-crowd"}) {
        INFO(id);
        const Scene scene = tests::scene_file(id).scene;
        const std::string picture = crowd_picture(scene);
        for (const char* word : {">Tested<", ">Not tested<", ">Visited ", ">Result<"})
            CHECK(picture.find(word) != std::string::npos);
        CHECK(picture.find(">Tested pair<") == std::string::npos);
        Scene quiet = scene;
        quiet.show.erase(Layer::working);
        CHECK(crowd_picture(quiet).find(">Visited ") == std::string::npos);
    }
}

TEST_CASE("a picture of all pairs has a line for each that was tested", "[draw][crowd]") {
    Scene scene = tests::scene_file("crowd-10").scene;
    scene.crowd->structure = CrowdStructure::list;
    const std::string all = group_of(crowd_picture(scene), "crowd-answer");
    scene.crowd->structure = CrowdStructure::sweep_and_prune;
    const std::string picture = crowd_picture(scene);
    CHECK(picture.find(">Tested pair<") != std::string::npos);
    CHECK(elements_in(all) - elements_in(group_of(picture, "crowd-answer")) > 20);
}

TEST_CASE("the legend names the query shape of a crowd; only a moving one has a start",
          "[draw][crowd]") {
    const std::string asks =
        group_of(crowd_picture(tests::scene_file("broad-phase").scene), "legend");
    CHECK(asks.find(">Query<") != std::string::npos);
    CHECK(asks.find(">Start<") == std::string::npos);
    const std::string casts =
        group_of(crowd_picture(tests::scene_file("crowd-1000").scene), "legend");
    CHECK(casts.find(">Start<") != std::string::npos);
    CHECK(casts.find(">Query<") == std::string::npos);
}

TEST_CASE("a list draws all boxes as tested", "[draw][crowd]") {
    Scene scene = tests::scene_file("broad-phase").scene;
    const std::string some = crowd_picture(scene);
    scene.crowd->structure = CrowdStructure::list;
    const std::string all = crowd_picture(scene);
    const std::string legend = group_of(all, "legend");
    CHECK(legend.find(">Tested<") != std::string::npos);
    CHECK(legend.find(">Not tested<") == std::string::npos);
    // Marked like the boxes that a grid tests.
    const std::string mark = "stroke-width=\"1.5\"";
    CHECK(group_of(some, "crowd").find(mark) == std::string::npos);
    CHECK(group_of(all, "crowd").find(mark) != std::string::npos);
}

TEST_CASE("the legend of a crowd explains everything in the picture, and nothing else",
          "[draw][crowd]") {
    Scene scene = tests::scene_file("broad-phase").scene;
    scene.motions.clear();
    std::get<Aabb>(scene.shapes.front().geometry).center = {5000, 5000};
    const auto says = [&](const char* words) {
        return group_of(crowd_picture(scene), "legend").find(words) != std::string::npos;
    };
    for (const CrowdStructure structure : {CrowdStructure::sweep_and_prune, CrowdStructure::grid,
                                           CrowdStructure::quadtree, CrowdStructure::bvh}) {
        scene.crowd->structure = structure;
        INFO(static_cast<int>(structure));
        CHECK(says(">Not tested<"));
        for (const char* words : {">Tested<", ">Query<", ">Grown query box", ">Result<"})
            CHECK_FALSE(says(words));
        // Only a grid looks into cells for a query beyond its edge.
        CHECK(says(">Visited ") == (structure == CrowdStructure::grid));
    }
    scene.crowd->structure = CrowdStructure::list;
    CHECK(says(">Tested<"));
    CHECK_FALSE(says(">Not tested<"));

    scene.crowd->structure = CrowdStructure::bvh;
    scene.crowd->asks = CrowdQuestion::sweep_into;
    scene.crowd->delta = {100, 0};
    CHECK(says(">Not tested<"));
    CHECK_FALSE(says(">Start<"));
    scene.crowd->delta = {-10000, -10000};
    CHECK(says(">Blocked<"));  // a path that crosses the picture
}
