// A character's numbers in the words of an engine.
#include <cmath>

#include "catch.hpp"
#include "motion/engine_words.hpp"
#include "motion/timeline.hpp"
#include "scene/keys.hpp"
#include "scene/reader.hpp"

using namespace lab;

namespace {

using Number = CharacterNumber;

/// A box of 12x20 that stands on a floor whose top is at 100.
Scene walker() {
    Scene scene;
    scene.shapes = {{"player", Aabb{{50, 90}, {6, 10}}}, {"floor", Aabb{{50, 150}, {500, 50}}}};
    Query query{QueryKind::walk, "player", {"floor"}, {}, Response::slide};
    query.settings.snap = 4;
    query.settings.step = 5;
    scene.queries = {query};
    scene.motions = {{"player.center", Walking{}}};
    scene.content_corner = {-450, -100};
    scene.content_size = {1000, 300};
    return scene;
}

const EngineWord& word_for(Engine engine, Number number) {
    for (const EngineWord& word : words_of(engine).words)
        if (word.number == number) return word;
    throw std::logic_error("no word");
}

double number_in(const Scene& scene, Engine engine, Number number, double pixels = 1) {
    return number_in_words(scene, words_of(engine), word_for(engine, number), pixels).value();
}

void set_number(Scene& scene, Engine engine, Number number, double value, double pixels = 1) {
    set_number_in_words(scene, words_of(engine), word_for(engine, number), pixels, value);
}

/// How far the character rises above its start when it jumps.
double height_reached(Scene scene) {
    apply_keys(scene, "12_200j");
    Timeline timeline;
    double highest = 0;
    for (int step = 0; step < 212; ++step) {
        const Scene posed = timeline.pose(scene, step / 60.0 + 1e-9);
        highest = std::max(highest, 90 - std::get<Aabb>(posed.shapes[0].geometry).center.y);
    }
    return highest;
}

}  // namespace

TEST_CASE("an engine's words have its units, axes and signs", "[character]") {
    const Scene scene = walker();
    CHECK(number_in(scene, Engine::lab, Number::x) == 50);
    CHECK(number_in(scene, Engine::lab, Number::height) == 10);
    CHECK(number_in(scene, Engine::tiled, Number::x) == 44);
    CHECK(number_in(scene, Engine::tiled, Number::y) == 80);
    CHECK(number_in(scene, Engine::tiled, Number::height) == 20);
    CHECK(number_in(scene, Engine::godot, Number::jump) == -320);
    CHECK(number_in(scene, Engine::godot, Number::steepest) == Approx(45.8366));
    CHECK(number_in(scene, Engine::unity, Number::y, 16) == -90.0 / 16);
    CHECK(number_in(scene, Engine::unity, Number::speed, 16) == 7.5);
    CHECK(number_in(scene, Engine::unity, Number::gravity, 16) == -56.25);
    // These have no length in them.
    CHECK(number_in(scene, Engine::unity, Number::steepest, 16) == Approx(45.8366));
    CHECK(number_in(scene, Engine::unity, Number::frame_rate, 16) == 60);
}

TEST_CASE("every word of every engine reads back what was set", "[character]") {
    for (const Engine engine : engines)
        for (const EngineWord& word : words_of(engine).words) {
            Scene scene = walker();
            const double now = number_in_words(scene, words_of(engine), word, 16).value();
            const double wanted = word.number == Number::frame_rate ? 30 : 0.75 * now;
            set_number_in_words(scene, words_of(engine), word, 16, wanted);
            CAPTURE(words_of(engine).name, word.word);
            CHECK(number_in_words(scene, words_of(engine), word, 16).value() == Approx(wanted));
            const LimitSpan span = span_in_words(scene, words_of(engine), word, 16);
            CHECK(span.least < span.most);
            CHECK(engine_named(words_of(engine).name) == engine);
        }
}

