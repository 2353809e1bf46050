#pragma once

#include <span>
#include <string>
#include <string_view>

namespace lab {

/// The meaning of a traced value. Sentences, marks and strips use these terms, so the library's
/// names and expressions may change; only the table in vocabulary.cpp contains them.
enum class Term {
    none,  ///< traced, but not used by meaning

    // Along a path
    extents_on_x,  ///< whether part of the path lies between a box's edges on x
    extents_on_y,
    line_meets_box,  ///< whether the box's corners lie on both sides of the path's line
    is_missed,       ///< whether the path surely misses, by plain arithmetic
    starts_inside,   ///< whether the mover is inside where its path starts
    close_call,      ///< whether exact arithmetic has to decide
    through_x,       ///< whether the x slab is entered last
    near_time,       ///< when both slabs are entered
    far_time,        ///< when one of them is left
    time,            ///< time of contact, between 0 and 1
    ray_meets_disc,
    sweep_meets_disc,
    path_meets_capsule,
    path_meets_box,
    enters_rounded_box,
    enters_flat_face,
    at_start,         ///< whether the contact is where the path starts
    hit_is_at_start,  ///< the same for the hit of a nested call
    has_hit,          ///< whether a nested call found a hit
    in_x,             ///< the times at which the path is in the x slab
    in_y,

    // In one place
    overlap,            ///< the answer of a nested call
    overlap_after_hit,  ///< the same, after a nested call found a hit
    answer,             ///< the yes or no that an overlap test returns
    inside_sum,         ///< whether a point or a path meets the Minkowski sum
    closer_on_x,
    closer_on_y,
    center_in_x,  ///< whether the circle's center is between the box's edges on x
    center_in_y,
    beyond_corner,
    before_start,  ///< before the start of a capsule's segment
    beyond_end,
    a_begins_in_time,  ///< whether the first of two ranges begins before the other ends
    b_begins_in_time,

    // Lengths, directions and points
    depth_on_x,  ///< the penetration depth on x
    depth_on_y,
    shorter_on_x,   ///< whether the penetration depth is smaller on x
    gap_between,    ///< from one shape to the other, before radii
    centers_apart,  ///< from one center or core to the other
    distance,       ///< after subtracting radii
    direction,      ///< out of the obstacle, or toward the other shape
    on_box,         ///< the closest point of the box
    on_a,
    on_b,

