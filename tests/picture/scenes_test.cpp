// Draws every scene as it runs.
#include <string>

#include "catch.hpp"
#include "evaluate/evaluate.hpp"
#include "motion/timeline.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "scene/files.hpp"

using namespace lab;

TEST_CASE("every scene is drawn at finite places for 600 frames", "[draw][scenes]") {
    constexpr Pt size{640, 480};
    for (const auto& [id, path, text, scene] : tests::scene_files()) {
        Timeline timeline;
        for (int frame = 0; frame < 600; ++frame) {
            const Evaluation evaluation = evaluate(scene, frame / 60.0, timeline);
            // Every frame is evaluated, but drawing is slower and ten frames a second show
            // everything.
            if (frame % 6 != 0) continue;
            SvgCanvas canvas(size, scene.title);
            draw_picture(canvas, evaluation, size, Theme::dark);
            const std::string picture = canvas.document();
            for (const char* no_number :
                 {"=\"nan", "=\"-nan", "=\"inf", "=\"-inf", ",nan", ",inf", " nan", " inf"}) {
                INFO(id << " at frame " << frame << ": " << no_number);
                CHECK(picture.find(no_number) == std::string::npos);
            }
        }
    }
}