TEST_CASE("a jump rises as far as it was told to, in its own steps", "[character]") {
    for (const double rate : {60.0, 30.0, 20.0})
        for (const double height : {0.5, 8.0, 37.3, 56.25, 120.0}) {
            Scene scene = walker();
            set_number(scene, Engine::godot, Number::frame_rate, rate);
            set_number(scene, Engine::godot, Number::jump_height, height);
            CAPTURE(rate, height);
            CHECK(height_reached(scene) == Approx(height));
            CHECK(number_in(scene, Engine::godot, Number::jump_height) == Approx(height));
        }
    // By hand: steps of 1 s from 10 with gravity 4 rise by 10, 6 and 2.
    CHECK(jump_height(10, 4, 1) == 18);
    CHECK(jump_speed(18, 4, 1) == 10);
    CHECK(jump_height(0, 4, 1) == 0);
    CHECK(std::isinf(jump_height(1, 0, 1)));
    Scene floating = walker();
    set_number(floating, Engine::lab, Number::gravity, 0);
    CHECK_FALSE(number_of_character(floating, Number::jump_height));
}

TEST_CASE("the feet of a character stay where they are when its size changes", "[character]") {
    Scene scene = walker();
    set_number(scene, Engine::godot, Number::height, 30);
    CHECK(scene.shapes[0] == NamedShape{"player", Aabb{{50, 85}, {6, 15}}});
    // A rectangle of Tiled is what was typed, in any order.
    set_number(scene, Engine::tiled, Number::x, 100);
    set_number(scene, Engine::tiled, Number::y, 50);
    set_number(scene, Engine::tiled, Number::width, 16);
    set_number(scene, Engine::tiled, Number::height, 32);
    CHECK(scene.shapes[0] == NamedShape{"player", Aabb{{108, 66}, {8, 16}}});
    scene.shapes[0].geometry = Circle{{50, 92}, 8};
    set_number(scene, Engine::godot, Number::width, 20);
    CHECK(scene.shapes[0] == NamedShape{"player", Circle{{50, 90}, 10}});
}

TEST_CASE("a number that makes no sense is not taken", "[character]") {
    Scene scene = walker();
    const Scene before = scene;
    set_number(scene, Engine::godot, Number::width, 0);
    CHECK(scene == before);
    // A sign that another engine would write is no error.
    set_number(scene, Engine::godot, Number::jump, 400);
    CHECK(number_in(scene, Engine::lab, Number::jump) == 400);
    set_number(scene, Engine::godot, Number::steepest, 130);
    CHECK(scene.queries[0].settings.steepest == 1.57);
}

TEST_CASE("an engine's own example gives its numbers", "[character]") {
    Scene scene = walker();
    take_usual_numbers(scene, words_of(Engine::godot), 1);
    const auto& godot = std::get<Walking>(scene.motions[0].kind);
    CHECK(godot.speed == 300);
    CHECK(godot.jump == 400);
    CHECK(godot.gravity == 980);
    CHECK(scene.queries[0].settings.steepest == Approx(std::atan(1.0)));
    CHECK(scene.queries[0].settings.snap == 1);
    CHECK(scene.queries[0].settings.step == 0);
    take_usual_numbers(scene, words_of(Engine::unity), 16);
    CHECK(number_in(scene, Engine::unity, Number::jump, 16) == Approx(4.2659));
    // The example's first step has the root of 2 g h less one step of gravity.
    CHECK(4.2659 == Approx(std::sqrt(2 * 9.81) - 9.81 / 60));
    CHECK(std::get<Walking>(scene.motions[0].kind).gravity == Approx(156.96));
    // The place and the size stay.
    CHECK(scene.shapes == walker().shapes);
}

TEST_CASE("only what a character has gets a number", "[character]") {
    Scene scene = walker();
    scene.queries.clear();
    CHECK_FALSE(number_of_character(scene, Number::snap));
    CHECK(number_of_character(scene, Number::speed) == 120.0);
    scene.shapes[0].geometry = Polygon{};
    CHECK_FALSE(number_of_character(scene, Number::width));
    CHECK(number_of_character(scene, Number::x) == 0.0);
    scene.motions.clear();
    CHECK_FALSE(number_of_character(scene, Number::speed));
    set_number_of_character(scene, Number::speed, 3);
    CHECK(scene.motions.empty());
}
