#include "lessons/task.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <vector>

#include "evaluate/results_json.hpp"
#include "lessons/path_words.hpp"
#include "scene/json_tree.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

const Names states = {"true", "false", "null", "something"};

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

double distance_of(const std::string& word) {
    const auto number = parse_number(word);
    if (!number || *number < 0) throw TaskError("expected a distance after within, found " + word);
    return *number;
}

Prediction parse_prediction(const std::vector<std::string>& words) {
    if (words.size() != 4 || words[2] != "within")
        throw TaskError("expected predict PATH within NUMBER");
    return {words[1], distance_of(words[3])};
}

Comparison::Kind kind_of(const std::string& word) {
    const auto kind = index_of({"=", "<", ">", "is"}, word);
    if (!kind) throw TaskError("expected one of =, <, >, is, found " + word);
    return static_cast<Comparison::Kind>(*kind);
}

const JsonValue* component(const JsonValue& value, const std::string& name) {
    if (std::holds_alternative<JsonValue::Object>(value.value)) return value.find(name);
    const auto* both = std::get_if<JsonValue::Array>(&value.value);
    if (both == nullptr || both->size() != 2) return nullptr;
    return name == "x" ? &both->front() : name == "y" ? &both->back() : nullptr;
}

/// The results that a task's paths refer to, in the form in which they are written as JSON.
class Results {
public:
    Results(const Evaluation& evaluation, std::size_t query)
        : root_(parse_json(results_json(evaluation, ""), "results")) {
        const auto& queries = std::get<JsonValue::Array>(root_.find("queries")->value);
        if (query < queries.size()) answer_ = &queries[query];
        if (queries.empty()) answer_ = root_.find("crowd");
        shapes_ = root_.find("shapes");
    }

    /// The value at the end of a path; null if a part on the path is null.
    const JsonValue* at(const std::string& path) const {
        std::istringstream parts(path);
        std::string name;
        std::getline(parts, name, '.');
        const JsonValue* value = answer_ ? answer_->find(name) : nullptr;
        if (value == nullptr) value = shapes_->find(name);
        if (value == nullptr) {
            throw TaskError("neither the query's result nor a shape is named " + name);
        }
        while (std::getline(parts, name, '.')) {
            if (std::holds_alternative<JsonValue::Null>(value->value)) return nullptr;
            value = component(*value, name);
            if (value == nullptr)
                throw TaskError(std::string(path).append(" leads nowhere at ") + name);
        }
        return value;
    }

    /// A number, or the number that a path leads to.
    std::optional<double> number(const std::string& text) const {
        if (const auto number = parse_number(text)) return number;
        const JsonValue* value = at(text);
        if (value == nullptr) return {};
        if (const auto* number = std::get_if<double>(&value->value)) return *number;
        if (const auto* word = std::get_if<std::string>(&value->value)) {
            if (*word == "inf") return HUGE_VAL;
            if (*word == "-inf") return -HUGE_VAL;
        }
        if (std::holds_alternative<JsonValue::Null>(value->value)) return {};
        throw TaskError(text + " is " + description(*value) + ", not a number");
    }

private:
    JsonValue root_;
    const JsonValue* answer_{};
    const JsonValue* shapes_{};
};

std::string rounded_text(double value) {
    if (!std::isfinite(value)) return number_text(value);
    std::ostringstream text;
    text.imbue(std::locale::classic());
    // Large numbers differ in the digits before the point.
    const double size = std::abs(value);
    text.precision(size >= 1000 && size < 1e9 ? 9 : 3);
    text << value;
    return text.str();
}

/// "near x is 0.23, 0.34 less than near y, 0.57"
std::string margin_of(const Comparison& task, double left, double right) {
    const double difference = left - right;
    const std::string now = in_words(task.left) + " is " + in_words(rounded_text(left)) + ", ";
    const std::string goal = in_words(task.right);
    const bool is_number = parse_number(task.right).has_value();
    if (difference == 0)
        return now + (is_number && task.kind == Comparison::Kind::equal ? "as asked"
                                                                        : "equal to " + goal);
    return now + rounded_text(std::abs(difference)) + (difference < 0 ? " less" : " more") +
           " than " + goal + (is_number ? "" : ", " + in_words(rounded_text(right)));
}

Progress state_progress(const Comparison& task, const Results& results) {
    const JsonValue* value = results.at(task.left);
    const bool is_null = value == nullptr || std::holds_alternative<JsonValue::Null>(value->value);
    const bool* truth = value != nullptr ? std::get_if<bool>(&value->value) : nullptr;
    const bool done = task.right == "null" ? is_null
                      : task.right == "something"
                          ? !is_null
                          : truth != nullptr && *truth == (task.right == "true");
    if (task.left == "hit") return {done, is_null ? "there is no hit" : "there is a hit"};
    if (task.left == "overlaps" && truth != nullptr)
        return {done, *truth ? "they overlap" : "they don't overlap"};
    const std::string now = is_null ? "nothing yet" : truth ? (*truth ? "true" : "false") : "there";
    return {done, in_words(task.left) + " is " + now};
}

}  // namespace

Task parse_task(std::string_view text) {
    const std::vector<std::string> words = words_of(text);
    if (!words.empty() && words[0] == "predict") return parse_prediction(words);
    if (words.size() < 3) {
        throw TaskError(
            "expected LEFT = RIGHT within NUMBER, LEFT < RIGHT, LEFT > RIGHT, LEFT is STATE, "
            "or predict PATH within NUMBER");
    }
    Comparison task{words[0], words[2], kind_of(words[1]), 0};
    const bool needs_within = task.kind == Comparison::Kind::equal;
    if (words.size() != (needs_within ? 5U : 3U) || (needs_within && words[3] != "within")) {
        throw TaskError(needs_within ? "expected LEFT = RIGHT within NUMBER"
                                     : "expected nothing after " + words[2]);
    }
    if (needs_within) task.within = distance_of(words[4]);
    if (task.kind == Comparison::Kind::is && !index_of(states, task.right))
        throw TaskError("expected " + one_of(states) + ", found " + task.right);
    return task;
}

Progress progress(const Comparison& task, const Evaluation& evaluation, std::size_t query) {
    const Results results(evaluation, query);
    if (task.kind == Comparison::Kind::is) return state_progress(task, results);

    const auto left = results.number(task.left), right = results.number(task.right);
    if (!left || !right)
        return {false, in_words(left ? task.right : task.left) + " has no value yet"};
    const double difference = *left - *right;
    const bool done = task.kind == Comparison::Kind::less ? *left < *right
                      : task.kind == Comparison::Kind::greater
                          ? *left > *right
                          : *left == *right || std::abs(difference) <= task.within;
    return {done, margin_of(task, *left, *right)};
}

std::optional<Vec2> place_of(const Prediction& task, const Evaluation& evaluation,
                             std::size_t query) {
    const Results results(evaluation, query);
    const JsonValue* value = results.at(task.path);
    if (value == nullptr || std::holds_alternative<JsonValue::Null>(value->value)) return {};
    const auto x = results.number(task.path + ".x"), y = results.number(task.path + ".y");
    if (!x || !y) return {};
    return Vec2{*x, *y};
}

}  // namespace lab
