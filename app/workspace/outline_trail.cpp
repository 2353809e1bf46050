#include "workspace/outline_trail.hpp"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

/// The same form may be anywhere. Rounding moves its corners by less than this share of its size.
constexpr double rounding = 1e-9;

bool is_same_form(const Rounded& a, const Rounded& b) {
    if (a.corners.size() != b.corners.size() || a.radius != b.radius) return false;
    double size = a.radius;
    for (const Vec2 corner : a.corners)
        size = std::max(size, isect::length(corner - a.corners.front()));
    for (std::size_t i = 0; i < a.corners.size(); ++i) {
        const Vec2 one = a.corners[i] - a.corners.front(), other = b.corners[i] - b.corners.front();
        if (isect::length(one - other) > rounding * size) return false;
    }
    return true;
}

}  // namespace

void OutlineTrail::follow(const Rounded& sum, double share) {
    if (!is_same_form(form_, sum)) {
        *this = {};
        form_ = sum;
    }
    if (last_ == share) return;
    constexpr auto count = static_cast<double>(bins);
    const auto bin = [](double at) {
        return static_cast<std::size_t>(std::clamp(at * count, 0.0, count - 1));
    };
    const std::size_t to = bin(share), from = last_ ? bin(*last_) : to;
    // A long way in one frame is a jump, and not traced.
    constexpr std::size_t farthest = bins / 6;
    const std::size_t ahead = (to + bins - from) % bins, back = (from + bins - to) % bins;
    if (ahead <= farthest)
        for (std::size_t i = 0; i <= ahead; ++i) mark(from + i);
    else if (back <= farthest)
        for (std::size_t i = 0; i <= back; ++i) mark(to + i);
    else
        mark(to);
    last_ = share;
    find_spans();
}

void OutlineTrail::find_spans() {
    spans_.clear();
    for (std::size_t i = 0; i < bins; ++i) {
        if (!traced_[i]) continue;
        const std::size_t from = i;
        while (i < bins && traced_[i]) ++i;
        spans_.push_back({static_cast<double>(from) / bins, static_cast<double>(i) / bins});
    }
}

double OutlineTrail::share() const {
    return static_cast<double>(std::count(traced_.begin(), traced_.end(), true)) / bins;
}

}  // namespace lab
