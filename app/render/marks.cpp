#include "render/marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab {

std::vector<Line> hatching(std::span<const Pt> convex, float spacing,
                           std::optional<double> first_level) {
    if (convex.size() < 3) return {};
    // Along a hatching line, x + y is constant. Lines are counted from the first corner, whose sum
    // is smallest.
    const auto level = [](Pt p) { return p.x + p.y; };
    const auto [least, most] = std::minmax_element(convex.begin(), convex.end(),
                                                   [&](Pt a, Pt b) { return level(a) < level(b); });
    const float step = spacing * std::sqrt(2.0F);
    const double hidden = first_level ? static_cast<double>(level(*least)) - *first_level : 0;
    // The corners of an arc lie slightly inside it, which doesn't count as a cut.
    const bool is_cut = hidden > 1;
    const double before = is_cut ? std::fmod(hidden, static_cast<double>(step)) : 0;
    std::vector<Line> lines;
    for (float at = level(*least) + step / 2 - static_cast<float>(before); at < level(*most);
         at += step) {
        std::array<Pt, 2> ends{};
        std::size_t found = 0;
        for (std::size_t i = 0; i < convex.size() && found < 2; ++i) {
            const Pt a = convex[i], b = convex[(i + 1) % convex.size()];
            if ((level(a) < at) == (level(b) < at)) continue;
            ends[found++] = a + ((at - level(a)) / (level(b) - level(a))) * (b - a);
        }
        if (found == 2) lines.emplace_back(ends[0], ends[1]);
    }
    return lines;
}

std::vector<Line> ticks(const VisibleLine& way_seen, float spacing, float half_length) {
    const Pt from = way_seen.first, to = way_seen.second;
    const Pt along = direction(from, to);
    // A tick leans back, so that it looks the same on horizontal, vertical and slanted lines.
    const Pt across =
        half_length * Pt{along.x * 0.5F - along.y * 0.87F, along.y * 0.5F + along.x * 0.87F};
    std::vector<Line> lines;
    const float length = distance(from, to);
    const double before = std::fmod(way_seen.before, static_cast<double>(spacing));
    for (float way = spacing - static_cast<float>(before); way < length - spacing; way += spacing) {
        const Pt middle = from + way * along;
        lines.emplace_back(middle - across, middle + across);
    }
    return lines;
}

void arrow(Canvas& canvas, Pt from, Pt to, const Stroke& stroke) {
    const Pt along = direction(from, to);
    const float length = std::min(5 + 2.2F * stroke.width, distance(from, to));
    const float half_width = 0.42F * length;
    const Pt across{-half_width * along.y, half_width * along.x};
    const Pt base = to - length * along;
    if (distance(from, base) > 0.5F) canvas.line(from, base + 0.5F * along, stroke);
    canvas.fill(std::array{to, base + across, base - across}, stroke.color);
}

std::vector<Pt> diamond(Pt center, float half) {
    return {center + Pt{half, 0}, center + Pt{0, half}, center - Pt{half, 0}, center - Pt{0, half}};
}

std::vector<Pt> soft_square(Pt center, float half, float corner) {
    const float cut = 0.3F * corner;
    const float in = half - corner, near = half - cut;
    std::vector<Pt> points;
    for (const Pt side : {Pt{1, 1}, Pt{-1, 1}, Pt{-1, -1}, Pt{1, -1}}) {
        const std::array<Pt, 3> round{{{half, in}, {near, near}, {in, half}}};
        const bool turned = side.x * side.y < 0;
        for (std::size_t i = 0; i < round.size(); ++i) {
            const Pt p = round[turned ? round.size() - 1 - i : i];
            points.push_back(center + Pt{side.x * p.x, side.y * p.y});
        }
    }
    return points;
}

}  // namespace lab
