#include "ui/widgets/focus.hpp"

#include <algorithm>
#include <utility>

#include "render/imgui_compat.hpp"

namespace lab {

namespace {

constexpr const char* canvas = "canvas";

ImGuiWindow* root_under_keyboard() {
    ImGuiWindow* window = GImGui->NavWindow;
    return window != nullptr ? window->RootWindow : nullptr;
}

/// The item that is `by` places after this one; the list wraps around.
template <class List>
auto after(const List& list, typename List::const_iterator at, int by) {
    const auto count = static_cast<int>(list.size());
    const int from = at == list.end() ? (by > 0 ? -1 : 0) : static_cast<int>(at - list.begin());
    return list[static_cast<std::size_t>((from + by + count) % count)];
}

}  // namespace

Focus* focus_of_context() {
    return static_cast<Focus*>(ImGui::GetIO().UserData);
}

void Focus::begin_frame() {
    ImGui::GetIO().UserData = this;
    controls_.begin_frame();
    const bool first_drawn = panels_.empty() && !drawn_panels_.empty();
    panels_ = std::exchange(drawn_panels_, {});
    stops_ = std::exchange(drawn_stops_, {});
    if (first_drawn) go_to(canvas);
    next_gets_it_ = false;
    if (given_ != GImGui->NavId) given_ = 0;
    frames_to_text_ = ImGui::GetIO().WantTextInput ? 0 : std::max(frames_to_text_ - 1, 0);
}

void Focus::type_into_next() {
    ImGui::SetKeyboardFocusHere();
    expect_text();
}

void Focus::expect_text() {
    constexpr int more_than_it_takes = 12;  // a field that never appears must not hold the keys
    frames_to_text_ = more_than_it_takes;
}

void Focus::add_panel(const char* id) {
    std::erase(drawn_panels_, id);
    drawn_panels_.emplace_back(id);
}

bool Focus::add_stop() {
    const unsigned id = ImGui::GetItemID();
    if (id == 0) return false;
    if (drawn_stops_.empty() || drawn_stops_.back().id != id) {
        drawn_stops_.push_back({id, ImGui::GetCurrentWindow()});
    }
    if (std::exchange(next_gets_it_, false)) {
        focus_item(id, ImGui::GetCurrentWindow());
        arrived_ = given_ = id;
    }
    if (arrived_ != id) return false;
    arrived_ = 0;
    return true;
}

bool Focus::in_canvas() const {
    const ImGuiWindow* root = root_under_keyboard();
    return root == nullptr || std::string(root->Name) == canvas;
}

std::vector<Focus::Stop> Focus::stops_under_keyboard() const {
    std::vector<Stop> found;
    const ImGuiWindow* root = root_under_keyboard();
    std::copy_if(stops_.begin(), stops_.end(), std::back_inserter(found),
                 [&](const Stop& stop) { return stop.window->RootWindow == root; });
    return found;
}

void Focus::go_to(const Stop& stop) {
    ImGui::ClearActiveID();
    focus_item(stop.id, stop.window);
    arrived_ = stop.id;
}

void Focus::go_to(const std::string& panel) {
    ImGui::ClearActiveID();
    ImGui::SetWindowFocus(panel.c_str());
    if (panel == canvas) return;
    const std::vector<Stop> stops = stops_under_keyboard();
    if (!stops.empty()) go_to(stops.front());
}

/// Goes through the panels that have a tab stop, and the canvas, which has shapes.
void Focus::go_round(int by) {
    std::vector<std::string> panels;
    for (const std::string& panel : panels_) {
        const bool has_stops = std::any_of(stops_.begin(), stops_.end(), [&](const Stop& stop) {
            return panel == stop.window->RootWindow->Name;
        });
        if (has_stops || panel == canvas) panels.push_back(panel);
    }
    if (panels.empty()) return;
    const ImGuiWindow* root = root_under_keyboard();
    go_to(after(panels,
                std::find(panels.begin(), panels.end(), root != nullptr ? root->Name : canvas),
                by));
}

void Focus::next_stop(int by) {
    const std::vector<Stop> stops = stops_under_keyboard();
    if (stops.empty()) return;
    go_to(after(stops,
                std::find_if(stops.begin(), stops.end(),
                             [](const Stop& stop) { return stop.id == GImGui->NavId; }),
                by));
}

}  // namespace lab
