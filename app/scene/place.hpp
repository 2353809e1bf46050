#pragma once

#include "scene/error.hpp"
#include "scene/json_tree.hpp"
#include "scene/names.hpp"

namespace lab {

/// A JSON value together with its position in the scene's text, for precise error messages.
struct Place {
    const std::string& file;
    const JsonValue& json;
    std::string field;                ///< "shapes[0].half"
    Scalar scalar = Scalar::double_;  ///< the precision in which its numbers are computed

    [[noreturn]] void fail(const std::string& message) const {
        throw SceneError(file, json.line, field, message);
    }
    /// Fails with "expected a number, found true", followed by `more`.
    [[noreturn]] void expect(const std::string& expected, const std::string& more = "") const {
        fail("expected " + expected + ", found " + description(json) + more);
    }

    template <class T>
    const T& as(const char* expected) const {
        const T* value = std::get_if<T>(&json.value);
        if (!value) expect(expected);
        return *value;
    }
    double number() const { return as<double>("a number"); }
    const std::string& string() const { return as<std::string>("a string"); }

    /// Reads one of the given names and returns its index.
    std::size_t choice(const Names& names) const {
        const auto* text = std::get_if<std::string>(&json.value);
        if (!text) expect(one_of(names));
        const auto index = index_of(names, *text);
        if (!index) expect(one_of(names), suggestion(*text, names));
        return *index;
    }

    std::vector<Place> items() const {
        std::vector<Place> places;
        for (const JsonValue& item : as<JsonValue::Array>("an array"))
            places.push_back(
                {file, item, field + "[" + std::to_string(places.size()) + "]", scalar});
        return places;
    }

    /// Returns a required member of an object. If it is missing, the error says what it would be.
    Place member(const std::string& name, const std::string& meaning = "") const {
        as<JsonValue::Object>("an object");
        const JsonValue* found = json.find(name);
        if (!found)
            throw SceneError(
                file, json.line, path_to(name),
                "this field is missing" + (meaning.empty() ? "" : " (" + meaning + ")"));
        return {file, *found, path_to(name), scalar};
    }
    bool has(const std::string& name) const {
        as<JsonValue::Object>("an object");
        return json.find(name) != nullptr;
    }
    /// Rejects every member whose name is not listed.
    void allow(const Names& names) const {
        for (const JsonMember& member : as<JsonValue::Object>("an object"))
            if (!index_of(names, member.name))
                throw SceneError(file, member.line, path_to(member.name),
                                 "expected " + one_of(names) + ", found an unknown field" +
                                     suggestion(member.name, names));
    }

private:
    std::string path_to(const std::string& name) const {
        return field.empty() ? name : field + "." + name;
    }
};

}  // namespace lab
