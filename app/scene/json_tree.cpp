#include "scene/json_tree.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iterator>

#include <nlohmann/json.hpp>

#include "scene/error.hpp"
#include "scene/number.hpp"
#include "scene/text.hpp"

namespace lab {
namespace {

/// How far the parser has read; its events don't include a line.
struct Progress {
    int line = 1;  ///< of the last character read
    int next_line = 1;
};

/// What nlohmann-json calls a number that no double holds. The web page is built without type
/// information, so that a cast can't find out.
constexpr int number_out_of_range = 406;

/// Iterates over the text for the parser and tracks the current line.
class JsonCursor {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    JsonCursor(const char* at, Progress& progress) : at_(at), progress_(&progress) {}

    reference operator*() const { return *at_; }
    JsonCursor& operator++() {
        progress_->line = progress_->next_line;
        if (*at_ == '\n') ++progress_->next_line;
        ++at_;
        return *this;
    }
    JsonCursor operator++(int) {
        JsonCursor before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const JsonCursor& a, const JsonCursor& b) { return a.at_ == b.at_; }

private:
    const char* at_;
    Progress* progress_;
};

/// Turns the parser's events into a tree.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
    TreeBuilder(std::string file, const Progress& progress)
        : file_(std::move(file)), progress_(progress) {}

    JsonValue take_root() { return std::move(root_); }

    bool null() override { return add(JsonValue::Null{}); }
    bool boolean(bool truth) override { return add(truth); }
    bool number_integer(number_integer_t number) override {
        // The parser reports only numbers with a minus sign here, so this zero is the negative one.
        return add(number == 0 ? -0.0 : static_cast<double>(number));
    }
    bool number_unsigned(number_unsigned_t number) override {
        return add(static_cast<double>(number));
    }
    bool number_float(number_float_t number, const string_t&) override { return add(number); }
    bool string(string_t& text) override { return add(std::move(text)); }
    bool binary(binary_t&) override { return false; }

    bool start_object(std::size_t) override { return open(JsonValue::Object{}); }
    bool start_array(std::size_t) override { return open(JsonValue::Array{}); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        auto& members = std::get<JsonValue::Object>(open_.back()->value);
        constexpr std::size_t most_members = 100;
        if (members.size() == most_members)
            throw SceneError(file_, progress_.line, path() + name,
                             "expected at most " + std::to_string(most_members) +
                                 " fields of an object, found more");
        for (const JsonMember& member : members)
            if (member.name == name)
                throw SceneError(file_, progress_.line, path() + name,
                                 "expected once, found again (first on line " +
                                     std::to_string(member.line) + ")");
        members.push_back({std::move(name), progress_.line, {}});
        return true;
    }

    bool parse_error(std::size_t, const std::string&,
                     const nlohmann::json::exception& error) override {
        // Strips the parser's name for the error and its position, which our message already has.
        std::string message = error.what();
        for (const char* opening : {"] ", "column "}) {
            const std::size_t found = message.find(opening);
            if (found != std::string::npos) message.erase(0, found + std::string(opening).size());
        }
        const std::size_t colon = message.find(": ");
        if (colon != std::string::npos && colon < 8) message.erase(0, colon + 2);
        // A number out of range is still valid JSON, so the message can name its field.
        const bool is_number = error.id == number_out_of_range;
        throw SceneError(
            file_, progress_.line, is_number ? here() : "",
            "expected " + std::string(is_number ? "a number in range; " : "JSON; ") + message);
    }

private:
    bool add(decltype(JsonValue::value) value) {
        place() = {std::move(value), progress_.line};
        return true;
    }

    bool open(decltype(JsonValue::value) value) {
        // No scene nests this deeply. Destroying a deeper tree would overflow the stack.
        if (open_.size() >= 32) throw SceneError(file_, progress_.line, "", "nested too deeply");
        JsonValue& opened = place();
        opened = {std::move(value), progress_.line};
        open_.push_back(&opened);
        return true;
    }

    bool close() {
        open_.pop_back();
        return true;
    }

    /// Where the next value goes.
    JsonValue& place() {
        constexpr int most_values = 1'000'000;
        if (++values_ > most_values)
            throw SceneError(file_, progress_.line, "",
                             "expected at most a million values, found more");
        if (open_.empty()) return root_;
        if (auto* array = std::get_if<JsonValue::Array>(&open_.back()->value))
            return array->emplace_back();
        return std::get<JsonValue::Object>(open_.back()->value).back().value;
    }

    /// The path of the innermost object: "shapes[1]." for a member of it.
    std::string path() const {
        std::string text;
        for (std::size_t i = 0; i + 1 < open_.size(); ++i) {
            if (const auto* array = std::get_if<JsonValue::Array>(&open_[i]->value)) {
                text += "[" + std::to_string(array->size() - 1) + "]";
            } else {
                text += (i > 0 ? "." : "");
                text += std::get<JsonValue::Object>(open_[i]->value).back().name;
            }
        }
        return text.empty() ? text : text + ".";
    }

    /// The path of the value being read: "shapes[1].half[0]".
    std::string here() const {
        if (open_.empty()) return {};
        std::string text = path();
        if (const auto* array = std::get_if<JsonValue::Array>(&open_.back()->value)) {
            if (!text.empty()) text.pop_back();
            return text + "[" + std::to_string(array->size()) + "]";
        }
        const auto& members = std::get<JsonValue::Object>(open_.back()->value);
        return members.empty() ? text : text + members.back().name;
    }

    std::string file_;
    const Progress& progress_;
    JsonValue root_;
    int values_ = 0;
    std::vector<JsonValue*> open_;  // from the root inward; only the last one grows
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view name) const {
    for (const JsonMember& member : std::get<Object>(value))
        if (member.name == name) return &member.value;
    return nullptr;
}

JsonValue parse_json(std::string_view text, const std::string& file) {
    Progress progress;
    TreeBuilder builder(file, progress);
    nlohmann::json::sax_parse(JsonCursor(text.data(), progress),
                              JsonCursor(text.data() + text.size(), progress), &builder);
    return builder.take_root();
}

std::string description(const JsonValue& value) {
    if (std::holds_alternative<JsonValue::Null>(value.value)) return "null";
    if (const bool* truth = std::get_if<bool>(&value.value)) return *truth ? "true" : "false";
    if (const double* number = std::get_if<double>(&value.value))
        return "the number " + number_text(*number);
    if (const auto* text = std::get_if<std::string>(&value.value)) return json_string(*text);
    if (const auto* array = std::get_if<JsonValue::Array>(&value.value))
        return "an array of " + std::to_string(array->size());
    return "an object";
}

std::string json_string(std::string_view text) {
    std::string result = "\"";
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        text.remove_prefix(letter.bytes.size());
        if (letter.code == '"' || letter.code == '\\') {
            result += '\\';
            result += letter.bytes;
        } else if (letter.code == '\n') {
            result += "\\n";
        } else if (!letter.is_letter) {
            result += "\xef\xbf\xbd";
        } else if (!is_plain_text(letter.bytes)) {
            // Escaped because results may be printed to a terminal.
            std::array<char, 8> escape{};
            std::snprintf(escape.data(), escape.size(), "\\u%04x",
                          static_cast<unsigned>(letter.code));
            result += escape.data();
        } else {
            result += letter.bytes;
        }
    }
    return result + '"';
}

}  // namespace lab
