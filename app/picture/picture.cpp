#include "picture/picture.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "picture/derivation_card.hpp"
#include "picture/scene_frame.hpp"

namespace lab {

namespace {

constexpr float inset = 22;
constexpr float title_height = 58;
constexpr float title_letters = 18;
constexpr float title_line = 25;
constexpr float caption_letters = 13.5F;
constexpr float caption_line = 20;

/// The end of a line of at most `widest` bytes: at a space, or else between two characters.
std::size_t end_of_line(const std::string& text, std::size_t from, std::size_t widest) {
    if (text.size() - from <= widest) return text.size();
    const std::size_t space = text.rfind(' ', from + widest);
    if (space != std::string::npos && space > from) return space;
    std::size_t end = from + widest;
    while (end > from + 1 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return end;
}

std::vector<std::string> wrapped(const std::string& text, std::size_t widest) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = end_of_line(text, from, std::max<std::size_t>(widest, 8));
        lines.push_back(text.substr(from, end - from));
        from = end < text.size() && text[end] == ' ' ? end + 1 : end;
    }
    return lines;
}

/// The number of letters that fit in a width. Few letters of the sans face are wider than this
/// share of its size.
std::size_t letters_in(float width, float size) {
    constexpr float wide = 0.56F;
    return static_cast<std::size_t>(width / (wide * size));
}

struct WordsLine {
    std::string text;
    Rgba color;
    Type type;
};

std::vector<WordsLine> words_below(const PictureView& view, const Scene& scene,
                                   const Palette& colors, float width) {
    const std::size_t widest = letters_in(width, caption_letters);
    std::vector<WordsLine> lines;
    const auto add = [&](const std::string& text, Rgba color, Type type) {
        for (std::string& line : wrapped(text, widest))
            lines.push_back({std::move(line), color, type});
    };
    if (view.words == PictureWords::none) return lines;
    if (view.words == PictureWords::reason && view.reason != nullptr) {
        if (!view.reason->sentence.question.empty())
            add(view.reason->sentence.question, colors.soft, Type::sans);
        add(view.reason->sentence.answer, colors.text, Type::sans_bold);
        add(with_quoted_names(view.reason->sentence), colors.text, Type::sans);
    } else {
        add(caption_to_look_at(scene), colors.soft, Type::sans);
    }
    return lines;
}

/// The number of lines to reserve for the longest sentence of a film.
std::size_t lines_kept(const PictureView& view, float width) {
    if (view.words != PictureWords::reason || view.reason == nullptr || !view.keeps_room) return 0;
    constexpr std::size_t longest = 260;
    return 1 + longest / std::max<std::size_t>(letters_in(width, caption_letters), 8) + 1;
}

/// The first words of captions that are instructions.
constexpr std::array instructions = {"Drag", "Zoom",  "Change", "Click", "Step",
                                     "Ask",  "Press", "Move",   "Scroll"};

}  // namespace

std::optional<PictureWords> picture_words_named(std::string_view name) {
    const auto found = std::find(picture_words_names.begin(), picture_words_names.end(), name);
    if (found == picture_words_names.end()) return {};
    return static_cast<PictureWords>(found - picture_words_names.begin());
}

std::string caption_to_look_at(const Scene& scene) {
    const std::string first = scene.caption.substr(0, scene.caption.find(' '));
    const bool instructs =
        std::any_of(instructions.begin(), instructions.end(),
                    [&](std::string_view instruction) { return first == instruction; });
    if (!instructs) return scene.caption;
    return scene.text.empty() ? "" : scene.text.front();
}

