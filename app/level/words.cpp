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
/// A start has a name of such words alone: "start wall" is none.
constexpr std::array<std::string_view, 16> start_words = {
    "player",      "spawn",      "start",      "hero",      "main",     "point",
    "position",    "pos",        "place",      "character", "location", "playerspawn",
    "playerstart", "spawnpoint", "startpoint", "mainplayer"};
/// What "one way" is called, without the spaces.
constexpr std::array<std::string_view, 8> one_way_names = {
    "oneway",   "jumpthrough", "jumpthru", "passthrough",
    "passthru", "dropthrough", "dropthru", "semisolid"};
/// Properties that switch collision on or off, without the spaces and without "is" and "has".
constexpr std::array<std::string_view, 20> solid_properties = {
    "solid",     "solids",     "collide",    "collides", "collidable",
    "collision", "collisions", "collider",   "blocked",  "blocking",
    "blocks",    "obstacle",   "wall",       "ground",   "floor",
    "platform",  "terrain",    "impassable", "barrier",  "collisionenabled"};
/// These say more than any other word of a name.
constexpr std::array<std::string_view, 10> strong_words = {
    "collision", "collisions", "collide", "collides", "collider",
    "colliders", "collidable", "solid",   "solids",   "hitbox"};

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

std::optional<NameHint> layer_name_hint(std::string_view name) {
    using What = NameHint::What;
    const std::vector<std::string> words = words_of_name(name);
    if (const auto* word = first_in(words, strong_words)) return NameHint{What::ground, *word};
    if (const auto* word = first_in(words, other_words)) return NameHint{What::not_ground, *word};
    if (says_one_way(words)) return NameHint{What::one_way, "one way"};
    if (const auto* word = first_in(words, ground_words)) return NameHint{What::ground, *word};
    if (const auto* word = first_in(words, platform_words)) return NameHint{What::ground, *word};
    return {};
}

std::optional<NameHint> name_hint(std::string_view name) {
    using What = NameHint::What;
    const std::vector<std::string> words = words_of_name(name);
    if (says_one_way(words)) return NameHint{What::one_way, "one way"};
    if (const auto* word = first_in(words, other_words)) return NameHint{What::not_ground, *word};
    constexpr std::array<std::string_view, 2> cloud_words = {"cloud", "clouds"};
    if (const auto* word = first_in(words, platform_words)) return NameHint{What::one_way, *word};
    if (const auto* word = first_in(words, cloud_words)) return NameHint{What::one_way, *word};
    if (const auto* word = first_in(words, ground_words)) return NameHint{What::ground, *word};
    if (const auto* word = first_in(words, kind_words)) return NameHint{What::ground, *word};
    return {};
}

std::optional<NameHint> property_name_hint(std::string_view name) {
    using What = NameHint::What;
    const std::string_view last = name.substr(name.find_last_of(":.") + 1);
    std::vector<std::string> words = words_of_name(last);
    if (says_one_way(words)) return NameHint{What::one_way, "one way"};
    if (words.size() > 1 && (words.front() == "is" || words.front() == "has"))
        words.erase(words.begin());
    if (words.size() == 1 && words.front() == "slope") return NameHint{What::ground, "slope"};
    std::string joined;
    for (const std::string& word : words) joined += word;
    const bool is_known = std::find(solid_properties.begin(), solid_properties.end(), joined) !=
                          solid_properties.end();
    if (!is_known) return {};
    return NameHint{What::ground, joined};
}

Start named_start(std::string_view name) {
    const std::vector<std::string> words = words_of_name(name);
    const bool is_start =
        !words.empty() && std::all_of(words.begin(), words.end(), [](const std::string& word) {
            return std::find(start_words.begin(), start_words.end(), word) != start_words.end();
        });
    const auto says = [&](const char* part) {
        return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
            return word.find(part) != std::string::npos;
        });
    };
    if (!is_start) return Start::none;
    if (says("player") || says("hero") || says("character")) return Start::of_player;
    return says("spawn") || says("start") ? Start::of_somebody : Start::none;
}

bool is_on(std::string_view value) {
    std::string small;
    for (const char letter : value)
        small += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    constexpr std::array<std::string_view, 6> off = {"", "false", "0", "no", "off", "none"};
    return std::find(off.begin(), off.end(), small) == off.end();
}

}  // namespace lab
