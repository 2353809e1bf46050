// The whole lab in a window of SDL's dummy driver, with simulated input that the window takes
// directly. SDL's queue is bypassed, because SDL 3's compatibility layer for SDL 2 loses the text
// and the file of events that it didn't create.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <SDL.h>

#include "interface/places.hpp"
#include "platform/window.hpp"
#include "scene/file.hpp"
#include "ui/lab.hpp"
#include "ui/widgets/focus.hpp"
#include "workspace/scenes.hpp"

namespace lab::testing {

/// Files in memory.
struct MemoryHost : Host {
    std::map<std::string, std::string> files;
    std::map<std::string, std::int64_t> stamps;
    std::set<std::string> read_only;
    bool takes_pictures = true;
    std::string copied_picture;  ///< the bytes

    std::string full_path(const std::string& typed) override { return typed; }
    std::int64_t stamp(const std::string& path) override {
        return files.count(path) == 0 ? 0 : stamps[path] + 1;
    }
    std::string read_file(const std::string& path) override {
        if (files.count(path) == 0) throw FileError("can't read " + path);
        return files[path];
    }
    void write_file(const std::string& path, const std::string& bytes) override {
        if (path.find("/locked/") != std::string::npos) throw FileError("can't write " + path);
        files[path] = bytes;
        ++stamps[path];
    }
    void remove_file(const std::string& path) override { files.erase(path); }
    std::vector<std::string> files_in(const std::string& folder) override {
        std::vector<std::string> paths;
        for (const auto& file : files) {
            if (file.first.compare(0, folder.size(), folder) == 0) paths.push_back(file.first);
        }
        return paths;
    }
    std::vector<std::string> names_in(const std::string& folder) override {
        std::set<std::string> names;
        for (const auto& file : files) {
            if (!file.first.starts_with(folder)) continue;
            const std::string rest = file.first.substr(folder.size());
            names.insert(
                rest.substr(0, rest.find('/') + 1 == 0 ? rest.size() : rest.find('/') + 1));
        }
        return {names.begin(), names.end()};
    }
    std::string folder(const std::string& name) override { return name + "/"; }
    bool is_read_only(const std::string& path) override { return read_only.count(path) > 0; }
    std::string copy_picture(const std::string& path) override {
        if (takes_pictures) copied_picture = files[path];
        return takes_pictures ? "" : no_clipboard;
    }
    std::vector<std::string> journals() override { return {"journal/1/", "journal/2/"}; }
};

class Rig {
public:
    explicit Rig(const std::string& scene, Settings settings = {})
        : lab((SDL_setenv("SDL_VIDEODRIVER", "dummy", 1), built_in_scenes()), std::move(settings),
              host),
          window(lab, [this] { lab.workspace.keep_journal(); }) {
        lab.workspace.open(scene);
        lab.workspace.session().view().playing = false;
        frames(1);
        controls().switch_on();
        frames(3);
    }

    /// The next sixtieth of a second, however long the machine takes for it.
    void turn() { window.turn(1 / 60.0); }

    /// Draws frames, each after an event without effect.
    void frames(int count) {
        for (int i = 0; i < count; ++i) {
            SDL_Event nudge{};
            nudge.type = SDL_USEREVENT;
            window.take_event(nudge);
            turn();
        }
    }

    void move(Pt to) {
        SDL_Event event{};
        event.type = SDL_MOUSEMOTION;
        event.motion.x = static_cast<int>(to.x);
        event.motion.y = static_cast<int>(to.y);
        at_ = to;
        window.take_event(event);
        frames(2);
    }

    void button(bool down, Uint8 which = SDL_BUTTON_LEFT) {
        SDL_Event event{};
        event.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
        event.button.button = which;
        event.button.x = static_cast<int>(at_.x);
        event.button.y = static_cast<int>(at_.y);
        window.take_event(event);
        frames(2);
    }

    void drag(Pt from, Pt to, Uint8 which = SDL_BUTTON_LEFT) {
        move(from);
        button(true, which);
        move({(from.x + to.x) / 2, (from.y + to.y) / 2});
        move(to);
        button(false, which);
    }

