#include "scene/files.hpp"

#include <cstdlib>
#include <cstring>
#include <random>
#include <set>

#include "catch.hpp"
#include "scene/frame_rate.hpp"
#include "scene/parameters.hpp"
#include "scene/read_parameter.hpp"
#include "scene/writer.hpp"

namespace {

/// Numbers of all magnitudes that a scene may hold, and zeros of both signs.
double any_number(std::mt19937_64& random) {
    const auto kind = random() % 8;
    if (kind == 0) return 0.0;
    if (kind == 1) return -0.0;
    const double sign = random() % 2 == 0 ? 1 : -1;
    const auto exponent = static_cast<int>(random() % 390) - 195;
    return sign * std::ldexp(1 + static_cast<double>(random() >> 11) * 0x1p-53, exponent);
}

void randomize(const lab::Parameters& list, std::mt19937_64& random) {
    for (const lab::Parameter& parameter : list) {
        const auto valid = [&] {
            const lab::LimitSpan span = lab::allowed_span(parameter.limit);
            if (parameter.limit == lab::Limit::frame_rate)
                return lab::frame_rate_beside(1 + static_cast<double>(random() % 60));
            if (span.most < 1e9)
                return span.least +
                       (span.most - span.least) * static_cast<double>(1 + random() % 3599) / 3600;
            const double number = any_number(random);
            return parameter.limit == lab::Limit::any ? number : std::abs(number);
        };
        if (auto* const* number = std::get_if<double*>(&parameter.value)) **number = valid();
        if (auto* const* vector = std::get_if<lab::Vec2*>(&parameter.value))
            **vector = {valid(), valid()};
    }
}

/// Compares texts, and so the bits of every number, because == ignores the sign of zero.
void check_comes_back(const lab::Scene& scene) {
    const std::string text = lab::write_scene(scene);
    const lab::Scene again = lab::read_scene(text, "again.json");
    CHECK(again == scene);
    CHECK(lab::write_scene(again) == text);
}

}  // namespace

TEST_CASE("every scene in the repository loads and is complete", "[scene][files]") {
    const auto files = tests::scene_files();
    CHECK(files.size() >= 33);
    std::set<int> orders;
    for (const auto& [id, path, text, scene] : files) {
        INFO(id);
        CHECK_FALSE(scene.title.empty());
        CHECK(scene.title.size() <= 28);
        CHECK_FALSE(scene.caption.empty());
        CHECK_FALSE(scene.text.empty());
        CHECK_FALSE(scene.group.empty());
        CHECK((!scene.queries.empty() || scene.crowd.has_value()));
        CHECK_FALSE(scene.show.empty());
        CHECK(orders.insert(scene.order).second);
        CHECK(scene.cover <= scene.duration);
    }
}

TEST_CASE("every scene in the repository is written as it is stored", "[scene][files]") {
    // With ISECT_UPDATE_GOLDEN set, the files are rewritten in the writer's layout.
    for (const auto& [id, path, text, scene] : tests::scene_files()) {
        INFO(id);
        if (std::getenv("ISECT_UPDATE_GOLDEN"))
            lab::write_file_atomically(path, lab::write_scene(scene));
        CHECK(lab::write_scene(scene) == lab::read_file(path));
        check_comes_back(scene);
    }
}

TEST_CASE("any number of a scene comes back from its text with the same bits", "[scene][files]") {
    std::mt19937_64 random(11);
    for (auto& [id, path, text, scene] : tests::scene_files()) {
        INFO(id);
        for (auto& shape : scene.shapes) {
            // The cells of a tile map have to be of a size for where it is.
            if (std::holds_alternative<lab::Tiles>(shape.geometry)) continue;
            randomize(lab::parameters(shape.geometry), random);
        }
        for (auto& motion : scene.motions) randomize(lab::parameters(motion), random);
        for (auto& query : scene.queries) randomize(lab::parameters(query), random);
        check_comes_back(scene);
    }
}

TEST_CASE("a scene in float comes back from its text the same", "[scene][files]") {
    lab::Scene scene = tests::scene_file("aabb-vs-swept-circle").scene;
    scene.scalar = lab::Scalar::float_;
    std::get<lab::Circle>(scene.shapes[1].geometry).radius = 0.1;
    lab::round_to_scalar(scene);
    check_comes_back(scene);
    CHECK_THAT(lab::write_scene(scene), Catch::Matchers::ContainsSubstring("\"radius\": 0.1}"));
}

TEST_CASE("every optional part of a scene comes back from its text", "[scene][files]") {
    lab::Scene scene = tests::scene_file("sweeping-a-circle-through-multiple-objects").scene;
    scene.title = "Quotes \" and \\, and µ";
    scene.text.clear();
    scene.opens = lab::Opens{1.5, false, lab::CameraState{{-0.0, 2}, 3}, 0};
    auto& fly = std::get<lab::Fly>(scene.motions[0].kind);
    fly = {{1, -0.0}, lab::Response::invert, false, 2, 0.5, lab::Since{{1, 2}, {3, -0.0}, 0.1}};
    scene.motions[0].on = false;
    scene.queries[0].kind = lab::QueryKind::move_and_slide;
    scene.queries[0].response = lab::Response::stop;
    check_comes_back(scene);
}

TEST_CASE("a text with terminal control characters is rejected, with its field", "[scene][files]") {
    using Catch::Matchers::ContainsSubstring;
    lab::Scene scene = tests::scene_file("aabb-vs-swept-circle").scene;
    for (const char* hidden : {"\n", "\r", "\t", "\x1b", "\x7f", "\u0085", "\u2028"}) {
        scene.title = std::string("a") + hidden + "b";
        CHECK_THROWS_WITH(lab::read_scene(lab::write_scene(scene), "again.json"),
                          ContainsSubstring("field title: expected one line of text"));
    }
}
