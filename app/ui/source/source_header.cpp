// The header of a source: the breadcrumbs, how many lines ran, and the buttons.
#include "ui/source/source_header.hpp"

#include <string>

#include "commands/commands.hpp"
#include "render/imgui_compat.hpp"
#include "trace/line_look.hpp"
#include "ui/command_button.hpp"
#include "ui/frame.hpp"

namespace lab {

namespace {

std::string lines_that_ran(const ShownCall& shown) {
    if (shown.call == nullptr) return "didn't run";
    const LineCount lines = count_lines(*shown.call, ran(*shown.call));
    return std::to_string(lines.ran) + " of " + std::to_string(lines.all) +
           (lines.all == 1 ? " line ran" : " lines ran");
}

/// One breadcrumb. It can be clicked except during a walk, which steps out by itself. Returns its
/// width.
float crumb(Frame& frame, const char* id, Pt at, const std::string& text, bool here,
            bool& clicked) {
    const Palette& colors = frame.colors();
    const Face face = here ? Face::sans_bold : Face::sans;
    const float width = text_width(face, body_size, text);
    ImGui::SetCursorScreenPos({at.x - 3, at.y - 4});
    ImGui::PushID(id);
    const bool leads_out = !here && !frame.session().walks();
    clicked = invisible_button("crumb", {width + 6, body_size + 9}) && leads_out;
    name_control(text);
    ImGui::PopID();
    const bool hovered = ImGui::IsItemHovered() && leads_out;
    focus_ring(colors, 5);
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    draw_text(*ImGui::GetWindowDrawList(), face, body_size, at,
              here || hovered ? colors.text : colors.soft, text);
    return width;
}

constexpr float between_crumbs = 16;

/// The breadcrumbs are named after algorithms, the last one after its file.
std::string crumb_text(const std::vector<ShownCall>& chain, std::size_t i) {
    return i + 1 == chain.size() ? std::string(name_in_library(chain[i].file->name))
                                 : chain[i].function->name;
}

/// The first breadcrumb to show if there isn't space for all: the end of the path matters most.
std::size_t first_crumb(const std::vector<ShownCall>& chain, float room) {
    std::size_t first = chain.size() - 1;
    room -= text_width(Face::sans_bold, body_size, crumb_text(chain, first));
    const float for_dots = text_width(Face::sans, body_size, "…") + between_crumbs;
    while (first > 0) {
        room -= text_width(Face::sans, body_size, crumb_text(chain, first - 1)) + between_crumbs;
        if (room < (first > 1 ? for_dots : 0)) break;
        --first;
    }
    return first;
}

/// "move_and_slide / sweep_into"
std::string way_there(const std::vector<ShownCall>& chain, std::size_t count) {
    std::string names;
    for (std::size_t i = 0; i < count; ++i) names += (i > 0 ? " / " : "") + crumb_text(chain, i);
    return names;
}

/// "raycast / overlaps/aabb_aabb.hpp", or "… / overlaps/aabb_aabb.hpp"; a click on the dots steps
/// out, too.
void breadcrumbs(Frame& frame, SourceView& view, const std::vector<ShownCall>& chain, Pt at,
                 float right) {
    const std::size_t first = first_crumb(chain, right - at.x);
    std::size_t wanted = chain.size();
    for (std::size_t i = first > 0 ? first - 1 : 0; i < chain.size(); ++i) {
        const bool here = i + 1 == chain.size();
        std::string text = i < first ? "…" : crumb_text(chain, i);
        if (here) text = fitted(Face::sans_bold, body_size, text, right - at.x);
        bool clicked = false;
        at.x += crumb(frame, std::to_string(i).c_str(), at, text, here, clicked);
        if (clicked) wanted = i + 1;
        if (i < first && ImGui::IsItemHovered()) tooltip(way_there(chain, first));
        if (here) break;
        draw_text(*ImGui::GetWindowDrawList(), Face::sans, body_size, {at.x + 5, at.y},
                  frame.colors().soft, "/");
        at.x += between_crumbs;
    }
    if (wanted < chain.size()) view.step_out_to(wanted);
}

/// Starts a walk through the lines, forwards and backwards.
void walk_button(Frame& frame, Pt at) {
    const Command& walk = command("walk");
    ImGui::SetCursorScreenPos({at.x, at.y});
    const std::string tip = std::string(walk.title) + "   " + text_of(walk.key) +
                            "\nThen . and , step forward and back";
    if (icon_button("walk", Icon::forward, tip, frame.colors(), frame.can_run(walk),
                    frame.session().walks()))
        frame.run(walk);
}

/// How many lines ran, left of a place. Returns where it begins.
float lines_count(Frame& frame, const std::string& count, bool walks, Pt end) {
    const float counted = text_width(Face::sans, small_size, count);
    const float left = end.x - counted;
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {left, end.y + 1},
              frame.colors().soft, count);
    const Rect place{{left, end.y - 4}, {end.x, end.y + small_size + 6}};
    if (ImGui::IsWindowHovered() &&
        ImGui::IsMouseHoveringRect({place.min.x, place.min.y}, {place.max.x, place.max.y}))
        tooltip(walks ? "Number of values so far"
                      : "The lines of this function that ran. The others are dim.",
                place);
    return left;
}

}  // namespace

void source_header(Frame& frame, SourceView& view, const std::vector<ShownCall>& chain,
                   const Rect& area, const char* title) {
    const Palette& colors = frame.colors();
    const float y = area.min.y + (source_header_height - body_size) / 2 - 1;
    const Session& session = frame.session();
    // The walk is one through the library, or through the source that is read in its place.
    const bool is_main = &view == &frame.ui.source;
    float right = area.max.x - 14;
    if (is_main) {
        right -= 26;
        walk_button(frame, {right, y - 8});
        right -= 30;
        ImGui::SetCursorScreenPos({right, y - 8});
        command_button(frame, "both_sources", Icon::columns, session.moment().shows_both());
        right -= 8;
    }
    const bool walks = is_main && session.walks();
    const std::string count = walks ? "step " + std::to_string(*session.view().walk) + " of " +
                                          std::to_string(session.moment().walk_length)
                                    : lines_that_ran(chain.back());
    // Beside another source, there is space for the title or for the count.
    constexpr float least_width_with_count = 460;
    const bool has_title = *title != 0;
    if (!has_title || area.width() >= least_width_with_count)
        right = lines_count(frame, count, walks, {right, y});
    const ShownCall& shown = chain.back();
    if (shown.count > 1) {
        const std::string which =
            std::to_string(shown.index + 1) + " of " + std::to_string(shown.count);
        right -= 64;
        ImGui::SetCursorScreenPos({right, y - 6});
        if (text_button("next call", which, colors, false, 56)) view.next_call(shown);
        if (ImGui::IsItemHovered()) tooltip("The next call on this line");
    }
    float left = area.min.x + 14;
    if (has_title) {
        draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {left, y + 1}, colors.soft,
                  title);
        left += text_width(Face::sans, small_size, title) + 10;
    }
    breadcrumbs(frame, view, chain, {left, y}, right - 10);
}

}  // namespace lab
