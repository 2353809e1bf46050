#include "level/choices.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "scene/names.hpp"
#include "scene/text.hpp"

namespace lab {

namespace {

constexpr std::array<std::pair<Met, Names LevelSource::*>, 4> lists = {{
    {Met::from_all_sides, &LevelSource::solid},
    {Met::from_above, &LevelSource::one_way},
    {Met::not_at_all, &LevelSource::not_solid},
    {Met::by_parts, &LevelSource::by_parts},
}};

/// On one line, and so that no two names become one.
std::string in_quotes(const std::string& name) {
    std::string quoted = "\"";
    for (const char letter : visible_text(name)) {
        if (letter == '"') quoted += '\\';
        quoted += letter;
    }
    return quoted + "\"";
}

/// Gives a part's choice to what it outweighs, if there is one.
template <class Take>
void take_choice(const LevelSource& source, const std::string& key, const Take& take) {
    if (const auto met = chosen(source, key)) take(Guess{*met, "you chose it", true, true});
}

}  // namespace

std::string key_of(const LevelLayer& layer) {
    // Each group's name begins with a space.
    const std::string group = layer.group.empty() ? "" : in_quotes(layer.group.substr(1)) + " ";
    return "layer " + group + in_quotes(layer.name);
}

std::string key_of(const LevelKind& kind) {
    return "tile " + in_quotes(kind.set) + " " + std::to_string(kind.id);
}

std::string key_of_class(const std::string& name) {
    return "class " + in_quotes(name);
}

std::optional<Met> chosen(const LevelSource& source, const std::string& key) {
    for (const auto& [met, list] : lists) {
        const Names& keys = source.*list;
        if (std::find(keys.begin(), keys.end(), key) != keys.end()) return met;
    }
    return {};
}

void choose(LevelSource& source, const std::string& key, std::optional<Met> met) {
    for (const auto& [each, list] : lists) {
        std::erase(source.*list, key);
        if (each == met) (source.*list).push_back(key);
    }
}

Guesses with_choices(Guesses guesses, const Level& level, const LevelSource& source) {
    for (std::size_t i = 0; i < level.layers.size(); ++i) {
        const LevelLayer& layer = level.layers[i];
        take_choice(source, key_of(layer), [&](Guess choice) { guesses.layers[i] = choice; });
        for (const LevelObject& object : layer.objects)
            take_choice(source, key_of_class(object.kind),
                        [&](Guess choice) { guesses.classes[object.kind] = choice; });
    }
    for (std::size_t i = 0; i < level.kinds.size(); ++i)
        take_choice(source, key_of(level.kinds[i]),
                    [&](Guess choice) { guesses.kinds[i] = choice; });
    return guesses;
}

}  // namespace lab
