// Writing the test of a lesson: typed, run, kept and copied.
#include <SDL.h>

#include "catch.hpp"
#include "interface/open_step.hpp"
#include "workspace/settings.hpp"

using namespace lab;
using lab::testing::OpenStep;

namespace {

struct Writer : OpenStep {
    using OpenStep::OpenStep;

    LessonBook& book() { return lab.workspace.lessons(); }
    /// Replaces the whole page with keys.
    void write(const std::string& text) {
        click("source/page");
        key(SDLK_a, KMOD_LCTRL);
        type_on(text);
        frames(3);
    }
    /// An event holds at most 31 bytes.
    void type_on(const std::string& text) {
        for (std::size_t from = 0; from < text.size(); from += 20) type(text.substr(from, 20));
    }
    void write_lines(const std::vector<std::string>& lines) {
        write(lines.front());
        for (std::size_t i = 1; i < lines.size(); ++i) {
            key(SDLK_RETURN);
            type_on(lines[i]);
        }
        frames(3);
    }
    void run() {
        click("source/Run over the hidden cases");
        for (int i = 0; i < 200 && book().page_run() && !book().page_run()->is_done(); ++i)
            frames(1);
    }
};

const std::vector<std::string> right_lines = {"one = a.min < b.max", "two = b.min < a.max",
                                              "overlap = one and two"};

}  // namespace

TEST_CASE("a page is typed, and each line has its value", "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    CHECK(writer.book().page_text().find("___") != std::string::npos);
    writer.write_lines(right_lines);
    CHECK(writer.book().page_text() ==
          "one = a.min < b.max\ntwo = b.min < a.max\noverlap = one and two");
    const auto& values = writer.book().page_now().values;
    REQUIRE(values.size() == 3);
    CHECK(values[2].value == Value(true));
    // Esc leaves the field, and nothing typed is lost.
    writer.key(SDLK_ESCAPE);
    writer.frames(3);
    CHECK(writer.book().page_text().starts_with("one = a.min"));
}

// xdotool, and many a hand, lets go of Ctrl first: a frame that took both the press of A and the
// release of Ctrl saw an A without Ctrl.
TEST_CASE("Ctrl+A selects the page, however fast its keys are", "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    const auto key = [](Uint32 type, SDL_Scancode code, int mods) {
        SDL_Event event{};
        event.type = type;
        event.key.keysym.scancode = code;
        event.key.keysym.sym = SDL_GetKeyFromScancode(code);
        event.key.keysym.mod = static_cast<Uint16>(mods);
        return event;
    };
    const std::vector<SDL_Event> chord = {key(SDL_KEYDOWN, SDL_SCANCODE_LCTRL, KMOD_LCTRL),
                                          key(SDL_KEYDOWN, SDL_SCANCODE_A, KMOD_LCTRL),
                                          key(SDL_KEYUP, SDL_SCANCODE_LCTRL, KMOD_NONE),
                                          key(SDL_KEYUP, SDL_SCANCODE_A, KMOD_NONE)};
    for (unsigned gaps = 0; gaps < 16; ++gaps) {
        writer.click(writer.on_screen({0, -20}));
        writer.book().write_page("overlap = true");
        writer.frames(3);
        writer.click("source/page");
        writer.send(chord, gaps);
        writer.type_on("x");
        writer.frames(3);
        CAPTURE(gaps);
        CHECK(writer.book().page_text() == "x");
    }
}

TEST_CASE("a right page passes all hidden cases", "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    CHECK_FALSE(writer.holds());
    writer.write_lines(right_lines);
    CHECK_FALSE(writer.holds());
    writer.run();
    REQUIRE(writer.book().page_run());
    CHECK(writer.book().page_run()->passes());
    CHECK(writer.holds());
    CHECK(writer.book().is_done(5));
    // What is changed has to pass again.
    writer.write("overlap = true");
    CHECK_FALSE(writer.holds());
    CHECK(writer.book().is_done(5));
}

