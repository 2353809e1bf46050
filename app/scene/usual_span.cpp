#include "scene/usual_span.hpp"

#include <algorithm>

#include "scene/edit.hpp"

namespace lab {

LimitSpan usual_span(const Parameter& parameter, const Scene& scene, int which) {
    constexpr double turn = 6.283185307179586;
    const std::string_view unit = parameter.unit;
    const Vec2 corner = scene.content_corner, size = scene.content_size;
    const bool not_negative = parameter.limit != Limit::any;
    if (parameter.limit == Limit::slope || parameter.limit == Limit::frame_rate)
        return allowed_span(parameter.limit);
    if (parameter.limit == Limit::time) return {0, scene.duration};
    if (unit.substr(0, 3) == "rad") return {-turn, turn};
    // A speed that suits the scene crosses it in some seconds.
    if (not_negative && unit.substr(0, 7) == "units/s") return {0, std::max(4 * size.x, 100.0)};
    if (!unit.empty()) return {not_negative ? 0.0 : -100.0, 100.0};
    const double least = which == 0 ? corner.x : corner.y;
    const double extent = std::max(which == 0 ? size.x : size.y, 1e-9);
    if (not_negative) return {0, extent};
    return {least, least + extent};
}

LimitSpan usual_span_of(Scene scene, std::string_view name) {
    const NamedNumber number = number_named(scene, name);
    LimitSpan span = usual_span(number.parameter, scene, number.which);
    const double extent = span.most - span.least;
    const LimitSpan allowed = allowed_span(number.parameter.limit);
    if (number.value <= span.least) span.least = std::max(number.value - extent, allowed.least);
    if (number.value >= span.most) span.most = std::min(number.value + extent, allowed.most);
    return span;
}

}  // namespace lab
