// Finds panels and controls by the names that a person reads.
#pragma once

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "ui/widgets/control_map.hpp"

namespace lab::testing {

inline Pt beside(Pt place, float right, float down) {
    return {place.x + right, place.y + down};
}

/// In whole pixels, as the pointer's places are.
inline Pt center_of(const Rect& area) {
    return {std::floor((area.min.x + area.max.x) / 2), std::floor((area.min.y + area.max.y) / 2)};
}

/// No panel or control has a name, or several have it.
struct NoSuchPlace : std::runtime_error {
    NoSuchPlace(std::string_view name, std::size_t count, const std::vector<NamedPlace>& places)
        : std::runtime_error(message(name, count, places)) {}

    static std::string message(std::string_view name, std::size_t count,
                               const std::vector<NamedPlace>& places) {
        std::string text =
            std::to_string(count) + " places are named “" + std::string(name) + "”. There are:";
        for (const NamedPlace& each : places) text += "\n  " + each.full_name();
        return text;
    }
};

/// The area of the only panel or control with a name, such as "bounce". "inspector/bounce" tells it
/// from those of other panels.
inline Rect area_of(const std::vector<NamedPlace>& places, std::string_view name) {
    std::vector<Rect> found;
    for (const NamedPlace& each : places) {
        if (each.name != name && each.full_name() != name) continue;
        // A panel may begin again to draw more.
        const auto is_same = [&](const Rect& other) {
            return other.min == each.place.min && other.max == each.place.max;
        };
        if (std::none_of(found.begin(), found.end(), is_same)) found.push_back(each.place);
    }
    if (found.size() != 1) throw NoSuchPlace(name, found.size(), places);
    return found.front();
}

/// A place in a panel without any control, as near as possible to its lower edge.
inline Pt empty_place_in(const std::vector<NamedPlace>& places, std::string_view panel) {
    constexpr float step = 4;
    const Rect area = area_of(places, panel);
    Pt at{center_of(area).x, area.max.y - step};
    const auto is_on_control = [&](const NamedPlace& each) {
        return !each.panel.empty() && each.place.contains(at);
    };
    while (at.y > area.min.y && std::any_of(places.begin(), places.end(), is_on_control))
        at.y -= step;
    if (at.y <= area.min.y) throw NoSuchPlace("empty in " + std::string(panel), 0, places);
    return at;
}

}  // namespace lab::testing
