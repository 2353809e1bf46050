#pragma once

#include <optional>
#include <string>

#include "explain/strip.hpp"
#include "workspace/source_view.hpp"

namespace lab {

/// A floating panel, of which one can be open.
enum class Dialog { shortcuts, settings, layers, history, pictures };

/// How high the strip of a scene has been so far.
struct StripRoom {
    std::string scene;
    StripSize size;
};

/// A camera that was moved by hand shows as much of the scene while presenting as before, and
/// after it: how close it is, beside the one that frames all, while the panels settle.
struct Closeness {
    double share{};
    int frames{};
};

/// What is interface alone: it is gone with the window, and nothing below the interface knows it.
struct UiState {
    std::optional<Dialog> dialog;
    bool hints_shown = false;  ///< what can be dragged, for who has never done so
    bool presenting = false;
    bool focus_search = false;
    bool values_wanted = false;  ///< the keyboard goes to the numbers of what is selected
    bool main_menu_wanted = false;
    bool menu_wanted = false;  ///< of what is selected, or of the canvas
    std::string search;
    StripRoom strip_room;
    Closeness kept_closeness;
    SourceView source;

    void toggle(Dialog wanted) { dialog = dialog == wanted ? std::nullopt : std::optional(wanted); }
};

}  // namespace lab
