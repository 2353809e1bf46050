#include "lessons/results.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "evaluate/results_json.hpp"
#include "lessons/task.hpp"
#include "scene/handles.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/parameters.hpp"
#include "scene/writer.hpp"

namespace lab {

namespace {

void add_names(Names& names, const JsonValue* object) {
    const auto* members = object ? std::get_if<JsonValue::Object>(&object->value) : nullptr;
    if (members == nullptr) return;
    for (const JsonMember& each : *members) names.push_back(each.name);
}

/// The parts of a value that a path may go on with.
Names parts_of(const JsonValue& value) {
    if (std::holds_alternative<JsonValue::Array>(value.value)) return {"x", "y"};
    Names names;
    add_names(names, &value);
    return names;
}

const JsonValue* component(const JsonValue& value, const std::string& name) {
    if (std::holds_alternative<JsonValue::Object>(value.value)) return value.find(name);
    const auto* both = std::get_if<JsonValue::Array>(&value.value);
    if (both == nullptr || both->size() != 2) return nullptr;
    return name == "x" ? &both->front() : name == "y" ? &both->back() : nullptr;
}

/// The settings of a query, those of the motions in steps of its mover, and how many obstacles its
/// last step tested, as a JSON object.
std::string settings_text(const Evaluation& evaluation, Query query) {
    const Scene& posed = evaluation.posed;
    std::string text;
    const auto add = [&](const std::string& name, const std::string& value) {
        text += (text.empty() ? "{" : ", ") + json_string(name) + ": " + value;
    };
    for (const Parameter& each : parameters(query))
        add(each.name, value_text(each.value, posed.scalar));
    for (Motion motion : posed.motions) {
        if (!goes_in_steps(motion) || split_handle(motion.drives).shape != query.mover) continue;
        for (const Parameter& each : parameters(motion))
            if (std::holds_alternative<bool*>(each.value) ||
                std::holds_alternative<double*>(each.value))
                add(each.name, value_text(each.value, posed.scalar));
    }
    for (const Trail& trail : evaluation.trails)
        if (trail.mover == query.mover) add("tested", std::to_string(trail.tested));
    return text + "}";
}

}  // namespace

Results::Results(const Evaluation& evaluation, std::size_t query, const InstrumentsNow& instruments)
    : root_(parse_json(results_json(evaluation, ""), "results")),
      asked_(parse_json("{}", "")),
      instruments_(parse_json(instruments_json(instruments), "instruments")) {
    const Scene& posed = evaluation.posed;
    const auto& queries = std::get<JsonValue::Array>(root_.find("queries")->value);
    if (query < queries.size()) {
        answer_ = &queries[query];
        asked_ = parse_json(settings_text(evaluation, posed.queries[query]), "settings");
        obstacles_ = posed.queries[query].obstacles;
    }
    if (queries.empty()) answer_ = root_.find("crowd");
    shapes_ = root_.find("shapes");
}

/// The value that the first part of a path names; null if there is none.
const JsonValue* Results::begin(const std::string& name) const {
    const JsonValue* value = answer_ ? answer_->find(name) : nullptr;
    if (value == nullptr) value = shapes_->find(name);
    if (value == nullptr) value = asked_.find(name);
    if (value == nullptr) value = instruments_.find(name);
    if (value != nullptr) return value;
    for (const JsonValue& each : std::get<JsonValue::Array>(root_.find("queries")->value))
        if (std::get<std::string>(each.find("query")->value) == name) return &each;
    return nullptr;
}

Names Results::names_to_begin_with() const {
    Names names;
    for (const JsonValue* each : {answer_, shapes_, &asked_, &instruments_}) add_names(names, each);
    for (const JsonValue& each : std::get<JsonValue::Array>(root_.find("queries")->value))
        names.push_back(std::get<std::string>(each.find("query")->value));
    return names;
}

const JsonValue* Results::at(const std::string& path) const {
    std::istringstream parts(path);
    std::string name;
    std::getline(parts, name, '.');
    const JsonValue* value = begin(name);
    if (value == nullptr) {
        throw TaskError("neither the query's result nor a shape is named " + name +
                        suggestion(name, names_to_begin_with()));
    }
    while (std::getline(parts, name, '.')) {
        if (std::holds_alternative<JsonValue::Null>(value->value)) return nullptr;
        const JsonValue* part = component(*value, name);
        if (part == nullptr)
            throw TaskError(std::string(path).append(" leads nowhere at ") + name +
                            suggestion(name, parts_of(*value)));
        value = part;
    }
    return value;
}

std::optional<double> Results::number(const std::string& text) const {
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

std::optional<std::string> Results::word(const std::string& path) const {
    const JsonValue* value = at(path);
    const auto* word = value != nullptr ? std::get_if<std::string>(&value->value) : nullptr;
    return word != nullptr ? std::optional(*word) : std::nullopt;
}

std::optional<std::string> Results::obstacle(const std::string& path) const {
    const std::optional<double> index = number(path);
    if (!index || !(*index >= 0 && *index < static_cast<double>(obstacles_.size()))) return {};
    return obstacles_[static_cast<std::size_t>(*index)];
}

bool Results::has_obstacle(const std::string& name) const {
    return std::find(obstacles_.begin(), obstacles_.end(), name) != obstacles_.end();
}

}  // namespace lab
