#include "picture/map_colors.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

#include "geometry/decimal.hpp"
#include "render/marks.hpp"

namespace lab {
namespace {

/// The number of contour bands from 0 to the largest number.
constexpr double bands = 12;

/// The directions of a normal that have a hue of their own: one every 3 degrees, which is too fine
/// to see, and leaves neighbours of one colour.
constexpr double hues = 120;

/// A step of 1, 2 or 5 times a power of ten that divides `most` into at least as many bands.
double step_for(double most) {
    if (!(most > 0) || !std::isfinite(most)) return 1;
    const double raw = most / bands;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double step : {1.0, 2.0, 5.0})
        if (step * power >= raw) return step * power;
    return 10 * power;
}

double channel_of_hue(double hue) {
    const double turn = hue - std::floor(hue);
    return std::clamp(std::abs(turn * 6 - 3) - 1, 0.0, 1.0);
}

/// A colour of the colour wheel, not too strong, from 0 to 1 once round.
Rgba hue_color(double hue, Rgba ground, double strength) {
    const auto channel = [&](double shift, std::uint8_t base) {
        const double pure = 70 + 165 * channel_of_hue(hue + shift);
        return static_cast<std::uint8_t>(base + strength * (pure - base) + 0.5);
    };
    return {channel(0, ground.r), channel(2.0 / 3, ground.g), channel(1.0 / 3, ground.b)};
}

/// Neighbouring classes get hues that lie far apart.
Rgba class_color(std::size_t rank, Rgba ground) {
    constexpr double golden = 0.381966;
    return hue_color(0.58 + golden * static_cast<double>(rank), ground, rank < 12 ? 0.5 : 0.3);
}

/// The sizes at which the bands of differences end. They don't depend on the largest difference, so
/// that a colour means the same on every map.
constexpr std::array ends_of_bands = {1e-9, 1e-6, 1e-3, 1.0};
static_assert(ends_of_bands.size() + 1 == bands_of_difference);

std::size_t band_of_difference(double size) {
    return static_cast<std::size_t>(
        std::upper_bound(ends_of_bands.begin(), ends_of_bands.end(), size) - ends_of_bands.begin());
}

/// Mere rounding is a pale grey, and each larger size has a hue that every eye tells apart.
Rgba color_of_band(std::size_t band, const Palette& colors) {
    switch (band) {
        case 0:
            return mixed(colors.canvas, colors.world, 0.22);
        case 1:
            return mixed(colors.canvas, colors.y, 0.45);
        case 2:
            return mixed(colors.canvas, colors.x, 0.8);
        case 3:
            return mixed(colors.canvas, colors.result_fill, 0.5);
        default:
            return colors.result_fill;
    }
}

}  // namespace

MapColors::MapColors(const AnswerMap& map, Theme theme)
    : layer_(map.wish().layer), colors_(palette(theme)) {
    if (layer_ == MapLayer::path || layer_ == MapLayer::obstacle) count_classes(map);
    if (has_numbers(layer_)) measure(map);
    name_classes(map);
}

void MapColors::count_classes(const AnswerMap& map) {
    std::map<std::uint32_t, std::size_t> counts;
    const int columns = map.wish().width;
    for (int row = 0; row < map.wish().height; ++row) {
        // Most neighbours are alike, so that whole runs are counted.
        for (int from = 0, to = 0; from < columns; from = to) {
            const std::uint32_t kind = map.at(from, row).kind;
            while (to < columns && map.at(to, row).kind == kind) ++to;
            counts[kind] += static_cast<std::size_t>(to - from);
        }
    }
    for (const auto& [kind, count] : counts)
        if (layer_ == MapLayer::path || kind != 0) classes_.push_back(kind);
    // Obstacles keep the order of the query, so that their colours don't change.
    if (layer_ == MapLayer::obstacle) return;
    std::stable_sort(classes_.begin(), classes_.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return counts[a] > counts[b]; });
}

void MapColors::measure(const AnswerMap& map) {
    most_ = 0;
    for (int row = 0; row < map.wish().height; ++row) {
        for (int column = 0; column < map.wish().width; ++column) {
            const MapCell& cell = map.at(column, row);
            if (layer_ == MapLayer::difference && cell.kind == 2) {
                has_contradiction_ = true;
                continue;
            }
            const double size = std::abs(cell.value);
            if (!std::isfinite(size)) continue;
            most_ = std::max(most_, size);
            if (layer_ == MapLayer::difference && size > 0)
                has_band_[band_of_difference(size)] = true;
        }
    }
    if (layer_ == MapLayer::time) most_ = 1;
    step_ = layer_ == MapLayer::time ? 0.1 : step_for(most_);
}

