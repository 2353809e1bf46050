// The card with the character's numbers, in the words of an engine.
#include <algorithm>
#include <string>

#include "motion/engine_words.hpp"
#include "scene/keys.hpp"
#include "ui/find_buttons.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {
namespace {

constexpr float character_card_width = 372, word_width = 192, unit_width = 40;
constexpr float row_height = field_height + 4;

std::vector<std::string> names_of_engines() {
    std::vector<std::string> names;
    names.reserve(engines.size());
    for (const Engine engine : engines) names.emplace_back(words_of(engine).name);
    return names;
}

void engine_buttons(Frame& frame, Engine now, float width) {
    const auto lit = std::find(engines.begin(), engines.end(), now);
    const auto chosen = choice_buttons(
        names_of_engines(), static_cast<std::size_t>(lit - engines.begin()), width, frame.colors());
    if (chosen)
        frame.want([engine = engines[*chosen]](Settings& settings) { settings.engine = engine; });
}

/// A word, a field, and its unit. What the field did comes back.
FieldEdit word_row(Frame& frame, const char* word, const char* meaning, const char* unit,
                   double value, const FieldRange& range, float width) {
    const Palette& colors = frame.colors();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float middle = (field_height - small_size) / 2 - 1;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, Face::mono, small_size, {at.x, at.y + middle}, colors.soft, word);
    draw_text(list, Face::sans, small_size, {at.x + width - unit_width + 8, at.y + middle},
              colors.soft, unit);
    ImGui::PushID(word);
    ImGui::Dummy({word_width, field_height});
    if (ImGui::IsItemHovered()) tooltip_beside(meaning);
    ImGui::SameLine(0, 0);
    const FieldEdit edit =
        frame.fields.field("value", value, range, width - word_width - unit_width, colors);
    name_field("character", word);
    ImGui::PopID();
    ImGui::SetCursorScreenPos({at.x, at.y + row_height});
    return edit;
}

void number_row(Frame& frame, Engine engine, const EngineWord& word, float width) {
    const EngineWords& words = words_of(engine);
    const Scene& scene = frame.session().scene();
    const double pixels = frame.workspace.settings().pixels_a_unit;
    const std::optional<double> value = number_in_words(scene, words, word, pixels);
    if (!value) return;
    const LimitSpan span = span_in_words(scene, words, word, pixels);
    FieldRange range{span.least, span.most, limit_in_words(word), scene.scalar};
    const FieldEdit edit =
        word_row(frame, word.word, word.meaning, word.unit, *value, range, width);
    const bool is_of_start = word.number <= CharacterNumber::height;
    if (edit.began && is_of_start) frame.want([](Session& open) { open.seek(0); });
    frame.want_gesture(edit, std::string("Set the character's ") + word.word,
                       [=, to = edit.value](Session& open) {
                           open.adjust([&](Scene& draft) {
                               set_number_in_words(draft, words_of(engine), word, pixels, to);
                           });
                       });
}

void pixels_row(Frame& frame, float width) {
    const FieldRange range{1, 128, Limit::positive};
    const FieldEdit edit = word_row(frame, "pixels per unit",
                                    "How many of the scene's pixels one of Unity's units has.",
                                    "px", frame.workspace.settings().pixels_a_unit, range, width);
    if (edit.changed)
        frame.want([to = edit.value](Settings& settings) {
            settings.pixels_a_unit = std::clamp(to, least_pixels_a_unit, most_pixels_a_unit);
        });
}

void usual_button(Frame& frame, Engine engine) {
    const EngineWords& words = words_of(engine);
    if (words.usual_from == nullptr) return;
    ImGui::Dummy({0, 4});
    const std::string label = std::string("Take the numbers of ") + words.usual_from;
    if (!find_button(frame, "usual", label.c_str(), label,
                     "Sets the speed, the jump, gravity and the rest; not the place or the size. "
                     "One step of undo."))
        return;
    frame.want([engine, label, pixels = frame.workspace.settings().pixels_a_unit](Session& open) {
        open.edit(label,
                  [&](Scene& draft) { take_usual_numbers(draft, words_of(engine), pixels); });
    });
}

}  // namespace

void character_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::character) return;
    if (character_of(frame.session().scene()) == nullptr) return frame.ui.dialog.reset();
    const Engine engine = frame.workspace.settings().engine;
    const EngineWords& words = words_of(engine);
    const float width = character_card_width - 40;
    const auto lines =
        static_cast<float>(lines_of(Face::sans, small_size, words.conventions, width).size());
    const double pixels = frame.workspace.settings().pixels_a_unit;
    const auto count =
        std::count_if(words.words.begin(), words.words.end(), [&](const EngineWord& word) {
            return number_in_words(frame.session().scene(), words, word, pixels).has_value();
        });
    const float rows = static_cast<float>(count) + (words.in_units ? 1.0F : 0.0F);
    const float height = 118 + lines * line_spacing * small_size + rows * row_height +
                         (words.usual_from != nullptr ? 40.0F : 0.0F);
    if (begin_floating("character", below_header(character_card_width, height, 16),
                       frame.colors())) {
        text_line(Face::sans_bold, body_size, frame.colors().text, "Your character");
        engine_buttons(frame, engine, width);
        ImGui::Dummy({0, 2});
        text_paragraph(small_size, frame.colors().soft, words.conventions, width);
        ImGui::Dummy({0, 2});
        scrolling_rows("numbers", 0, [&] {
            if (words.in_units) pixels_row(frame, width);
            for (const EngineWord& word : words.words) number_row(frame, engine, word, width);
            usual_button(frame, engine);
        });
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