    void click(Pt at) {
        move(at);
        button(true);
        button(false);
    }

    /// The area in the window of a panel or control, by its name: "inspector", "bounce".
    Rect area(std::string_view name) { return in_window(area_of(places(), name)); }
    Pt at(std::string_view name) { return center_of(area(name)); }
    Pt empty_place(std::string_view panel) {
        const Pt place = empty_place_in(places(), panel);
        return in_window({place, place}).min;
    }

    void move(std::string_view name) { move(at(name)); }
    void click(std::string_view name) { click(at(name)); }
    void right_click(std::string_view name) {
        move(at(name));
        button(true, SDL_BUTTON_RIGHT);
        button(false, SDL_BUTTON_RIGHT);
    }
    void drag(std::string_view name, float right, float down) {
        drag(at(name), beside(at(name), right, down));
    }

    void drop(const std::string& path) {
        SDL_Event event{};
        event.type = SDL_DROPFILE;
        event.drop.file = SDL_strdup(path.c_str());
        window.take_event(event);
        frames(2);
    }

    void wheel(float notches) {
        SDL_Event event{};
        event.type = SDL_MOUSEWHEEL;
        event.wheel.preciseY = notches;
        window.take_event(event);
        frames(2);
    }

    void key(SDL_Keycode code, int mods = KMOD_NONE) {
        for (const bool down : {true, false}) {
            SDL_Event event{};
            event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
            event.key.keysym.sym = code;
            event.key.keysym.scancode = SDL_GetScancodeFromKey(code);
            event.key.keysym.mod = static_cast<Uint16>(mods);
            window.take_event(event);
        }
        if (mods != KMOD_NONE) let_go_of_modifiers();
        frames(3);
    }

    /// Holds a modifier down until a key with other modifiers, or until let_go_of_modifiers().
    void hold(SDL_Keycode code, int mods) {
        SDL_Event event{};
        event.type = SDL_KEYDOWN;
        event.key.keysym.sym = code;
        event.key.keysym.scancode = SDL_GetScancodeFromKey(code);
        event.key.keysym.mod = static_cast<Uint16>(mods);
        window.take_event(event);
        frames(2);
    }

    void let_go_of_modifiers() {
        SDL_Event event{};
        event.type = SDL_KEYUP;
        event.key.keysym.sym = SDLK_LCTRL;
        event.key.keysym.scancode = SDL_SCANCODE_LCTRL;
        window.take_event(event);
    }

    void type(const std::string& text) {
        SDL_Event event{};
        event.type = SDL_TEXTINPUT;
        SDL_strlcpy(event.text.text, text.c_str(), sizeof event.text.text);
        window.take_event(event);
        frames(2);
    }

    /// Sends events as fast as the window takes them: `gaps` has a bit for each that is followed by
    /// a frame.
    void send(const std::vector<SDL_Event>& events, unsigned gaps) {
        for (std::size_t i = 0; i < events.size(); ++i) {
            SDL_Event event = events[i];
            window.take_event(event);
            if ((gaps >> i & 1U) != 0) turn();
        }
        frames(8);
    }

    /// The position in the window of a point of the world.
    Pt on_screen(Vec2 place) { return lab.shown().hands.camera().to_screen(place); }

    MemoryHost host;
    Lab lab;
    Window window;

private:
    /// Exists from the first frame on.
    static ControlMap& controls() { return focus_of_context()->controls(); }
    static const std::vector<NamedPlace>& places() { return controls().places(); }
    /// Events count pixels, and panels points.
    static Rect in_window(const Rect& area) {
        const float scale = ImGui::GetIO().DisplayFramebufferScale.x;
        return {{area.min.x * scale, area.min.y * scale}, {area.max.x * scale, area.max.y * scale}};
    }

    Pt at_;
};

/// The center of the scene's box.
inline Vec2 box_of(const Scene& scene) {
    return std::get<Aabb>(find_shape(scene, "box")->geometry).center;
}

}  // namespace lab::testing
