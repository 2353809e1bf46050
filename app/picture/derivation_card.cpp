// The card of a derivation: its picture, and the formula below it.
#include "picture/derivation_card.hpp"

#include <algorithm>

namespace lab {

namespace {

constexpr float card_inset = 16;
constexpr float formula_height = 19, formula_size = 12;
constexpr float below_lines = 12, above_lines = 8;
/// The least height of the picture, for which lines are left out.
constexpr float least_picture = 176;

float formula_width(const DerivationLine& line) {
    float width = 0;
    for (const DerivationTerm& term : line.terms)
        width += canvas_text_width(term.text, formula_size);
    return width;
}

/// The lines that fit: extra ones are left out first.
std::vector<const DerivationLine*> lines_that_fit(const DerivationCard& card, float room) {
    std::vector<const DerivationLine*> lines;
    for (const DerivationLine& line : card.of.lines)
        if (formula_width(line) <= card.area.width() - 2 * card_inset) lines.push_back(&line);
    const auto most = static_cast<std::size_t>(std::max(room / formula_height, 0.0F));
    for (std::size_t i = lines.size(); i-- > 0 && lines.size() > most;)
        if (lines[i]->is_extra) lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
    if (lines.size() > most) lines.erase(lines.begin(), lines.end() - static_cast<long>(most));
    return lines;
}

void draw_formula(Canvas& canvas, DerivationCard& card, const DerivationLine& line, float base) {
    const Palette& colors = palette(card.theme);
    float x = card.area.min.x + card_inset;
    for (const DerivationTerm& term : line.terms) {
        const float width = canvas_text_width(term.text, formula_size);
        const Rect place{{x - 2, base - formula_height + 6}, {x + width + 2, base + 6}};
        if (!term.label.empty()) {
            if (card.lights(term.label)) canvas.fill(place, with_alpha(colors.result_fill, 0.22));
            card.spots.push_back({place, term.label});
        }
        draw_aligned(canvas, {x, base}, term.text, {color_of(term.ink, colors), formula_size});
        x += width;
    }
}

}  // namespace

void draw_aligned(Canvas& canvas, Pt base, std::string_view text, const TextStyle& style) {
    const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
    base.x += canvas_text_width(text.substr(0, blanks), style.size);
    canvas.text(base, text.substr(blanks), style);
}

Rgba color_of(TermInk ink, const Palette& colors) {
    switch (ink) {
        case TermInk::text:
            return colors.text;
        case TermInk::world:
            return colors.world;
        case TermInk::x:
            return colors.x;
        case TermInk::y:
            return colors.y;
        case TermInk::result:
            return colors.result;
        case TermInk::soft:
            break;
    }
    return colors.soft;
}

float draw_derivation_lines(Canvas& canvas, DerivationCard& card, float room) {
    const std::vector<const DerivationLine*> lines = lines_that_fit(card, room);
    const float top =
        card.area.max.y - below_lines - formula_height * static_cast<float>(lines.size());
    float base = top + formula_height - 6;
    for (const DerivationLine* line : lines) {
        draw_formula(canvas, card, *line, base);
        base += formula_height;
    }
    return lines.empty() ? card.area.max.y : top - above_lines;
}

void draw_derivation_card(Canvas& canvas, DerivationCard& card) {
    canvas.begin_group("derivation");
    canvas.push_clip(card.area);
    card.spots.clear();
    card.scrub.reset();
    const float room = card.area.height() - least_picture - below_lines - above_lines;
    const float bottom = draw_derivation_lines(canvas, card, room);
    const Rect picture{{card.area.min.x + card_inset, card.area.min.y},
                       {card.area.max.x - card_inset, bottom}};
    if (card.of.has_times())
        draw_derivation_plots(canvas, card, picture);
    else if (card.of.kind == DerivationKind::axes)
        draw_derivation_axes(canvas, card, picture);
    else
        draw_derivation_sum(canvas, card, picture);
    canvas.pop_clip();
    canvas.end_group();
}

}  // namespace lab
