#include "scene/schema.hpp"

#include <cmath>
#include <cstdint>

#include <nlohmann/json.hpp>

#include "scene/field_meanings.hpp"
#include "scene/names.hpp"
#include "scene/parameters.hpp"

namespace lab {
namespace {

// Ordered, so that properties appear in the order of the table.
using Json = nlohmann::ordered_json;

Json string_of(const char* meaning) {
    return {{"type", "string"}, {"description", meaning}};
}

Json number(Limit limit) {
    Json schema = {{"type", "number"}};
    const auto [least, most, is_open] = allowed_span(limit);
    const auto whole = [](double bound) {  // as an integer where every digit of one is known
        const bool is_whole = bound == std::floor(bound) && std::abs(bound) <= 0x1p53;
        return is_whole ? Json(static_cast<std::int64_t>(bound)) : Json(bound);
    };
    if (std::isfinite(least)) schema[is_open ? "exclusiveMinimum" : "minimum"] = whole(least);
    if (std::isfinite(most)) schema["maximum"] = whole(most);
    return schema;
}

Json tuple(const Json& item, std::size_t count) {
    return {{"type", "array"}, {"items", item}, {"minItems", count}, {"maxItems", count}};
}

Json object(const Parameters& list, Json heads = Json::object(), Names required = {});

Json schema_of(double*, Limit limit) {
    return number(limit);
}
Json schema_of(Vec2*, Limit limit) {
    return tuple(number(limit), 2);
}
Json schema_of(std::vector<Vec2>*, Limit limit) {
    return {{"type", "array"}, {"items", tuple(number(limit), 2)}};
}
Json schema_of(TileRows*, Limit) {
    std::string letters;
    for (const TileKind& kind : tile_kinds)
        letters +=
            (kind.letter == '\\' || kind.letter == '-' ? "\\" : "") + std::string(1, kind.letter);
    const std::string most = std::to_string(most_tiles);
    return {{"type", "array"},
            {"items", {{"type", "string"}, {"pattern", "^[" + letters + "]{1," + most + "}$"}}}};
}
Json schema_of(Groups*, Limit) {
    const Json group = {{"type", "integer"}, {"minimum", 1}, {"maximum", Groups::most}};
    return {{"type", "array"}, {"items", group}, {"minItems", 1}};
}
Json schema_of(Region, Limit) {
    return tuple(number(Limit::any), 4);
}
Json schema_of(bool*, Limit) {
    return {{"type", "boolean"}};
}
Json schema_of(int*, Limit limit) {
    Json schema = number(limit);
    schema["type"] = "integer";
    return schema;
}
Json schema_of(std::string*, Limit) {
    return {{"type", "string"}};
}
Json schema_of(Names*, Limit) {
    return {{"type", "array"}, {"items", {{"type", "string"}}}};
}
template <class Enum>
requires std::is_enum_v<Enum> Json schema_of(Enum* value, Limit) {
    return {{"enum", names_for(*value)}};
}
Json schema_of(Layers*, Limit) {
    return {{"type", "array"}, {"items", {{"enum", layer_names}}}, {"uniqueItems", true}};
}
template <class T>
Json schema_of(std::optional<T>*, Limit limit) {
    T value{};
    if constexpr (std::is_arithmetic_v<T>) {
        return schema_of(&value, limit);
    } else {
        return object(parameters(value));
    }
}

/// An object with the given properties first, followed by the parameters.
Json object(const Parameters& list, Json heads, Names required) {
    for (const Parameter& parameter : list) {
        Json property = std::visit([&](auto value) { return schema_of(value, parameter.limit); },
                                   parameter.value);
        const std::string unit = *parameter.unit ? std::string(", in ") + parameter.unit : "";
        if (parameter.count.most > 0) {
            property["minItems"] = parameter.count.least;
            property["maxItems"] = parameter.count.most;
        }
        property["description"] = parameter.meaning + unit;
        heads[parameter.name] = std::move(property);
        if (parameter.required) required.emplace_back(parameter.name);
    }
    Json schema = {{"type", "object"}, {"properties", std::move(heads)}};
    if (!required.empty()) schema["required"] = required;
    schema["additionalProperties"] = false;
    return schema;
}

/// A "oneOf" of the objects that `make` returns for the alternatives of a variant.
template <class Variant, class Make, std::size_t... index>
Json one_of_each(Make make, std::index_sequence<index...>) {
    Json list = Json::array();
    (list.push_back(make(Variant(std::in_place_index<index>))), ...);
    return {{"oneOf", list}};
}
template <class Variant, class Make>
Json one_of_each(Make make) {
    return one_of_each<Variant>(make, std::make_index_sequence<std::variant_size_v<Variant>>());
}

Json shape_schema(Geometry geometry) {
    Json name = string_of(meanings::name);
    name["pattern"] = "^[a-z][a-z0-9_]*$";
    NamedShape shape{"", geometry};
    return object(parameters(shape), {{"name", name}, {"type", {{"const", name_of(geometry)}}}},
                  {"name", "type"});
}

Json motion_schema(decltype(Motion::kind) kind) {
    Motion motion{{}, kind};
    return object(parameters(motion),
                  {{"drives", string_of(meanings::drives)}, {"kind", {{"const", name_of(motion)}}}},
                  {"drives", "kind"});
}

Json query_schema(QueryKind kind) {
    Query query{kind, {}, {}, {}, Response::slide};
    Json obstacles = {{"type", "array"}, {"items", {{"type", "string"}}}, {"minItems", 1}};
    if (!row_of(kind).takes_many) obstacles["maxItems"] = 1;
    obstacles["description"] = meanings::obstacles;
    return object(parameters(query),
                  {{"query", {{"const", name_of(kind)}}},
                   {"mover", string_of(meanings::mover)},
                   {"obstacles", obstacles}},
                  {"query", "mover", "obstacles"});
}

Json list_schema(const Json& items) {
    return {{"type", "array"}, {"items", items}};
}

}  // namespace

std::string scene_schema() {
    Json queries = Json::array();
    for (std::size_t kind = 0; kind < query_rows.size(); ++kind)
        queries.push_back(query_schema(static_cast<QueryKind>(kind)));

    Scene scene;
    Json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                   {"title", "A scene of Intersect Lab"}};
    schema.update(
        object(parameters(scene),
               {{"$schema", string_of("where this schema is, for editors")},
                {"format", {{"const", 1}}},
                {"shapes", list_schema(one_of_each<Geometry>(shape_schema))},
                {"motions", list_schema(one_of_each<decltype(Motion::kind)>(motion_schema))},
                {"queries", list_schema({{"oneOf", queries}})}},
               {"format"}));
    return schema.dump(2) + "\n";
}

}  // namespace lab
