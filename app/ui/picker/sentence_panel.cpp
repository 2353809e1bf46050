#include <algorithm>

#include "scene/names.hpp"
#include "trace/walk.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/text_runs.hpp"
#include "workspace/shape_edits.hpp"

namespace lab {

namespace {

constexpr float left_room = 20;
constexpr float beside_sentence = 16;
constexpr float above_sentence = 13;
constexpr float for_button = 92;

/// The crowd's query isn't one of the scene's queries.
Query query_of_walk(const Session& session) {
    const std::vector<Query>& queries = session.scene().queries;
    const auto query = static_cast<std::size_t>(session.view().query);
    return query < queries.size() ? queries[query] : Query{};
}

/// What to do in a scene without a query: a query needs two shapes.
std::string how_to_ask(const Session& session) {
    if (session.scene().shapes.size() >= 2)
        return session.scene().shapes.size() == 2 ? "Select the mover, and press I or "
                                                    "S; the menu has all queries."
                                                  : "Select two shapes, the second with Shift, and "
                                                    "press I or S; the menu has "
                                                    "all queries.";
    const bool is_deleted = session.history().undo_label().starts_with("Delete");
    return std::string("A query needs two shapes: ") + (is_deleted ? "undo with Ctrl+Z, or " : "") +
           "add one with the keys 1 to 9, or with a right click on the canvas.";
}

bool lacks_asker(const Session& session) {
    const Evaluation& now = session.now();
    return now.crowd && !now.crowd->answer.asked && now.posed.crowd->asks != CrowdQuestion::pairs;
}

Sentence sentence_now(Frame& frame) {
    if (frame.workspace.lessons().awaits_prediction())
        return {Sentence::Mood::neutral, "What do you think?", "Click where it will be."};
    const Session& session = frame.session();
    if (session.moment().walk_goes_on) {
        const std::size_t step = *session.view().walk;
        // Shown for the first steps only, since it would only distract later.
        const char* keys = step <= 1 ? " The full stop steps forward, the comma back." : "";
        const Call& trace = *session.moment().trace;
        const std::string words = last_words(trace);
        return {Sentence::Mood::neutral,
                "Step " + std::to_string(step) + " of " +
                    std::to_string(session.moment().walk_length) + ".",
                words + (words.empty() ? "" : " ") + last_value(trace, query_of_walk(session)) +
                    "." + keys};
    }
    if (!asks_something(session.scene()))
        return {Sentence::Mood::neutral, "No query.", how_to_ask(session)};
    if (lacks_asker(session))
        return {Sentence::Mood::neutral, session.moment().reason.sentence.answer,
                how_to_ask_crowd(session.scene())};
    return session.moment().reason.sentence;
}

float text_room(const Session& session, float width) {
    const bool several = session.scene().queries.size() > 1;
    return width - left_room - beside_sentence - (several ? for_button : 0);
}

/// The question of a query, or its shapes, with its kind if another query is about the same ones.
std::string told_apart(const std::vector<Query>& queries, const Query& query) {
    if (!query.question.empty()) return query.question;
    const std::string text = mover_against_obstacles(query);
    const auto same = std::count_if(queries.begin(), queries.end(), [&](const Query& each) {
        return mover_against_obstacles(each) == text;
    });
    return same > 1 ? std::string(name_of(query.kind)) + " of " + text : text;
}

/// The text before a sentence that says which of the scene's queries it answers.
std::string before_sentence(Frame& frame) {
    const std::vector<Query>& queries = frame.session().scene().queries;
    const auto query = static_cast<std::size_t>(frame.session().view().query);
    if (query >= queries.size() || frame.workspace.lessons().awaits_prediction()) return {};
    if (!queries[query].question.empty()) return queries[query].question + " ";
    if (queries.size() < 2) return {};
    return told_apart(queries, queries[query]) + ": ";
}

/// Names are in the code font on plates, so that "a meets the top" is about a shape.
std::vector<TextRun> runs_of(const std::string& before, const Sentence& sentence,
                             const Palette& colors) {
    std::vector<TextRun> runs{{Face::sans, colors.soft, before},
                              {Face::sans_bold, colors.text, sentence.answer},
                              {Face::sans, colors.text, " "}};
    const std::string_view detail = sentence.detail;
    std::size_t from = 0;
    for (const NameSpan& name : sentence.names) {
        runs.push_back({Face::sans, colors.text, detail.substr(from, name.from - from)});
        runs.push_back(
            {Face::mono, colors.text, detail.substr(name.from, name.size), colors.chosen});
        from = name.from + name.size;
    }
    runs.push_back({Face::sans, colors.text, detail.substr(from)});
    return runs;
}

/// Where the implementation that is compared with goes wrong, after the answer.
void add_other(Frame& frame, std::vector<TextRun>& runs) {
    if (frame.workspace.hides_answer() || frame.session().moment().walk_goes_on) return;
    const std::optional<OtherAnswer>& other = frame.session().moment().other;
    if (!other) return;
    const Palette& colors = frame.colors();
    runs.push_back({Face::sans, colors.text, " "});
    runs.push_back({Face::sans_bold, colors.y, other->by->title});
    runs.push_back({Face::sans_bold, colors.y, ": "});
    runs.push_back({Face::sans, colors.text, other->words});
}

float height_of_lines(int lines, float size = body_size, float above = above_sentence) {
    return 2 * above + size * (1 + line_spacing * static_cast<float>(lines - 1)) + 5;
}

/// Uses smaller letters for a long sentence, and shows as many lines as the card has space for. A
/// tooltip shows a longer sentence in full.
void draw_sentence(ImDrawList& list, Rect area, float width, const std::vector<TextRun>& runs) {
    const int usual = text_runs(nullptr, {}, width, body_size, runs);
    const bool is_long = height_of_lines(usual) > area.height() + 1;
    constexpr float above_long = 6;
    const float size = is_long ? small_size : body_size;
    const float above = is_long ? above_long : above_sentence;
    const Pt at{area.min.x + left_room, area.min.y + above};
    const int lines = text_runs(nullptr, {}, width, size, runs);
    int shown = lines;
    while (shown > 1 && height_of_lines(shown, size, above) > area.height() + 1) --shown;
    const float bottom = area.min.y + height_of_lines(shown, size, above) - above;
    list.PushClipRect({area.min.x, area.min.y}, {area.max.x, bottom}, true);
    text_runs(&list, at, width, size, runs);
    list.PopClipRect();
    if (shown == lines) return;
    draw_text(list, Face::sans, size, {at.x + width, bottom - size - 5}, runs[0].color, "…");
    if (!ImGui::IsWindowHovered()) return;
    std::string all;
    for (const TextRun& run : runs) all += run.text;
    tooltip(all);
}

}  // namespace

float sentence_height() {
    return height_of_lines(3);
}

/// The result in one sentence. If the scene has several queries, a click goes to the next.
void sentence_panel(Frame& frame, Rect area) {
    const Palette& colors = frame.colors();
    const Session& session = frame.session();
    begin_panel("sentence", area, colors.card, colors.hairline, {0, 0});
    const Sentence sentence = sentence_now(frame);
    const Rgba color = sentence.mood == Sentence::Mood::hit     ? colors.result
                       : sentence.mood == Sentence::Mood::clear ? colors.clear
                                                                : colors.x;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({area.min.x + 1, area.min.y + 9}, {area.min.x + 4, area.max.y - 9},
                       im_color(color), 2);
    const std::string before = before_sentence(frame);
    std::vector<TextRun> runs = runs_of(before, sentence, colors);
    add_other(frame, runs);
    draw_sentence(list, area, text_room(session, area.width()), runs);
    const std::size_t count = session.scene().queries.size();
    if (count > 1) {
        const int query = session.view().query;
        const std::string which =
            std::to_string(query + 1) + " of " + std::to_string(count) + "  →";
        ImGui::SetCursorScreenPos(
            {area.max.x - for_button, (area.min.y + area.max.y - field_height) / 2});
        const int next = (query + 1) % static_cast<int>(count);
        if (text_button("which", which, colors, false, for_button - 12))
            frame.want([next](Session& open) { open.view().query = next; });
        if (ImGui::IsItemHovered())
            tooltip("This scene has " + std::to_string(count) +
                    " queries. Sentence, source and labels show one of them.\nNext: " +
                    told_apart(session.scene().queries,
                               session.scene().queries[static_cast<std::size_t>(next)]));
    }
    end_panel();
}

}  // namespace lab
