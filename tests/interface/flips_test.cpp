// The exact moments and numbers at which an answer changes.
#include <algorithm>
#include <cmath>
#include <string>

#include "catch.hpp"
#include "commands/flip_choice.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"
#include "scene/make.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

Session& session_of(Rig& rig) {
    return rig.lab.workspace.session();
}

void wait_for_marks(Rig& rig) {
    for (int i = 0; i < 600 && !session_of(rig).result_marks().is_done(); ++i) rig.frames(1);
    REQUIRE(session_of(rig).result_marks().is_done());
}

void wait_for_flips(Rig& rig) {
    for (int i = 0; i < 600 && !session_of(rig).flip_list().is_done(); ++i) rig.frames(1);
    REQUIRE(session_of(rig).flip_list().is_done());
    rig.frames(3);
}

bool hits(Rig& rig) {
    return says_hit(session_of(rig).now().answers.front());
}

const Flip& first_hit_in(Rig& rig) {
    const auto& flips = session_of(rig).result_marks().flips();
    const auto found = std::find_if(flips.begin(), flips.end(),
                                    [](const Flip& flip) { return flip.what == "hit"; });
    REQUIRE(found != flips.end());
    return *found;
}

/// The place of a mark on the time strip.
lab::Pt place_of_mark(Rig& rig, const Flip& flip) {
    const Rect strip = rig.area("time strip");
    const double share = flip.after / session_of(rig).scene().duration;
    return {strip.min.x + 8 + static_cast<float>(share) * (strip.width() - 16), strip.max.y - 4};
}

}  // namespace

// The search for marks ended with the last frame drawn, and they showed with the next event only.
TEST_CASE("what a search has found is drawn without an event", "[interface]") {
    Rig rig("aabb-vs-swept-aabb");
    session_of(rig).edit("Test", [](Scene& scene) { scene.caption = "Another"; });
    rig.frames(1);
    for (int i = 0; i < 600 && !session_of(rig).result_marks().is_done(); ++i) rig.turn();
    REQUIRE(session_of(rig).result_marks().is_done());
    const int drawn = ImGui::GetFrameCount();
    for (int i = 0; i < 5; ++i) rig.turn();
    CHECK(ImGui::GetFrameCount() == drawn + 1);
}

TEST_CASE("a click on a mark of the time strip goes to the moment after it, and then before it",
          "[interface]") {
    Rig rig("aabb-vs-segment");
    wait_for_marks(rig);
    const Flip flip = first_hit_in(rig);
    CHECK(std::nextafter(flip.before, 1e9) == flip.after);
    rig.click(place_of_mark(rig, flip));
    CHECK(session_of(rig).view().time == flip.after);
    const bool after = hits(rig);
    rig.click(place_of_mark(rig, flip));
    CHECK(session_of(rig).view().time == flip.before);
    CHECK(hits(rig) != after);
    SECTION("and a drag from a mark moves the time as from anywhere else") {
        const Pt from = place_of_mark(rig, flip);
        rig.drag(from, lab::testing::beside(from, 40, 0));
        CHECK(session_of(rig).view().time > flip.after + 0.1);
    }
}

TEST_CASE("the keys < and > visit both sides of every change", "[interface]") {
    Rig rig("aabb-vs-segment");
    wait_for_marks(rig);
    session_of(rig).seek(0);
    const Flip first = session_of(rig).result_marks().flips().front();
    rig.type(">");
    CHECK(session_of(rig).view().time == first.before);
    rig.type(">");
    CHECK(session_of(rig).view().time == first.after);
    rig.type("<");
    CHECK(session_of(rig).view().time == first.before);
    rig.type("<");
    CHECK(session_of(rig).view().time == first.before);
    CHECK(rig.lab.workspace.notice().text.find("No answer changes earlier") == 0);
}

