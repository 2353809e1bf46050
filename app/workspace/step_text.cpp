#include "workspace/step_text.hpp"

#include <optional>
#include <vector>

#include "geometry/decimal.hpp"
#include "scene/handles.hpp"
#include "scene/number.hpp"
#include "scene/parameters.hpp"

namespace lab {

namespace {

constexpr int places = 3;
constexpr const char* arrow = " → ";

std::string in_words(double value, bool exact) {
    return with_true_minus(exact ? number_text(value) : decimal(value, places));
}

std::string in_words(Vec2 value, bool exact) {
    return in_words(value.x, exact) + ", " + in_words(value.y, exact);
}

std::string in_words(int value, bool) {
    return with_true_minus(std::to_string(value));
}

/// Prints exact values if the rounded ones look the same, since decimals don't show a step of one
/// ulp.
template <class T>
std::string change_of(const T& before, const T& after) {
    const bool exact = in_words(before, false) == in_words(after, false);
    return in_words(before, exact) + arrow + in_words(after, exact);
}

/// The changed fields of a shape, query or motion, as "seg.start 12, 4 → 16, 4".
void add_changes(std::vector<std::string>& changes, const std::string& name,
                 const Parameters& before, const Parameters& after) {
    if (before.size() != after.size()) return;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto add = [&](const auto* old) {
            const auto* now = std::get<std::decay_t<decltype(*old)>*>(after[i].value);
            if (*old != *now)
                changes.push_back(name + "." + after[i].name + " " + change_of(*old, *now));
        };
        if (auto* const* number = std::get_if<double*>(&before[i].value)) add(*number);
        if (auto* const* place = std::get_if<Vec2*>(&before[i].value)) add(*place);
        if (auto* const* count = std::get_if<int*>(&before[i].value)) add(*count);
    }
}

std::vector<std::string> changes_between(Scene before, Scene after) {
    std::vector<std::string> changes;
    if (before.shapes.size() != after.shapes.size() ||
        before.queries.size() != after.queries.size() ||
        before.motions.size() != after.motions.size())
        return changes;
    for (std::size_t i = 0; i < after.shapes.size(); ++i) {
        NamedShape &old = before.shapes[i], &now = after.shapes[i];
        if (old.name != now.name || old.geometry.index() != now.geometry.index()) return {};
        add_changes(changes, now.name, parameters(old), parameters(now));
    }
    for (std::size_t i = 0; i < after.queries.size(); ++i)
        add_changes(changes, after.queries[i].mover, parameters(before.queries[i]),
                    parameters(after.queries[i]));
    for (std::size_t i = 0; i < after.motions.size(); ++i) {
        if (before.motions[i].kind.index() != after.motions[i].kind.index()) return {};
        add_changes(changes, after.motions[i].drives, parameters(before.motions[i]),
                    parameters(after.motions[i]));
    }
    if (before.crowd && after.crowd)
        add_changes(changes, "crowd", parameters(*before.crowd), parameters(*after.crowd));
    return changes;
}

/// The old and new place of a moved handle. For a segment's end, that says more than its delta.
std::optional<std::string> move_of_handle(const std::string& label, const Scene& before,
                                          const Scene& after) {
    if (!label.starts_with("Move ")) return {};
    const std::string moved = label.substr(5);
    const HandleName name = split_handle(moved);
    const NamedShape* old = find_shape(before, name.shape);
    const NamedShape* now = find_shape(after, name.shape);
    if (old == nullptr || now == nullptr) return {};
    const std::string handle =
        name.handle.empty() ? handles(now->geometry).front() : std::string(name.handle);
    const auto from = handle_position(old->geometry, handle);
    const auto to = handle_position(now->geometry, handle);
    if (!from || !to || *from == *to) return {};
    return std::string(name.shape) + "." + handle + " " + change_of(*from, *to);
}

}  // namespace

std::string step_text(const History& history, std::size_t position) {
    std::string label = history.labels()[position];
    if (position == 0) return "As opened";
    const Scene &before = history.scene_at(position - 1), &after = history.scene_at(position);
    if (const auto moved = move_of_handle(label, before, after)) return *moved;
    const std::vector<std::string> changes = changes_between(before, after);
    if (changes.empty()) return label;
    const bool says_more = !label.starts_with("Set ") && !label.starts_with("Move ");
    return (says_more ? label + ": " : "") + changes.front() +
           (changes.size() > 1 ? " and more" : "");
}

}  // namespace lab
