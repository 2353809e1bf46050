#include "instruments/scene_line.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "scene/parameters.hpp"

namespace lab {
namespace {

void add(std::vector<NumberValue>& list, const std::vector<NumberValue>& more) {
    list.insert(list.end(), more.begin(), more.end());
}

void add_numbers_of(std::vector<NumberValue>& list, NamedShape& shape) {
    const Parameters all = parameters(shape);
    add(list, numbers_among(all, shape.name));
    for (const Parameter& parameter : all) {
        const auto* points = std::get_if<std::vector<Vec2>*>(&parameter.value);
        for (std::size_t i = 0; points != nullptr && i < (*points)->size(); ++i) {
            const std::string name =
                shape.name + "." + parameter.name + "[" + std::to_string(i) + "]";
            const Vec2 point = (**points)[i];
            add(list, {{name + ".x", point.x}, {name + ".y", point.y}});
        }
    }
}

Scene with_query(Scene scene, std::size_t query) {
    scene.queries = {scene.queries.at(query)};
    return scene;
}

/// Whether a scene has a number with this name.
bool has_number(const std::vector<NumberValue>& numbers, const std::string& name) {
    return std::any_of(numbers.begin(), numbers.end(),
                       [&](const NumberValue& each) { return each.name == name; });
}

/// The scene of one query with these numbers, apart from those that it doesn't have.
Scene with_numbers(const Scene& posed, std::size_t query, const std::vector<NumberValue>& values) {
    const std::vector<NumberValue> known = numbers_in(with_query(posed, query));
    std::vector<NumberValue> used;
    std::copy_if(values.begin(), values.end(), std::back_inserter(used),
                 [&](const NumberValue& each) { return has_number(known, each.name); });
    std::vector<std::string> names;
    names.reserve(used.size());
    for (const NumberValue& each : used) names.push_back(each.name);
    Variation variation(posed, query, names);
    for (std::size_t i = 0; i < used.size(); ++i) variation.set(i, used[i].value);
    return variation.scene();
}

}  // namespace

std::vector<NumberValue> numbers_in(Scene scene) {
    std::vector<NumberValue> list;
    for (NamedShape& shape : scene.shapes) add_numbers_of(list, shape);
    for (Query& query : scene.queries)
        if (row_of(query).has_delta)
            add(list, numbers_among({parameters(query).front()}, query.mover));
    return list;
}

double between(double from, double to, double share) {
    return share == 0 ? from : share == 1 ? to : from + share * (to - from);
}

SceneLine::SceneLine(const Scene& posed, std::size_t query, const std::string& number, double from,
                     double to, const std::optional<Scene>& unposed)
    : names_{number},
      ends_{{from, to}},
      is_number_(true),
      variation_(posed, query, names_, unposed) {}

SceneLine::SceneLine(const Scene& from, const Scene& to, std::size_t query)
    : SceneLine(to, query, numbers_in(with_query(from, query)), numbers_in(with_query(to, query))) {
}

SceneLine::SceneLine(const Scene& posed, std::size_t query, const std::vector<NumberValue>& from,
                     const std::vector<NumberValue>& to)
    : SceneLine(with_numbers(posed, query, from), varying(posed, query, from, to)) {}

SceneLine::SceneLine(const Scene& posed, Varying varying)
    : names_(std::move(varying.names)),
      ends_(std::move(varying.ends)),
      is_number_(false),
      variation_(posed, 0, names_) {}

SceneLine::Varying SceneLine::varying(const Scene& posed, std::size_t query,
                                      const std::vector<NumberValue>& from,
                                      const std::vector<NumberValue>& to) {
    const std::vector<NumberValue> known = numbers_in(with_query(posed, query));
    Varying found;
    for (std::size_t i = 0; i < from.size() && i < to.size(); ++i) {
        if (from[i].value == to[i].value || !has_number(known, from[i].name)) continue;
        found.names.push_back(from[i].name);
        found.ends.push_back({from[i].value, to[i].value});
    }
    return found;
}

std::vector<NumberValue> SceneLine::numbers_at(double place) const {
    if (is_number_) return {{names_.front(), place}};
    std::vector<NumberValue> values;
    for (std::size_t i = 0; i < names_.size(); ++i) {
        values.push_back({names_[i], between(ends_[i].from, ends_[i].to, place)});
    }
    return values;
}

const Scene& SceneLine::scene_at(double place) {
    const std::vector<NumberValue> values = numbers_at(place);
    for (std::size_t i = 0; i < values.size(); ++i) variation_.set(i, values[i].value);
    return variation_.scene();
}

FlipSearch SceneLine::search(int parts) {
    FlipSearch search;
    search.scene_at = [this](double place) -> const Scene& { return scene_at(place); };
    search.from = from();
    search.to = to();
    search.parts = parts;
    // No shape moves farther than its lengths change. How far a motion takes it isn't known.
    Scene scene = variation_.scene();
    const std::vector<NumberValue> known = numbers_in(scene);
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const bool is_length = has_number(known, names_[i]) &&
                               number_named(scene, names_[i]).parameter.unit[0] == '\0';
        if (is_length) search.slope += is_number_ ? 1 : std::abs(ends_[i].to - ends_[i].from);
    }
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
    const std::vector<NumberValue> from = numbers_in(a), to = numbers_in(b);
    if (from.size() != to.size()) return false;
    for (std::size_t i = 0; i < a.queries.size(); ++i) {
        Query query = a.queries[i];
        query.delta = b.queries[i].delta;
        if (!(query == b.queries[i])) return false;
    }
    return true;
}

}  // namespace lab
