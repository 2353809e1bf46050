#include "draw/labels.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "draw/marks.hpp"

namespace lab {

namespace {

constexpr double forbidden = std::numeric_limits<double>::infinity();

constexpr float diagonal = 0.7071F;
constexpr std::array<Pt, 8> directions{{{0, -1},
                                        {diagonal, -diagonal},
                                        {1, 0},
                                        {diagonal, diagonal},
                                        {0, 1},
                                        {-diagonal, diagonal},
                                        {-1, 0},
                                        {-diagonal, -diagonal}}};

/// The box of a text that stands in some direction from a place: its nearest side or corner is
/// there.
Rect box_beside(Pt anchor, Pt direction, float gap, Pt size) {
    const auto least = [](float anchored, float along, float length) {
        if (along > 0.1F) return anchored;
        if (along < -0.1F) return anchored - length;
        return anchored - length / 2;
    };
    const Pt from = anchor + gap * direction;
    const Pt min{least(from.x, direction.x, size.x), least(from.y, direction.y, size.y)};
    return {min, min + size};
}

Rect grown(const Rect& rect, float by) {
    return {{rect.min.x - by, rect.min.y - by}, {rect.max.x + by, rect.max.y + by}};
}

}  // namespace

bool overlap(const Rect& a, const Rect& b) {
    return a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y;
}

bool crosses(const Rect& rect, Pt from, Pt to) {
    if (!overlap(rect, {{std::min(from.x, to.x) - 0.01F, std::min(from.y, to.y) - 0.01F},
                        {std::max(from.x, to.x) + 0.01F, std::max(from.y, to.y) + 0.01F}})) {
        return false;
    }
    // The corners are not all on one side of the line.
    const Pt along = to - from;
    const auto side = [&](float x, float y) {
        return along.x * (y - from.y) - along.y * (x - from.x) > 0;
    };
    const bool first = side(rect.min.x, rect.min.y);
    return side(rect.max.x, rect.min.y) != first || side(rect.max.x, rect.max.y) != first ||
           side(rect.min.x, rect.max.y) != first;
}

void LabelBoard::keep_free(Pt center, float reach) {
    keep_free({{center.x - reach, center.y - reach}, {center.x + reach, center.y + reach}});
}

void LabelBoard::avoid(const std::vector<Pt>& outline) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
        avoid(outline[i], outline[(i + 1) % outline.size()]);
    }
}

double LabelBoard::cost(const Rect& box, const std::vector<PlacedLabel>& placed) const {
    constexpr float margin = 6;
    const Rect within = grown(area_, -margin);
    if (!within.contains(box.min) || !within.contains(box.max)) return forbidden;
    for (const Rect& rect : taken_) {
        if (overlap(rect, box)) return forbidden;
    }
    const Rect roomy = grown(box, 3);
    for (const PlacedLabel& other : placed) {
        if (overlap(other.box, roomy)) return forbidden;
    }
    constexpr double for_crossing = 10;
    return for_crossing *
           static_cast<double>(std::count_if(lines_.begin(), lines_.end(), [&](const auto& line) {
               return crosses(roomy, line.first, line.second);
           }));
}

std::vector<PlacedLabel> LabelBoard::place() const {
    std::vector<PlacedLabel> placed;
    for (const Label& label : labels_) {
        const Pt size{canvas_text_width(label.text, label.size), label.size};
        Rect best{};
        double least = forbidden;
        for (const float farther : {0.0F, 7.0F, 16.0F, 28.0F, 42.0F}) {
            for (const Pt direction : directions) {
                const Rect box = box_beside(label.anchor, direction, label.gap + farther, size);
                const double total = cost(box, placed) + static_cast<double>(0.2F * farther) +
                                     2 * (1 - static_cast<double>(dot(direction, label.toward)));
                if (total < least) {
                    least = total;
                    best = box;
                }
            }
        }
        if (least == forbidden) continue;
        // Letters without tails fill three quarters of the box, from its base line up.
        placed.push_back({label, best, {best.min.x, best.max.y - 0.14F * label.size}});
    }
    return placed;
}

}  // namespace lab
