#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lab {

struct JsonMember;

/// A JSON value and its line in the text (the last line of a string).
struct JsonValue {
    struct Null {};
    using Array = std::vector<JsonValue>;
    using Object = std::vector<JsonMember>;

    std::variant<Null, bool, double, std::string, Array, Object> value;
    int line = 1;

    const JsonValue* find(std::string_view name) const;
};

/// A "name": value of an object, in the order of the text. Names are unique.
struct JsonMember {
    std::string name;
    int line = 1;
    JsonValue value;
};

/// Parses a whole text, or throws SceneError with the line. Keeps the sign of negative zeros.
JsonValue parse_json(std::string_view text, const std::string& file);

/// Describes a value for a message: "the number 3", "an object".
std::string description(const JsonValue& value);

/// Encodes a text as a JSON string, including the quotation marks.
std::string json_string(std::string_view text);

}  // namespace lab
