#include "formula/value.hpp"

namespace lab {

const char* kind_in_words(const Value& value) {
    if (std::holds_alternative<double>(value)) return "a number";
    return std::holds_alternative<bool>(value) ? "true or false" : "a vector";
}

const Value* Scope::find(std::string_view name) const {
    const auto found = values.find(name);
    return found == values.end() ? nullptr : &found->second;
}

bool look_up(const Scope& scope, std::string_view name, Value& into) {
    if (const Value* whole = scope.find(name)) {
        into = *whole;
        return true;
    }
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos) return false;
    const Value* owner = scope.find(name.substr(0, dot));
    const auto* vector = owner != nullptr ? std::get_if<isect::Vec2<double>>(owner) : nullptr;
    const std::string_view part = name.substr(dot + 1);
    if (vector == nullptr || (part != "x" && part != "y")) return false;
    into = part == "x" ? vector->x : vector->y;
    return true;
}

}  // namespace lab
