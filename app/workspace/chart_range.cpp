#include "workspace/chart_range.hpp"

#include <algorithm>

#include "query/neighbours.hpp"
#include "scene/edit.hpp"
#include "scene/parameters.hpp"

namespace lab {
namespace {

/// The ends of an axis.
struct Ends {
    double from{}, to{};
};

LimitSpan limits_of(const MapWish& chart, const MapAxis& axis) {
    constexpr double farthest = 0x1p100;
    Scene scene = chart.posed;
    const LimitSpan limits = allowed_span(number_named(scene, axis.number).parameter.limit);
    return {std::max(limits.least, -farthest), std::min(limits.most, farthest)};
}

Ends zoomed_axis(const MapWish& chart, const MapAxis& axis, double about, double factor) {
    constexpr double fewest_numbers = 8;
    const LimitSpan limits = limits_of(chart, axis);
    const double at = axis.from + about * (axis.to - axis.from);
    const Ends ends{std::max(at - (at - axis.from) / factor, limits.least),
                    std::min(at + (axis.to - at) / factor, limits.most)};
    const bool is_enough =
        numbers_between(ends.from, ends.to, chart.scalar_on(axis)) >= fewest_numbers;
    return is_enough ? ends : Ends{axis.from, axis.to};
}

Ends moved_axis(const MapWish& chart, const MapAxis& axis, double by) {
    const LimitSpan limits = limits_of(chart, axis);
    const double wide = axis.to - axis.from;
    const double most = std::max(limits.most - axis.to, 0.0);
    const double least = std::min(limits.least - axis.from, 0.0);
    const double shift = std::clamp(by * wide, least, most);
    return {axis.from + shift, axis.to + shift};
}

ChartRange range_of(const Ends& across, const Ends& down) {
    return {{across.from, down.from}, {across.to, down.to}};
}

}  // namespace

ChartRange zoomed(const MapWish& chart, Vec2 about, double factor) {
    return range_of(zoomed_axis(chart, chart.across, about.x, factor),
                    zoomed_axis(chart, chart.down, about.y, factor));
}

ChartRange moved(const MapWish& chart, Vec2 by) {
    return range_of(moved_axis(chart, chart.across, by.x), moved_axis(chart, chart.down, by.y));
}

}  // namespace lab