void MapColors::name_classes(const AnswerMap& map) {
    const auto add = [&](Rgba color, std::string text) {
        keys_.push_back({color, std::move(text)});
    };
    const Query& query = map.wish().posed.queries[map.wish().query];
    switch (layer_) {
        case MapLayer::outcome:
            add(of_class(0), "No hit");
            add(of_class(1), "Hit");
            if (row_of(query).along_path) add(of_class(2), "Hit at the start");
            return;
        case MapLayer::time:
            add(of_number(0), "Early");
            add(of_number(1), "Late");
            return;
        case MapLayer::distance:
            add(of_number(-most_ / 2), "Inside");
            add(of_number(most_ / 2), "Apart, a line every " + short_figure(step_, 6));
            return;
        case MapLayer::normal:
            for (const auto& [turn, text] :
                 {std::pair{0.0, "→"}, {0.5, "↓"}, {1.0, "←"}, {1.5, "↑"}})
                add(of_number(turn * std::numbers::pi), text);
            return;
        case MapLayer::path:
            add(class_color(0, colors_.canvas), std::to_string(classes_.size()) +
                                                    (classes_.size() == 1 ? " path" : " paths") +
                                                    " through the code");
            return;
        case MapLayer::obstacle:
            for (std::size_t i = 0; i < classes_.size() && i < 6; ++i)
                add(of_class(classes_[i]), query.obstacles[classes_[i] - 1]);
            return;
        case MapLayer::exact:
            add(of_class(0), "Plain arithmetic");
            add(of_class(1), "Exact arithmetic");
            return;
        case MapLayer::difference:
            // What doesn't fit is left out, so that the worst comes first.
            add(of_number(0), "The same");
            if (has_contradiction_) add(colors_.blocked_fill, "Yes against no, or NaN");
            return name_bands(row_of(query).along_path ? " apart, in units or shares of the path"
                                                       : " units apart");
        case MapLayer::promises:
            add(of_class(0), "Kept");
            add(of_class(1), "Broken");
            return;
    }
}

/// The bands in which there are differences, the largest first, which also has the unit.
void MapColors::name_bands(const std::string& unit) {
    bool is_largest = true;
    for (std::size_t band = bands_of_difference; band-- > 0;) {
        if (!has_band_[band]) continue;
        std::string text = "Up to " + short_figure(most_, 3) + unit;
        if (!is_largest) text = "Below " + short_figure(ends_of_bands[band], 3);
        if (band == 0) text += ", by rounding";
        keys_.push_back({color_of_band(band, colors_), text});
        is_largest = false;
    }
}

Rgba MapColors::of(const MapCell& cell) const {
    if (layer_ == MapLayer::difference && cell.kind == 2) return colors_.blocked_fill;
    if (has_numbers(layer_)) return of_number(cell.value);
    return of_class(cell.kind);
}

int MapColors::band_of(const MapCell& cell) const {
    if (layer_ == MapLayer::difference) return static_cast<int>(cell.kind);
    if (layer_ == MapLayer::normal) return 0;
    if (!has_numbers(layer_)) return static_cast<int>(cell.kind);
    if (std::isnan(cell.value)) return -1000000;
    return static_cast<int>(std::floor(cell.value / step_));
}

bool MapColors::has_contours() const {
    return layer_ == MapLayer::distance || layer_ == MapLayer::time || layer_ == MapLayer::path ||
           layer_ == MapLayer::obstacle || layer_ == MapLayer::outcome;
}

Rgba MapColors::contour() const {
    return mixed(colors_.canvas, colors_.text, 0.45);
}

Rgba MapColors::of_number(double value) const {
    const Rgba ground = colors_.canvas;
    if (std::isnan(value)) return ground;
    if (layer_ == MapLayer::normal) {
        const double turn = value / (2 * std::numbers::pi);
        return hue_color(std::round(turn * hues) / hues, ground, 0.65);
    }
    if (layer_ == MapLayer::time) {
        // An even colour in each band, strongest where the hit is earliest.
        const double early = 1 - std::floor(value / step_) * step_;
        return mixed(ground, colors_.result_fill, 0.08 + 0.62 * std::clamp(early, 0.0, 1.0));
    }
    if (layer_ == MapLayer::difference) {
        return value == 0 ? ground : color_of_band(band_of_difference(value), colors_);
    }
    const double part =
        std::clamp(std::abs(std::floor(value / step_) + 0.5) * step_ / most_, 0.0, 1.0);
    return value < 0 ? mixed(ground, colors_.blocked_fill, 0.25 + 0.5 * part)
                     : mixed(ground, colors_.x, 0.05 + 0.4 * part);
}

Rgba MapColors::of_class(std::uint32_t kind) const {
    const Rgba ground = colors_.canvas;
    switch (layer_) {
        case MapLayer::outcome:
            if (kind == 0) return mixed(ground, colors_.clear_fill, 0.12);
            return mixed(ground, kind == 1 ? colors_.result_fill : colors_.blocked_fill, 0.45);
        case MapLayer::exact:
            return kind == 0 ? mixed(ground, colors_.world, 0.08) : colors_.result_fill;
        case MapLayer::promises:
            return kind == 0 ? mixed(ground, colors_.clear_fill, 0.12) : colors_.blocked_fill;
        default:
            break;
    }
    const auto found = std::find(classes_.begin(), classes_.end(), kind);
    if (found == classes_.end()) return mixed(ground, colors_.world, 0.05);
    return class_color(static_cast<std::size_t>(found - classes_.begin()), ground);
}

}  // namespace lab
