#pragma once

#include <string>
#include <vector>

#include "check/faces.hpp"
#include "geometry/extent.hpp"
#include "motion/walking.hpp"

namespace lab {

/// A level as it is at time 0, with the character that is to walk through it.
class CheckedLevel {
public:
    /// Throws UsageError if the scene has no character, or one whose up isn't the top of the
    /// screen.
    explicit CheckedLevel(const Scene& scene);

    /// Whether a shape overlaps nothing that is solid from all sides.
    bool is_free(const Geometry& shape) const;
    /// Whether the character fits in with its position there.
    bool fits(Vec2 pos) const;
    /// Where the character's position is if it rests on a place of a surface with this front.
    Vec2 resting_on(Vec2 place, Vec2 front) const;
    /// Whether a point close in front of a surface is free.
    bool is_open(Vec2 place) const;
    /// Whether a front is one of a floor that can be walked.
    bool is_floor(Vec2 front) const;

    std::string name;  ///< of the character
    Geometry body;     ///< where it starts
    Vec2 start;        ///< its position there
    Vec2 size;         ///< its width and height
    Walking walk;
    WalkSettings settings;
    Scalar scalar{};
    Terrain terrain;
    std::vector<GroundFace> faces;  ///< of all obstacles
    Extent extent;                  ///< of the level with the character

private:
    void add_solid(const NamedShape& shape);

    std::vector<Geometry> solids_;  ///< what is met from all sides
    std::vector<Extent> extents_;   ///< of each of them
};

/// Differences up to this are rounding, and distances up to the second are a hair: a pixel.
inline constexpr double rounding = 1e-6, hair = 1;

}  // namespace lab
