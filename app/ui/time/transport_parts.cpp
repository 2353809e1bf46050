#include "ui/time/transport_parts.hpp"

#include <algorithm>

namespace lab {

namespace {

// Each includes the gap before or after it.
constexpr float margins = 28;
constexpr float for_play = 34 + 8;
constexpr float for_restart = 30 + 4;
constexpr float for_steps = 2 * (30 + 4);
constexpr float for_character = 30 + 4;
constexpr float for_time = 10 + 92;
constexpr float for_speed = 8 + 52;
constexpr float for_stops = 6 + 30;

}  // namespace

TransportParts transport_parts(float width, bool has_character) {
    TransportParts parts;
    parts.character = has_character;
    const auto room = [&] {
        return width - margins - for_play - (parts.restart ? for_restart : 0) -
               (parts.steps ? for_steps : 0) - (parts.character ? for_character : 0) -
               (parts.time ? for_time : 0) - (parts.speed ? for_speed : 0) -
               (parts.stops ? for_stops : 0);
    };
    for (bool* part : {&parts.restart, &parts.steps, &parts.stops, &parts.time, &parts.speed,
                       &parts.character}) {
        if (room() < least_strip) *part = false;
    }
    parts.strip = std::max(room(), 0.0F);
    return parts;
}

}  // namespace lab