TEST_CASE("a right click on a number lists where the answer changes along it", "[interface]") {
    Rig rig("circle-vs-aabb");
    session_of(rig).view().select({"box"});
    rig.frames(3);
    rig.right_click("box.center.x");
    rig.click("Find where the answer changes");
    CHECK(rig.lab.ui.dialog == Dialog::flips);
    wait_for_flips(rig);
    const auto& flips = session_of(rig).flip_list().flips();
    REQUIRE(flips.size() >= 2);
    CHECK(flips.front().change == "miss → hit");
    CHECK(flips.back().change == "hit → miss");
    CHECK(std::nextafter(flips[0].flip.before, 1e9) == flips[0].flip.after);

    SECTION("a click goes to each side as one undo step") {
        const Scene before = session_of(rig).scene();
        const double there = flips[0].flip.after, short_of_it = flips[0].flip.before;
        rig.click("flip 1 after");
        CHECK(lab::testing::box_of(session_of(rig).scene()).x == there);
        CHECK(hits(rig));
        rig.click("flip 1 before");
        CHECK(lab::testing::box_of(session_of(rig).scene()).x == short_of_it);
        CHECK_FALSE(hits(rig));
        rig.key(SDLK_z, KMOD_LCTRL);
        rig.key(SDLK_z, KMOD_LCTRL);
        CHECK(session_of(rig).scene() == before);
    }
    SECTION("both cases are copied") {
        rig.click("copy flip 1");
        const std::string lines = rig.lab.clipboard();
        const std::size_t end = lines.find('\n');
        const auto answer_in = [](const std::string& line) {
            return says_hit(ask(read_case(line)).front());
        };
        CHECK_FALSE(answer_in(lines.substr(0, end)));
        CHECK(answer_in(lines.substr(end + 1)));
    }
    SECTION("the list follows other changes of the scene") {
        const double before = flips[0].flip.after;
        session_of(rig).edit("Grow", [](Scene& draft) {
            std::get<Circle>(find_shape(draft, "circle")->geometry).radius += 4;
        });
        rig.frames(1);
        wait_for_flips(rig);
        REQUIRE_FALSE(session_of(rig).flip_list().flips().empty());
        CHECK(session_of(rig).flip_list().flips()[0].flip.after < before);
    }
}

TEST_CASE("a typed range is searched, and a wrong name is refused", "[interface]") {
    Rig rig("circle-vs-aabb");
    command("find_flips").run(rig.lab.context);
    rig.frames(3);
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("box.centre.x");
    rig.key(SDLK_RETURN);
    CHECK_FALSE(session_of(rig).flip_list().is_open());
    rig.key(SDLK_a, KMOD_LCTRL);
    rig.type("box.center.y=-200:-100");
    rig.key(SDLK_RETURN);
    wait_for_flips(rig);
    CHECK(rig.lab.ui.dialog == Dialog::flips);
    CHECK(session_of(rig).flip_list().title() == "box.center.y from −200 to −100");
    CHECK(session_of(rig).flip_list().flips().empty());
}

TEST_CASE("a typed range beyond what a number may be is refused as by --set", "[interface]") {
    Rig rig("circle-vs-segment");
    const Scene before = session_of(rig).scene();
    const auto type = [&](const char* range) {
        rig.key(SDLK_a, KMOD_LCTRL);
        rig.type(range);
        rig.key(SDLK_RETURN);
    };
    command("find_flips").run(rig.lab.context);
    rig.frames(3);
    type("circle.radius=-60:20");
    CHECK_FALSE(session_of(rig).flip_list().is_open());
    CHECK_THROWS_WITH(session_of(rig).list_flips({"circle.radius", -60, 20}),
                      "circle.radius: expected a number of at least 0, found -60");
    type("circle.radius=0:20");
    wait_for_flips(rig);
    CHECK(session_of(rig).flip_list().title() == "circle.radius from 0 to 20");
    CHECK(session_of(rig).scene() == before);
    SECTION("and so is the usual range of a corner that can't go so far") {
        rig.lab.workspace.open("polygon-vs-polygon");
        rig.frames(2);
        list_flips_along(rig.lab.context, "rock.points[0].x");
        CHECK(rig.lab.workspace.notice().text == "rock: points[0] makes the polygon concave");
        CHECK_FALSE(session_of(rig).flip_list().is_open());
    }
}

TEST_CASE("the flip of the last change lies between its two scenes", "[interface]") {
    Rig rig("circle-vs-aabb");
    CHECK_FALSE(command("flips_of_step").enabled(rig.lab.context));
    const auto put_box = [&](Vec2 place) {
        session_of(rig).edit("Move box", [&](Scene& draft) {
            draft.motions.clear();
            std::get<Aabb>(find_shape(draft, "box")->geometry).center = place;
        });
    };
    put_box({-90, -10});
    put_box({-10, 5});
    REQUIRE(hits(rig));
    command("flips_of_step").run(rig.lab.context);
    wait_for_flips(rig);
    CHECK(rig.lab.ui.dialog == Dialog::flips);
    const auto& flips = session_of(rig).flip_list().flips();
    REQUIRE_FALSE(flips.empty());
    CHECK(flips.front().change == "miss → hit");
    REQUIRE(flips.front().after.numbers.size() == 2);
    CHECK(flips.front().after.numbers[0].name == "box.center.x");
    // Each number has a line of its own, and below them is what is said there.
    CHECK(rig.area("flip 1 after").height() == 61);
    rig.click("flip 1 after");
    CHECK(hits(rig));
    rig.click("flip 1 before");
    CHECK_FALSE(hits(rig));
    const Vec2 place = lab::testing::box_of(session_of(rig).scene());
    CHECK(place.x > -90);
    CHECK(place.x < -10);
}