TEST_CASE("the case that fails comes onto the canvas, and undo takes it away",
          "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    const Scene before = writer.lab.workspace.session().scene();
    writer.write("overlap = a.min <= b.max and b.min <= a.max");
    writer.run();
    REQUIRE(writer.book().page_run());
    REQUIRE(writer.book().page_run()->failed());
    const Scene& shown = writer.lab.workspace.session().scene();
    CHECK(shown.shapes == writer.book().page_run()->failed()->scene.shapes);
    CHECK(shown.title == before.title);
    CHECK(writer.book().page_now().values[0].value == Value(true));
    CHECK_FALSE(writer.holds());
    writer.lab.workspace.session().undo();
    CHECK(writer.lab.workspace.session().scene() == before);
}

TEST_CASE("the values are those of the case that fails, as soon as it is shown",
          "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    writer.write_lines({"low = a.min", "overlap = true"});
    writer.run();
    REQUIRE(writer.book().page_run()->failed());
    const Scene& shown = writer.lab.workspace.session().scene();
    const double low = std::get<Range>(find_shape(shown, "a")->geometry).min;
    CHECK(low != -40);
    CHECK(writer.book().page_now().values[0].value == Value(low));
}

TEST_CASE("a page that passed once and was changed has to pass again",
          "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    writer.write_lines(right_lines);
    writer.run();
    CHECK(writer.holds());
    writer.write("overlap = true");
    writer.key(SDLK_ESCAPE);
    writer.book().go_to(writer.book().step_index() + 1);
    writer.frames(3);
    writer.book().go_to(writer.book().step_index() - 1);
    writer.frames(3);
    CHECK(writer.book().page_text() == "overlap = true");
    CHECK_FALSE(writer.holds());
}

TEST_CASE("a page with an error isn't run", "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    writer.write("overlap = a.mim < 1");
    writer.run();
    CHECK_FALSE(writer.book().page_run());
    CHECK(writer.lab.workspace.notice().text ==
          "Line 1: Nothing is named a.mim. Did you mean a.min?");
    writer.write("overlaps = true");
    writer.run();
    CHECK(writer.lab.workspace.notice().text == "No line of the page is named overlap.");
}

TEST_CASE("a page is kept with the learner's progress", "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    writer.write("overlap = true // not yet");
    writer.book().turn(-1);
    writer.frames(3);
    writer.book().turn(1);
    writer.frames(3);
    CHECK(writer.book().page_text() == "overlap = true // not yet");
    const Settings kept = read_settings(write_settings(writer.lab.workspace.settings()));
    CHECK(kept.lessons.at("ranges-on-a-line").pages.at(5) == "overlap = true // not yet");
    writer.book().start_again();
    CHECK(writer.book().page_text() == writer.book().step().page->lines);
}

TEST_CASE("a page is copied as code", "[interface][lessons][page]") {
    Writer writer("near-and-far/10");
    writer.book().write_page(writer.book().step().page->solution);
    writer.frames(2);
    command("copy_page_cpp").run(writer.lab.context);
    CHECK(writer.lab.clipboard().find("const bool hit = near < far && near < 1.0 && far > 0.0;") !=
          std::string::npos);
    command("copy_page_javascript").run(writer.lab.context);
    CHECK(writer.lab.clipboard().find("return {hit: hit, time: time};") != std::string::npos);
    writer.book().write_page("hit = ___");
    writer.frames(2);
    command("copy_page_cpp").run(writer.lab.context);
    CHECK(writer.lab.workspace.notice().text == "The page can't be copied: Fill in the blank.");
}

TEST_CASE("times and points of a page are drawn", "[interface][lessons][page]") {
    Writer writer("near-and-far/9");
    const auto points = writer.book().page_points();
    REQUIRE(points.size() == 1);
    CHECK(points[0].name == "near_x");
    CHECK(points[0].place == Vec2{-16, -40 + 64 * (48.0 / 112)});
}

TEST_CASE("Tab selects the next blank, which the next letters replace",
          "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    writer.click("source/page");
    writer.key(SDLK_HOME, KMOD_LCTRL);
    writer.key(SDLK_TAB);
    writer.type_on("b.max");
    writer.key(SDLK_TAB);
    writer.type_on("b.min < a.max");
    writer.frames(3);
    CHECK(
        writer.book().page_text().starts_with("a_begins_in_time = a.min < b.max\n"
                                              "b_begins_in_time = b.min < a.max\n"));
}

