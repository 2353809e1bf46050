#pragma once

#include <optional>
#include <set>
#include <string>

#include "explain/strip.hpp"
#include "workspace/source_view.hpp"

namespace lab {

/// A floating panel; at most one is open.
enum class Dialog {
    shortcuts,
    settings,
    layers,
    map,
    flips,
    breaches,
    faults,
    solids,
    character,
    recording,
    stops,
    history,
    pictures
};

/// A part of the window that can have all of it.
enum class Part { canvas, sentence, source, numbers, list };

/// The largest strip of a scene so far.
struct StripRoom {
    std::string scene;
    StripSize size;
};

/// Keeps the zoom of a manually moved camera when presenting starts or ends, relative to the zoom
/// that frames everything, until the panels have settled.
struct Closeness {
    double share{};
    int frames{};
};

/// The pointer moves a tile map instead of painting on it.
inline constexpr char no_brush = 0;

/// What is unfolded of the zoo in the list of scenes.
struct UnfoldedZoo {
    bool is_open = false;
    std::set<std::string> open_families;  ///< their groups
    std::string seen;                     ///< the case that was open in the frame before
};

/// The text field of a page, while it is typed into.
struct PageEditor {
    std::string text;  ///< with room for more, up to a closing 0
    bool is_typed_into = false;
    bool to_next_blank = false;  ///< Tab was pressed
    bool reads_library = false;  ///< the library's source is shown in its place
    bool asks_to_reset = false;  ///< the button to start again asks first
};

/// State of the interface only: it ends with the window, and nothing below the interface knows it.
struct UiState {
    std::optional<Dialog> dialog;
    bool hints_shown = false;  ///< for beginners: what can be dragged
    bool presenting = false;
    std::optional<Part> only;    ///< the part that has the whole window
    bool by_finger = false;      ///< the lab was touched
    std::optional<Part> drawer;  ///< the open one, in the window of a phone
    bool embedded = false;       ///< in another page: only canvas, sentence and time
    bool focus_search = false;
    bool values_wanted = false;  ///< the keyboard focus should go to the numbers of the selection
    bool main_menu_wanted = false;
    bool instruments_wanted = false;
    bool menu_wanted = false;  ///< for the selection, or for the canvas
    std::string search;
    UnfoldedZoo zoo;
    char brush = '#';  ///< the letter of the tile that is painted, or no_brush
    bool brushes_shown = false;
    bool drag_strip_shown = false;
    bool scrubs_drag = false;  ///< the pointer moves along the path of the last drag
    bool shows_skins = false;  ///< the canvas shows where the shapes of that drag have been
    StripRoom strip_room;
    Closeness kept_closeness;
    bool numbers_over_derivation = false;  ///< the numbers are shown in place of the derivation
    bool scrubs_derivation = false;        ///< a drag along its plots goes on
    SourceView source;
    SourceView source_beside;  ///< of the formulas beside the library's source
    PageEditor page;

    void toggle(Dialog wanted) { dialog = dialog == wanted ? std::nullopt : std::optional(wanted); }
};

}  // namespace lab
