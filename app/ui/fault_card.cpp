// The card that checks a level, and lists what is wrong with it.
#include <algorithm>
#include <string>

#include "check/ground_check.hpp"
#include "explain/crowd_sentence.hpp"
#include "ui/find_buttons.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {
namespace {

constexpr float fault_card_width = 460, fault_height = 100, check_button_width = 108;

/// "3 found: 412 places and 81,230 steps"
std::string found_text(const FaultSearch& search) {
    const auto count =
        std::count_if(search.faults().begin(), search.faults().end(),
                      [](const ListedFault& each) { return !is_of_other_code(each.fault.kind); });
    const std::string found = count == 0 ? "Nothing" : count_text(static_cast<std::size_t>(count));
    return found + " found" + (search.is_running() ? " yet: " : ": ") +
           progress_text(*search.check());
}

void check_row(Frame& frame, float width) {
    const FaultSearch& search = frame.session().fault_search();
    const bool runs = search.is_running(), is_done = search.check() && search.check()->is_done();
    const char* label = runs ? "Stop" : search.check() == nullptr ? "Check" : "Go on";
    if (is_done) label = "Check again";
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool is_pressed =
        text_button("check or stop", label, frame.colors(), true, check_button_width);
    name_control("check or stop");
    if (is_pressed) {
        frame.want([runs, goes_on = search.check() && !is_done](Session& open) {
            if (runs) return open.fault_search().stop();
            if (goes_on) return open.fault_search().resume();
            open.fault_search().start(open);
        });
    }
    const float left = check_button_width + 14;
    const std::string text = search.check() != nullptr ? found_text(search) : "Not checked yet";
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {at.x + left, at.y + 5},
              frame.colors().text, fitted(Face::sans, small_size, text, width - left));
}

/// Moves the view to what the scene of a fault shows.
void show(Frame& frame, const ListedFault& listed, const Rect& free) {
    const Camera& now = frame.hands.camera();
    const Vec2 size = listed.scene.content_size;
    CameraState camera;
    camera.zoom =
        std::clamp(std::min(free.width() / size.x, free.height() / size.y), least_zoom, most_zoom);
    const double aside = (now.area.max.x - free.max.x) / 2 / camera.zoom;
    camera.center = listed.scene.content_corner + 0.5 * size + Vec2{aside, 0};
    frame.want([camera](Session& open) {
        open.view().auto_frame = false;
        open.view().camera = camera;
    });
}

/// A ring round each fault on the canvas, and a smaller one round each spot of other code.
void draw_rings(const Frame& frame, const Rect& free) {
    constexpr float radius = 11, width = 2;
    const Palette& colors = frame.colors();
    const Camera& camera = frame.hands.camera();
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    list.PushClipRect({free.min.x, free.min.y}, {free.max.x, free.max.y}, true);
    for (const ListedFault& listed : frame.session().fault_search().faults()) {
        const Pt at = camera.to_screen(listed.fault.at);
        const bool is_other = is_of_other_code(listed.fault.kind);
        list.AddCircle({at.x, at.y}, is_other ? radius / 2 : radius,
                       im_color(is_other ? colors.soft : colors.blocked), 0, width);
    }
    list.PopClipRect();
}

void fault_buttons(Frame& frame, std::size_t index, const Rect& free) {
    const ListedFault& listed = frame.session().fault_search().faults()[index];
    const std::string name = "fault " + std::to_string(index + 1);
    if (find_button(frame, "show", "Show", "show " + name, "Moves the view there.", true))
        show(frame, listed, free);
    ImGui::SameLine(0, 6);
    if (find_button(frame, "open", "Open as a scene", "open " + name,
                    "Opens this part of the level as a new scene, with the character there. "
                    "Ctrl+W closes it."))
        frame.want([index](Context& context) {
            context.ui.dialog.reset();
            context.workspace.open_fault(index);
        });
    ImGui::SameLine(0, 6);
    copy_case_button(frame, listed.case_line, name);
}

void fault_rows(Frame& frame, std::size_t index, float width, const Rect& free) {
    const ListedFault& listed = frame.session().fault_search().faults()[index];
    ImGui::PushID(static_cast<int>(index));
    const float top = ImGui::GetCursorPosY();
    text_line(Face::sans_bold, body_size, frame.colors().text, title_of(listed.fault.kind));
    ImGui::Dummy({0, 2});
    text_paragraph(small_size, frame.colors().soft, listed.fault.words, width);
    ImGui::SetCursorPosY(top + fault_height - field_height - 14);
    fault_buttons(frame, index, free);
    ImGui::SetCursorPosY(top + fault_height);
    ImGui::PopID();
}