    // Among many
    is_out_of_reach,  ///< whether the path can't reach an obstacle before the first contact
    has_missed,       ///< whether an obstacle is missed
    contact_width,    ///< how much of an obstacle's side the mover shares
    is_later,         ///< whether an obstacle is hit after the first one
    first_obstacle,   ///< the index of the first obstacle hit
    place_reached,    ///< the end of one leg of a motion
    delta_left        ///< the rest of the motion after a hit
};

/// A traced value: where the library traces it and what it means.
struct Traced {
    Term term{};
    std::string_view file;   ///< "raycast/aabb.hpp"; of a peer, "noonat/box.hpp"
    std::string_view label;  ///< as `Statement::label`
};

/// Every traced value whose meaning the lab knows.
std::span<const Traced> vocabulary();

/// `none` for a value that isn't in the table.
Term term_of(std::string_view file, std::string_view label);

/// The library's name for a value, in the first file of the table that has it.
std::string label_of(Term term);

/// The library files that the lab refers to by name.
namespace library_file {
inline constexpr std::string_view closest_aabb_aabb = "closest_points/aabb_aabb.hpp";
inline constexpr std::string_view closest_circle_aabb = "closest_points/circle_aabb.hpp";
inline constexpr std::string_view closest_circle_capsule = "closest_points/circle_capsule.hpp";
inline constexpr std::string_view closest_circle_circle = "closest_points/circle_circle.hpp";
inline constexpr std::string_view closest_common_point = "closest_points/common_point.hpp";
inline constexpr std::string_view closest_hull_hull = "closest_points/hull_hull.hpp";
inline constexpr std::string_view contact_foot = "contact/foot.hpp";
inline constexpr std::string_view distance_aabb_aabb = "distance/aabb_aabb.hpp";
inline constexpr std::string_view distance_circle_aabb = "distance/circle_aabb.hpp";
inline constexpr std::string_view distance_circle_capsule = "distance/circle_capsule.hpp";
inline constexpr std::string_view distance_circle_circle = "distance/circle_circle.hpp";
inline constexpr std::string_view distance_hull_hull = "distance/hull_hull.hpp";
inline constexpr std::string_view intersect_aabb_aabb = "intersect/aabb_aabb.hpp";
inline constexpr std::string_view intersect_aabb_aabb_exactly = "intersect/aabb_aabb_exactly.hpp";
inline constexpr std::string_view intersect_aabb_circle = "intersect/aabb_circle.hpp";
inline constexpr std::string_view intersect_circle_aabb = "intersect/circle_aabb.hpp";
inline constexpr std::string_view intersect_circle_capsule = "intersect/circle_capsule.hpp";
inline constexpr std::string_view intersect_circle_circle = "intersect/circle_circle.hpp";
inline constexpr std::string_view intersect_hull_hull = "intersect/hull_hull.hpp";
inline constexpr std::string_view overlaps_aabb_aabb = "overlaps/aabb_aabb.hpp";
inline constexpr std::string_view overlaps_circle_aabb = "overlaps/circle_aabb.hpp";
inline constexpr std::string_view overlaps_circle_capsule = "overlaps/circle_capsule.hpp";
inline constexpr std::string_view overlaps_circle_capsule_exactly =
    "overlaps/circle_capsule_exactly.hpp";
inline constexpr std::string_view overlaps_circle_circle = "overlaps/circle_circle.hpp";
inline constexpr std::string_view overlaps_hull_hull = "overlaps/hull_hull.hpp";
inline constexpr std::string_view overlaps_interval = "overlaps/interval.hpp";
inline constexpr std::string_view raycast_aabb = "raycast/aabb.hpp";
inline constexpr std::string_view raycast_aabb_exactly = "raycast/aabb_exactly.hpp";
inline constexpr std::string_view raycast_capsule = "raycast/capsule.hpp";
inline constexpr std::string_view raycast_capsule_exactly = "raycast/capsule_exactly.hpp";
inline constexpr std::string_view raycast_circle = "raycast/circle.hpp";
inline constexpr std::string_view raycast_circle_exactly = "raycast/circle_exactly.hpp";
inline constexpr std::string_view raycast_polygon = "raycast/polygon.hpp";
inline constexpr std::string_view sweep_aabb_aabb = "sweep/aabb_aabb.hpp";
inline constexpr std::string_view sweep_aabb_circle = "sweep/aabb_circle.hpp";
inline constexpr std::string_view sweep_circle_aabb = "sweep/circle_aabb.hpp";
inline constexpr std::string_view sweep_circle_capsule = "sweep/circle_capsule.hpp";
inline constexpr std::string_view sweep_circle_capsule_exactly = "sweep/circle_capsule_exactly.hpp";
inline constexpr std::string_view sweep_circle_circle = "sweep/circle_circle.hpp";
inline constexpr std::string_view sweep_circle_circle_exactly = "sweep/circle_circle_exactly.hpp";
inline constexpr std::string_view sweep_hull_hull = "sweep/hull_hull.hpp";
inline constexpr std::string_view slab_times = "slab_times.hpp";
inline constexpr std::string_view sweep_into = "ground/sweep_into.hpp";
inline constexpr std::string_view move_and_slide = "slide/move_and_slide.hpp";
inline constexpr std::string_view broad_all_hits = "broad/all_hits.hpp";
inline constexpr std::string_view broad_queries = "broad/queries.hpp";
}  // namespace library_file

}  // namespace lab
