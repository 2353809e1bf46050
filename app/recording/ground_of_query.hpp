#pragma once

#include <optional>
#include <string>

#include "recording/asked_query.hpp"

namespace lab {

/// How deep a shape is in an obstacle, and the way out.
struct Inside {
    double depth{};
    Vec2 out{};
    std::size_t obstacle = isect::npos;
};

/// The first obstacle on the mover's way: the exact answer.
struct FirstMet {
    double time = 1;
    Vec2 normal{};
    std::size_t obstacle = isect::npos;  ///< npos if nothing is in the way
};

/// Whether an obstacle moves.
bool has_moved(const std::vector<Mark>& marks);

/// The obstacles of a query, as exact tests see them.
class GroundOfQuery {
public:
    explicit GroundOfQuery(const AskedQuery& query);

    /// The deepest overlap with a shape. One-way obstacles don't count, since a mover may be inside
    /// of them.
    Inside inside(const Geometry& shape) const { return inside_of(query_.obstacles, shape); }
    /// The same before the obstacles moved, where a walk begins.
    Inside inside_before(const Geometry& shape) const;
    /// An obstacle that overlaps a shape, or npos.
    std::size_t overlapping(const Geometry& shape) const;
    /// Whether an obstacle is within a distance of a shape.
    bool is_near(const Geometry& shape, double distance) const;
    FirstMet first_met(const Geometry& shape, Vec2 way) const;
    /// How far a shape gets that slides along what it meets.
    Vec2 slide(const Geometry& shape, Vec2 way) const;
    /// The same for a character, which is also carried.
    Vec2 walk(const Geometry& shape, Vec2 way) const;

    const std::string& id(std::size_t obstacle) const { return query_.ids[obstacle]; }

private:
    /// Whether an overlap with an obstacle counts: not with a one-way one, except for `overlaps`.
    bool counts_inside(std::size_t number) const;
    Inside inside_of(const std::vector<Geometry>& obstacles, const Geometry& shape) const;
    QueryInput input(const Geometry& shape, Vec2 way) const;
    FirstMet first_of_ray(Vec2 start, Vec2 way) const;

    const AskedQuery& query_;
    std::vector<Mark> marks_;
    /// Where the obstacles were before they moved, from where a walk begins; empty if none did.
    std::vector<Geometry> before_;
};

}  // namespace lab
