#include "platform/window.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <SDL_opengl.h>
#include <imgui.h>

#include "platform/imgui_input.hpp"
#include "platform/window_placement.hpp"
#include "scene/case_line.hpp"
#include "ui/lab.hpp"

namespace lab {

namespace {

constexpr double longest_step = 0.1;  // a hidden or stopped window must not jump ahead

/// Whether OpenGL runs on the processor here, which is slower than our own rasteriser and uses
/// every core. Mesa and Windows say so in the renderer's name.
bool is_software(const SDL_RendererInfo& info) {
    if ((info.flags & SDL_RENDERER_ACCELERATED) == 0) return true;
    using GetString = const GLubyte*(APIENTRY*)(GLenum);
    if (std::string(info.name).find("opengl") == std::string::npos) return false;
    const auto get_string = reinterpret_cast<GetString>(SDL_GL_GetProcAddress("glGetString"));
    const auto* name =
        get_string != nullptr ? reinterpret_cast<const char*>(get_string(GL_RENDERER)) : nullptr;
    if (name == nullptr) return false;
    for (const char* software : {"llvmpipe", "softpipe", "Software Rasterizer", "GDI Generic"}) {
        if (std::string(name).find(software) != std::string::npos) return true;
    }
    return false;
}

/// A renderer if there is a GPU; null if SDL would render in software, which is slower than our
/// rasteriser.
SDL_Renderer* open_renderer(SDL_Window* window) {
    const char* video = SDL_GetCurrentVideoDriver();
    if (video != nullptr && std::string(video) == "dummy") return nullptr;
    SDL_Renderer* renderer =
        SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
    SDL_RendererInfo info;
    if (renderer == nullptr) return nullptr;
    if (SDL_GetRendererInfo(renderer, &info) != 0 || is_software(info)) {
        SDL_DestroyRenderer(renderer);
        return nullptr;
    }
    return renderer;
}

/// Whether presenting a frame waits for the display.
bool has_vsync(SDL_Renderer* renderer) {
    SDL_RendererInfo info;
    return renderer != nullptr && SDL_GetRendererInfo(renderer, &info) == 0 &&
           (info.flags & SDL_RENDERER_PRESENTVSYNC) != 0;
}

const char* clipboard_text(void*) {
    static std::string kept;
    char* text = SDL_GetClipboardText();
    kept = text != nullptr ? text : "";
    SDL_free(text);
    return kept.c_str();
}

void set_clipboard_text(void*, const char* text) {
    SDL_SetClipboardText(text);
}

/// Opens a dropped file, or a case line dragged here as text.
void open_dropped(Lab& lab, const SDL_DropEvent& drop) {
    const std::string given = drop.file != nullptr ? drop.file : "";
    SDL_free(drop.file);
    if (drop.type == SDL_DROPFILE) return lab.workspace.open_file(given);
    if (!is_case_line(given)) return lab.workspace.say("The dropped text contains no case", true);
    try {
        lab.workspace.open_cases(given);
    } catch (const CaseError& error) {
        lab.workspace.say(error.what(), true);
    }
}

}  // namespace

Window::Window(Lab& lab, std::function<void()> keep) : lab_(lab), keep_(std::move(keep)) {
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    // The surface goes to the window directly, not through a texture.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        throw NoDisplay(std::string("there is no display to open a window on: ") + SDL_GetError());
    }
    // Without a display, SDL may fall back to an offscreen driver, which is accepted only if it was
    // requested by name.
    const std::string driver = SDL_GetCurrentVideoDriver();
    // The lab works without gamepads where the system can't provide them.
    (void)SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
    if (driver == "offscreen" && SDL_getenv("SDL_VIDEODRIVER") == nullptr) {
        SDL_Quit();
        throw NoDisplay("there is no display to open a window on");
    }
    window_ = open_window(lab_.workspace.settings());
    if (window_ == nullptr) {
        throw NoDisplay(std::string("can't open a window: ") + SDL_GetError());
    }
    renderer_ = open_renderer(window_);
    has_vsync_ = has_vsync(renderer_);
    ui_ = std::make_unique<UiContext>(wanted_scale());
    take_size(window_, lab_.workspace.settings(), ui_->scale() / pixels_per_window_unit());
    SDL_ShowWindow(window_);
    start_input(ImGui::GetIO());
    set_clipboard(&clipboard_text, &set_clipboard_text);
    upload_font_texture();
    for (const SDL_SystemCursor shape :
         {SDL_SYSTEM_CURSOR_ARROW, SDL_SYSTEM_CURSOR_IBEAM, SDL_SYSTEM_CURSOR_SIZEALL,
          SDL_SYSTEM_CURSOR_SIZENS, SDL_SYSTEM_CURSOR_SIZEWE, SDL_SYSTEM_CURSOR_SIZENESW,
          SDL_SYSTEM_CURSOR_SIZENWSE, SDL_SYSTEM_CURSOR_HAND, SDL_SYSTEM_CURSOR_NO}) {
        cursors_.push_back(SDL_CreateSystemCursor(shape));
    }
    last_ticks_ = SDL_GetPerformanceCounter();
}

