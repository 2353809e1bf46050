// The deciding line of the source stays visible.
#include <algorithm>
#include <cmath>
#include <utility>

#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "ui/source/source_scroll.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

const ImGuiWindow& rows_of_source() {
    const ImGuiWindow* found = nullptr;
    for (const ImGuiWindow* each : GImGui->Windows)
        if (each->WasActive && std::string(each->Name).find("rows of source") != std::string::npos)
            found = each;
    REQUIRE(found != nullptr);
    return *found;
}

/// The line of the return that was taken, or if that only passes on an earlier result, of the last
/// value.
int line_of_answer(Rig& rig) {
    const Call& call =
        *rig.lab.ui.source.chain(rig.lab.workspace.session().moment().trace).back().call;
    const int left_at = ran(call).left_at;
    const Statement* left = call.function->statement_at(left_at);
    return left != nullptr && left->traced != 0 ? left_at : call.steps.back().line;
}

/// Whether every row of the statement that contains a line is visible.
bool is_seen(Rig& rig, int line) {
    const ShownCall shown =
        rig.lab.ui.source.chain(rig.lab.workspace.session().moment().trace).back();
    const ImGuiWindow& region = rows_of_source();
    const float beside_text = 56, letter = text_width(Face::mono, small_size, "0");
    const auto columns = static_cast<std::size_t>((region.Size.x - beside_text) / letter);
    const std::vector<SourceRow>& rows = rig.lab.ui.source.rows(*shown.file, columns);
    REQUIRE(static_cast<int>(rows.size()) ==
            static_cast<int>(std::round((region.ContentSize.y - 8) / code_row_height)));
    const Statement* statement = shown.function->statement_at(line);
    REQUIRE(statement != nullptr);
    bool all = true;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].line < statement->first || rows[i].line > statement->last) continue;
        const float top = code_row_height * static_cast<float>(i) - region.Scroll.y;
        all = all && top >= 0 && top + code_row_height <= region.Size.y;
    }
    return all;
}

/// Plays at speed 0, so that only seek() changes the time.
void play_in_place(Rig& rig) {
    rig.lab.workspace.session().view().playing = true;
    rig.lab.workspace.session().view().speed = 0;
}

void wheel_up_in_source(Rig& rig) {
    rig.move("source");
    rig.wheel(8);
    rig.frames(2);
}

}  // namespace

TEST_CASE("the deciding line is visible for hits and misses", "[interface][source]") {
    for (const Entry& entry : built_in_scenes()) {
        if (entry.scene.queries.empty()) continue;
        Rig rig(entry.id);
        for (const double time : {0.0, 0.7, 1.6, 2.9, 3.8}) {
            rig.lab.workspace.session().seek(time);
            rig.frames(3);
            const auto& trace = rig.lab.workspace.session().moment().trace;
            if (!trace) continue;
            INFO(entry.id << " at " << time);
            CHECK(is_seen(rig, line_of_answer(rig)));
        }
    }
}

TEST_CASE("the deciding line stays visible while the scene plays, is presented, and is shown again",
          "[interface][source]") {
    Rig rig("aabb-vs-segment");
    play_in_place(rig);
    bool has_hit = false, has_missed = false;
    const auto look = [&] {
        const bool hit =
            std::get<std::optional<Hit>>(rig.lab.workspace.session().now().answers[0]).has_value();
        (hit ? has_hit : has_missed) = true;
        CHECK(is_seen(rig, line_of_answer(rig)));
    };
    for (double time = 0; time < 6; time += 0.25) {
        rig.lab.workspace.session().seek(time);
        rig.frames(3);
        look();
        rig.key(SDLK_F5);
        rig.frames(3);
        look();
        rig.key(SDLK_F5);
        rig.frames(3);
        look();
    }
    CHECK(has_hit);
    CHECK(has_missed);
}

TEST_CASE("the scroll position stays until another line decides", "[interface][source]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().edit("Aim", [](Scene& scene) {
        for (Motion& motion : scene.motions) motion.on = false;
        find_shape(scene, "seg")->geometry = Segment{{-40, 5}, {80, 0}};
    });
    rig.frames(3);
    const int line = line_of_answer(rig);
    CHECK(is_seen(rig, line));
    wheel_up_in_source(rig);
    const float scrolled = rows_of_source().Scroll.y;
    CHECK_FALSE(is_seen(rig, line));
    rig.frames(6);
    CHECK(rows_of_source().Scroll.y == scrolled);
    rig.lab.workspace.session().edit("Turn", [](Scene& scene) {
        find_shape(scene, "seg")->geometry = Segment{{-40, 30}, {60, 0}};
    });
    rig.frames(3);
    CHECK(is_seen(rig, line_of_answer(rig)));
}

TEST_CASE("the source does not scroll under a reader while a scene plays", "[interface][source]") {
    Rig rig("aabb-vs-segment");
    play_in_place(rig);
    wheel_up_in_source(rig);
    const float scrolled = rows_of_source().Scroll.y;
    for (double time = 0; time < 6; time += 0.25) {
        rig.lab.workspace.session().seek(time);
        rig.frames(3);
        CHECK(rows_of_source().Scroll.y == scrolled);
    }
    rig.move(rig.on_screen({0, 0}));
    rig.frames(3);
    CHECK(is_seen(rig, line_of_answer(rig)));
}
