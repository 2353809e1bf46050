// Runs every command as a user does: by its shortcut, or from the palette if it has none.
#include "commands/commands.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"
#include "scene/writer.hpp"
#include "ui/palette_card.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

struct CommandWalk : Rig {
    CommandWalk() : Rig("aabb-vs-segment") {
        const std::vector<Entry> scenes = built_in_scenes();
        lab.workspace.lessons().fill(built_in_lessons(scenes));
        slab = find_scene(scenes, "aabb-vs-segment");
    }

    void begin() {
        for (int i = 0; i < 3; ++i) key(SDLK_ESCAPE);
        if (lab.ui.presenting) lab.present();
        lab.close_dialogs();
        lab.workspace.settings() = Settings{};
        lab.shown().focus.go_to("canvas");
        lab.workspace.open(slab, true);
        lab.workspace.session().view().playing = false;
        ImGui::SetClipboardText("isect1 z:point(1,1)");
        lab.workspace.say("-");
        frames(2);
    }
    void open_with_all(const char* line) {
        lab.workspace.open_case(line);
        key(SDLK_a, KMOD_LCTRL);
    }
    /// The first step of a lesson that asks for a prediction.
    void open_question() {
        for (const Lesson& lesson : lab.workspace.lessons().lessons()) {
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                lab.workspace.lessons().open_named(lesson.id + "/" + std::to_string(i + 1));
                frames(3);
                if (lab.workspace.lessons().awaits_prediction()) return;
            }
        }
    }
    void ask_for(const Command& wanted) {
        const Key& by = wanted.key;
        if (by.none()) {
            key(SDLK_p, KMOD_LCTRL);
            type(wanted.title);
            REQUIRE(choices_for(lab.context, wanted.title).front().id == wanted.id);
            return key(SDLK_RETURN);
        }
        if (by.code == 0) return type(by.typed);
        int mods = KMOD_NONE;
        if ((by.mods & ctrl) != 0) mods |= KMOD_LCTRL;
        if ((by.mods & shift) != 0) mods |= KMOD_LSHIFT;
        if ((by.mods & alt) != 0) mods |= KMOD_LALT;
        key(by.code, mods);
    }

    /// Five queries of a game; the answers to the second and the fourth are wrong.
    void open_recording() {
        std::string text =
            "isect-recording 1 double y_down 0.0166 px test\n"
            "shape floor box 0 40 200 8\nshape hero box 10 27.5 4 4.5\n";
        for (const char* end : {"13", "10", "13", "11", "13"})
            text += std::string("frame 1\nquery move slide hero 3 0 all -> ") + end + " 27.5\n";
        host.files["a.recording"] = text;
        drop("a.recording");
    }
    /// The same game, in which the first query and the fourth have other answers.
    void open_comparison() {
        open_recording();
        std::string text = host.files["a.recording"];
        for (const char* end : {"-> 13", "-> 11"}) text.replace(text.find(end), 5, "-> 12");
        host.files["b.recording"] = text;
        drop("b.recording");
        lab.workspace.compare_with_before();
        frames(2);
    }

    /// The text of everything that a command could change.
    std::string state() {
        const Session& session = lab.workspace.session();
        const View& view = session.view();
        std::string text = session.id() + write_scene(session.with_moment());
        for (const std::string& name : view.selection()) text += name + " ";
        text += view.handle + (view.walk ? "walks" : "") + (view.reads_other ? "other" : "");
        text += std::string(view.both_sources ? "both" : "") + std::to_string(view.layers.size());
        if (session.moment().derivation) text += name_of(session.moment().derivation->kind);
        for (const bool flag :
             {lab.ui.dialog == Dialog::shortcuts, lab.ui.dialog == Dialog::settings,
              lab.ui.dialog == Dialog::layers, lab.ui.dialog == Dialog::history,
              lab.ui.dialog == Dialog::recording, lab.ui.presenting, lab.shown().prompt.is_open(),
              lab.shown().palette_card.is_open(), lab.shown().film.is_open(),
              lab.shown().focus.in_canvas(), lab.workspace.lessons().is_open(),
              lab.workspace.lessons().awaits_prediction(), ImGui::GetIO().WantTextInput,
              lab.wants_to_quit(), lab.workspace.settings().snap,
              ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel)})
            text += flag ? '1' : '0';
        return text + ImGui::GetClipboardText() + lab.workspace.notice().text +
               std::to_string(lab.workspace.settings().scale +
                              lab.workspace.settings().column_width) +
               std::to_string(lab.ui.source.depth()) + name_of(lab.workspace.settings().theme) +
               std::to_string(session.history().position());
    }

    Entry slab;
};

