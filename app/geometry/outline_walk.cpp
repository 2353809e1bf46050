#include "geometry/outline_walk.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace lab {

namespace {

constexpr double turn = 2 * std::numbers::pi;
/// The largest angle between neighbouring points of an arc.
constexpr double most_bend = turn / 120;

/// The direction out of the side of a hull that begins at a corner.
double angle_out(const std::vector<Vec2>& corners, std::size_t corner) {
    const Vec2 side = corners[(corner + 1) % corners.size()] - corners[corner];
    return std::atan2(-side.x, side.y);
}

}  // namespace

OutlineWalk::OutlineWalk(const Rounded& shape) {
    const std::vector<Vec2>& corners = shape.corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const std::size_t before = (i + corners.size() - 1) % corners.size();
        const bool is_disc = corners.size() == 1;
        const double from = is_disc ? 0 : angle_out(corners, before);
        double bend = is_disc ? turn : angle_out(corners, i) - from;
        if (bend < 0) bend += turn;
        const int pieces = shape.radius > 0 ? static_cast<int>(std::ceil(bend / most_bend)) : 0;
        for (int k = 0; k <= pieces; ++k) {
            const double angle = pieces > 0 ? from + bend * k / pieces : from;
            add(corners[i] + shape.radius * Vec2{std::cos(angle), std::sin(angle)});
        }
    }
    add(points_.front());
}

void OutlineWalk::add(Vec2 point) {
    const double last = lengths_.empty() ? 0 : lengths_.back();
    lengths_.push_back(points_.empty() ? 0 : last + isect::length(point - points_.back()));
    points_.push_back(point);
}

Vec2 OutlineWalk::at(double share) const {
    const double along = (share - std::floor(share)) * length();
    const auto after = std::upper_bound(lengths_.begin(), lengths_.end(), along);
    if (after == lengths_.end() || after == lengths_.begin()) return points_.front();
    const auto i = static_cast<std::size_t>(after - lengths_.begin());
    const double part = (along - lengths_[i - 1]) / (lengths_[i] - lengths_[i - 1]);
    return points_[i - 1] + part * (points_[i] - points_[i - 1]);
}

double OutlineWalk::nearest(Vec2 place) const {
    double best = 0, least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 1; i < points_.size(); ++i) {
        const Vec2 from = points_[i - 1], piece = points_[i] - from;
        const double squared = isect::length_squared(piece);
        if (squared == 0) continue;
        const double part = std::clamp(dot(place - from, piece) / squared, 0.0, 1.0);
        const double away = isect::length(from + part * piece - place);
        if (away >= least) continue;
        least = away;
        best = (lengths_[i - 1] + part * (lengths_[i] - lengths_[i - 1])) / length();
    }
    return best;
}

std::vector<Vec2> OutlineWalk::between(double from, double to) const {
    std::vector<Vec2> points{at(from)};
    const double start = from - std::floor(from);
    const double whole = std::min(to - from, 1.0);
    for (int round = 0; round < 2; ++round) {
        for (std::size_t i = 1; i < points_.size(); ++i) {
            const double share = lengths_[i] / length() + round;
            if (share > start && share < start + whole) points.push_back(points_[i]);
        }
    }
    points.push_back(at(start + whole));
    return points;
}

}  // namespace lab
