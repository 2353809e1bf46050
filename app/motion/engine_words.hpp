// A character's numbers in the words, units and axes of an engine or editor.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "motion/character.hpp"
#include "scene/parameters.hpp"

namespace lab {

/// Whose words describe a character.
enum class Engine { lab, godot, unity, tiled };

/// What an engine calls a number of a character.
struct EngineWord {
    CharacterNumber number;
    const char* word;
    const char* unit;
    const char* meaning;
    double factor = 1;              ///< from the lab's number to the engine's
    std::optional<double> usual{};  ///< in the engine's own example
};

struct EngineWords {
    const char* name;
    const char* conventions;   ///< a sentence
    const char* usual_from;    ///< whose example the usual numbers are; null if it has none
    bool from_corner = false;  ///< a place is that of the top left corner, not of the center
    bool y_up = false;
    bool in_units = false;  ///< it measures lengths in units, not in pixels
    std::span<const EngineWord> words;
};

inline constexpr std::array engines = {Engine::lab, Engine::godot, Engine::unity, Engine::tiled};
const EngineWords& words_of(Engine engine);
std::optional<Engine> engine_named(std::string_view name);

inline constexpr double least_pixels_a_unit = 0.01, most_pixels_a_unit = 10'000;

/// A number of the scene's character as an engine writes it. `pixels_a_unit` matters if the engine
/// counts in units. Empty if the character has no such number.
std::optional<double> number_in_words(const Scene& scene, const EngineWords& engine,
                                      const EngineWord& word, double pixels_a_unit);

/// The range in which it is usually changed, as that of a scene's numbers.
LimitSpan span_in_words(const Scene& scene, const EngineWords& engine, const EngineWord& word,
                        double pixels_a_unit);

/// What it may be. A number that the engine counts the other way may have either sign.
Limit limit_in_words(const EngineWord& word);

/// Sets it. The sign of a speed, a size or gravity is of no matter.
void set_number_in_words(Scene& scene, const EngineWords& engine, const EngineWord& word,
                         double pixels_a_unit, double value);

/// Gives the scene's character the numbers of the engine's own example.
void take_usual_numbers(Scene& scene, const EngineWords& engine, double pixels_a_unit);

}  // namespace lab
