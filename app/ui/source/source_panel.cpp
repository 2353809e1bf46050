// The card of the library's source: the breadcrumbs, the buttons and the frame around the rows.
#include <cmath>
#include <string>

#include "commands/commands.hpp"
#include "render/imgui_compat.hpp"
#include "trace/line_look.hpp"
#include "ui/frame.hpp"
#include "ui/inspector/derivation_panel.hpp"
#include "ui/layout.hpp"
#include "ui/panels.hpp"
#include "ui/source/page_panel.hpp"
#include "ui/source/source_rows.hpp"

namespace lab {

namespace {

constexpr float source_header_height = 40;

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
void breadcrumbs(Frame& frame, const std::vector<ShownCall>& chain, Pt at, float right) {
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
    if (wanted < chain.size()) frame.ui.source.step_out_to(wanted);
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

void header(Frame& frame, const std::vector<ShownCall>& chain, const Rect& area) {
    const Palette& colors = frame.colors();
    const float y = area.min.y + (source_header_height - body_size) / 2 - 1;
    float right = area.max.x - 14;
    right -= 26;
    walk_button(frame, {right, y - 8});
    right -= 8;
    const Session& session = frame.session();
    const std::string count = session.walks() ? "step " + std::to_string(*session.view().walk) +
                                                    " of " + std::to_string(session.walk_length())
                                              : lines_that_ran(chain.back());
    const float counted = text_width(Face::sans, small_size, count);
    right -= counted;
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {right, y + 1}, colors.soft,
              count);
    const Rect place{{right, y - 4}, {right + counted, y + small_size + 6}};
    if (ImGui::IsWindowHovered() &&
        ImGui::IsMouseHoveringRect({place.min.x, place.min.y}, {place.max.x, place.max.y}))
        tooltip(session.walks() ? "Number of values so far"
                                : "The lines of this function that ran. The others are dim.",
                place);
    const ShownCall& shown = chain.back();
    if (shown.count > 1) {
        const std::string which =
            std::to_string(shown.index + 1) + " of " + std::to_string(shown.count);
        right -= 64;
        ImGui::SetCursorScreenPos({right, y - 6});
        if (text_button("next call", which, colors, false, 56)) frame.ui.source.next_call(shown);
        if (ImGui::IsItemHovered()) tooltip("The next call on this line");
    }
    breadcrumbs(frame, chain, {area.min.x + 14, y}, right - 10);
}

void no_source(const Palette& colors, const Rect& area, const char* why) {
    ImGui::SetCursorScreenPos({area.min.x + 14, area.min.y + 14});
    text_paragraph(small_size, colors.soft, why, area.width() - 28);
}

/// The tabs for source and numbers, if both share a card.
void tabs(Frame& frame, const Rect& area) {
    SourceView& view = frame.ui.source;
    ImGui::SetCursorScreenPos({area.min.x + 10, area.min.y + 7});
    if (text_button("source", "Source", frame.colors(), !view.in_numbers, 74))
        view.in_numbers = false;
    ImGui::SameLine(0, 6);
    if (text_button("numbers", "Numbers", frame.colors(), view.in_numbers, 78))
        view.in_numbers = true;
}

constexpr float reader_height = 36;

/// The choice whose source is shown, if the query is compared with another implementation. Returns
/// the height that it takes.
float reader_choice(Frame& frame, const Rect& area) {
    const Session& session = frame.session();
    if (!session.other()) return 0;
    const bool reads_other = session.reads_other();
    const std::vector<std::string> names{isect_in(session.scene().scalar)->name,
                                         session.other()->by->name};
    ImGui::SetCursorScreenPos({area.min.x + 10, area.min.y + 7});
    ImGui::PushID("reader");
    const auto chosen =
        choice_buttons(names, reads_other ? 1 : 0, area.width() - 20, frame.colors());
    ImGui::PopID();
    if (ImGui::IsItemHovered())
        tooltip(
            "Shows the source of isect, or of the one that it is compared with, with the "
            "values that it computed.   " +
            text_of(command("read_other").key));
    if (chosen) frame.want([other = *chosen == 1](Session& open) { open.read_other(other); });
    return reader_height;
}

const char* why_no_source(const Scene& scene) {
    const bool asks_pairs = scene.crowd && scene.crowd->asks == CrowdQuestion::pairs;
    if (!scene.crowd) return "This scene has no query yet.";
    if (scene.crowd->by.empty() && !asks_pairs)
        return "This crowd has no query yet. The source that runs appears here.";
    if (asks_pairs)
        return "A query of all pairs shows no source. Choose another to see what runs, line by "
               "line.";
    if (scene.crowd->structure == CrowdStructure::list)
        return "A list tests every box, which would be too many lines. Choose a grid or a tree to "
               "see the source that runs.";
    return "Too many boxes were tested to show their lines. Make the querying shape smaller "
           "to see the source that runs.";
}

void show_source(Frame& frame, Rect area) {
    if (frame.workspace.lessons().awaits_prediction()) {
        no_source(frame.colors(), area, "The source appears after your prediction.");
        return;
    }
    area.min.y += page_choice(frame, area);
    if (shows_page(frame)) return page_panel(frame, area);
    area.min.y += reader_choice(frame, area);
    const auto& trace = frame.session().trace();
    frame.ui.source.walked_line = frame.session().walks() ? frame.ui.source.walked_line : 0;
    if (trace && frame.session().walks()) frame.ui.source.follow(*trace);
    const std::vector<ShownCall> chain = frame.ui.source.chain(trace);
    if (chain.empty()) {
        no_source(frame.colors(), area, why_no_source(frame.session().scene()));
        return;
    }
    header(frame, chain, area);
    area.min.y += source_header_height;
    const float hairline = 1 / ImGui::GetIO().DisplayFramebufferScale.x;
    ImGui::GetWindowDrawList()->AddLine({area.min.x, area.min.y}, {area.max.x, area.min.y},
                                        im_color(frame.colors().hairline), hairline);
    area.min.y += 1;
    source_rows(frame, chain.back(), area);
}

}  // namespace

void source_panel(Frame& frame, const Layout& layout) {
    const Palette& colors = frame.colors();
    Rect area = layout.source;
    begin_panel("source", area, colors.card, colors.hairline, {0, 1});
    if (layout.inspector_is_tab) {
        tabs(frame, area);
        area.min.y += source_header_height;
    }
    if (layout.inspector_is_tab && frame.ui.source.in_numbers) {
        inspector_content(frame, area);
    } else {
        show_source(frame, area);
    }
    end_panel();
}

}  // namespace lab
