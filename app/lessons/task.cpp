#include "lessons/task.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>
#include <string_view>
#include <vector>

#include "lessons/path_words.hpp"
#include "lessons/results.hpp"
#include "lessons/words.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

const Names states = {"true", "false", "null", "something"};

double distance_of(const std::string& word) {
    const auto number = parse_number(word);
    if (!number || *number < 0) throw TaskError("expected a distance after within, found " + word);
    return *number;
}

Prediction parse_prediction(const std::vector<std::string>& words) {
    const bool hides = words.size() == 6 && words[4] == "without";
    if ((words.size() != 4 && !hides) || words[2] != "within")
        throw TaskError("expected predict PATH within NUMBER, or more: without SEGMENT");
    return {words[1], distance_of(words[3]), hides ? words[5] : ""};
}

Comparison::Kind kind_of(const std::string& word) {
    const auto kind = index_of({"=", "<", ">", "<=", ">=", "is"}, word);
    if (!kind) throw TaskError("expected one of =, <, >, <=, >=, is, found " + word);
    return static_cast<Comparison::Kind>(*kind);
}

std::string text_of(double value, int digits) {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text.precision(digits);
    text << value;
    return text.str();
}

std::string rounded_text(double value) {
    if (!std::isfinite(value)) return number_text(value);
    // Large numbers differ in the digits before the point.
    const double size = std::abs(value);
    return text_of(value, size >= 1000 && size < 1e9 ? 9 : 3);
}

/// Has enough digits to differ from the text of the goal.
std::string text_apart(double value, double goal) {
    std::string text = rounded_text(value);
    const std::string other = rounded_text(goal);
    for (int digits = 4; text == other && value != goal && digits <= 17; ++digits)
        text = text_of(value, digits);
    return text;
}

/// "near x is 0.23, 0.34 less than near y, 0.57"
std::string margin_of(const Comparison& task, double left, double right) {
    const double difference = left - right;
    const std::string now = in_words(task.left) + " is " + in_words(text_apart(left, right)) + ", ";
    const std::string goal = in_words(task.right);
    const bool is_number = parse_number(task.right).has_value();
    if (difference == 0)
        return now + (is_number && task.kind == Comparison::Kind::equal ? "as asked"
                                                                        : "equal to " + goal);
    return now + rounded_text(std::abs(difference)) + (difference < 0 ? " less" : " more") +
           " than " + goal + (is_number ? "" : ", " + in_words(rounded_text(right)));
}

bool is_state(const std::string& word) {
    return index_of(states, word).has_value();
}

/// "it stands on floor, not on shelf"
Progress obstacle_progress(const Comparison& task, const Results& results) {
    if (!results.has_obstacle(task.right))
        throw TaskError("expected " + one_of(states) + " or the name of an obstacle, found " +
                        task.right);
    const std::optional<std::string> name = results.obstacle(task.left);
    const bool done = name == task.right;
    const std::string now = task.left == "stands_on" ? "it stands on " : "it meets ";
    const std::string other = name ? *name + ", not " : "nothing, not ";
    return {done, now + (done ? task.right : other + task.right)};
}

/// "the structure is list, not grid"
Progress word_progress(const Comparison& task, const AskedWord& asked, const Results& results) {
    if (!index_of(asked.words(), task.right)) {
        throw TaskError("expected " + one_of(asked.words()) + ", found " + task.right +
                        suggestion(task.right, asked.words()));
    }
    const std::string now = results.word(task.left).value_or("nothing");
    return {now == task.right, asked.progress(now, task.right)};
}

/// "there is a hit", "it runs against no wall"; empty if the path has no such words.
std::string words_of_presence(const std::string& path, bool is_null) {
    if (path == "differs" && is_null) return "it is compared with nothing";
    if (path == "recorded.wrong" && is_null) return "no query of the recording is shown";
    if (path == "hit" || path == "raycast.hit")
        return is_null ? "there is no hit" : "there is a hit";
    if (path == "floor") return is_null ? "it stands on no floor" : "it stands on a floor";
    if (path == "wall" || path == "ceiling")
        return std::string("it runs against ") + (is_null ? "no " : "a ") + path;
    return "";
}

