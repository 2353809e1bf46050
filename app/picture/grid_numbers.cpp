// The coordinates of the grid's lines, at the left and lower edge of the canvas.
#include "picture/grid_numbers.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "geometry/decimal.hpp"
#include "geometry/grid.hpp"
#include "picture/sheet.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

constexpr float letters = 10, least_apart = 60;
constexpr float beside = 8, above_edge = 8;
constexpr int most_places = 9;

/// How many decimals a step of the grid needs.
int places_of(double step) {
    return std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
}

/// How many decimals the places of neighbouring points on the screen need to differ.
int places_at(double zoom) {
    return std::min(places_of(1 / zoom), most_places);
}

std::string text_of(double value, int places) {
    return with_true_minus(decimal(value, places));
}

/// The numbers of an axis: every so many lines of the grid, as wide apart as they need.
struct AxisNumbers {
    double step{};
    int places{};
    double first{}, last{};
};

/// Empty where neighbouring numbers are seen, or where the numbers have too many digits.
std::optional<AxisNumbers> numbers_of(const Sheet& sheet, double Vec2::*axis, bool is_across) {
    const Camera& camera = sheet.camera;
    const double zoom = camera.state.zoom, middle = camera.state.center.*axis;
    const double grid = grid_step(middle, zoom, sheet.scene.scalar);
    const bool is_nice = grid == nice_step_from(grid_spacing / zoom);
    if (!is_nice || shows_numbers(middle, zoom, sheet.scene.scalar)) return {};
    const double least = camera.to_world(camera.area.min).*axis;
    const double most = camera.to_world(camera.area.max).*axis;
    for (const double lines : {1, 2, 5, 10}) {
        const double step = lines * grid;
        const AxisNumbers numbers{step, places_of(step), least, most};
        if (numbers.places > most_places || std::abs(middle) > 1e9) return {};
        float room = least_apart;
        for (const double end : {least, most}) {
            const float width = canvas_text_width(text_of(end, numbers.places), letters);
            if (is_across) room = std::max(room, width + 2 * beside);
        }
        if (step * zoom >= static_cast<double>(room)) return numbers;
    }
    return {};
}

void draw_number(Sheet& sheet, const Rect& box, const std::string& text) {
    sheet.canvas.text({box.min.x, box.max.y - 1}, text,
                      {sheet.colors.soft, letters, with_alpha(sheet.colors.canvas, 0.9)});
    sheet.board.keep_free(box);
}

/// Calls draw(number) for each number of an axis in view.
template <class Draw>
void for_each_number(const AxisNumbers& numbers, Draw draw) {
    const double first = std::ceil(numbers.first / numbers.step);
    constexpr int enough = 200;
    for (int i = 0; i < enough && (first + i) * numbers.step <= numbers.last; ++i)
        draw((first + i) * numbers.step);
}

}  // namespace

void draw_grid_numbers(Sheet& sheet) {
    const Rect& area = sheet.camera.area;
    sheet.board.keep_free(pointer_room(sheet.camera));
    const float row = area.max.y - above_edge - letters - 4;
    if (const auto across = numbers_of(sheet, &Vec2::x, true)) {
        for_each_number(*across, [&](double x) {
            const std::string text = text_of(x, across->places);
            const float half = canvas_text_width(text, letters) / 2, at = sheet.at({x, 0}).x;
            const Rect box{{at - half, area.max.y - above_edge - letters},
                           {at + half, area.max.y - above_edge}};
            if (box.min.x >= area.min.x + beside && box.max.x <= area.max.x - beside)
                draw_number(sheet, box, text);
        });
    }
    if (const auto down = numbers_of(sheet, &Vec2::y, false)) {
        for_each_number(*down, [&](double y) {
            const std::string text = text_of(y, down->places);
            const float at = sheet.at({0, y}).y;
            const Rect box{
                {area.min.x + beside, at - letters / 2},
                {area.min.x + beside + canvas_text_width(text, letters), at + letters / 2}};
            if (box.min.y >= area.min.y + beside && box.max.y <= row) draw_number(sheet, box, text);
        });
    }
}

Rect pointer_room(const Camera& camera) {
    constexpr float inset = 14, line = 16;
    float width = 0;
    for (const Pt corner : {camera.area.min, camera.area.max}) {
        const std::string text = pointer_text(camera.to_world(corner), camera.state.zoom);
        width = std::max(width, canvas_text_width(text, pointer_letters));
    }
    const Pt end{camera.area.max.x - inset, camera.area.min.y + inset};
    return {{end.x - width, end.y}, {end.x, end.y + line}};
}

std::string place_text(Vec2 place, double zoom) {
    const int places = places_at(zoom);
    return "(" + text_of(place.x, places) + ", " + text_of(place.y, places) + ")";
}

std::string pointer_text(Vec2 place, double zoom) {
    const int places = places_at(zoom);
    const Vec2 shown = rounded_for(place, zoom);
    return "x " + figure(shown.x, places) + "  y " + figure(shown.y, places);
}

}  // namespace lab
