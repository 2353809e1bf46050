#include "level/level_text.hpp"

#include <set>

#include "scene/error.hpp"
#include "scene/text.hpp"

namespace lab {

namespace {

/// Adds one of the things that are solid.
void add_to(std::string& sentence, const std::string& what, const Guess& guess) {
    if (!is_met(guess.met)) return;
    sentence += (sentence.empty() ? "Ground: " : "; ") + what + ", since " + guess.why;
    if (guess.met == Met::from_above) sentence += " (met from above only)";
}

}  // namespace

std::string quoted(const std::string& name) {
    return "“" + shortened(visible_text(name)) + "”";
}

std::string ground_sentence(const Level& level, const Guesses& guesses) {
    std::string sentence;
    std::set<std::string> listed;
    for (std::size_t i = 0; i < level.layers.size(); ++i)
        if (listed.insert(level.layers[i].name).second)
            add_to(sentence, "the layer " + quoted(level.layers[i].name), guesses.layers[i]);
    constexpr std::size_t most_listed = 24;
    for (std::size_t i = 0; i < level.kinds.size() && listed.size() < most_listed; ++i) {
        const LevelKind& kind = level.kinds[i];
        const std::string name = kind.name.empty() ? std::to_string(kind.id) : kind.name;
        if (listed.insert(kind.set + "\n" + name).second)
            add_to(sentence, "tile " + quoted(name) + " of " + quoted(kind.set), guesses.kinds[i]);
    }
    return sentence.empty() ? sentence : sentence + ".";
}

std::string why_nothing_is_solid(const Level& level, const Guesses& guesses) {
    std::string why = "Nothing in this level is taken as solid";
    constexpr std::size_t most_listed = 8;
    for (std::size_t i = 0; i < level.layers.size() && i < most_listed; ++i) {
        const Guess& guess = guesses.layers[i];
        why += (i == 0 ? ": " : "; ") + quoted(level.layers[i].name) + " " +
               (guess.met == Met::not_at_all ? "is none, since " + guess.why
                                             : "has nothing that says so");
    }
    return why + ".";
}

}  // namespace lab
