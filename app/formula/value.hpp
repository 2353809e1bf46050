#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>

#include <isect/vec2.hpp>

namespace lab {

/// What an expression has as its value: a number, true or false, or a vector.
using Value = std::variant<double, bool, isect::Vec2<double>>;

/// "a number", "true or false", "a vector"
const char* kind_in_words(const Value& value);

/// The names that expressions may use: "start", "box.center". The parts of a vector, such as
/// "box.center.x", need no entry of their own.
struct Scope {
    std::map<std::string, Value, std::less<>> values;

    /// Null if there is no such name.
    const Value* find(std::string_view name) const;
};

/// The value of "center.x" or of "delta". Returns false if there is no such name.
bool look_up(const Scope& scope, std::string_view name, Value& into);

}  // namespace lab
