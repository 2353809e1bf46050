#include "scene/switches.hpp"

#include "scene/keys.hpp"
#include "scene/parameters.hpp"

namespace lab {
namespace {

/// Every truth of a walk but `on`, which all motions have.
Parameters switches_of(Scene& scene) {
    Motion* character = character_of(scene);
    if (character == nullptr) return {};
    Parameters switches;
    for (const Parameter& each : parameters(*character))
        if (std::holds_alternative<bool*>(each.value) && each.name != std::string_view("on"))
            switches.push_back(each);
    return switches;
}

}  // namespace

std::vector<std::string> switch_names(const Scene& scene) {
    Scene copy = scene;
    std::vector<std::string> names;
    for (const Parameter& each : switches_of(copy)) names.emplace_back(each.name);
    return names;
}

bool* switch_named(Scene& scene, std::string_view name) {
    for (const Parameter& each : switches_of(scene))
        if (name == each.name) return std::get<bool*>(each.value);
    return nullptr;
}

}  // namespace lab
