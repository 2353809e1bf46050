#include "motion/engine_words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "scene/number.hpp"

namespace lab {

namespace {

using Number = CharacterNumber;

constexpr double in_degrees = 180 / 3.14159265358979323846;
constexpr const char* jump_meaning = "How far a jump rises, in steps of this frame rate.";
constexpr const char* snap_meaning =
    "How far it is drawn down to stay on ground that falls away, such as a slope.";
constexpr const char* step_meaning = "The highest step that it climbs without a jump.";
constexpr const char* rate_meaning = "How many steps it takes in a second: 60, 30, 20 and so on.";

constexpr std::array lab_words = {
    EngineWord{Number::width, "half.x", "", "Half its width.", 0.5},
    EngineWord{Number::height, "half.y", "", "Half its height. Its feet stay.", 0.5},
    EngineWord{Number::x, "center.x", "", "Where it starts."},
    EngineWord{Number::y, "center.y", "", "Where it starts; downwards."},
    EngineWord{Number::speed, "speed", "/s", "How fast it runs."},
    EngineWord{Number::jump, "jump", "/s", "How fast a jump begins."},
    EngineWord{Number::jump_height, "jump height", "", jump_meaning},
    EngineWord{Number::gravity, "gravity", "/s²", "How much faster it falls each second."},
    EngineWord{Number::steepest, "steepest", "°", "The steepest floor; steeper ground is a wall.",
               in_degrees},
    EngineWord{Number::snap, "snap", "", snap_meaning},
    EngineWord{Number::step, "step", "", step_meaning},
    EngineWord{Number::frame_rate, "frame_rate", "/s", rate_meaning},
};

constexpr std::array godot_words = {
    EngineWord{Number::width, "size.x", "px", "Of the RectangleShape2D."},
    EngineWord{Number::height, "size.y", "px", "Of the RectangleShape2D. Its feet stay."},
    EngineWord{Number::x, "position.x", "px", "Of the CharacterBody2D, whose shape is centered."},
    EngineWord{Number::y, "position.y", "px", "Of the CharacterBody2D, whose shape is centered."},
    EngineWord{Number::speed, "SPEED", "px/s", "A constant of the template's script.", 1, 300},
    EngineWord{Number::jump, "JUMP_VELOCITY", "px/s",
               "A constant of the template's script; negative, since y points down.", -1, -400},
    EngineWord{Number::jump_height, "jump height", "px", jump_meaning},
    EngineWord{Number::gravity, "default_gravity", "px/s²",
               "A project setting, under Physics, 2D. get_gravity() returns it.", 1, 980},
    EngineWord{Number::steepest, "floor_max_angle", "°", "Of the CharacterBody2D.", in_degrees, 45},
    EngineWord{Number::snap, "floor_snap_length", "px", "Of the CharacterBody2D.", 1, 1},
    EngineWord{Number::step, "step height", "px",
               "The highest step that it climbs without a jump. Godot has no such property: 0.", 1,
               0},
    EngineWord{Number::frame_rate, "physics_ticks_per_second", "/s", rate_meaning, 1, 60},
};

constexpr std::array unity_words = {
    EngineWord{Number::width, "size.x", "", "Of the BoxCollider2D."},
    EngineWord{Number::height, "size.y", "", "Of the BoxCollider2D. Its feet stay."},
    EngineWord{Number::x, "position.x", "", "Of the Transform, with the collider at its center."},
    EngineWord{Number::y, "position.y", "", "Of the Transform; upwards."},
    EngineWord{Number::speed, "playerSpeed", "/s", "In the example of CharacterController.Move.", 1,
               2},
    EngineWord{
        Number::jump, "jump velocity", "/s",
        "The velocity's y in the first step of a jump. The example takes the root of 2 g h for a "
        "height h of 1, less one step of gravity.",
        1, 4.2659},
    EngineWord{Number::jump_height, "jump height", "", jump_meaning},
    EngineWord{Number::gravity, "gravity.y", "/s²",
               "Of the project's Physics 2D settings, times the Gravity Scale of a body.", -1,
               -9.81},
    EngineWord{Number::steepest, "slopeLimit", "°", "Of the CharacterController.", in_degrees, 45},
    EngineWord{Number::snap, "snap to ground", "", snap_meaning, 1, 0},
    EngineWord{Number::step, "stepOffset", "", "Of the CharacterController.", 1, 0.3},
    EngineWord{
        Number::frame_rate, "steps a second", "/s",
        "One divided by the Fixed Timestep. Unity's own 50 isn't possible here: a step lasts "
        "a whole number of sixtieths of a second."},
};

constexpr std::array tiled_words = {
    EngineWord{Number::x, "X", "px", "Of the object: its left edge."},
    EngineWord{Number::y, "Y", "px", "Of the object: its top edge; downwards."},
    EngineWord{Number::width, "Width", "px", "Of the object."},
    EngineWord{Number::height, "Height", "px", "Of the object."},
    EngineWord{Number::speed, "speed", "px/s", "How fast it runs."},
    EngineWord{Number::jump, "jump speed", "px/s", "How fast a jump begins."},
    EngineWord{Number::jump_height, "jump height", "px", jump_meaning},
    EngineWord{Number::gravity, "gravity", "px/s²", "How much faster it falls each second."},
    EngineWord{Number::steepest, "steepest floor", "°", "Steeper ground is a wall.", in_degrees},
    EngineWord{Number::snap, "snap", "px", snap_meaning},
    EngineWord{Number::step, "step height", "px", step_meaning},
    EngineWord{Number::frame_rate, "steps a second", "/s", rate_meaning},
};

constexpr EngineWords of_lab{"The lab", "Center and half of its size, y down, as in the inspector.",
                             nullptr,   false,
                             false,     false,
                             lab_words};
constexpr EngineWords of_godot{"Godot",
                               "Center and size in pixels, y down, as of a CharacterBody2D.",
                               "Godot's template",
                               false,
                               false,
                               false,
                               godot_words};
constexpr EngineWords of_unity{
    "Unity",    "Center and size in units, y up.", "Unity's example of Move", false, true, true,
    unity_words};
constexpr EngineWords of_tiled{"Tiled",
                               "Top left and size in pixels, y down, as of a rectangle. Tiled has "
                               "no physics, so the other words are plain.",
                               nullptr,
                               true,
                               false,
                               false,
                               tiled_words};

/// The lab's number for one of the engine's. A jump, a speed and gravity have a way of their own.
double factor_of(const EngineWords& engine, const EngineWord& word, double pixels_a_unit) {
    const bool is_plain = word.number == Number::steepest || word.number == Number::frame_rate;
    const double up = engine.y_up && word.number == Number::y ? -1 : 1;
    return up * word.factor / (engine.in_units && !is_plain ? pixels_a_unit : 1);
}

/// Without the last digits, which come from rounding, so that 45 degrees are 45.
double without_rounding(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.12g", value);
    return parse_number(text).value_or(value);
}

/// From the center to the corner that the engine calls its place.
double to_corner(const Scene& scene, const EngineWords& engine, Number number) {
    if (!engine.from_corner || (number != Number::x && number != Number::y)) return 0;
    const Number size = number == Number::x ? Number::width : Number::height;
    return -number_of_character(scene, size).value_or(0) / 2;
}

/// The corner stays where it is, as that of a rectangle in an editor.
void set_size_at_corner(Scene& scene, const EngineWords& engine, Number size, double value) {
    const Number along = size == Number::width ? Number::x : Number::y;
    const Number across = size == Number::width ? Number::y : Number::x;
    const auto corner = [&](Number place) {
        return number_of_character(scene, place).value_or(0) + to_corner(scene, engine, place);
    };
    const double first = corner(along), second = corner(across);
    set_number_of_character(scene, size, value);
    set_number_of_character(scene, along, first - to_corner(scene, engine, along));
    set_number_of_character(scene, across, second - to_corner(scene, engine, across));
}

Limit limit_of(Number number) {
    if (number == Number::x || number == Number::y) return Limit::any;
    if (number == Number::width || number == Number::height) return Limit::positive;
    if (number == Number::steepest) return Limit::slope;
    return number == Number::frame_rate ? Limit::frame_rate : Limit::not_negative;
}

/// In the lab's numbers. A speed that suits the scene crosses it in some seconds.
LimitSpan usual_span(const Scene& scene, Number number) {
    const Vec2 corner = scene.content_corner, size = scene.content_size;
    if (number == Number::x) return {corner.x, corner.x + size.x};
    if (number == Number::y) return {corner.y, corner.y + size.y};
    if (number == Number::steepest || number == Number::frame_rate)
        return allowed_span(limit_of(number));
    // A level can be much larger than what is set for a character.
    constexpr double most = 400;
    const double wide = std::min(size.x, most), high = std::min(size.y, most);
    const bool is_fast = number == Number::speed || number == Number::jump;
    if (is_fast) return {0, std::max(4 * wide, 100.0)};
    if (number == Number::gravity) return {0, std::max(8 * wide, 100.0)};
    return {0, number == Number::width ? wide : high};
}

}  // namespace

const EngineWords& words_of(Engine engine) {
    if (engine == Engine::godot) return of_godot;
    if (engine == Engine::unity) return of_unity;
    return engine == Engine::tiled ? of_tiled : of_lab;
}

std::optional<Engine> engine_named(std::string_view name) {
    for (const Engine engine : engines)
        if (words_of(engine).name == name) return engine;
    return std::nullopt;
}

std::optional<double> number_in_words(const Scene& scene, const EngineWords& engine,
                                      const EngineWord& word, double pixels_a_unit) {
    const std::optional<double> number = number_of_character(scene, word.number);
    const bool has_corner = number_of_character(scene, Number::width).has_value();
    const bool is_place = word.number == Number::x || word.number == Number::y;
    if (!number || (is_place && engine.from_corner && !has_corner)) return std::nullopt;
    const double value =
        (*number + to_corner(scene, engine, word.number)) * factor_of(engine, word, pixels_a_unit);
    const bool is_plain = word.factor == 1 && !engine.in_units;
    return is_plain && word.number != Number::jump_height ? value : without_rounding(value) + 0.0;
}

Limit limit_in_words(const EngineWord& word) {
    const bool is_angle = word.number == Number::steepest;
    return word.factor < 0 || is_angle ? Limit::any : limit_of(word.number);
}

LimitSpan span_in_words(const Scene& scene, const EngineWords& engine, const EngineWord& word,
                        double pixels_a_unit) {
    const LimitSpan span = usual_span(scene, word.number);
    const double factor = factor_of(engine, word, pixels_a_unit);
    const double one = factor * span.least, other = factor * span.most;
    return {std::min(one, other) + 0.0, std::max(one, other) + 0.0};
}

void set_number_in_words(Scene& scene, const EngineWords& engine, const EngineWord& word,
                         double pixels_a_unit, double value) {
    double number =
        value / factor_of(engine, word, pixels_a_unit) - to_corner(scene, engine, word.number);
    const Limit limit = limit_of(word.number);
    if (limit != Limit::any) {
        const LimitSpan span = allowed_span(limit);
        constexpr double largest = 1e60;
        number = std::min({std::abs(number), span.most, largest});
        if (number < span.least || (span.is_open && number == span.least)) return;
    }
    const bool is_size = word.number == Number::width || word.number == Number::height;
    if (engine.from_corner && is_size)
        return set_size_at_corner(scene, engine, word.number, number);
    set_number_of_character(scene, word.number, number + 0.0);
}

void take_usual_numbers(Scene& scene, const EngineWords& engine, double pixels_a_unit) {
    for (const EngineWord& word : engine.words)
        if (word.usual) set_number_in_words(scene, engine, word, pixels_a_unit, *word.usual);
}

}  // namespace lab
