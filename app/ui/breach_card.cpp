// The card that searches for a breach near the scene, and lists what it finds.
#include <algorithm>
#include <string>

#include "commands/map_choice.hpp"
#include "explain/crowd_sentence.hpp"
#include "export/cpp_literals.hpp"
#include "export/text_export.hpp"
#include "motion/timeline.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "ui/find_buttons.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {
namespace {

constexpr float card_width = 520, find_height = 84, start_width = 108;

std::string on_query(const Session& session) {
    const Scene& posed = session.now().posed;
    const std::size_t shown = session.view().shown_query();
    if (shown >= posed.queries.size()) return "";
    const Query& query = posed.queries[shown];
    return std::string(name_of(query.kind)) + ": " + mover_against_obstacles(query);
}

/// Describes a search for broken promises, or against an implementation.
std::string aim_text(const Implementation* against) {
    const std::string tries = "Tries numbers near those of the scene, round ones and neighbours, ";
    if (against == nullptr)
        return tries + "and lists where an answer breaks a promise of the library.";
    return tries + "and lists where isect and this one give different answers. " +
           described(*against);
}

/// A broken promise, or a disagreement with one of the other implementations.
std::vector<std::string> aims_of(const Session& session) {
    std::vector<std::string> aims{"broken promise"};
    for (const Implementation* peer : peers_of(session)) aims.emplace_back(peer->name);
    return aims;
}

void aim_buttons(Frame& frame, float width) {
    const Session& session = frame.session();
    const std::vector<const Implementation*> peers = peers_of(session);
    if (peers.empty()) return;
    const Implementation* against = session.breach_search().against(session);
    const auto lit = std::find(peers.begin(), peers.end(), against);
    const auto chosen =
        choice_buttons(aims_of(session),
                       lit == peers.end() ? 0 : static_cast<std::size_t>(lit - peers.begin()) + 1,
                       width, frame.colors());
    if (!chosen) return;
    frame.want([peer = *chosen == 0 ? nullptr : peers[*chosen - 1]](Session& open) {
        if (peer != nullptr) open.compare_with(peer);
        open.breach_search().look_for_promises(peer == nullptr);
    });
}

std::string progress_text(const BreachSearch& search) {
    const std::string found =
        search.finds().empty() ? "nothing" : count_text(search.finds().size());
    const std::string tries = count_text(search.tries());
    if (!search.was_started()) return "Up to " + count_text(BreachSearch::most_tries) + " tries";
    if (search.is_running())
        return tries + " of " + count_text(BreachSearch::most_tries) + " tries, " + found +
               " found";
    return (search.finds().empty() ? "Nothing" : found) + " found in " + tries + " tries";
}

/// The button that starts and stops the search, with a progress bar beside it.
void progress_row(Frame& frame, float width) {
    const BreachSearch& search = frame.session().breach_search();
    const Palette& colors = frame.colors();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool runs = search.is_running();
    const char* label = runs ? "Stop" : search.was_started() ? "Search again" : "Start";
    if (text_button("start or stop", label, colors, true, start_width)) {
        if (runs)
            frame.want([](Session& open) { open.breach_search().stop(); });
        else
            frame.want([](Session& open) { open.breach_search().start(open); });
    }
    // The text is the same in each state, because a tooltip takes a frame to grow.
    if (ImGui::IsItemHovered())
        tooltip_beside("The search runs while this card is open. Each search tries other numbers.");
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float left = at.x + start_width + 14, bar = at.x + width - left;
    draw_text(list, Face::sans, small_size, {left, at.y}, colors.text, progress_text(search));
    const float share =
        static_cast<float>(search.tries()) / static_cast<float>(BreachSearch::most_tries);
    const float top = at.y + field_height - 5;
    list.AddRectFilled({left, top}, {left + bar, top + 4}, im_color(colors.hairline), 2);
    if (share > 0)
        list.AddRectFilled({left, top}, {left + bar * share, top + 4}, im_color(colors.x), 2);
}

/// A test of the find's numbers, with a comment about what is wrong.
std::string test_of(const ListedFind& find) {
    Timeline timeline;
    return cpp_comment(find.scene.caption) +
           text_export("catch2")->text(evaluate(find.scene, 0, timeline));
}

void copy_buttons(Frame& frame, const ListedFind& find, const std::string& name) {
    ImGui::SameLine(0, 6);
    copy_case_button(frame, find.case_line, name);
    ImGui::SameLine(0, 6);
    if (find_button(frame, "test", "Copy a Catch2 test", "copy test of " + name,
                    "Copies a Catch2 test with these numbers that expects isect's answer."))
        frame.copy(test_of(find), "Copied a Catch2 test");
}

/// What is wrong, why if that is known, and the numbers.
std::string tip_of(const ListedFind& find, const std::string& numbers) {
    std::string tip = find.scene.caption + "\n";
    for (const std::string& cause : find.scene.text) (tip += cause) += "\n";
    return tip + numbers;
}

/// A case line without its version and its fields about the scene.
std::string shapes_and_query(const std::string& case_line) {
    const std::size_t begin = case_line.find(' ') + 1;
    return case_line.substr(begin, case_line.find(" @") - begin);
}

void find_rows(Frame& frame, std::size_t index, float width) {
    const ListedFind& find = frame.session().breach_search().finds()[index];
    const Palette& colors = frame.colors();
    const std::string name = "find " + std::to_string(index + 1);
    ImGui::PushID(static_cast<int>(index));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, Face::sans_bold, body_size, {at.x, at.y}, colors.text,
              fitted(Face::sans_bold, body_size, find.words, width));
    const std::string numbers = with_true_minus(shapes_and_query(find.case_line));
    draw_text(list, Face::mono, small_size, {at.x, at.y + 22}, colors.soft,
              fitted(Face::mono, small_size, numbers, width));
    ImGui::Dummy({width, 40});
    if (ImGui::IsItemHovered()) tooltip_beside(tip_of(find, numbers));
    const bool opens = find_button(frame, "open", "Open as a scene", "open " + name,
                                   "Opens the find as a new scene. Ctrl+W closes it.", true);
    copy_buttons(frame, find, name);
    ImGui::Dummy({0, find_height - 40 - field_height});
    ImGui::PopID();
    if (!opens) return;
    frame.want([index](Context& context) {
        context.ui.dialog.reset();
        context.workspace.open_find(index);
    });
}

