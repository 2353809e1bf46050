// The layout of the strip's rows.
#include <imgui_internal.h>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "ui/time/strip_columns.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

float width(const std::string& text) {
    return text_width(Face::mono, small_size, text);
}

}  // namespace

TEST_CASE("no number of the strip is drawn over its axis beyond a mark", "[interface][strip]") {
    for (const char* scene : {"aabb-vs-segment", "slide", "circle-vs-aabb", "polygon-vs-polygon",
                              "both-axes", "capsule-vs-segment"}) {
        Rig rig(scene);
        for (double time = 0; time < 6; time += 0.5) {
            rig.lab.workspace.session().seek(time);
            const Strip& strip = rig.lab.workspace.session().moment().strip;
            const StripColumns columns = strip_columns(strip, {{274, 560}, {880, 640}});
            CHECK(columns.names < columns.left);
            CHECK(columns.left + 200 < columns.right);
            for (const StripRow& row : strip.rows) {
                INFO(scene << " at " << time << ": " << row.label << " " << span_text(row));
                CHECK(columns.numbers - width(span_text(row)) > columns.right);
                CHECK(columns.names + width(row.label) < columns.left);
            }
        }
    }
}

TEST_CASE("later intervals start farther right, even beyond the axis", "[interface][strip]") {
    const StripColumns columns{0, 100, 700, 800};
    const auto ends = [&](double min, double max) {
        return columns.ends({"in_x", {min, max}, {-0.25, 1.25}});
    };
    CHECK(ends(0.5, 1).from == 400);
    CHECK(ends(1.235, 3).from < ends(1.363, 3).from);
    CHECK(ends(1.363, 3).from < ends(1.363, 3).to);
    CHECK(ends(-3, -0.3).to < ends(-3, -0.24).to);
    CHECK(ends(-3, 0).from < ends(-0.25, 0).from);
}

TEST_CASE("the digits of the strip's numbers are aligned", "[interface][strip]") {
    Rig rig("aabb-vs-segment");
    const auto text = [](Range span) { return span_text({"in_x", span, {0, 1}}); };
    CHECK(text({0.316, 0.737}) == "  0.316 …   0.737");
    CHECK(width(text({-12.5, 99})) == width(text({0, 1})));
    CHECK(width(text({-1e12, 123456})) == width(text({0, 1})));
    // At this magnitude, consecutive floats are 2 apart.
    CHECK(text({16777232, 16777234}) == "16777232 … 16777234");
}

TEST_CASE("no lesson step has a truncated reason", "[interface][strip][lessons]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.lessons().fill(built_in_lessons(built_in_scenes()));
    int reasons = 0;
    for (const Lesson& lesson : rig.lab.workspace.lessons().lessons()) {
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            rig.lab.workspace.lessons().open_named(lesson.id + "/" + std::to_string(i + 1));
            const Strip& strip = rig.lab.workspace.session().moment().strip;
            // The strip's width beside a lesson in a window of 1280 by 800.
            const StripColumns columns = strip_columns(strip, {{360, 560}, {876, 640}});
            for (const StripRow& row : strip.rows) {
                if (row.why.empty()) continue;
                const float left = columns.names + width(row.label) + 14;
                INFO(lesson.id << "/" << i + 1 << ": " << row.why);
                CHECK(reason_text(row, columns.numbers - left).back() == '.');
                ++reasons;
            }
        }
    }
    CHECK(reasons > 5);
}

TEST_CASE("a reason that is too long for its row ends with a whole sentence",
          "[interface][strip]") {
    Rig rig("aabb-vs-segment");
    const StripRow row{
        "c",
        {},
        {},
        StripRow::Ink::soft,
        true,
        "a stops 4.000 short of the x slab of c: it would enter at t = 1.210, after its end."};
    const float room = text_width(Face::sans, small_size, "no hit: " + row.why);
    CHECK(reason_text(row, room + 1) == "no hit: " + row.why);
    StripRow later = row;
    later.why = "After b, a stops.";
    CHECK(reason_text(later, 1000) == "no hit: after b, a stops.");
    // The row already names the obstacle.
    CHECK(reason_text(row, room - 5) ==
          "no hit: a stops 4.000 short of the x slab: it would enter at t = 1.210, after its end.");
    StripRow grown = row;
    grown.why = "a leaves the y slab of c grown by a at t = 0.580.";
    const std::string shorter = "no hit: a leaves the y slab at t = 0.580.";
    CHECK(reason_text(grown, text_width(Face::sans, small_size, shorter) + 1) == shorter);
    CHECK(reason_text(row, room - 90) == "no hit: a stops 4.000 short of the x slab.");
}

TEST_CASE("the height of the strip depends neither on the query nor on time",
          "[interface][strip]") {
    // The queries of these scenes have three and two rows, two and four, and one per obstacle.
    for (const char* scene : {"tunnelling", "circle-vs-aabb", "slide"}) {
        Rig rig(scene);
        Session& session = rig.lab.workspace.session();
        if (session.scene().queries.size() == 1)
            session.edit("Ask more", [](Scene& draft) {
                draft.queries.push_back(draft.queries.front());
                draft.queries.back().kind = QueryKind::sweep;
            });
        rig.lab.ui.strip_room = {};
        const auto height = [&] {
            rig.frames(2);
            return ImGui::FindWindowByName("interval strip")->Size.y;
        };
        const float high = height();
        CHECK(high > 0);
        const auto queries = static_cast<int>(session.scene().queries.size());
        for (int query = 0; query < queries; ++query) {
            session.view().query = query;
            for (double time = 0; time < 3; time += 0.6) {
                session.seek(time);
                INFO(scene << ", query " << query << " at " << time);
                CHECK(height() == high);
            }
        }
    }
}
