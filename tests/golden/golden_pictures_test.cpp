// Pictures of a few scenes that were checked and committed. They have no text, because its letters
// depend on the fonts of the machine.
#include <algorithm>
#include <cstdlib>
#include <string>

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb_image.h>
#pragma GCC diagnostic pop

#include <imgui.h>

#include "golden/golden.hpp"
#include "motion/timeline.hpp"
#include "picture/scene_picture.hpp"
#include "render/imgui_canvas.hpp"
#include "render/palette.hpp"
#include "render/rasteriser.hpp"
#include "render/ui_context.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

constexpr Rect whole_picture{{0, 0}, {360, 240}};

struct Shot {
    const char* scene;
    double time;
    Theme theme;
    int scale;
};
constexpr Shot shots[] = {
    {"aabb-vs-segment", 1.3, Theme::dark, 1},       {"aabb-vs-segment", 1.3, Theme::light, 2},
    {"circle-vs-swept-aabb", 1.6, Theme::dark, 2},  {"circle-vs-swept-aabb", 1.6, Theme::light, 1},
    {"capsule-vs-segment", 1.6, Theme::dark, 1},    {"capsule-vs-segment", 1.6, Theme::light, 2},
    {"polygon-vs-swept-shapes", 1, Theme::dark, 2}, {"polygon-vs-swept-shapes", 1, Theme::light, 1},
};

Image picture_of(const Shot& shot) {
    const Scene scene = find_scene(built_in_scenes(), shot.scene).scene;
    Timeline timeline;
    const Evaluation evaluation = evaluate(scene, shot.time, timeline);
    const UiContext ui(shot.scale);
    ImGui::GetIO().ConfigFlags = ImGuiConfigFlags_None;
    ui.begin_frame(whole_picture.width(), whole_picture.height(), 0);
    ImGuiCanvas canvas(*ImGui::GetBackgroundDrawList(), static_cast<float>(shot.scale));
    canvas.fill(whole_picture, palette(shot.theme).canvas);
    draw_scene(canvas, {.evaluation = evaluation,
                        .camera = frame(scene.content_corner, scene.content_size, whole_picture),
                        .theme = shot.theme,
                        .layers = scene.show,
                        .scale_bar = false,
                        .legend = false,
                        .labels = false,
                        .handles = true});
    return rasterised(ui.end_frame());
}

/// The number of pixels, per thousand, that differ visibly.
int differing(const Image& image, const std::string& png) {
    int width = 0, height = 0, channels = 0;
    unsigned char* expected =
        stbi_load_from_memory(reinterpret_cast<const unsigned char*>(png.data()),
                              static_cast<int>(png.size()), &width, &height, &channels, 4);
    REQUIRE(expected != nullptr);
    REQUIRE(width == image.width);
    REQUIRE(height == image.height);
    int count = 0;
    for (std::size_t i = 0; i < image.pixels.size(); ++i) {
        int most = 0;
        for (std::size_t channel = 0; channel < 4; ++channel) {
            const int now = static_cast<int>(image.pixels[i] >> (8 * channel) & 0xFFU);
            most = std::max(most, std::abs(now - expected[4 * i + channel]));
        }
        count += most > 40 ? 1 : 0;
    }
    stbi_image_free(expected);
    return static_cast<int>(count * 1000LL / static_cast<long long>(image.pixels.size()));
}

}  // namespace

TEST_CASE("pictures look as they were committed", "[golden]") {
    for (const Shot& shot : shots) {
        const Image image = picture_of(shot);
        const std::string name = std::string(shot.scene) +
                                 (shot.theme == Theme::dark ? "-dark@" : "-light@") +
                                 std::to_string(shot.scale) + "x.png";
        INFO(name);
        const auto path = lab::testing::golden_folder / "pictures" / name;
        if (std::getenv("ISECT_UPDATE_GOLDEN") != nullptr)
            write_file_atomically(path.string(), png_bytes(image));
        CHECK(differing(image, read_file(path.string())) < 2);
    }
}
