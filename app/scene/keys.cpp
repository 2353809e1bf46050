#include "scene/keys.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "query/precision.hpp"
#include "scene/edit.hpp"

namespace lab {
namespace {

std::string letters_of(const Keys& keys) {
    return std::string(keys.left ? "l" : "") + (keys.right ? "r" : "") + (keys.jump ? "j" : "") +
           (keys.drop ? "d" : "");
}

std::optional<Keys> held(std::string_view letters) {
    Keys keys;
    for (const char letter : letters) {
        bool* key = letter == 'l'   ? &keys.left
                    : letter == 'r' ? &keys.right
                    : letter == 'j' ? &keys.jump
                    : letter == 'd' ? &keys.drop
                                    : nullptr;
        if (key == nullptr || *key) return {};
        *key = true;
    }
    return keys;
}

/// Appends the steps of a part such as "20rj". Returns false if it is none.
bool append(std::string_view part, std::vector<Keys>& steps) {
    std::size_t count = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), count);
    if (error != std::errc() || count == 0 || count > most_key_steps - steps.size()) return false;
    const auto keys = held(part.substr(static_cast<std::size_t>(end - part.data())));
    if (keys) steps.insert(steps.end(), count, *keys);
    return keys.has_value();
}

}  // namespace

std::optional<std::vector<Keys>> keys_of(std::string_view recording) {
    std::vector<Keys> steps;
    while (!recording.empty()) {
        const std::size_t end = recording.find('_');
        if (!append(recording.substr(0, end), steps)) return {};
        recording = end == std::string_view::npos ? "" : recording.substr(end + 1);
    }
    return steps;
}

const Motion* character_of(const Scene& scene) {
    const auto walks = [](const Motion& motion) {
        return motion.on && std::holds_alternative<Walking>(motion.kind);
    };
    const auto found = std::find_if(scene.motions.begin(), scene.motions.end(), walks);
    return found == scene.motions.end() ? nullptr : &*found;
}

Motion* character_of(Scene& scene) {
    const Motion* found = character_of(std::as_const(scene));
    if (found == nullptr) return nullptr;
    return &scene.motions[static_cast<std::size_t>(found - scene.motions.data())];
}

bool has_left(const Scene& posed, const Geometry& character) {
    const Vec2 corner = posed.content_corner, size = posed.content_size;
    const isect::Bounds<double> around{corner - size, corner + 2.0 * size};
    return !isect::meet(around, bounds_of_solid(character));
}

void apply_keys(Scene& scene, std::string_view recording) {
    Motion* character = character_of(scene);
    if (character == nullptr) throw SetError("keys need a scene in which a character walks");
    if (!keys_of(recording))
        throw SetError("expected keys such as 60r_20rj_15, in up to " +
                       std::to_string(most_key_steps) + " steps, found " + std::string(recording));
    Walking& walk = std::get<Walking>(character->kind);
    walk.input = recording;
    walk.since.reset();
}

std::string recording_of(const std::vector<Keys>& keys) {
    std::string text;
    for (std::size_t from = 0, to = 0; from < keys.size(); from = to) {
        while (to < keys.size() && keys[to] == keys[from]) ++to;
        const bool is_idle_end = to == keys.size() && keys[from] == Keys{};
        if (is_idle_end) break;
        text += (text.empty() ? "" : "_") + std::to_string(to - from) + letters_of(keys[from]);
    }
    return text;
}

}  // namespace lab
