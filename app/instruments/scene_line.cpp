#include "instruments/scene_line.hpp"

#include <utility>

#include "scene/parameters.hpp"

namespace lab {
namespace {

struct FoundNumber {
    std::string name;
    double value{};
};

void add_vector(std::vector<FoundNumber>& list, const std::string& name, Vec2 v) {
    list.push_back({name + ".x", v.x});
    list.push_back({name + ".y", v.y});
}

void add_numbers_of(std::vector<FoundNumber>& list, NamedShape& shape) {
    for (const Parameter& parameter : parameters(shape)) {
        const std::string name = shape.name + "." + parameter.name;
        if (auto* const* number = std::get_if<double*>(&parameter.value))
            list.push_back({name, **number});
        if (auto* const* vector = std::get_if<Vec2*>(&parameter.value))
            add_vector(list, name, **vector);
        if (auto* const* points = std::get_if<std::vector<Vec2>*>(&parameter.value))
            for (std::size_t i = 0; i < (*points)->size(); ++i)
                add_vector(list, name + "[" + std::to_string(i) + "]", (**points)[i]);
    }
}

/// Every number of shapes and paths. A mover has one path, whatever it is asked.
std::vector<FoundNumber> numbers_in(Scene scene) {
    std::vector<FoundNumber> list;
    for (NamedShape& shape : scene.shapes) add_numbers_of(list, shape);
    for (const Query& query : scene.queries)
        if (row_of(query).has_delta) add_vector(list, query.mover + ".delta", query.delta);
    return list;
}

std::vector<std::string> names_that_differ(const Scene& a, const Scene& b) {
    const std::vector<FoundNumber> from = numbers_in(a), to = numbers_in(b);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < from.size() && i < to.size(); ++i)
        if (from[i].value != to[i].value) names.push_back(from[i].name);
    return names;
}

Scene with_query(Scene scene, std::size_t query) {
    scene.queries = {scene.queries.at(query)};
    return scene;
}

}  // namespace

SceneLine::SceneLine(const Scene& posed, std::size_t query, const std::string& number, double from,
                     double to)
    : names_{number}, ends_{{from, to}}, is_number_(true), variation_(posed, query, names_) {}

SceneLine::SceneLine(const Scene& from, const Scene& to, std::size_t query)
    : names_(names_that_differ(with_query(from, query), with_query(to, query))),
      is_number_(false),
      variation_(to, query, names_) {
    Scene first = with_query(from, query), last = with_query(to, query);
    for (const std::string& name : names_)
        ends_.push_back({*numbers_named(first, name).front(), *numbers_named(last, name).front()});
}

std::vector<NumberValue> SceneLine::numbers_at(double place) const {
    if (is_number_) return {{names_.front(), place}};
    std::vector<NumberValue> values;
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const auto [from, to] = ends_[i];
        // Both ends have the very bits of their scenes.
        const double value = place == 0 ? from : place == 1 ? to : from + place * (to - from);
        values.push_back({names_[i], value});
    }
    return values;
}

const Scene& SceneLine::scene_at(double place) {
    const std::vector<NumberValue> values = numbers_at(place);
    for (std::size_t i = 0; i < values.size(); ++i) variation_.set(i, values[i].value);
    return variation_.scene();
}

Answer SceneLine::answer_at(double place) {
    scene_at(place);
    return variation_.answer();
}

FlipSearch SceneLine::search(int parts) {
    FlipSearch search;
    search.answers_at = [this](double place) -> std::vector<Answer> { return {answer_at(place)}; };
    search.from = from();
    search.to = to();
    search.parts = parts;
    // A share of a line is a double, whatever the scene computes in.
    if (is_number_) search.scalar = variation_.scene().scalar;
    return search;
}

bool differ_in_numbers(const Scene& a, const Scene& b) {
    if (a.shapes.size() != b.shapes.size() || a.queries.size() != b.queries.size()) return false;
    for (std::size_t i = 0; i < a.shapes.size(); ++i) {
        if (a.shapes[i].name != b.shapes[i].name ||
            a.shapes[i].geometry.index() != b.shapes[i].geometry.index())
            return false;
    }
    const std::vector<FoundNumber> from = numbers_in(a), to = numbers_in(b);
    if (from.size() != to.size()) return false;
    for (std::size_t i = 0; i < a.queries.size(); ++i) {
        Query query = a.queries[i];
        query.delta = b.queries[i].delta;
        if (!(query == b.queries[i])) return false;
    }
    return true;
}

}  // namespace lab
