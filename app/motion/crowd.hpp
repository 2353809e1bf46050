#pragma once

#include <cstdint>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// The paths along which the boxes of a crowd move back and forth. Everything that doesn't depend
/// on time is computed once, so each frame is cheap.
class CrowdWays {
public:
    /// Computes the paths of all boxes, or of the first `most`. The n-th path is the same for any
    /// count.
    explicit CrowdWays(const Crowd& crowd, int most = Crowd::most);

    /// Replaces `boxes` with the boxes at this time.
    void place(double time, std::vector<Aabb>& boxes) const;
    /// Bounds that contain each box at all times.
    std::vector<Aabb> reached() const;

private:
    struct Way {
        Vec2 middle;
        Vec2 half;       ///< half size of the box
        Vec2 along;      ///< direction; each axis from -1 to 1, as a fraction of the crowd's `roam`
        double phase{};  ///< from 0 to 4, the phase at time 0; see to_and_fro
    };
    static Way way_of(const Crowd& crowd, std::uint64_t number);
    Aabb box_on(const Way& way, double share) const;

    double speed_;
    double roam_;
    std::vector<Way> ways_;
};

/// The boxes of a crowd at a time, or only the first `most` of them.
std::vector<Aabb> crowd_boxes(const Crowd& crowd, double time, int most = Crowd::most);

}  // namespace lab
