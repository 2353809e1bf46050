#include "ui/time/strip_columns.hpp"

#include <algorithm>
#include <cmath>

#include "explain/sentence.hpp"
#include "render/fonts.hpp"
#include "trace/value_text.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

namespace {

constexpr float least_name_room = 104;
constexpr float most_name_room = 184;
constexpr float beside = 14;

/// Writes large values as integers, whose digits are enough to tell the rows of a strip apart.
std::string strip_number(double value) {
    constexpr double many = 1000, too_many = 1e9;
    const double size = std::abs(value);
    constexpr double noise = 1e-9;
    if (size < noise) return fixed_number(0);
    if (size < many || !(size < too_many)) return fixed_number(value);
    std::string text = spoken(std::round(value));
    text.resize(text.find('.'));
    const std::size_t width = characters(text);
    return std::string(width < fixed_width ? fixed_width - width : 0, ' ') + text;
}

/// Leaves out the obstacle's name, since the row begins with it, and the size of the mover, since
/// it is the same in every row.
std::string without_name(std::string text, const std::string& obstacle) {
    for (const char* joint : {" of ", " from "}) {
        const std::string named = joint + obstacle;
        const std::size_t at = text.find(named);
        if (at == std::string::npos) continue;
        text.erase(at, named.size());
        const bool is_grown = text.compare(at, 10, " grown by ") == 0;
        if (is_grown) text.erase(at, text.find(" at t = ", at) - at);
    }
    return text;
}

float width_of(const StripRow& row) {
    const bool has_numbers = !row.span.is_empty() || row.span.min == row.span.max;
    return has_numbers ? text_width(Face::mono, small_size, span_text(row)) : 0;
}

float name_room(const Strip& strip) {
    float widest = 0;
    for (const StripRow& row : strip.rows)
        widest = std::max(widest, text_width(Face::mono, small_size, row.label));
    return std::clamp(widest + 28, least_name_room, most_name_room);
}

}  // namespace

float StripColumns::at(double value, const Range& shown) const {
    const double share = (value - shown.min) / (shown.max - shown.min);
    return left + static_cast<float>(std::clamp(share, 0.0, 1.0)) * (right - left);
}

StripColumns::Ends StripColumns::ends(const StripRow& row) const {
    const auto& [min, max] = row.span;
    const Range& shown = row.shown;
    const float from = min > shown.max   ? right
                       : min < shown.min ? left - beyond_axis
                                         : at(min, shown);
    const float to = max < shown.min   ? left
                     : max > shown.max ? right + beyond_axis
                                       : at(max, shown);
    return {from, to};
}

StripColumns strip_columns(const Strip& strip, const Rect& area) {
    constexpr auto pair = static_cast<float>(2 * fixed_width + 3);
    float widest = pair * text_width(Face::mono, small_size, "0");
    for (const StripRow& row : strip.rows) widest = std::max(widest, width_of(row));
    const float numbers = area.max.x - beside;
    return {area.min.x + 16, area.min.x + name_room(strip) + beyond_axis,
            numbers - widest - 8 - beyond_axis, numbers};
}

std::string span_text(const StripRow& row) {
    if (!row.size.empty()) return row.size;
    return strip_number(row.span.min) + " … " + strip_number(row.span.max);
}

std::string reason_text(const StripRow& row, float room) {
    if (row.why.empty()) return "never";
    const std::string no_hit = "no hit: ";
    std::string text = no_hit + row.why;
    // Names begin in lower case, so a capital begins a sentence, which now follows a colon.
    char& first = text[no_hit.size()];
    if (first >= 'A' && first <= 'Z') first = static_cast<char>(first - 'A' + 'a');
    const auto fits = [&] { return text_width(Face::sans, small_size, text) <= room; };
    if (!fits()) text = without_name(text, row.label);
    while (!fits()) {
        std::size_t end = no_hit.size();
        for (const char* mark : {". ", ": ", ", and "}) {
            const std::size_t at = text.rfind(mark);
            if (at != std::string::npos) end = std::max(end, at);
        }
        if (end == no_hit.size()) break;
        text = text.substr(0, end) + ".";
    }
    // A row without a bar already says that.
    if (!fits()) text.erase(0, no_hit.size());
    // The time at the end goes last, since the sentence gives it, too.
    const std::size_t time = text.rfind(" at ");
    if (!fits() && time != std::string::npos)
        text = text.substr(0, text.find_last_not_of(',', time - 1) + 1) + ".";
    return fitted(Face::sans, small_size, text, room);
}

}  // namespace lab
