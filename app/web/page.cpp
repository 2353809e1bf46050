#include "web/page.hpp"

#include <filesystem>
#include <stdexcept>
#include <string>

#include <SDL.h>
#include <emscripten.h>

#include "platform/imgui_input.hpp"
#include "platform/start.hpp"
#include "scene/case_line.hpp"
#include "scene/file.hpp"
#include "web/browser.hpp"
#include "workspace/open_recording.hpp"
#include "workspace/scenes.hpp"

namespace lab {

std::unique_ptr<WebPage> page;

void WebPage::wake() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    SDL_PushEvent(&event);
}

std::string WebPage::problem_of(const std::function<void()>& change) {
    std::string problem;
    try {
        change();
    } catch (const std::runtime_error& error) {
        problem = error.what();
    }
    wake();
    return problem;
}

void WebPage::try_to(const std::function<void()>& change) {
    const std::string problem = problem_of(change);
    if (!problem.empty()) workspace().say(problem, true);
}

namespace {

const char* page_clipboard(void*) {
    return page->clipboard.c_str();
}

void set_page_clipboard(void*, const char* text) {
    page->clipboard = text;
    lab_web_copy_text(text);
}

/// SDL itself sends an event whenever its queue is read.
int wake_for(void*, SDL_Event* event) {
    if (event->type != SDL_POLLSENTINEL) lab_web_wake();
    return 1;
}

void follow_address() {
    const auto change = page->address.look(page->workspace());
    if (!change) return;
    const Session& session = page->workspace().session();
    lab_web_show_address(change->fragment.c_str(), session.id().c_str(), session.path().c_str(),
                         change->is_elsewhere ? 1 : 0);
}

/// Reading the lessons would delay a first picture that shows none, and their texts may not have
/// arrived.
Assets without_lessons() {
    Assets assets;
    assets.scenes = built_in_scenes();
    assets.asked_for = assets.scenes.size();
    return assets;
}

}  // namespace

void run_page() {
    SDL_setenv("INTERSECT_LAB_HOME", page_home, 1);
    const bool wants_lessons = lab_web_wants_lessons() != 0;
    page = std::make_unique<WebPage>(wants_lessons ? assets_of({}) : without_lessons(), Options{});
    if (!wants_lessons)
        page->workspace().lessons().will_be_filled(
            [] { return built_in_lessons(page->workspace().scenes()); });
    set_clipboard(&page_clipboard, &set_page_clipboard);
    SDL_AddEventWatch(&wake_for, nullptr);
    lab_web_wake();
}

}  // namespace lab

// What the page calls.
extern "C" {

/// One frame. Returns 0 when there is nothing to draw until something happens.
EMSCRIPTEN_KEEPALIVE int lab_frame() {
    using namespace lab;
    if (!page->open.window().turn()) {
        page->open.keep();
        page->folder.store(page->open.lab());
        SDL_DelEventWatch(&wake_for, nullptr);
        lab_web_end();
        return 0;
    }
    page->folder.download_pictures();
    if (page->open.lab().take_full_screen_wish() && lab_web_toggle_full_screen() == 0)
        page->workspace().say("This browser doesn't allow full screen.");
    return page->open.window().is_idle() ? 0 : 1;
}

/// Called twice a second, and when the page is left, to follow the address and to store changes.
EMSCRIPTEN_KEEPALIVE void lab_look() {
    using namespace lab;
    follow_address();
    page->open.keep();
    page->folder.store(page->open.lab());
}

/// Called after the first picture, once the whole program has arrived.
EMSCRIPTEN_KEEPALIVE void lab_take_rest() {
    using namespace lab;
    page->workspace().lessons().read_now();
    page->wake();
}

/// The clipboard's text, before a paste key reaches the lab. `by_menu` pastes at once.
EMSCRIPTEN_KEEPALIVE void lab_paste(const char* text, int by_menu) {
    using namespace lab;
    page->clipboard = text;
    if (by_menu != 0) page->try_to([&] { page->workspace().paste(text); });
}

/// Opens the text of a file that was dropped or chosen.
EMSCRIPTEN_KEEPALIVE void lab_open_file(const char* name, const char* text) {
    using namespace lab;
    page->try_to([&] {
        const std::string file = std::filesystem::path(name).filename().string();
        // Recordings of two builds often have the same name, and may be compared.
        const OpenRecording* open = page->workspace().recording();
        const bool is_taken = open != nullptr && open->path() == "/files/" + file;
        const std::string folder = is_taken ? "/files/second/" : "/files/";
        const std::string path = folder + file;
        std::filesystem::create_directories(folder);
        write_output_file(path, text);
        page->workspace().open_file(path);
    });
}

/// Opens the case lines of a dropped text.
EMSCRIPTEN_KEEPALIVE void lab_open_text(const char* text) {
    using namespace lab;
    page->try_to([&] {
        if (!is_case_line(text))
            return page->workspace().say("The dropped text contains no case", true);
        page->workspace().open_cases(text);
    });
}

/// Goes to an address, such as the one before. An empty id is an address that was typed.
EMSCRIPTEN_KEEPALIVE void lab_go_to(const char* fragment, const char* id, const char* path) {
    using namespace lab;
    page->try_to([&] {
        const bool is_open = *id != 0 && page->workspace().open(id, path);
        if (!is_open || address_of(page->workspace()) != fragment)
            open_address(page->workspace(), fragment);
        page->address.arrive(page->workspace(), fragment);
    });
}

/// Another page of the lab has stored a file.
EMSCRIPTEN_KEEPALIVE void lab_stored(const char* name, const char* text) {
    using namespace lab;
    page->try_to([&] { page->folder.take_stored(name, text); });
}

}  // extern "C"
