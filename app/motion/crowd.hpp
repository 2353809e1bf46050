#pragma once

#include <cstdint>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// The ways on which the boxes of a crowd go to and fro: all that doesn't depend on the time, so
/// that a moment costs little.
class CrowdWays {
public:
    /// Of all boxes, or only of the first so many. The n-th is the same however many there are.
    explicit CrowdWays(const Crowd& crowd, int most = Crowd::most);

    /// The boxes at a time, in place of what was there.
    void place(double time, std::vector<Aabb>& boxes) const;
    /// What each box is within at any time.
    std::vector<Aabb> reached() const;

private:
    struct Way {
        Vec2 middle;
        Vec2 half;       ///< of the box
        Vec2 along;      ///< from -1 to 1 of what it may roam on each axis
        double phase{};  ///< from 0 to 4, where it is at time 0; see to_and_fro
    };
    static Way way_of(const Crowd& crowd, std::uint64_t number);
    Aabb box_on(const Way& way, double share) const;

    double speed_;
    double roam_;
    std::vector<Way> ways_;
};

/// The boxes of a crowd at a time, or only the first so many of them.
std::vector<Aabb> crowd_boxes(const Crowd& crowd, double time, int most = Crowd::most);

}  // namespace lab
