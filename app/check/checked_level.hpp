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
    /// Throws UsageError if the scene has no character, or one without an inside, or one whose up
    /// isn't the top of the screen.
    explicit CheckedLevel(const Scene& scene);

    /// Whether a shape overlaps nothing that is solid from all sides.
    bool is_free(const Geometry& shape) const;
    /// Whether the character fits in with its middle there.
    bool fits(Vec2 middle) const;
    /// Where the character's middle is if it rests on a place of a surface with this front.
    Vec2 resting_on(Vec2 place, Vec2 front) const;
    /// Whether a point close in front of a surface is free.
    bool is_open(Vec2 place) const;
    /// The middle of the character's bounds with its position there, and the point below it at
    /// which its feet are.
    Vec2 middle_at(Vec2 pos) const { return pos + (middle_ - start); }
    Vec2 feet_at(Vec2 pos) const { return middle_at(pos) + Vec2{0, size.y / 2}; }
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
    /// Lengths up to this come from rounding, also that of an editor that saves a few digits.
    double rounding{};
    /// Lengths below this are a hair: a pixel, or less for a small character.
    double hair{};

private:
    void add_solid(const NamedShape& shape);
    bool overlaps_near(const Geometry& shape, const Extent& here, const Geometry& solid) const;

    Vec2 middle_;                   ///< of the character where it starts
    std::vector<Geometry> solids_;  ///< all obstacles but those with one front
    std::vector<Extent> extents_;   ///< of each of them
};

}  // namespace lab