/// What other code does, above the first of its spots.
void heading_of_spots(const Frame& frame, FaultKind kind, float width) {
    const FaultSearch& search = frame.session().fault_search();
    const auto listed =
        std::count_if(search.faults().begin(), search.faults().end(),
                      [&](const ListedFault& each) { return each.fault.kind == kind; });
    const std::size_t all = search.check()->count_of_other_code(kind);
    const std::string places = all == 1 ? "at one spot" : "at " + count_text(all) + " spots";
    const bool is_cut = all > static_cast<std::size_t>(listed);
    heading(frame.colors(), title_of(kind));
    text_paragraph(small_size, frame.colors().soft,
                   what_other_code_does(kind, places) + ". It is no fault of the level." +
                       (is_cut ? " The first from the left:" : ""),
                   width);
    ImGui::Dummy({0, 6});
}

/// A spot where other code fails, on one line.
void spot_row(Frame& frame, std::size_t index, float width, const Rect& free) {
    constexpr float buttons_width = 270;
    const ListedFault& listed = frame.session().fault_search().faults()[index];
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string place = at_text(listed.fault.at);
    draw_text(*ImGui::GetWindowDrawList(), Face::mono, small_size, {at.x, at.y + 5},
              frame.colors().text, fitted(Face::mono, small_size, place, width - buttons_width));
    ImGui::SetCursorScreenPos({at.x + width - buttons_width, at.y});
    ImGui::PushID(static_cast<int>(index));
    fault_buttons(frame, index, free);
    ImGui::PopID();
    ImGui::SetCursorScreenPos({at.x, at.y});
    ImGui::Dummy({width, field_height + 6});
}

void list_of_faults(Frame& frame, float width, const Rect& free) {
    const FaultSearch& search = frame.session().fault_search();
    const std::size_t count = search.faults().size();
    const bool held = is_under_mouse(count);
    if (held != search.is_list_held())
        frame.want([held](Session& open) { open.fault_search().hold_list(held); });
    if (count == 0) return;
    scrolling_rows("faults", 0, [&] {
        for (std::size_t i = 0; i < count; ++i) {
            const FaultKind kind = search.faults()[i].fault.kind;
            const bool is_first = i == 0 || search.faults()[i - 1].fault.kind != kind;
            if (!is_of_other_code(kind)) {
                fault_rows(frame, i, width - 12, free);
                continue;
            }
            if (is_first) heading_of_spots(frame, kind, width - 12);
            spot_row(frame, i, width - 12, free);
        }
    });
}

}  // namespace

void faults_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::faults) return;
    constexpr const char* aim =
        "The character walks, jumps and falls all over the level, as it is at time 0. The check "
        "finds seams, gaps and slopes that are a little wrong, one-way ground beside solid ground, "
        "places without a way out, and ledges that a jump misses by less than a pixel. It also "
        "takes each step as simpler code does, and lists where that sticks or falls through.";
    constexpr std::size_t most_shown = 4;
    const float width = fault_card_width - 40;
    const std::size_t shown = std::min(frame.session().fault_search().faults().size(), most_shown);
    const std::string& refusal = frame.session().fault_search().refusal();
    const auto lines = static_cast<float>(lines_of(Face::sans, small_size, aim, width).size() +
                                          lines_of(Face::sans, small_size, refusal, width).size());
    const float height =
        112 + lines * line_spacing * small_size + static_cast<float>(shown) * fault_height;
    const Rect area = below_header(fault_card_width, height, 16);
    const Rect free = free_canvas(frame, area);
    draw_rings(frame, free);
    if (begin_floating("faults", area, frame.colors())) {
        text_line(Face::sans_bold, body_size, frame.colors().text,
                  "What is wrong with this level?");
        text_paragraph(small_size, frame.colors().soft, aim, width);
        check_row(frame, width);
        if (!refusal.empty()) text_paragraph(small_size, frame.colors().blocked, refusal, width);
        ImGui::Dummy({0, 4});
        list_of_faults(frame, width, free);
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