namespace {

/// The text of a picture and the area that it leaves to the canvas.
struct PictureLayout {
    std::vector<std::string> title;
    std::vector<WordsLine> words;
    Rect area;
    Rect card{};  ///< of a derivation, right of the canvas; empty for none
};

/// What the picture shows beside the canvas.
std::optional<Derivation> derivation_in(const Evaluation& evaluation, const PictureView& view) {
    const Scene& posed = evaluation.posed;
    const bool is_shown = view.layers.value_or(posed.show).count(Layer::derivation) > 0;
    if (!is_shown || view.query >= posed.queries.size()) return {};
    return derivation_or_usual(view.derivation, posed, posed.queries[view.query],
                               evaluation.answers[view.query]);
}

PictureLayout layout_of(const Scene& scene, Pt size, Theme theme, const PictureView& view,
                        bool has_derivation) {
    const float width = size.x - 2 * inset;
    const std::string title = view.title ? scene.title : "";
    PictureLayout layout{wrapped(title, letters_in(width, title_letters)),
                         words_below(view, scene, palette(theme), width),
                         {}};
    const std::size_t lines = std::max(layout.words.size(), lines_kept(view, width));
    const auto more_titles = static_cast<float>(layout.title.size()) - 1;
    const float top = layout.title.empty() ? 0 : title_height + title_line * more_titles;
    const float below = lines == 0 ? 0 : 30 + caption_line * static_cast<float>(lines);
    layout.area = {{0, top}, {size.x, size.y - below}};
    if (has_derivation) {
        layout.area.max.x -= width_of_derivation(size.x);
        layout.card = {{layout.area.max.x, top}, {size.x, size.y - below}};
    }
    return layout;
}

Camera camera_in(const Rect& area, const Scene& posed, const PictureView& view) {
    return {view.camera.value_or(frame_scene(posed, area).state), area};
}

}  // namespace

float width_of_derivation(float picture) {
    constexpr float least_picture = 560, least = 250, most = 480, share = 0.4F;
    return picture < least_picture ? 0 : std::floor(std::clamp(share * picture, least, most));
}

Camera picture_camera(const Evaluation& evaluation, Pt size, Theme theme, const PictureView& view) {
    const bool has_derivation = derivation_in(evaluation, view).has_value();
    const Rect area =
        parts_of(layout_of(evaluation.posed, size, theme, view, has_derivation).area).scene;
    return camera_in(area, evaluation.posed, view);
}

void draw_picture(Canvas& canvas, const Evaluation& evaluation, Pt size, Theme theme,
                  const PictureView& view) {
    const Palette& colors = palette(theme);
    const Scene& scene = evaluation.posed;
    const std::optional<Derivation> derivation = derivation_in(evaluation, view);
    const double moment = derivation ? view.moment.value_or(derivation->moment) : 0;
    const double round = derivation ? view.round.value_or(derivation->round) : 0;
    const auto [title, words, area, card] =
        layout_of(scene, size, theme, view, derivation.has_value());
    canvas.fill(Rect{{0, 0}, size}, colors.card);

    const CanvasParts parts = parts_of(area);
    draw_scene(canvas, {.evaluation = evaluation,
                        .camera = camera_in(parts.scene, scene, view),
                        .footer = parts.footer,
                        .theme = theme,
                        .layers = view.layers.value_or(scene.show),
                        .grid = view.grid,
                        .axes = view.grid,
                        .scale_bar = view.grid,
                        .veiled = view.veiled,
                        .query = view.query,
                        .selected = {},
                        .hovered = {},
                        .reason = view.reason,
                        .derivation = derivation ? &*derivation : nullptr,
                        .moment = moment,
                        .round = round,
                        .map = view.map,
                        .other = view.other});
    if (card.width() > 0) {
        const float edge = canvas.crisp(card.min.x, 1);
        canvas.line({edge, card.min.y}, {edge, card.max.y}, {colors.hairline, 1});
        DerivationCard drawn{*derivation, {{card.min.x, card.min.y + 14}, card.max}};
        drawn.theme = theme;
        drawn.moment = moment;
        drawn.round = round;
        draw_derivation_card(canvas, drawn);
    }

    canvas.begin_group("words");
    for (const float edge : {area.min.y, area.max.y}) {
        if (edge <= 0 || edge >= size.y) continue;
        const float y = canvas.crisp(edge, 1);
        canvas.line({0, y}, {size.x, y}, {colors.hairline, 1});
    }
    float title_base = title_height / 2 + 6;
    for (const std::string& line : title) {
        canvas.text({inset, title_base}, line,
                    {.color = colors.text, .size = title_letters, .type = Type::sans_bold});
        title_base += title_line;
    }
    float base = area.max.y + 27;
    for (const WordsLine& line : words) {
        canvas.text({inset, base}, line.text,
                    {.color = line.color, .size = caption_letters, .type = line.type});
        base += caption_line;
    }
    canvas.end_group();
}

}  // namespace lab
