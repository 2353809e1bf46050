#include "scene/names.hpp"

#include <algorithm>
#include <numeric>

namespace lab {
namespace {

/// How many letters to insert, drop or replace to turn one word into the other (Levenshtein).
std::size_t edit_distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});

    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

}  // namespace

std::string spaced(std::string name) {
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

std::optional<std::size_t> index_of(const Names& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return {};
    return static_cast<std::size_t>(found - names.begin());
}

std::string one_of(const Names& names) {
    if (names.size() == 1) return names.front();
    std::string text = "one of ";
    for (const std::string& name : names) text += (&name == &names.front() ? "" : ", ") + name;
    return text;
}

std::string suggestion(std::string_view wrong, const Names& known) {
    constexpr std::size_t longest = 64;
    if (wrong.size() > longest) return "";  // longer than any name
    const std::string* nearest = nullptr;
    std::size_t least = 1 + wrong.size() / 3;
    for (const std::string& name : known) {
        const std::size_t distance = edit_distance(wrong, name);
        if (distance > least || (nearest && distance == least)) continue;
        nearest = &name;
        least = distance;
    }
    return nearest ? "; did you mean " + *nearest + "?" : "";
}

bool is_shape_name(std::string_view name) {
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto may_follow = [&](char c) {
        return is_letter(c) || (c >= '0' && c <= '9') || c == '_';
    };
    return !name.empty() && is_letter(name[0]) && std::all_of(name.begin(), name.end(), may_follow);
}

}  // namespace lab
