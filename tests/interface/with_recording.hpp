// A lab with the recording of a small game, for tests.
#pragma once

#include <string>

#include "interface/rig.hpp"
#include "workspace/open_recording.hpp"

namespace lab::testing {

inline constexpr const char* game_file = "runs/game.recording";

inline std::string recorded_frame(int number, double x, double end) {
    const std::string at = std::to_string(x), to = std::to_string(end);
    return "frame " + std::to_string(number) + "\nshape hero box " + at +
           " 27.5 4 4.5\nquery move slide hero 3 0.5 all -> " + to +
           " 27.5\nquery ground overlaps hero 0 0 all -> no\n";
}

/// Twenty frames; in the frames 7 and 12, the hero stops for nothing.
inline std::string recorded_run() {
    std::string text =
        "isect-recording 1 double y_down 0.0166 px test\nshape floor box 0 40 200 8\n"
        "shape pole box 40 20 2 8\n";
    double x = 10;
    for (int i = 0; i < 20; ++i) {
        const double end = i == 7 || i == 12 ? x + 1 : x + 3;
        text += recorded_frame(i, x, i < 9 ? end : x + (i == 12 ? 0 : 3));
        x += 0.25;
    }
    return text;
}

struct WithRecording : Rig {
    explicit WithRecording(const std::string& text = recorded_run(), Settings settings = {})
        : Rig("aabb-vs-segment", std::move(settings)) {
        host.files[game_file] = text;
        drop(game_file);
        frames(4);
    }
    const OpenRecording& recording() { return *lab.workspace.recording(); }
    const Scene& scene() { return lab.workspace.session().scene(); }
};

}  // namespace lab::testing
