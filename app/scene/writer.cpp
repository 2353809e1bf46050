#include "scene/writer.hpp"

#include <algorithm>
#include <cmath>

#include "scene/json_tree.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// Puts texts between brackets: "[a, b]".
std::string joined(const Names& texts, const char* opening, const char* between,
                   const char* closing) {
    std::string text = opening;
    for (std::size_t i = 0; i < texts.size(); ++i) text += (i > 0 ? between : "") + texts[i];
    return text + closing;
}

std::string list_of(const Names& texts) {
    return joined(texts, "[", ", ", "]");
}

/// Writes one item per line, as an array that is a top-level field of the scene.
std::string lines_of(const Names& texts) {
    return texts.empty() ? "[]" : joined(texts, "[\n    ", ",\n    ", "\n  ]");
}

std::string field_text(const std::string& name, const std::string& value) {
    return json_string(name) + ": " + value;
}

/// The fields of an object as "name": value, without those that have their default value. Values
/// are compared as text because -0 equals 0 but must not become it.
Names fields_of(const Parameters& list, const Parameters& defaults, Scalar scalar) {
    Names fields;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string text = value_text(list[i].value, scalar);
        if (list[i].required || text != value_text(defaults[i].value, scalar))
            fields.push_back(field_text(list[i].name, text));
    }
    return fields;
}

std::string text_of(double* number, Scalar scalar) {
    return json_number(*number, scalar);
}
std::string text_of(Vec2* vector, Scalar scalar) {
    return vector_text(*vector, scalar);
}
std::string text_of(std::vector<Vec2>* vectors, Scalar scalar) {
    Names list;
    for (const Vec2 vector : *vectors) list.push_back(vector_text(vector, scalar));
    return list_of(list);
}
std::string text_of(bool* truth, Scalar) {
    return *truth ? "true" : "false";
}
/// One row per line, as the tiles are on the screen.
std::string text_of(TileRows* rows, Scalar) {
    Names list;
    for (const std::string& row : *rows) list.push_back(json_string(row));
    return joined(list, "[\n      ", ",\n      ", "\n    ]");
}
std::string text_of(Groups* groups, Scalar) {
    Names list;
    for (int number = 1; number <= Groups::most; ++number)
        if (groups->has(number)) list.push_back(std::to_string(number));
    return list_of(list);
}
template <class Enum>
requires std::is_enum_v<Enum> std::string text_of(Enum* value, Scalar) {
    return json_string(name_of(*value));
}
std::string text_of(int* integer, Scalar) {
    return std::to_string(*integer);
}
std::string text_of(std::string* text, Scalar) {
    return json_string(*text);
}
std::string text_of(Names* texts, Scalar) {
    Names list;
    for (const std::string& text : *texts) list.push_back(json_string(text));
    return lines_of(list);
}
std::string text_of(Layers* layers, Scalar) {
    Names list;
    for (const Layer layer : *layers) list.push_back(json_string(name_of(layer)));
    return list_of(list);
}
std::string text_of(Region region, Scalar) {
    return list_of({number_text(region.corner->x), number_text(region.corner->y),
                    number_text(region.size->x), number_text(region.size->y)});
}
// Times stay in double, whatever the scalar of the scene.
template <class T>
std::string text_of(std::optional<T>* optional, Scalar) {
    if (!optional->has_value()) return "";
    if constexpr (std::is_arithmetic_v<T>) {
        return text_of(&**optional, Scalar::double_);
    } else {
        T defaults;
        const Names fields =
            fields_of(parameters(**optional), parameters(defaults), Scalar::double_);
        return joined(fields, "{", ", ", "}");
    }
}

/// An object on one line: the fields that the caller passes, then the parameters.
template <class Part>
std::string object_text(Names fields, Part part, Part defaults, Scalar scalar) {
    for (std::string& field : fields_of(parameters(part), parameters(defaults), scalar))
        fields.push_back(std::move(field));
    return joined(fields, "{", ", ", "}");
}

std::string shape_text(const NamedShape& shape, Scalar scalar) {
    const auto default_of = [](const auto& kind) -> Geometry {
        return std::decay_t<decltype(kind)>{};
    };
    const Geometry defaults = std::visit(default_of, shape.geometry);
    return object_text({field_text("name", json_string(shape.name)),
                        field_text("type", json_string(name_of(shape.geometry)))},
                       shape, NamedShape{"", defaults}, scalar);
}

std::string motion_text(const Motion& motion, Scalar scalar) {
    Motion defaults;
    defaults.kind = std::visit([](auto kind) -> decltype(Motion::kind) { return decltype(kind){}; },
                               motion.kind);
    return object_text({field_text("drives", json_string(motion.drives)),
                        field_text("kind", json_string(name_of(motion)))},
                       motion, defaults, scalar);
}

std::string query_text(const Query& query, Scalar scalar) {
    Names obstacles;
    for (const std::string& name : query.obstacles) obstacles.push_back(json_string(name));
    return object_text({field_text("query", json_string(name_of(query.kind))),
                        field_text("mover", json_string(query.mover)),
                        field_text("obstacles", list_of(obstacles))},
                       query, Query{query.kind, {}, {}, {}, Response::slide}, scalar);
}

template <class List, class Text>
std::string list_field(const char* name, const List& list, Scalar scalar, Text text) {
    Names texts;
    for (const auto& item : list) texts.push_back(text(item, scalar));
    return field_text(name, lines_of(texts));
}

}  // namespace

std::string write_scene(const Scene& given) {
    Scene scene = given;
    round_to_scalar(scene);
    Scene defaults;
    Names fields = fields_of(parameters(scene), parameters(defaults), Scalar::double_);
    fields.insert(fields.begin(), field_text("format", "1"));

    const auto is_tail = [](const std::string& field) {
        return field.rfind("\"crowd\"", 0) == 0 || field.rfind("\"show\"", 0) == 0 ||
               field.rfind("\"opens\"", 0) == 0 || field.rfind("\"level\"", 0) == 0 ||
               field.rfind("\"expects\"", 0) == 0 || field.rfind("\"fails\"", 0) == 0;
    };
    fields.insert(std::find_if(fields.begin(), fields.end(), is_tail),
                  {list_field("shapes", scene.shapes, scene.scalar, shape_text),
                   list_field("motions", scene.motions, scene.scalar, motion_text),
                   list_field("queries", scene.queries, scene.scalar, query_text)});
    return joined(fields, "{\n  ", ",\n  ", "\n}\n");
}

std::string value_text(const Parameter::Value& value, Scalar scalar) {
    return std::visit([scalar](auto part) { return text_of(part, scalar); }, value);
}

std::string scalar_text(double number, Scalar scalar) {
    return scalar == Scalar::float_ ? number_text(static_cast<float>(number)) : number_text(number);
}

std::string json_number(double number, Scalar scalar) {
    const std::string text = scalar_text(number, scalar);
    const double shown =
        scalar == Scalar::float_ ? static_cast<double>(static_cast<float>(number)) : number;
    return std::isfinite(shown) ? text : json_string(text);
}

std::string vector_text(Vec2 vector, Scalar scalar) {
    return list_of({json_number(vector.x, scalar), json_number(vector.y, scalar)});
}

}  // namespace lab
