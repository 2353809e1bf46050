#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include <SDL_stdinc.h>

#include "platform/user_folder.hpp"
#include "scene/case_line.hpp"
#include "ui/lab.hpp"
#include "workspace/scenes.hpp"

namespace lab::testing {

/// A user's folder that is removed afterwards.
struct TemporaryHome {
    explicit TemporaryHome(std::string folder) : name(std::move(folder)) {
        if (const char* old = std::getenv("INTERSECT_LAB_HOME")) before = old;
        std::filesystem::remove_all(name);
        SDL_setenv("INTERSECT_LAB_HOME", name.c_str(), 1);
    }
    ~TemporaryHome() {
        SDL_setenv("INTERSECT_LAB_HOME", before.c_str(), 1);
        std::filesystem::remove_all(name);
    }
    TemporaryHome(const TemporaryHome&) = delete;
    TemporaryHome& operator=(const TemporaryHome&) = delete;

    std::string name;
    std::string before;
};

/// A lab with its own locks, as in a separate process.
struct RunningLab {
    UserFolder folder;
    std::string problem;
    Lab lab{built_in_scenes(), folder.load_settings(problem), folder};
};

/// Opens an unsaved case and saves it in the journal.
inline void open_box_at(Lab& lab, const char* x) {
    lab.workspace.open_case(std::string("isect1 b:aabb(") + x + ",0;5,5)");
    lab.workspace.keep_journal();
}

inline bool has_box_at(const Lab& lab, const char* x) {
    const std::string box = std::string("b:aabb(") + x + ",0;5,5)";
    return write_case(lab.workspace.session().scene()).find(box) != std::string::npos;
}

}  // namespace lab::testing
