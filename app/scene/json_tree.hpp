#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lab {

struct JsonMember;

/// A value of a JSON text, with the line that it stands on (its last, where it is a string).
struct JsonValue {
    struct Null {};
    using Array = std::vector<JsonValue>;
    using Object = std::vector<JsonMember>;

    std::variant<Null, bool, double, std::string, Array, Object> value;
    int line = 1;

    const JsonValue* find(std::string_view name) const;
};

/// One "name": value of an object, in the order of the text; no name occurs twice.
struct JsonMember {
    std::string name;
    int line = 1;
    JsonValue value;
};

/// Reads a whole text, or throws SceneError with the line. Negative zeros survive.
JsonValue parse_json(std::string_view text, const std::string& file);

/// What a value is, for a message: "the number 3", "an object".
std::string description(const JsonValue& value);

/// A text as a JSON string, with its quotation marks.
std::string json_string(std::string_view text);

}  // namespace lab
