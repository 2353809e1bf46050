#include "lessons/page_task.hpp"

#include <algorithm>
#include <cmath>

#include "formula/functions.hpp"
#include "lessons/page_words.hpp"
#include "lessons/task.hpp"
#include "lessons/words.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/parameters.hpp"

namespace lab {

namespace {

/// The words of "NAME = PATH …".
std::vector<std::string> words_of_aim(std::string_view text, const char* expected) {
    std::vector<std::string> words = words_of(text);
    if (words.size() < 3 || words[1] != "=" || !is_shape_name(words[0]))
        throw TaskError(std::string("expected ") + expected);
    return words;
}

/// The fields that hold a number or a vector.
struct AddField {
    Scope& scope;
    std::string name;

    void operator()(double* number) const { scope.values[name] = *number; }
    void operator()(Vec2* vector) const { scope.values[name] = *vector; }
    template <class Other>
    void operator()(const Other&) const {}
};

void add_shape(Scope& scope, const NamedShape& shape) {
    Geometry geometry = shape.geometry;
    for (const Parameter& parameter : parameters(geometry))
        std::visit(AddField{scope, shape.name + "." + parameter.name}, parameter.value);
    if (const auto* box = std::get_if<Aabb>(&geometry)) {
        scope.values[shape.name + ".min"] = box->min();
        scope.values[shape.name + ".max"] = box->max();
    }
    if (const auto* segment = std::get_if<Segment>(&geometry))
        scope.values[shape.name + ".end"] = segment->end();
}

/// A value of the answer as an expression has it; nothing for null, true for an object.
std::optional<Value> answer_at(const Results& results, const std::string& path) {
    const JsonValue* found = results.at(path);
    if (found == nullptr || std::holds_alternative<JsonValue::Null>(found->value)) return {};
    if (const bool* truth = std::get_if<bool>(&found->value)) return *truth;
    if (std::holds_alternative<JsonValue::Object>(found->value)) return true;
    if (std::holds_alternative<JsonValue::Array>(found->value)) {
        const auto x = results.number(path + ".x"), y = results.number(path + ".y");
        if (x && y) return Vec2{*x, *y};
        return {};
    }
    if (const auto number = results.number(path)) return *number;
    return {};
}

bool is_near(double a, double b, double within) {
    if (a == b) return true;
    return std::abs(a - b) <= within * std::max(1.0, std::abs(b));
}
bool is_near(const Value& a, const Value& b, double within) {
    if (const auto* number = std::get_if<double>(&a))
        return is_near(*number, std::get<double>(b), within);
    if (const auto* vector = std::get_if<Vec2>(&a)) {
        const Vec2 other = std::get<Vec2>(b);
        return is_near(vector->x, other.x, within) && is_near(vector->y, other.y, within);
    }
    return a == b;
}

std::string fault_of_aim(const PageAim& aim, const Page& page, const std::vector<LineValue>& values,
                         const Results& results) {
    const std::optional<Value> gave = value_named(page, values, aim.name);
    if (!gave) {
        for (std::size_t i = 0; i < page.lines.size(); ++i)
            if (page.lines[i].name == aim.name && values[i].error) return values[i].error->what();
        return "No line gives a value to " + aim.name + ".";
    }
    std::optional<Value> should = answer_at(results, aim.path);
    // Without a hit, it has no time.
    if (!should && !std::holds_alternative<bool>(*gave)) return "";
    if (!should) should = false;
    if (gave->index() != should->index())
        return aim.name + " is " + kind_in_words(*gave) + ", and should be " +
               kind_in_words(*should) + ".";
    if (is_near(*gave, *should, aim.within)) return "";
    // As many digits as it takes to tell them apart.
    int digits = 6;
    while (digits < 17 && value_in_words(*gave, digits) == value_in_words(*should, digits))
        ++digits;
    return aim.name + " is " + value_in_words(*gave, digits) + ", and should be " +
           value_in_words(*should, digits) + ".";
}

}  // namespace

PageAim parse_aim(std::string_view text) {
    constexpr const char* expected = "NAME = PATH or NAME = PATH within NUMBER";
    const auto words = words_of_aim(text, expected);
    PageAim aim{words[0], words[2]};
    if (words.size() == 3) return aim;
    if (words.size() == 5 && words[3] == "within")
        if (const auto within = parse_number(words[4]); within && *within >= 0) {
            aim.within = *within;
            return aim;
        }
    throw TaskError(std::string("expected ") + expected);
}

PageGift parse_gift(std::string_view text) {
    const auto words = words_of_aim(text, "NAME = PATH");
    if (words.size() != 3) throw TaskError("expected NAME = PATH");
    return {words[0], words[2]};
}

Scope scope_of(const PageTask& task, const Evaluation& evaluation, std::size_t query) {
    Scope scope;
    const Scene& posed = evaluation.posed;
    for (const NamedShape& shape : posed.shapes) add_shape(scope, shape);
    for (const Query& each : posed.queries)
        if (row_of(each).has_delta) scope.values[each.mover + ".delta"] = each.delta;
    if (task.gifts.empty()) return scope;
    const Results results(evaluation, query);
    for (const PageGift& gift : task.gifts)
        if (const auto value = answer_at(results, gift.path)) scope.values[gift.name] = *value;
    return scope;
}

bool gives_all(const PageTask& task, const Evaluation& evaluation, std::size_t query) {
    if (task.gifts.empty()) return true;
    const Results results(evaluation, query);
    return std::all_of(task.gifts.begin(), task.gifts.end(), [&](const PageGift& gift) {
        return answer_at(results, gift.path).has_value();
    });
}

std::vector<LineValue> page_values(const Page& page, const Scope& scope) {
    std::vector<LineValue> values = evaluate(page, scope);
    Names known;
    for (const auto& [name, value] : scope.values) {
        known.push_back(name);
        if (!std::holds_alternative<Vec2>(value)) continue;
        known.push_back(name + ".x");
        known.push_back(name + ".y");
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        auto& error = values[i].error;
        if (error && !error->unknown.empty())
            error = FormulaError(
                error->place,
                advice_on_name(error->unknown, error->is_call ? formula_function_names() : known));
        if (values[i].value) known.push_back(page.lines[i].name);
    }
    return values;
}

std::string fault_of(const PageTask& task, const Page& page, const Evaluation& evaluation,
                     std::size_t query) {
    const auto values = page_values(page, scope_of(task, evaluation, query));
    const Results results(evaluation, query);
    for (const PageAim& aim : task.aims) {
        std::string fault = fault_of_aim(aim, page, values, results);
        if (!fault.empty()) return fault;
    }
    return "";
}

}  // namespace lab
