#include "level/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

namespace lab {

namespace {

using Words = std::span<const std::string_view>;

constexpr std::array<std::string_view, 25> ground_words = {
    "collision", "collisions", "collide",    "collides", "collider", "colliders", "collidable",
    "solid",     "solids",     "ground",     "wall",     "walls",    "floor",     "floors",
    "terrain",   "block",      "blocks",     "blocked",  "blocking", "obstacle",  "obstacles",
    "barrier",   "barriers",   "impassable", "hitbox"};
/// These name ground as a layer. As a thing, they are met from above only.
constexpr std::array<std::string_view, 2> platform_words = {"platform", "platforms"};
constexpr std::array<std::string_view, 8> kind_words = {"brick", "bricks", "dirt",  "earth",
                                                        "stone", "rock",   "slope", "slopes"};
constexpr std::array<std::string_view, 34> other_words = {
    "back",    "background", "backgrounds", "bg",          "fore",    "foreground", "fg",
    "front",   "decor",      "decoration",  "decorations", "deco",    "sky",        "parallax",
    "scenery", "shadow",     "shadows",     "water",       "trigger", "triggers",   "enemy",
    "enemies", "coin",       "coins",       "item",        "items",   "hazard",     "hazards",
    "lava",    "spike",      "spikes",      "ladder",      "ladders", "disable"};
constexpr std::array<std::string_view, 8> start_words = {
    "player", "spawn", "start", "hero", "playerspawn", "playerstart", "spawnpoint", "mainplayer"};
/// What "one way" is called, without the spaces.
constexpr std::array<std::string_view, 6> one_way_names = {
    "oneway", "jumpthrough", "jumpthru", "passthrough", "passthru", "semisolid"};

const std::string* first_in(const std::vector<std::string>& words, Words known) {
    const auto found = std::find_if(words.begin(), words.end(), [&](const std::string& word) {
        return std::find(known.begin(), known.end(), word) != known.end();
    });
    return found != words.end() ? &*found : nullptr;
}

bool says_one_way(const std::vector<std::string>& words) {
    std::string joined;
    for (const std::string& word : words) joined += word;
    return std::any_of(one_way_names.begin(), one_way_names.end(), [&](std::string_view name) {
        return joined.find(name) != std::string::npos;
    });
}

}  // namespace

std::vector<std::string> words_of_name(std::string_view name) {
    std::vector<std::string> words;
    bool is_new = true;
    char before = ' ';
    for (const char letter : name) {
        const auto code = static_cast<unsigned char>(letter);
        const bool is_capital = code < 128 && std::isupper(code) != 0;
        const bool is_part = code >= 128 || std::isalpha(code) != 0;
        const bool after_small = std::islower(static_cast<unsigned char>(before)) != 0;
        if (is_part && (is_new || (is_capital && after_small))) words.emplace_back();
        is_new = !is_part;
        if (is_part) words.back() += static_cast<char>(code < 128 ? std::tolower(code) : letter);
        before = letter;
    }
    return words;
}

std::optional<Telling> told_by_layer_name(std::string_view name) {
    using What = Telling::What;
    const std::vector<std::string> words = words_of_name(name);
    if (const auto* word = first_in(words, other_words)) return Telling{What::not_ground, *word};
    if (says_one_way(words)) return Telling{What::one_way, "one way"};
    if (const auto* word = first_in(words, ground_words)) return Telling{What::ground, *word};
    if (const auto* word = first_in(words, platform_words)) return Telling{What::ground, *word};
    return {};
}

std::optional<Telling> told_by_name(std::string_view name) {
    using What = Telling::What;
    const std::vector<std::string> words = words_of_name(name);
    if (says_one_way(words)) return Telling{What::one_way, "one way"};
    if (const auto* word = first_in(words, other_words)) return Telling{What::not_ground, *word};
    constexpr std::array<std::string_view, 2> cloud_words = {"cloud", "clouds"};
    if (const auto* word = first_in(words, platform_words)) return Telling{What::one_way, *word};
    if (const auto* word = first_in(words, cloud_words)) return Telling{What::one_way, *word};
    if (const auto* word = first_in(words, ground_words)) return Telling{What::ground, *word};
    if (const auto* word = first_in(words, kind_words)) return Telling{What::ground, *word};
    return {};
}

bool names_a_start(std::string_view name) {
    return first_in(words_of_name(name), start_words) != nullptr;
}

bool is_on(std::string_view value) {
    return !value.empty() && value != "false" && value != "0";
}

}  // namespace lab
