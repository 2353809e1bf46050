#include "picture/labels.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>

#include "render/marks.hpp"

namespace lab {

namespace {

constexpr float diagonal = 0.7071F;
constexpr std::array<Pt, 8> directions{{{0, -1},
                                        {diagonal, -diagonal},
                                        {1, 0},
                                        {diagonal, diagonal},
                                        {0, 1},
                                        {-diagonal, diagonal},
                                        {-1, 0},
                                        {-diagonal, -diagonal}}};

/// The box of a text in some direction from an anchor. Its nearest side or corner touches the gap.
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

std::optional<std::pair<Pt, Pt>> leader_of(const Rect& box, Pt anchor, float gap) {
    const Pt nearest{std::clamp(anchor.x, box.min.x, box.max.x),
                     std::clamp(anchor.y, box.min.y, box.max.y)};
    constexpr float far_off = 12, clear_of_mark = 6, clear_of_text = 2;
    if (distance(nearest, anchor) < gap + far_off) return {};
    const Pt along = direction(nearest, anchor);
    return {{nearest + clear_of_text * along, anchor - clear_of_mark * along}};
}

bool runs_through(const std::optional<std::pair<Pt, Pt>>& leader, const Rect& box) {
    return leader && crosses(box, leader->first, leader->second);
}

Rect grown(const Rect& rect, float by) {
    return {{rect.min.x - by, rect.min.y - by}, {rect.max.x + by, rect.max.y + by}};
}

bool is_within(const std::vector<Pt>& convex, Pt at) {
    bool any_left = false, any_right = false;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Pt from = convex[i], along = convex[(i + 1) % convex.size()] - from;
        const float side = along.x * (at.y - from.y) - along.y * (at.x - from.x);
        any_left = any_left || side < 0;
        any_right = any_right || side > 0;
    }
    return any_left != any_right;
}

/// A label's text without digits, with a mark if another label has the same.
std::string free_name(const std::string& text, const LabelMemory& used) {
    std::string name;
    std::copy_if(text.begin(), text.end(), std::back_inserter(name),
                 [](char c) { return c < '0' || c > '9'; });
    while (used.count(name) > 0) name += '\'';
    return name;
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
    // The line crosses if the corners aren't all on one side of it.
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

bool LabelBoard::is_free(const PlacedLabel& label, const std::vector<PlacedLabel>& placed) const {
    const Rect& box = label.box;
    constexpr float margin = 6;
    const Rect within = grown(area_, -margin);
    if (!within.contains(box.min) || !within.contains(box.max)) return false;
    for (const Rect& rect : taken_) {
        if (overlap(rect, box)) return false;
    }
    for (const PlacedLabel& other : placed) {
        if (overlap(grown(other.box, 3), box)) return false;
        if (runs_through(other.leader, box) || runs_through(label.leader, other.box)) return false;
    }
    return true;
}

int LabelBoard::crossings(const Rect& box) const {
    return static_cast<int>(std::count_if(lines_.begin(), lines_.end(), [&](const auto& line) {
        return crosses(box, line.first, line.second);
    }));
}

bool LabelBoard::misnames(const Label& label, const Rect& box) const {
    if (label.names.empty()) return false;
    const Pt middle{(box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2};
    return std::any_of(held_.begin(), held_.end(), [&](const auto& held) {
        return held.first != label.names && is_within(held.second, middle);
    });
}

std::optional<PlacedLabel> LabelBoard::placed(const Label& label,
                                              const std::vector<PlacedLabel>& others,
                                              int last_spot) const {
    std::optional<PlacedLabel> best;
    float least = std::numeric_limits<float>::infinity();
    const Pt size{canvas_text_width(label.text, label.size), label.size};
    int spot = 0;
    const auto consider = [&](Pt anchor, Pt direction, float gap, float cost) {
        // Staying is worth another turn or a few more pixels, but not another line behind the text.
        constexpr float for_staying = 5;
        if (++spot == last_spot) cost -= for_staying;
        constexpr float for_misnaming = 8;
        const Rect box = box_beside(anchor, direction, gap, size);
        // The baseline is a little above the lower side.
        const Pt base{box.min.x, box.max.y - 0.14F * label.size};
        const PlacedLabel found{
            label, box, base, false, spot, anchor, leader_of(box, anchor, label.gap)};
        if (cost >= least || !is_free(found, others)) return;
        if (misnames(label, box)) cost += for_misnaming;
        const int lines = crossings(grown(box, 2));
        constexpr float for_line = 10;
        if (cost + for_line * static_cast<float>(lines) >= least) return;
        least = cost + for_line * static_cast<float>(lines);
        best = found;
        best->crossed = lines > 0;
    };
    for (const float farther : {0.0F, 7.0F, 16.0F, 28.0F, 42.0F}) {
        for (const Pt direction : directions) {
            constexpr float for_turning = 2, for_distance = 0.2F;
            consider(label.anchor, direction, label.gap + farther,
                     for_distance * farther + for_turning * (1 - dot(direction, label.toward)));
        }
    }
    float cost = 0;
    for (const auto& [anchor, toward] : label.others) {
        consider(anchor, toward, label.gap, cost += 0.5F);
    }
    return best;
}

std::vector<PlacedLabel> LabelBoard::place(LabelMemory* memory) const {
    std::vector<PlacedLabel> all;
    LabelMemory now;
    for (const Label& label : labels_) {
        const std::string name = free_name(label.text, now);
        const bool known = memory && memory->count(name) > 0;
        auto found = placed(label, all, known ? memory->at(name) : 0);
        now[name] = found ? found->spot : 0;
        if (found) all.push_back(std::move(*found));
    }
    if (memory) *memory = std::move(now);
    return all;
}

}  // namespace lab
