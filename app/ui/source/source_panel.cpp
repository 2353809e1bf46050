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
#include "ui/source/both_sources.hpp"
#include "ui/source/page_panel.hpp"
#include "ui/source/source_header.hpp"
#include "ui/source/source_rows.hpp"

namespace lab {

namespace {

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
    if (!session.moment().has_other_source()) return 0;
    const bool reads_other = session.moment().reads_other;
    const std::vector<std::string> names{isect_in(session.scene().scalar)->name,
                                         session.moment().other->by->name};
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
    if (!frame.session().moment().shows_both()) area.min.y += reader_choice(frame, area);
    const auto& trace = frame.session().moment().trace;
    frame.ui.source.walked_line = frame.session().walks() ? frame.ui.source.walked_line : 0;
    if (trace && frame.session().walks()) frame.ui.source.follow(*trace);
    const std::vector<ShownCall> chain = frame.ui.source.chain(trace);
    if (chain.empty()) {
        no_source(frame.colors(), area, why_no_source(frame.session().scene()));
        return;
    }
    if (frame.session().moment().shows_both()) return both_sources(frame, chain, area);
    source_with_header(frame, frame.ui.source, chain, area);
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
