// The lab with a case of three boxes.
#pragma once

#include <string>
#include <vector>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/rig.hpp"

namespace lab::testing {

using Names = std::vector<std::string>;

struct Maker : Rig {
    Maker() : Rig("aabb-vs-segment") {
        lab.workspace.open_case(
            "isect1 a:aabb(-40,0;5,5) b:aabb(0,10;10,5) c:aabb(30,-20;5,10) intersect(a,b)");
        frames(3);
    }
    const Scene& scene() { return lab.workspace.session().scene(); }
    Names selection() { return lab.workspace.session().view().selection(); }
    Vec2 center(const char* name) {
        return std::get<Aabb>(find_shape(scene(), name)->geometry).center;
    }
    void run(const char* id) {
        REQUIRE(command(id).enabled(lab.context));
        command(id).run(lab.context);
        frames(2);
    }
    void shift_down(bool down) {
        SDL_Event event{};
        event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
        event.key.keysym.sym = SDLK_LSHIFT;
        event.key.keysym.scancode = SDL_SCANCODE_LSHIFT;
        event.key.keysym.mod = down ? KMOD_LSHIFT : KMOD_NONE;
        window.take_event(event);
        frames(2);
    }
};

}  // namespace lab::testing