/// "the answers differ", "time stands still"; empty if the path has no such words.
std::string words_of_truth(const std::string& path, bool truth) {
    struct Words {
        std::string_view path, if_true, if_false;
    };
    static constexpr std::array<Words, 6> states_in_words = {
        {{"differs", "the answers differ", "the answers are the same"},
         {"on", "its motion is on", "its motion is off; G resumes it"},
         {"microscope", "the microscope is on", "the microscope is off"},
         {"playing", "time is running", "time stands still"},
         {"overlaps", "they overlap", "they don't overlap"},
         {"recorded.wrong", "this answer is wrong", "this answer is fine"}}};
    for (const Words& each : states_in_words)
        if (each.path == path) return std::string(truth ? each.if_true : each.if_false);
    constexpr std::array switches = {"swept", "slides", "seams", "snaps", "broad_phase"};
    if (std::find(switches.begin(), switches.end(), path) != switches.end())
        return "the switch " + spaced(path) + (truth ? " is on" : " is off");
    return "";
}

Progress state_progress(const Comparison& task, const Results& results) {
    const JsonValue* value = results.at(task.left);
    const bool is_null = value == nullptr || std::holds_alternative<JsonValue::Null>(value->value);
    const bool* truth = value != nullptr ? std::get_if<bool>(&value->value) : nullptr;
    const bool done = task.right == "null" ? is_null
                      : task.right == "something"
                          ? !is_null
                          : truth != nullptr && *truth == (task.right == "true");
    const std::string presence = words_of_presence(task.left, is_null);
    if (!presence.empty()) return {done, presence};
    const std::string state = truth != nullptr ? words_of_truth(task.left, *truth) : "";
    if (!state.empty()) return {done, state};
    const std::string now = is_null ? "nothing yet" : truth ? (*truth ? "true" : "false") : "there";
    return {done, in_words(task.left) + " is " + now};
}

Progress number_progress(const Comparison& task, const Results& results) {
    const auto left = results.number(task.left), right = results.number(task.right);
    if (!left || !right)
        return {false, in_words(left ? task.right : task.left) + " has no value yet"};
    const double difference = *left - *right;
    bool done = *left == *right || std::abs(difference) <= task.within;
    if (task.kind == Comparison::Kind::less) done = *left < *right;
    if (task.kind == Comparison::Kind::greater) done = *left > *right;
    if (task.kind == Comparison::Kind::at_most) done = *left <= *right;
    if (task.kind == Comparison::Kind::at_least) done = *left >= *right;
    return {done, margin_of(task, *left, *right)};
}

Progress progress_of(const Comparison& task, const Results& results) {
    if (task.kind != Comparison::Kind::is) return number_progress(task, results);
    if (const AskedWord* asked = asked_word(task.left)) return word_progress(task, *asked, results);
    return is_state(task.right) ? state_progress(task, results) : obstacle_progress(task, results);
}

Comparison parse_comparison(const std::vector<std::string>& words) {
    if (words.size() < 3) {
        throw TaskError(
            "expected LEFT = RIGHT within NUMBER, LEFT < RIGHT, LEFT > RIGHT, LEFT <= RIGHT, "
            "LEFT >= RIGHT, LEFT is STATE, "
            "or predict PATH within NUMBER");
    }
    Comparison task{words[0], words[2], kind_of(words[1]), 0};
    const bool needs_within = task.kind == Comparison::Kind::equal;
    if (words.size() != (needs_within ? 5U : 3U) || (needs_within && words[3] != "within")) {
        throw TaskError(needs_within ? "expected LEFT = RIGHT within NUMBER"
                                     : "expected nothing but and after " + words[2]);
    }
    if (needs_within) task.within = distance_of(words[4]);
    return task;
}

}  // namespace

Task parse_task(std::string_view text) {
    const std::vector<std::string> words = words_of(text);
    if (!words.empty() && words[0] == "predict") return parse_prediction(words);
    Conditions task;
    for (auto from = words.begin();; ++from) {
        const auto to = std::find(from, words.end(), "and");
        task.push_back(parse_comparison({from, to}));
        if (to == words.end()) return task;
        from = to;
    }
}

Progress progress(const Conditions& task, const Evaluation& evaluation, std::size_t query,
                  const InstrumentsNow& instruments) {
    const Results results(evaluation, query, instruments);
    std::optional<Progress> worst;
    for (const Comparison& each : task) {
        Progress now = progress_of(each, results);
        if (!worst || (worst->done && !now.done)) worst = std::move(now);
    }
    return worst.value_or(Progress{true, ""});
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