Window::~Window() {
    for (SDL_Cursor* cursor : cursors_) SDL_FreeCursor(cursor);
    ui_.reset();
    if (font_texture_ != nullptr) SDL_DestroyTexture(font_texture_);
    if (renderer_ != nullptr) SDL_DestroyRenderer(renderer_);
    SDL_DestroyWindow(window_);
    SDL_Quit();
}

bool Window::frame() {
    wait_for_events();
    const bool goes_on = turn();
    if (lab_.take_full_screen_wish()) toggle_full_screen(window_);
    return goes_on;
}

bool Window::turn() {
    const std::uint64_t now = SDL_GetPerformanceCounter();
    const double passed =
        static_cast<double>(now - last_ticks_) / static_cast<double>(SDL_GetPerformanceFrequency());
    last_ticks_ = now;
    return turn(passed);
}

bool Window::turn(double seconds) {
    for (SDL_Event event; SDL_PollEvent(&event) != 0;) take_event(event);
    if (over_) return false;
    look_for_changes();
    if (!is_idle()) draw_frame(std::min(seconds, longest_step));
    if (lab_.wants_to_quit()) over_ = true;
    return !over_;
}

bool Window::is_idle() const {
    return frames_wanted_ <= 0 && !input_.pending() && !lab_.animating();
}

/// Waits while nothing changes, without drawing. While something moves, frames come 60 times a
/// second.
void Window::wait_for_events() {
    constexpr int idle_wait_ms =
        250;  // long enough to cost nothing; the clock of a follower is an event
    if (is_idle()) {
        SDL_WaitEventTimeout(nullptr, idle_wait_ms);
        return;
    }
    const std::uint64_t frequency = SDL_GetPerformanceFrequency();
    const std::uint64_t now = SDL_GetPerformanceCounter();
    if (!has_vsync_ && now < next_frame_) {
        SDL_Delay(static_cast<Uint32>((next_frame_ - now) * 1000 / frequency));
    }
    next_frame_ = std::max(next_frame_ + frequency / 60, SDL_GetPerformanceCounter());
}

/// Checks twice a second: soon enough for somebody who has just saved the file in an editor.
void Window::look_for_changes() {
    const std::uint64_t now = SDL_GetTicks64();
    if (now < next_look_) return;
    next_look_ = now + 500;
    if (lab_.workspace.look_for_changes()) frames_wanted_ = 3;
    keep_();
}

/// A gamepad sends events once it is open. The system closes it when it is unplugged or the program
/// ends.
void Window::take_pads(const SDL_Event& event) {
    if (event.type == SDL_CONTROLLERDEVICEADDED) SDL_GameControllerOpen(event.cdevice.which);
    if (event.type != SDL_CONTROLLERDEVICEREMOVED) return;
    SDL_GameController* gone = SDL_GameControllerFromInstanceID(event.cdevice.which);
    if (gone != nullptr) SDL_GameControllerClose(gone);
}

