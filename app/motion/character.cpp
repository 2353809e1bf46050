#include "motion/character.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "query/query.hpp"
#include "scene/frame_rate.hpp"
#include "scene/handles.hpp"
#include "scene/keys.hpp"

namespace lab {

namespace {

using Number = CharacterNumber;

/// Which parts of a scene have a character's numbers.
struct Character {
    std::size_t body{}, motion{};
    std::optional<std::size_t> query{};
};

std::optional<Character> character_in(const Scene& scene) {
    const Motion* const motion = character_of(scene);
    if (motion == nullptr) return std::nullopt;
    const NamedShape* const body = find_shape(scene, split_handle(motion->drives).shape);
    if (body == nullptr) return std::nullopt;
    Character found{static_cast<std::size_t>(body - scene.shapes.data()),
                    static_cast<std::size_t>(motion - scene.motions.data())};
    for (std::size_t i = 0; i < scene.queries.size() && !found.query; ++i)
        if (scene.queries[i].mover == body->name && row_of(scene.queries[i]).walks) found.query = i;
    return found;
}

double seconds_of_step(const Walking& walk) {
    return static_cast<double>(sixtieths_of_step(walk.frame_rate)) / 60.0;
}

std::optional<double> height_of_jump(const Walking& walk) {
    const double height = jump_height(walk.jump, walk.gravity, seconds_of_step(walk));
    return std::isfinite(height) ? std::optional(height) : std::nullopt;
}

std::optional<double> number_of_walk(const Walking& walk, Number number) {
    if (number == Number::speed) return walk.speed;
    if (number == Number::jump) return walk.jump;
    if (number == Number::jump_height) return height_of_jump(walk);
    if (number == Number::gravity) return walk.gravity;
    if (number == Number::frame_rate) return walk.frame_rate;
    return std::nullopt;
}

void set_number_of_walk(Walking& walk, Number number, double value) {
    if (number == Number::speed) walk.speed = value;
    if (number == Number::jump) walk.jump = value;
    if (number == Number::jump_height)
        walk.jump = jump_speed(value, walk.gravity, seconds_of_step(walk));
    if (number == Number::gravity) walk.gravity = value;
    if (number == Number::frame_rate) walk.frame_rate = frame_rate_beside(value);
}

bool is_setting(Number number) {
    return number == Number::steepest || number == Number::snap || number == Number::step;
}

double& setting(WalkSettings& settings, Number number) {
    if (number == Number::steepest) return settings.steepest;
    return number == Number::snap ? settings.snap : settings.step;
}

bool is_of_place(Number number) {
    return number == Number::x || number == Number::y;
}
bool is_of_size(Number number) {
    return number == Number::width || number == Number::height;
}

/// The center of a box or a circle, and the position of a polygon.
Vec2 place_of(const Geometry& body) {
    return *handle_position(body, handles(body).front());
}

std::optional<double> number_of_body(const Geometry& body, Number number) {
    if (is_of_place(number)) return number == Number::x ? place_of(body).x : place_of(body).y;
    if (const auto* box = std::get_if<Aabb>(&body); box != nullptr && is_of_size(number))
        return 2 * (number == Number::width ? box->half.x : box->half.y);
    if (const auto* circle = std::get_if<Circle>(&body); circle != nullptr && is_of_size(number))
        return 2 * circle->radius;
    return std::nullopt;
}

void set_place_of_body(Geometry& body, Number number, double value) {
    Vec2 place = place_of(body);
    (number == Number::x ? place.x : place.y) = value;
    set_place(body, place);
}

/// Its feet stay where they are.
void set_size_of_body(Geometry& body, Number number, double value) {
    const double before = *number_of_body(body, Number::height);
    if (auto* box = std::get_if<Aabb>(&body))
        (number == Number::width ? box->half.x : box->half.y) = value / 2;
    if (auto* circle = std::get_if<Circle>(&body)) circle->radius = value / 2;
    const double grown = (*number_of_body(body, Number::height) - before) / 2;
    set_place(body, place_of(body) - Vec2{0, grown});
}

/// Nothing changes if the body would be no shape of a scene.
void set_number_of_body(Scene& scene, NamedShape& body, Number number, double value) {
    const Geometry before = body.geometry;
    is_of_place(number) ? set_place_of_body(body.geometry, number, value)
                        : set_size_of_body(body.geometry, number, value);
    if (!objection(body, scene.scalar).empty()) body.geometry = before;
}

}  // namespace

double jump_height(double speed, double gravity, double seconds) {
    if (speed <= 0) return 0;
    const double slowed = gravity * seconds;
    if (slowed <= 0) return std::numeric_limits<double>::infinity();
    const double last = std::floor(speed / slowed);
    return seconds * ((last + 1) * speed - slowed * last * (last + 1) / 2);
}

double jump_speed(double height, double gravity, double seconds) {
    const double slowed = gravity * seconds;
    if (slowed <= 0 || height <= 0) return 0;
    // A jump whose step number `last` rises by nothing has the height that this solves for `last`.
    const double last = std::floor((std::sqrt(1 + 8 * height / (slowed * seconds)) - 1) / 2);
    return (height / seconds + slowed * last * (last + 1) / 2) / (last + 1);
}

std::optional<double> number_of_character(const Scene& scene, CharacterNumber number) {
    const std::optional<Character> it = character_in(scene);
    if (!it) return std::nullopt;
    if (is_of_place(number) || is_of_size(number))
        return number_of_body(scene.shapes[it->body].geometry, number);
    if (!is_setting(number))
        return number_of_walk(std::get<Walking>(scene.motions[it->motion].kind), number);
    if (!it->query) return std::nullopt;
    WalkSettings settings = scene.queries[*it->query].settings;
    return setting(settings, number);
}

void set_number_of_character(Scene& scene, CharacterNumber number, double value) {
    if (!number_of_character(scene, number)) return;
    const Character it = *character_in(scene);
    Walking& walk = std::get<Walking>(scene.motions[it.motion].kind);
    if (is_setting(number)) {
        setting(scene.queries[*it.query].settings, number) = value;
    } else if (is_of_place(number) || is_of_size(number)) {
        walk.since.reset();
        set_number_of_body(scene, scene.shapes[it.body], number, value);
    } else {
        set_number_of_walk(walk, number, value);
    }
}

}  // namespace lab
