#include "scene/read_parameter.hpp"

#include <algorithm>
#include <cmath>

#include "scene/frame_rate.hpp"
#include "scene/number.hpp"
#include "scene/text.hpp"

namespace lab {
namespace {

// The range of numbers for which the library guarantees its answers.
constexpr double most_of_float = 0x1p120;
constexpr double most_of_double = 0x1p200;
constexpr double least_of_double = 0x1p-200;

double checked(const Place& place, Limit limit) {
    const double number = place.number();
    const std::string wrong = objection(number, limit, place.scalar);
    if (!wrong.empty()) place.expect(wrong);
    return number;
}

std::vector<double> numbers(const Place& place, std::size_t count) {
    const std::string expected = "an array of " + std::to_string(count) + " numbers";
    const auto* array = std::get_if<JsonValue::Array>(&place.json.value);
    if (!array || array->size() != count) place.expect(expected);
    std::vector<double> list;
    for (const Place& item : place.items()) list.push_back(checked(item, Limit::any));
    return list;
}

void read(const Place& place, const Parameter& parameter, double* number) {
    *number = checked(place, parameter.limit);
}
void read(const Place& place, const Parameter& parameter, Vec2* vector) {
    const std::vector<double> list = numbers(place, 2);
    for (const Place& item : place.items()) checked(item, parameter.limit);
    *vector = {list[0], list[1]};
}
void read(const Place& place, const Parameter& parameter, std::vector<Vec2>* vectors) {
    for (const Place& item : place.items()) read(item, parameter, &vectors->emplace_back());
}
void read(const Place& place, const Parameter&, Region region) {
    const std::vector<double> list = numbers(place, 4);
    if (!(list[2] > 0) || !(list[3] > 0)) place.fail("expected a width and height above 0");
    *region.corner = {list[0], list[1]};
    *region.size = {list[2], list[3]};
}
void read(const Place& place, const Parameter&, bool* truth) {
    *truth = place.as<bool>("true or false");
}
void read(const Place& place, const Parameter& parameter, int* integer) {
    const double number = checked(place, parameter.limit);
    if (number != std::floor(number) || std::abs(number) > 1e9) place.expect("a whole number");
    *integer = static_cast<int>(number);
}
/// Control characters could change what terminals, comments and file names mean.
const std::string& plain_text(const Place& place) {
    const std::string& text = place.string();
    if (!is_plain_text(text)) place.expect("one line of text without control characters");
    return text;
}
void read(const Place& place, const Parameter&, std::string* text) {
    *text = plain_text(place);
}
void read(const Place& place, const Parameter&, std::vector<std::string>* list) {
    for (const Place& item : place.items()) list->push_back(plain_text(item));
}
void read(const Place& place, const Parameter& parameter, TileRows* rows) {
    read(place, parameter, static_cast<std::vector<std::string>*>(rows));
}
void read(const Place& place, const Parameter&, Groups* groups) {
    groups->mask = 0;
    for (const Place& item : place.items()) {
        const double number = item.number();
        if (number != std::floor(number) || number < 1 || number > Groups::most)
            item.expect("the number of a group, from 1 to 32");
        groups->set(static_cast<int>(number), true);
    }
    if (groups->mask == 0) place.fail("expected at least one group, found none");
}
template <class Enum>
requires std::is_enum_v<Enum>
void read(const Place& place, const Parameter&, Enum* value) {
    *value = static_cast<Enum>(place.choice(names_for(*value)));
}
void read(const Place& place, const Parameter&, Layers* layers) {
    layers->clear();
    for (const Place& item : place.items()) {
        const bool is_new =
            layers->insert(static_cast<Layer>(item.choice(to_names(layer_names)))).second;
        if (!is_new) item.fail("expected each layer once, found it again");
    }
}
template <class T>
void read(const Place& place, const Parameter& parameter, std::optional<T>* optional) {
    T& value = optional->emplace();
    if constexpr (std::is_arithmetic_v<T>) {
        read(place, parameter, &value);
    } else {
        read_parameters(place, parameters(value));
    }
}

}  // namespace

void read_parameters(const Place& object, const Parameters& list, Names others) {
    Names& known = others;
    for (const Parameter& parameter : list) known.emplace_back(parameter.name);
    object.allow(known);

    for (const Parameter& parameter : list) {
        if (!parameter.required && !object.has(parameter.name)) continue;
        const Place place = object.member(parameter.name, parameter.meaning);
        std::visit([&](auto value) { read(place, parameter, value); }, parameter.value);
    }
}

std::string objection(double number, Limit limit, Scalar scalar) {
    const auto [least, most, is_open] = allowed_span(limit);
    if (!(number >= least && number <= most) || (is_open && number == least)) {
        std::string span = is_open ? " above " : most < HUGE_VAL ? " from " : " of at least ";
        span += number_text(least);
        if (most < HUGE_VAL) span += (is_open ? ", up to " : " to ") + number_text(most);
        return "a number" + span;
    }
    if (limit == Limit::frame_rate && !is_frame_rate(number))
        return "60 divided by a whole number (60, 30, 20, 15, 12, 10 …)";
    // Outside this range the library guarantees nothing.
    const double size = std::abs(number);
    if (scalar == Scalar::float_ && size > most_of_float)
        return "a number up to 2^120 in magnitude";
    if (size > most_of_double || (size > 0 && size < least_of_double))
        return "0 or a number from 2^-200 to 2^200 in magnitude";
    return "";
}

double nearest_allowed(double number, Limit limit) {
    return limit == Limit::frame_rate ? frame_rate_beside(number) : number;
}

bool is_too_large(double number, Scalar scalar) {
    return !(std::abs(number) <= (scalar == Scalar::float_ ? most_of_float : most_of_double));
}

double into_range(double number, Scalar scalar) {
    if (std::abs(number) < least_of_double || std::isnan(number)) return number == 0 ? number : 0;
    const double most = scalar == Scalar::float_ ? most_of_float : most_of_double;
    return std::clamp(number, -most, most);
}

}  // namespace lab
