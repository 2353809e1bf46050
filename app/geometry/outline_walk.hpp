#pragma once

#include <vector>

#include "query/rounded.hpp"

namespace lab {

/// The outline of a shape as a closed line, with a share of its length for each of its points.
class OutlineWalk {
public:
    explicit OutlineWalk(const Rounded& shape);

    Vec2 at(double share) const;
    /// The share of the outline's point that is nearest to a place.
    double nearest(Vec2 place) const;
    /// The points from one share to a later one, at most once round.
    std::vector<Vec2> between(double from, double to) const;
    double length() const { return lengths_.back(); }

private:
    void add(Vec2 point);

    std::vector<Vec2> points_;  ///< the first one is also the last
    std::vector<double> lengths_;
};

}  // namespace lab