TEST_CASE("the history lists the flips between any step and the current one", "[interface]") {
    Rig rig("circle-vs-aabb");
    const auto put_box = [&](double x) {
        session_of(rig).edit("Move box", [&](Scene& draft) {
            draft.motions.clear();
            std::get<Aabb>(find_shape(draft, "box")->geometry).center = {x, 0};
        });
        rig.frames(2);
    };
    put_box(-90);
    put_box(-10);
    put_box(-8);
    rig.key(SDLK_h);
    REQUIRE(rig.lab.ui.dialog == Dialog::history);
    rig.click("flips of box.center 96, 0 → −90, 0");
    wait_for_flips(rig);
    CHECK(rig.lab.ui.dialog == Dialog::flips);
    const FlipList& list = session_of(rig).flip_list();
    REQUIRE(list.flips().size() == 1);
    CHECK(list.flips()[0].change == "miss → hit");
    CHECK(list.flips()[0].after.numbers[0].name == "box.center.x");

    SECTION("also from a later step that was undone") {
        session_of(rig).go_to_step(1);
        rig.key(SDLK_ESCAPE);
        rig.key(SDLK_h);
        rig.click("flips of box.center −10, 0 → −8, 0");
        wait_for_flips(rig);
        REQUIRE(list.flips().size() == 1);
        CHECK(list.flips()[0].change == "miss → hit");
    }
    SECTION("and says why there is nothing between steps that differ in more than numbers") {
        session_of(rig).edit("Rename box",
                             [](Scene& draft) { rename_shape(draft, "box", "wall"); });
        command("flips_of_step").run(rig.lab.context);
        CHECK(rig.lab.workspace.notice().text.find("More than numbers changed") == 0);
    }
}

TEST_CASE("flips over time are listed, and a click goes to their moments", "[interface]") {
    Rig rig("aabb-vs-segment");
    wait_for_marks(rig);
    const Flip mark = first_hit_in(rig);
    const Scene scene = session_of(rig).scene();
    command("flips_in_time").run(rig.lab.context);
    wait_for_flips(rig);
    const FlipList& list = session_of(rig).flip_list();
    CHECK(list.title() == "time from 0 to 4");
    const auto found = std::find_if(list.flips().begin(), list.flips().end(),
                                    [](const ListedFlip& each) { return each.flip.what == "hit"; });
    REQUIRE(found != list.flips().end());
    CHECK(found->flip.before == mark.before);
    CHECK(found->flip.after == mark.after);
    const std::string name = "flip " + std::to_string(found - list.flips().begin() + 1);
    rig.click(name + " after");
    CHECK(session_of(rig).view().time == mark.after);
    rig.click(name + " before");
    CHECK(session_of(rig).view().time == mark.before);
    CHECK(session_of(rig).scene() == scene);
    CHECK_THROWS_AS(session_of(rig).list_flips({"time", 2, 1}), SetError);
    session_of(rig).list_flips({"time", mark.after, 4});
    wait_for_flips(rig);
    for (const ListedFlip& each : list.flips()) CHECK(each.flip.before >= mark.after);
}

TEST_CASE("a typed amount decides which jumps of the time are listed", "[interface]") {
    Rig rig("aabb-vs-segment");
    const auto count = [&] {
        wait_for_flips(rig);
        return session_of(rig).flip_list().flips().size();
    };
    list_flips_along(rig.lab.context, "seg.delta.x");
    rig.frames(3);
    const std::size_t usual = count();
    const auto type = [&](const char* least) {
        rig.click("Time jumps by more than");
        rig.key(SDLK_a, KMOD_LCTRL);
        rig.type(least);
        rig.key(SDLK_RETURN);
    };
    type("0");
    CHECK(session_of(rig).view().least_jump == 0);
    CHECK(count() > usual);
    type("0.5");
    CHECK(count() <= usual);
    SECTION("also after another scene was open") {
        rig.lab.workspace.open("circle-vs-aabb");
        rig.frames(2);
        rig.lab.workspace.open("aabb-vs-segment");
        rig.frames(2);
        CHECK(session_of(rig).view().least_jump == 0.5);
    }
}

TEST_CASE("the question for another number is typed into while the card is open", "[interface]") {
    Rig rig("circle-vs-aabb");
    session_of(rig).view().select({"box"});
    rig.frames(3);
    rig.right_click("box.center.x");
    rig.click("Find where the answer changes");
    wait_for_flips(rig);
    rig.click("Another number or range…");
    rig.frames(10);
    rig.type("box.half.x=0:40");
    rig.key(SDLK_RETURN);
    rig.frames(3);
    CHECK(session_of(rig).flip_list().title().find("box.half.x") != std::string::npos);
}
