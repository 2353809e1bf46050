#include "level/tiled_parts.hpp"

#include <cmath>

#include "scene/number.hpp"
#include "scene/turn.hpp"

namespace lab {

namespace {

std::string text_of(const JsonValue& json) {
    if (const auto* text = std::get_if<std::string>(&json.value)) return *text;
    if (const auto* number = std::get_if<double>(&json.value)) return number_text(*number);
    if (const auto* truth = std::get_if<bool>(&json.value)) return *truth ? "true" : "false";
    return {};
}

void add_properties(const JsonValue& list, std::vector<LevelProperty>& all, int depth);

/// A property that is a class counts as its own properties.
void add_property(const std::string& name, const JsonValue& value, std::vector<LevelProperty>& all,
                  int depth) {
    const bool is_class = std::holds_alternative<JsonValue::Object>(value.value) ||
                          std::holds_alternative<JsonValue::Array>(value.value);
    if (!is_class) all.push_back({name, text_of(value)});
    if (is_class && depth < 64) add_properties(value, all, depth + 1);
}

/// As a list of names and values, or as an object with a member for each: in classes, and before
/// Tiled 1.2.
void add_properties(const JsonValue& list, std::vector<LevelProperty>& all, int depth) {
    if (const auto* object = std::get_if<JsonValue::Object>(&list.value))
        for (const JsonMember& member : *object)
            add_property(member.name, member.value, all, depth);
    if (const auto* items = std::get_if<JsonValue::Array>(&list.value)) {
        for (const JsonValue& item : *items) {
            if (!std::holds_alternative<JsonValue::Object>(item.value)) continue;
            const JsonValue* const name = item.find("name");
            const JsonValue* const value = item.find("value");
            if (name != nullptr && value != nullptr)
                add_property(text_of(*name), *value, all, depth);
        }
    }
}

std::vector<Vec2> points_in(const Place& place, const std::string& name) {
    std::vector<Vec2> points;
    for (const Place& point : place.member(name).items())
        points.push_back({pixels_of(point.member("x")), pixels_of(point.member("y"))});
    return points;
}

}  // namespace

double pixels_of(const Place& place) {
    const double number = place.number();
    return std::abs(number) < 1 / most_pixels ? 0 : number;
}

double number_in(const Place& place, const std::string& name, double otherwise) {
    return place.has(name) ? pixels_of(place.member(name)) : otherwise;
}

std::int64_t whole_number_in(const Place& place, const std::string& name, std::int64_t otherwise) {
    if (!place.has(name)) return otherwise;
    const Place found = place.member(name);
    const double number = found.number();
    if (number != std::floor(number) || std::abs(number) > 4294967296.0)
        found.expect("a whole number of 32 bits");
    return static_cast<std::int64_t>(number);
}

bool is_cell_size(double size) {
    return size >= 1 / most_pixels && size <= most_pixels;
}

std::string text_in(const Place& place, const std::string& name) {
    return place.has(name) ? text_of(place.member(name).json) : std::string();
}

bool flag_in(const Place& place, const std::string& name) {
    if (!place.has(name)) return false;
    const JsonValue& json = place.member(name).json;
    if (const auto* truth = std::get_if<bool>(&json.value)) return *truth;
    return text_of(json) != "0" && text_of(json) != "false";
}

std::string class_in(const Place& place) {
    const std::string type = text_in(place, "type");
    return type.empty() ? text_in(place, "class") : type;
}

std::vector<Place> items_in(const Place& place, const std::string& name) {
    return place.has(name) ? place.member(name).items() : std::vector<Place>();
}

std::vector<LevelProperty> properties_in(const Place& place) {
    std::vector<LevelProperty> properties;
    if (place.has("properties")) add_properties(place.member("properties").json, properties, 0);
    return properties;
}

LevelObject read_object(const Place& place) {
    using Form = LevelObject::Form;
    LevelObject object;
    object.name = text_in(place, "name");
    object.kind = class_in(place);
    object.properties = properties_in(place);
    object.at = {number_in(place, "x"), number_in(place, "y")};
    object.size = {number_in(place, "width"), number_in(place, "height")};
    object.angle = std::fmod(number_in(place, "rotation"), 360) * one_degree;
    if (flag_in(place, "ellipse")) object.form = Form::ellipse;
    if (flag_in(place, "capsule")) object.form = Form::capsule;
    if (flag_in(place, "point")) object.form = Form::point;
    if (place.has("text")) object.form = Form::text;
    for (const Form form : {Form::polygon, Form::polyline}) {
        const std::string name = form == Form::polygon ? "polygon" : "polyline";
        if (!place.has(name)) continue;
        object.form = form;
        object.points = points_in(place, name);
    }
    // What was never given a size is a point, too.
    if (object.form == Form::box && object.size == Vec2{} && !place.has("gid"))
        object.form = Form::point;
    return object;
}

}  // namespace lab
