#include "picture/picture.hpp"

#include <string>
#include <vector>

#include "picture/scene_frame.hpp"

namespace lab {

namespace {

constexpr float inset = 22;
constexpr float title_height = 58;
constexpr float title_letters = 18;
constexpr float caption_letters = 13.5F;
constexpr float caption_line = 20;

/// Lines of at most so many characters, broken at spaces.
std::vector<std::string> wrapped(const std::string& text, std::size_t widest) {
    std::vector<std::string> lines;
    std::size_t from = 0;
    while (from < text.size()) {
        std::size_t end = text.size();
        if (end - from > widest) {
            const std::size_t space = text.rfind(' ', from + widest);
            if (space != std::string::npos && space > from) end = space;
        }
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return lines;
}

struct WordsLine {
    std::string text;
    Rgba color;
    Type type;
};

/// What stands below the canvas: what the query says, then the scene's caption.
std::vector<WordsLine> words_below(const PictureView& view, const Scene& scene,
                                   const Palette& colors, float width) {
    // Few letters of the sans face are wider than 0.56 of their size, and none of its words.
    const auto widest = static_cast<std::size_t>(width / (0.56F * caption_letters));
    std::vector<WordsLine> lines;
    const auto add = [&](const std::string& text, Rgba color, Type type) {
        for (std::string& line : wrapped(text, widest))
            lines.push_back({std::move(line), color, type});
    };
    if (view.reason != nullptr && view.answer_in_words) {
        add(view.reason->sentence.answer, colors.text, Type::sans_bold);
        add(view.reason->sentence.detail, colors.text, Type::sans);
    }
    add(scene.caption, colors.soft, Type::sans);
    return lines;
}

}  // namespace

void draw_picture(Canvas& canvas, const Evaluation& evaluation, Pt size, Theme theme,
                  const PictureView& view) {
    const Palette& colors = palette(theme);
    const Scene& scene = evaluation.posed;
    const std::vector<WordsLine> words = words_below(view, scene, colors, size.x - 2 * inset);
    const float top = scene.title.empty() ? 0 : title_height;
    const float below = words.empty() ? 0 : 30 + caption_line * static_cast<float>(words.size());
    const Rect area{{0, top}, {size.x, size.y - below}};
    canvas.fill(Rect{{0, 0}, size}, colors.card);

    const CameraState framed = frame_scene(scene, area).state;
    draw_scene(canvas, {.evaluation = evaluation,
                        .camera = {view.camera.value_or(framed), area},
                        .theme = theme,
                        .layers = view.layers.value_or(scene.show),
                        .grid = view.grid,
                        .axes = view.grid,
                        .scale_bar = view.grid,
                        .query = view.query,
                        .selected = {},
                        .hovered = {},
                        .reason = view.reason});

    canvas.begin_group("words");
    for (const float edge : {area.min.y, area.max.y}) {
        if (edge <= 0 || edge >= size.y) continue;
        const float y = canvas.crisp(edge, 1);
        canvas.line({0, y}, {size.x, y}, {colors.hairline, 1});
    }
    canvas.text({inset, title_height / 2 + 6}, scene.title,
                {.color = colors.text, .size = title_letters, .type = Type::sans_bold});
    float base = area.max.y + 27;
    for (const WordsLine& line : words) {
        canvas.text({inset, base}, line.text,
                    {.color = line.color, .size = caption_letters, .type = line.type});
        base += caption_line;
    }
    canvas.end_group();
}

}  // namespace lab