TEST_CASE("a written page is reset by the second click only", "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    writer.write_lines(right_lines);
    writer.click("Start again");
    writer.frames(2);
    CHECK(writer.book().is_page_written());
    writer.click("Reset the page?");
    writer.frames(2);
    CHECK_FALSE(writer.book().is_page_written());
    // A page that is as it was needs no question.
    writer.click("Start again");
    writer.frames(2);
    CHECK_THROWS(writer.at("Reset the page?"));
}

TEST_CASE("a reloaded lesson keeps the pages of steps that ask the same",
          "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    writer.write_lines(right_lines);
    writer.run();
    const std::size_t index = 1;
    REQUIRE(writer.book().lessons()[index].id == "ranges-on-a-line");
    Lesson fresh = writer.book().lessons()[index];
    fresh.steps[5].hint = "Another hint.";
    writer.book().replace(index, fresh);
    writer.frames(2);
    CHECK(writer.book().page_text().starts_with("one = a.min"));
    CHECK(writer.book().is_done(5));
    // While the page is typed into, what it lacks of a new one comes below it.
    const std::string written = writer.book().page_text();
    writer.click("source/page");
    fresh.steps[5].page->lines = "overlap = ___\ntouch = ___";
    writer.book().replace(index, fresh);
    writer.frames(3);
    CHECK(writer.book().page_text() == written + "\ntouch = ___");
    CHECK_FALSE(writer.book().is_done(5));
    writer.click("source/page");
    writer.key(SDLK_TAB);
    writer.type_on("true");
    writer.frames(3);
    CHECK(writer.book().page_text() == written + "\ntouch = true");
}

TEST_CASE("a reloaded lesson loses no line that a learner has written",
          "[interface][lessons][page]") {
    Writer writer("ranges-on-a-line/6");
    const std::size_t index = 1;
    Lesson fresh = writer.book().lessons()[index];
    const auto page_of = [&](std::size_t step) {
        return writer.lab.workspace.settings().lessons.at("ranges-on-a-line").pages.at(step);
    };
    SECTION("a page that is as it was becomes the new one") {
        fresh.steps[5].page->lines = "overlap = ___";
        writer.book().replace(index, fresh);
        CHECK(writer.book().page_text() == "overlap = ___");
    }
    SECTION("a page moves with its step") {
        writer.book().write_page("overlap = true");
        LessonStep more = fresh.steps[1];
        more.heading = "One more";
        fresh.steps.insert(fresh.steps.begin() + 1, more);
        writer.book().replace(index, fresh);
        CHECK(page_of(6).starts_with("overlap = true"));
    }
    SECTION("a page stays as it is when another step changes") {
        const std::string text = "one = a.min < b.max\noverlap = one";
        writer.book().write_page(text);
        fresh.steps[1].scene.caption = "Another caption";
        writer.book().replace(index, fresh);
        CHECK(writer.book().page_text() == text);
    }
    SECTION("two pages stay apart when one step is gone, or both have one heading") {
        const bool has_one_heading = GENERATE(false, true);
        LessonStep second = fresh.steps[5];
        if (!has_one_heading) second.heading = "A second page";
        fresh.steps.insert(fresh.steps.begin() + 6, second);
        writer.book().replace(index, fresh);
        writer.book().go_to(5);
        writer.book().write_page("overlap = true");
        writer.book().go_to(6);
        writer.book().write_page("overlap = false");
        fresh.steps[1].scene.caption = "Another caption";
        if (!has_one_heading) fresh.steps.erase(fresh.steps.begin() + 5);
        writer.book().replace(index, fresh);
        CHECK(page_of(has_one_heading ? 6 : 5) == "overlap = false");
        CHECK(page_of(has_one_heading ? 5 : fresh.steps.size()) == "overlap = true");
    }
    SECTION("a page waits while its step has none") {
        const Lesson before = fresh;
        writer.book().write_page("overlap = true\na_begins_in_time = 1\nb_begins_in_time = 2");
        fresh.steps[5].page.reset();
        writer.book().replace(index, fresh);
        writer.frames(2);
        writer.book().replace(index, before);
        CHECK(writer.book().page_text() ==
              "overlap = true\na_begins_in_time = 1\nb_begins_in_time = 2");
    }
}
