// Functions for a page that is embedded in another one, or used by touch.
#include <string>

#include <emscripten.h>

#include "evaluate/results_json.hpp"
#include "scene/edit.hpp"
#include "web/page.hpp"

namespace lab {

namespace {

/// The text that was returned last: JavaScript copies it at once.
const char* returned(std::string text) {
    static std::string kept;
    kept = std::move(text);
    return kept.c_str();
}

Theme theme_for(int is_light) {
    return theme_of(is_light != 0, false);
}

}  // namespace

}  // namespace lab

extern "C" {

/// The lab is used with fingers.
EMSCRIPTEN_KEEPALIVE void lab_touched() {
    lab::page->open.lab().ui.by_finger = true;
}

/// Shows only canvas, sentence and time. Scenes play when they open only if they may.
EMSCRIPTEN_KEEPALIVE void lab_embed(int is_light, int may_play) {
    using namespace lab;
    UiState& ui = page->open.lab().ui;
    ui.embedded = true;
    ui.hints_shown = false;
    page->workspace().settings().theme = theme_for(is_light);
    page->workspace().let_scenes_move(may_play != 0);
}

EMSCRIPTEN_KEEPALIVE void lab_take_theme(int is_light) {
    using namespace lab;
    page->workspace().settings().theme = theme_for(is_light);
    WebPage::wake();
}

/// Goes to a time, which stops the motion.
EMSCRIPTEN_KEEPALIVE void lab_seek(double time) {
    using namespace lab;
    Session& session = page->workspace().session();
    session.view().playing = false;
    session.seek(time);
    WebPage::wake();
}

EMSCRIPTEN_KEEPALIVE void lab_play(int plays) {
    using namespace lab;
    page->workspace().session().view().playing = plays != 0;
    WebPage::wake();
}

/// Assigns a number, as in "box.half.x=20". Returns why it can't; usually empty.
EMSCRIPTEN_KEEPALIVE const char* lab_set(const char* assignment) {
    using namespace lab;
    return returned(WebPage::problem_of([&] {
        Session& session = page->workspace().session();
        Scene changed = session.scene();
        apply_set(changed, session.now().posed, assignment);
        // A page may set numbers many times a second, which stay one undo step.
        session.resume_gesture("Set by the page");
        session.adjust([&](Scene& scene) { scene = std::move(changed); });
        session.end_gesture();
    }));
}

/// Opens a scene, a step of a lesson or a case. Returns why it can't be opened; usually empty.
EMSCRIPTEN_KEEPALIVE const char* lab_open(const char* fragment) {
    using namespace lab;
    return returned(WebPage::problem_of([&] {
        open_address(page->workspace(), fragment);
        page->address.arrive(page->workspace(), fragment);
    }));
}

/// The results as JSON, as from the command line.
EMSCRIPTEN_KEEPALIVE const char* lab_results() {
    using namespace lab;
    const Session& session = page->workspace().session();
    return returned(results_json(session.now(), session.id()));
}

}  // extern "C"