void Window::take_event(const SDL_Event& event) {
    // A change may take further frames to settle, such as a hover that opens something, or a layout
    // that moves.
    frames_wanted_ = 3;
    if (event.type == SDL_QUIT) over_ = true;
    take_drop(event);
    take_pads(event);
    if (event.type == SDL_WINDOWEVENT) {
        remember_placement(window_, lab_.workspace.settings());
        changes_.forget();  // the window may lose its pixels when it is uncovered or resized
    }
    input_.push(event);
}

/// SDL passes on files and plain text. For a link that a browser offers as an address, it reports
/// only that something was dropped.
void Window::take_drop(const SDL_Event& event) {
    if (event.type == SDL_DROPBEGIN) drop_is_empty_ = true;
    if (event.type == SDL_DROPFILE || event.type == SDL_DROPTEXT) {
        drop_is_empty_ = false;
        open_dropped(lab_, event.drop);
    }
    if (event.type == SDL_DROPCOMPLETE && std::exchange(drop_is_empty_, false))
        lab_.workspace.say("The dropped link has no text. Copy the link and press Ctrl+V.", true);
}

void Window::draw_frame(double passed) {
    // What the last frame of work finds is drawn in one more.
    frames_wanted_ = std::max(frames_wanted_ - 1, lab_.animating() ? 1 : 0);

    update_scale();
    int width = 0, height = 0;
    SDL_GetWindowSize(window_, &width, &height);
    const double window_per_point = ui_->scale() / pixels_per_window_unit();
    input_.begin_frame(ImGui::GetIO(), window_per_point, lab_.awaits_text());
    SDL_CaptureMouse(input_.any_button_down() ? SDL_TRUE : SDL_FALSE);

    lab_.hold(input_.held());
    lab_.touch(input_.touch());
    lab_.workspace.advance(passed);
    ui_->begin_frame(static_cast<float>(width / window_per_point),
                     static_cast<float>(height / window_per_point), passed);
    lab_.frame(input_.presses());
    const ImDrawData& data = ui_->end_frame();
    present(data);
    lab_.write_window_picture(data);
    update_cursor();
}

double Window::pixels_per_window_unit() const {
    int width = 0, pixels = 0, height = 0;
    SDL_GetWindowSize(window_, &width, &height);
    if (renderer_ != nullptr) {
        SDL_GetRendererOutputSize(renderer_, &pixels, &height);
    } else {
        SDL_GetWindowSizeInPixels(window_, &pixels, &height);
    }
    return width > 0 && pixels > 0 ? static_cast<double>(pixels) / width : 1;
}

/// The scale from the settings, or else from the window system: by the density of the drawable, or
/// by the display's resolution.
double Window::wanted_scale() const {
    if (lab_.workspace.settings().scale != 0) return lab_.workspace.settings().scale;
    const double dense = pixels_per_window_unit();
    if (dense > 1) return dense;
    float dpi = 0;
    const int display = std::max(SDL_GetWindowDisplayIndex(window_), 0);
    if (SDL_GetDisplayDPI(display, nullptr, &dpi, nullptr) != 0 || dpi <= 0) return 1;
    return std::clamp(std::round(static_cast<double>(dpi) / 96 * 4) / 4, 1.0, most_scale);
}

void Window::update_scale() {
    if (const double wanted = wanted_scale(); wanted != ui_->scale()) {
        ui_->set_scale(wanted);
        upload_font_texture();
    }
}

void Window::update_cursor() {
    const int wanted = ImGui::GetMouseCursor();
    if (wanted < 0 || wanted >= static_cast<int>(cursors_.size())) return;
    SDL_SetCursor(cursors_[static_cast<std::size_t>(wanted)]);
}

}  // namespace lab