/// What is open when a command runs; each command suits one of these situations.
const std::vector<std::function<void(CommandWalk&)>> situations = {
    [](CommandWalk& walk) {
        walk.lab.workspace.session().seek(1.5);
        walk.lab.workspace.session().view().auto_frame = false;
        walk.lab.workspace.settings().column_width = 500;
        walk.lab.workspace.session().compare_with(&noonat);
    },
    [](CommandWalk& walk) {
        walk.open_with_all(
            "isect1 a:aabb(-40,0;5,5) b:aabb(0,10;9,5) c:aabb(30,-20;5,9) "
            "intersect(a,b) overlaps(b,c)");
        walk.key(SDLK_RIGHT);
        walk.key(SDLK_DOWN);
        walk.key(SDLK_z, KMOD_LCTRL);
    },
    [](CommandWalk& walk) { walk.open_with_all("isect1 a:circle(9,9;2) b:aabb(0,0;5,5)"); },
    [](CommandWalk& walk) {
        walk.lab.workspace.open_case("isect1 a:circle(30,9;2) b:aabb(0,0;5,5)");
        walk.lab.workspace.session().view().select({"a"});
    },
    [](CommandWalk& walk) {
        walk.lab.workspace.open_case(
            "isect1 a:aabb(0,0;5,5) f:aabb(0,9;50,4) a.center~walk(9r) walk(a,f;0,0)");
    },
    [](CommandWalk& walk) { walk.open_with_all("isect1 s:segment(-9,0;20,1) b:aabb(0,0;5,5)"); },
    [](CommandWalk& walk) {
        walk.lab.workspace.open_case("isect1 h:polygon(0,0;-20,-20,20,-20,20,10,-20,10)");
        walk.key(SDLK_TAB);
        walk.key(SDLK_TAB);
    },
    [](CommandWalk& walk) {
        walk.lab.workspace.session().view().select({"seg"});
        walk.key(SDLK_RIGHT);
    },
    [](CommandWalk& walk) {
        walk.host.files["a/slab.json"] = write_scene(walk.lab.workspace.session().scene());
        walk.drop("a/slab.json");
        walk.lab.workspace.say("-");
    },
    [](CommandWalk& walk) {
        walk.open_question();
        walk.key(SDLK_RIGHT);
    },
    [](CommandWalk& walk) {
        walk.lab.workspace.open_case("isect1 a:point(9,9)");
        walk.lab.workspace.session().mark_restored();
        walk.frames(2);
    },
    [](CommandWalk& walk) {
        walk.lab.workspace.open_case("isect1 a:point(9,9)");
        walk.key(SDLK_s, KMOD_LCTRL);
        walk.key(SDLK_RETURN);
    },
    [](CommandWalk& walk) {
        walk.lab.workspace.open_case("isect1 a:aabb(0,0;5,5;0,-1)");
        walk.lab.workspace.session().view().select({"a"});
    },
    [](CommandWalk& walk) {
        walk.lab.workspace.open_case(
            "isect1 a:point(9,9) w:chain(0,20,20,30,40,20) sweep_into(a,w;0,40)");
        walk.lab.workspace.session().view().select({"w"});
    },
    [](CommandWalk& walk) {
        walk.lab.workspace.open_case("isect1 l:tiles(0,0;8,8;..,##)");
        walk.lab.workspace.session().view().select({"l"});
    },
    [](CommandWalk& walk) {
        walk.host.files["a.tmx"] =
            "<map orientation=\"orthogonal\" width=\"1\" height=\"1\" tilewidth=\"8\" "
            "tileheight=\"8\"><tileset firstgid=\"1\" name=\"a\" tilewidth=\"8\" "
            "tileheight=\"8\"/><layer name=\"ground\" width=\"1\" height=\"1\">"
            "<data encoding=\"csv\">1</data></layer></map>";
        walk.drop("a.tmx");
    },
    [](CommandWalk& walk) { walk.key(SDLK_e); },
    [](CommandWalk& walk) {
        walk.open_recording();
        walk.lab.workspace.show_recorded(2);
        walk.frames(2);
    },
    [](CommandWalk& walk) {
        walk.open_recording();
        walk.lab.workspace.open(walk.slab);
        walk.frames(2);
    },
    [](CommandWalk& walk) {
        walk.open_comparison();
        walk.lab.workspace.show_recorded(2);
        walk.frames(2);
    },
    [](CommandWalk& walk) {
        walk.open_comparison();
        walk.lab.workspace.end_comparison();
        walk.frames(2);
    },
    [](CommandWalk& walk) {
        walk.lab.workspace.lessons().open_named("near-and-far/9");
        walk.lab.workspace.lessons().write_page("near_x = box.min.x");
        walk.frames(2);
    }};