/// The finds, worst first. Under the mouse they stay where they are.
void list_of_finds(Frame& frame, std::size_t count, float width) {
    const bool held = is_under_mouse(count);
    if (held != frame.session().breach_search().is_list_held())
        frame.want([held](Session& open) { open.breach_search().hold_list(held); });
    if (count == 0) return;
    scrolling_rows("finds", 0, [&] {
        for (std::size_t i = 0; i < count; ++i) find_rows(frame, i, width - 12);
    });
}

/// The height of the longest description, so that the button below it never moves.
float aim_height(const Session& session, float width) {
    const auto lines_for = [&](const Implementation* against) {
        return lines_of(Face::sans, small_size, aim_text(against), width).size();
    };
    std::size_t most = lines_for(nullptr);
    for (const Implementation* peer : peers_of(session)) most = std::max(most, lines_for(peer));
    return static_cast<float>(most) * line_spacing * small_size;
}

float card_height(const Session& session, float width) {
    constexpr float head = 118, choice_height = field_height + 6;
    constexpr std::size_t most_shown = 5;
    const auto choices = static_cast<float>(
        peers_of(session).empty() ? 0 : rows_of_choices(aims_of(session), width));
    const auto finds =
        static_cast<float>(std::min(session.breach_search().finds().size(), most_shown));
    return head + aim_height(session, width) + choices * choice_height + finds * find_height;
}

}  // namespace

void breaches_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::breaches) return;
    const Palette& colors = frame.colors();
    const Session& session = frame.session();
    const std::size_t count = session.breach_search().finds().size();
    const float width = card_width - 40;
    const Rect area = below_header(card_width, card_height(session, width), 16);
    if (begin_floating("breaches", area, colors)) {
        text_line(Face::sans_bold, body_size, colors.text, "Find a breach near here");
        text_line(Face::sans, small_size, colors.soft,
                  fitted(Face::sans, small_size, on_query(session), width));
        aim_buttons(frame, width);
        const float below =
            ImGui::GetCursorPosY() + aim_height(session, width) + ImGui::GetStyle().ItemSpacing.y;
        text_paragraph(small_size, colors.soft, aim_text(session.breach_search().against(session)),
                       width);
        ImGui::SetCursorPosY(below);
        progress_row(frame, width);
        ImGui::Dummy({0, 4});
        list_of_finds(frame, count, width);
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
