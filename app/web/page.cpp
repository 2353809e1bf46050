#include "web/page.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

#include <SDL.h>
#include <emscripten.h>

#include "platform/imgui_input.hpp"
#include "platform/open_lab.hpp"
#include "scene/case_line.hpp"
#include "scene/file.hpp"
#include "web/browser.hpp"
#include "web/page_folder.hpp"
#include "workspace/address.hpp"

namespace lab {

namespace {

/// All that the page has; it lives until the page is closed.
struct WebPage {
    WebPage(const Assets& assets, const Options& options) : open(assets, options, folder) {}
    PageFolder folder;
    OpenLab open;
    AddressFollower address;
    std::string clipboard;
};

std::unique_ptr<WebPage> page;

Workspace& workspace() {
    return page->open.lab().workspace;
}

const char* page_clipboard(void*) {
    return page->clipboard.c_str();
}

void set_page_clipboard(void*, const char* text) {
    page->clipboard = text;
    lab_web_copy_text(text);
}

/// Draws a few frames, although nothing has come from SDL.
void wake() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    SDL_PushEvent(&event);
}

/// SDL itself sends an event whenever its queue is read.
int wake_for(void*, SDL_Event* event) {
    if (event->type != SDL_POLLSENTINEL) lab_web_wake();
    return 1;
}

/// Reports what can't be opened, as for a dropped file.
void try_to(const std::function<void()>& open) {
    if (page == nullptr) return;
    try {
        open();
    } catch (const std::runtime_error& error) {
        workspace().say(error.what(), true);
    }
    wake();
}

void follow_address() {
    const auto change = page->address.look(workspace());
    if (!change) return;
    const Session& session = workspace().session();
    lab_web_show_address(change->fragment.c_str(), session.id().c_str(), session.path().c_str(),
                         change->is_elsewhere ? 1 : 0);
}

}  // namespace

int run_page(const Assets& assets, const Options& options) {
    SDL_setenv("INTERSECT_LAB_HOME", page_home, 1);
    page = std::make_unique<WebPage>(assets, options);
    set_clipboard(&page_clipboard, &set_page_clipboard);
    SDL_AddEventWatch(&wake_for, nullptr);
    lab_web_wake();
    return 0;
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
    return page->open.window().is_idle() ? 0 : 1;
}

/// Called twice a second, and when the page is left, to follow the address and to store changes.
EMSCRIPTEN_KEEPALIVE void lab_look() {
    using namespace lab;
    follow_address();
    page->open.keep();
    page->folder.store(page->open.lab());
}

/// The clipboard's text, before a paste key reaches the lab. `by_menu` pastes at once.
EMSCRIPTEN_KEEPALIVE void lab_paste(const char* text, int by_menu) {
    using namespace lab;
    page->clipboard = text;
    if (by_menu != 0) try_to([&] { workspace().paste(text); });
}

/// Opens the text of a file that was dropped or chosen.
EMSCRIPTEN_KEEPALIVE void lab_open_file(const char* name, const char* text) {
    using namespace lab;
    try_to([&] {
        const std::string path = "/files/" + std::filesystem::path(name).filename().string();
        std::filesystem::create_directories("/files");
        write_output_file(path, text);
        workspace().open_file(path);
    });
}

/// Opens the case lines of a dropped text.
EMSCRIPTEN_KEEPALIVE void lab_open_text(const char* text) {
    using namespace lab;
    try_to([&] {
        if (!is_case_line(text)) return workspace().say("The dropped text contains no case", true);
        workspace().open_cases(text);
    });
}

/// Goes to an address, such as the one before. An empty id is an address that was typed.
EMSCRIPTEN_KEEPALIVE void lab_go_to(const char* fragment, const char* id, const char* path) {
    using namespace lab;
    try_to([&] {
        const bool is_open = *id != 0 && workspace().open(id, path);
        if (!is_open || address_of(workspace()) != fragment) open_address(workspace(), fragment);
        page->address.arrive(workspace(), fragment);
    });
}

/// Another page of the lab has stored a file.
EMSCRIPTEN_KEEPALIVE void lab_stored(const char* name, const char* text) {
    using namespace lab;
    try_to([&] { page->folder.take_stored(name, text); });
}

}  // extern "C"