/// Runs each command that a situation enables, each in a fresh situation. Returns the commands that
/// did nothing.
std::vector<const Command*> without_effect(CommandWalk& walk,
                                           const std::function<void(CommandWalk&)>& situation,
                                           const std::vector<const Command*>& wanted) {
    std::vector<const Command*> left;
    bool is_there = false;
    for (const Command* each : wanted) {
        if (!is_there) {
            walk.begin();
            situation(walk);
        }
        is_there = !each->enabled(walk.lab.context);
        if (is_there) {
            left.push_back(each);
            continue;
        }
        const std::string before = walk.state();
        walk.ask_for(*each);
        if (walk.state() == before) left.push_back(each);
    }
    return left;
}

}  // namespace

TEST_CASE("every command does something when a user runs it", "[interface]") {
    CommandWalk walk;
    std::vector<const Command*> left;
    for (const Command& each : commands())
        if (std::string_view(each.id) != "quit") left.push_back(&each);
    for (const auto& situation : situations) left = without_effect(walk, situation, left);
    for (const Command* each : left) {
        INFO(each->id);
        FAIL_CHECK("it did nothing anywhere");
    }
    walk.begin();
    walk.ask_for(command("quit"));
    CHECK(walk.lab.wants_to_quit());
}

TEST_CASE("every command has a plain description", "[panels]") {
    for (const Command& each : commands()) {
        INFO(each.id);
        CHECK_FALSE(std::string_view(each.tip).empty());
    }
}

TEST_CASE("Ctrl+P finds lessons, their steps, layers and settings", "[interface]") {
    CommandWalk walk;
    const auto find = [&](const std::string& letters) {
        walk.key(SDLK_p, KMOD_LCTRL);
        walk.type(letters);
        walk.key(SDLK_RETURN);
    };
    find("theme light");
    CHECK(walk.lab.workspace.settings().theme == Theme::light);
    find("light high contrast");
    CHECK(walk.lab.workspace.settings().theme == Theme::light_contrast);
    find("hide normal");
    CHECK(walk.lab.workspace.session().view().layers.count(Layer::normal) == 0);
    find("show normal");
    CHECK(walk.lab.workspace.session().view().layers.count(Layer::normal) == 1);
    find("hide grid");
    CHECK_FALSE(walk.lab.workspace.session().view().grid);
    find("interface 1.5");
    CHECK(walk.lab.workspace.settings().scale == 1.5);
    const Lesson& lesson = walk.lab.workspace.lessons().lessons().front();
    find(lesson.title.substr(0, 20));
    CHECK(walk.lab.workspace.lessons().is_open());
    const auto choices = choices_for(walk.lab.context, lesson.steps[1].heading);
    REQUIRE_FALSE(choices.empty());
    CHECK(choices.front().id == lesson.id + "/2");
}

TEST_CASE("the first-start hints close for good once their actions are done", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.ui.hints_shown = true;
    rig.frames(3);
    CHECK(rig.lab.ui.hints_shown);
    SECTION("by a drag") {
        rig.drag(rig.on_screen({5, 5}), rig.on_screen({15, -5}));
    }
    SECTION("by zooming") {
        rig.move(rig.on_screen({5, 5}));
        rig.wheel(1);
    }
    SECTION("by Esc") {
        rig.key(SDLK_ESCAPE);
    }
    rig.frames(2);
    CHECK_FALSE(rig.lab.ui.hints_shown);
    CHECK(rig.lab.workspace.settings().hinted);
}
