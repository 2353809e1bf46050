// The only place that contains the library's names for traced values.
#include "trace/vocabulary.hpp"

#include <algorithm>
#include <array>

namespace lab {

namespace {

constexpr auto table = std::to_array<Traced>({
    {Term::extents_on_x, library_file::raycast_aabb_exactly,
     "path_extents_meet(start.x, delta.x, center.x, half.x, padding.x)"},
    {Term::extents_on_y, library_file::raycast_aabb_exactly,
     "path_extents_meet(start.y, delta.y, center.y, half.y, padding.y)"},
    {Term::line_meets_box, library_file::raycast_aabb_exactly,
     "line_meets_box(start, delta, center, half, padding)"},
    {Term::misses_box, library_file::raycast_aabb, "is_missed"},
    {Term::starts_inside, library_file::raycast_aabb, "is_inside"},
    {Term::through_x, library_file::raycast_aabb, "through_x"},
    {Term::through_x, library_file::raycast_aabb_exactly, "through_x"},
    {Term::near_time, library_file::raycast_aabb, "near"},
    {Term::near_time, library_file::raycast_aabb_exactly, "near"},
    {Term::time, library_file::raycast_aabb_exactly, "time"},
    {Term::time, library_file::raycast_capsule, "time"},
    {Term::time, library_file::raycast_circle, "time"},
    {Term::time, library_file::sweep_aabb_circle, "time"},
    {Term::time, library_file::sweep_circle_aabb, "time"},
    {Term::time, library_file::sweep_circle_circle, "time"},
    {Term::time, library_file::sweep_hull_hull, "time"},
    {Term::ray_meets_disc, library_file::raycast_circle,
     "segment_within_radius(start, delta, center, radius, padding)"},
    {Term::sweep_meets_disc, library_file::sweep_circle_circle,
     "segment_within_radius(start, delta, center, mover_radius, radius)"},
    {Term::path_meets_capsule, library_file::raycast_capsule,
     "path_meets_capsule(start, delta, capsule_start, capsule_delta, radius, padding)"},
    {Term::path_meets_box, library_file::sweep_aabb_circle,
     "path_meets_box(start, delta, center, half, Vec2<T>{radius, radius})"},
    {Term::path_meets_box, library_file::sweep_circle_aabb,
     "path_meets_box(start, delta, center, half, Vec2<T>{radius, radius})"},
    {Term::enters_rounded_box, library_file::sweep_aabb_circle, "entry.enters"},
    {Term::enters_rounded_box, library_file::sweep_circle_aabb, "entry.enters"},
    {Term::enters_flat_face, library_file::sweep_aabb_circle, "entry.is_flat"},
    {Term::enters_flat_face, library_file::sweep_circle_aabb, "entry.is_flat"},
    {Term::at_start, library_file::sweep_aabb_circle, "time == 0"},
    {Term::at_start, library_file::sweep_circle_aabb, "time == 0"},
    {Term::at_start, library_file::sweep_circle_circle, "time == 0"},
    {Term::hit_is_at_start, library_file::sweep_circle_capsule, "hit->time == 0"},
    {Term::has_hit, library_file::broad_all_hits, "hit.has_value()"},
    {Term::has_hit, library_file::sweep_aabb_aabb, "hit.has_value()"},
    {Term::has_hit, library_file::sweep_circle_capsule, "hit.has_value()"},
    {Term::in_x, library_file::slab_times, "in_x"},
    {Term::in_y, library_file::slab_times, "in_y"},
    {Term::overlap, library_file::closest_circle_aabb, "overlaps(circle, box, trace)"},
    {Term::overlap, library_file::closest_circle_capsule, "overlaps(circle, capsule, trace)"},
    {Term::overlap, library_file::closest_circle_circle, "overlaps(a, b, trace)"},
    {Term::overlap, library_file::distance_circle_aabb, "overlaps(circle, box, trace)"},
    {Term::overlap, library_file::distance_circle_capsule, "overlaps(circle, capsule, trace)"},
    {Term::overlap, library_file::distance_circle_circle, "overlaps(a, b, trace)"},
    {Term::overlap, library_file::intersect_aabb_aabb, "overlaps(mover, obstacle, trace)"},
    {Term::overlap, library_file::intersect_aabb_circle, "overlaps(mover, obstacle, trace)"},
    {Term::overlap, library_file::intersect_circle_aabb, "overlaps(mover, obstacle, trace)"},
    {Term::overlap, library_file::intersect_circle_capsule, "overlaps(mover, obstacle, trace)"},
    {Term::overlap, library_file::intersect_circle_circle, "overlaps(mover, obstacle, trace)"},
    {Term::overlap, library_file::raycast_aabb_exactly, "overlaps(mover, box, trace)"},
    {Term::overlap, library_file::raycast_capsule, "overlaps(mover, capsule, trace)"},
    {Term::overlap, library_file::raycast_circle, "overlaps(mover, circle, trace)"},
    {Term::overlap, library_file::sweep_aabb_circle, "overlaps(mover, obstacle, trace)"},
    {Term::overlap, library_file::sweep_circle_aabb, "overlaps(mover, obstacle, trace)"},
    {Term::overlap, library_file::sweep_circle_circle, "overlaps(mover, obstacle, trace)"},
    {Term::overlap_after_hit, library_file::sweep_aabb_aabb,
     "hit->time == 0 && overlaps(mover, obstacle)"},
    {Term::answer, library_file::overlaps_aabb_aabb, "answer"},
    {Term::answer, library_file::overlaps_circle_aabb, "answer"},
    {Term::answer, library_file::overlaps_circle_capsule, "answer"},
    {Term::answer, library_file::overlaps_circle_circle, "answer"},
    {Term::answer, library_file::overlaps_hull_hull, "answer"},
    {Term::answer, library_file::overlaps_interval, "answer"},
    {Term::inside_sum, library_file::closest_hull_hull, "inside_sum(a.pos, sum)"},
    {Term::inside_sum, library_file::distance_hull_hull, "inside_sum(a.pos, sum)"},
    {Term::inside_sum, library_file::intersect_hull_hull, "inside_sum(mover.pos, sum)"},
    {Term::inside_sum, library_file::sweep_hull_hull, "inside_sum(mover.pos, sum)"},
    {Term::inside_sum, library_file::sweep_hull_hull, "inside_sum(mover.pos, swept)"},
    {Term::closer_on_x, library_file::overlaps_aabb_aabb,
     "closer_on_axis(a.center.x, b.center.x, a.half.x, b.half.x)"},
    {Term::closer_on_x, library_file::overlaps_circle_aabb,
     "closer_on_axis(point.x, center.x, half.x, radius)"},
    {Term::closer_on_y, library_file::overlaps_circle_aabb,
     "closer_on_axis(point.y, center.y, half.y, radius)"},
    {Term::center_in_x, library_file::overlaps_circle_aabb,
     "inside_span(point.x, center.x, half.x)"},
    {Term::center_in_y, library_file::overlaps_circle_aabb,
     "inside_span(point.y, center.y, half.y)"},
    {Term::beyond_corner, library_file::intersect_aabb_circle, "beyond_corner(center, mover)"},
    {Term::beyond_corner, library_file::intersect_circle_aabb, "beyond_corner(start, obstacle)"},
    {Term::before_start, library_file::overlaps_circle_capsule,
     "ahead(capsule.delta, start, point) <= 0"},
    {Term::beyond_end, library_file::overlaps_circle_capsule,
     "ahead(capsule.delta, end, point) >= 0"},
    {Term::a_begins_in_time, library_file::overlaps_interval, "a_begins_in_time"},
    {Term::b_begins_in_time, library_file::overlaps_interval, "b_begins_in_time"},
    {Term::depth_on_x, library_file::intersect_aabb_aabb, "depth_x"},
    {Term::depth_on_x, library_file::intersect_aabb_aabb_exactly, "depth_x"},
    {Term::depth_on_y, library_file::intersect_aabb_aabb, "depth_y"},
    {Term::depth_on_y, library_file::intersect_aabb_aabb_exactly, "depth_y"},
    {Term::shorter_on_x, library_file::intersect_aabb_aabb, "depth_x < depth_y"},
    {Term::shorter_on_x, library_file::intersect_aabb_aabb_exactly, "depth_x < depth_y"},
    {Term::gap_between, library_file::distance_aabb_aabb, "gap"},
    {Term::gap_between, library_file::distance_circle_aabb, "gap"},
    {Term::centers_apart, library_file::closest_circle_capsule, "apart"},
    {Term::centers_apart, library_file::distance_circle_capsule, "apart"},
    {Term::centers_apart, library_file::distance_circle_circle, "apart"},
    {Term::centers_apart, library_file::intersect_circle_circle, "apart"},
    {Term::distance, library_file::distance_circle_aabb, "left"},
    {Term::distance, library_file::distance_circle_capsule, "left"},
    {Term::distance, library_file::distance_circle_circle, "left"},
    {Term::distance, library_file::distance_hull_hull, "left"},
    {Term::direction, library_file::closest_circle_aabb, "towards"},
    {Term::direction, library_file::closest_circle_capsule, "out"},
    {Term::direction, library_file::intersect_aabb_circle, "normal"},
    {Term::direction, library_file::intersect_circle_aabb, "normal"},
    {Term::direction, library_file::intersect_circle_circle, "normal"},
    {Term::direction, library_file::intersect_hull_hull, "normal"},
    {Term::direction, library_file::raycast_capsule, "normal"},
    {Term::direction, library_file::raycast_circle, "normal"},
    {Term::direction, library_file::sweep_aabb_circle, "out"},
    {Term::direction, library_file::sweep_circle_aabb, "normal"},
    {Term::direction, library_file::sweep_circle_circle, "out"},
    {Term::direction, library_file::sweep_hull_hull, "normal"},
    {Term::on_box, library_file::closest_circle_aabb, "on_box"},
    {Term::on_a, library_file::closest_aabb_aabb, "on_a"},
    {Term::on_b, library_file::closest_aabb_aabb, "on_b"},
    {Term::has_missed, library_file::sweep_into, "!met.hit.has_value()"},
    {Term::contact_width, library_file::sweep_into, "width"},
    {Term::is_later, library_file::sweep_into, "contacts.is_before(met)"},
    {Term::first_obstacle, library_file::broad_sweep_into, "first.index"},
    {Term::first_obstacle, library_file::sweep_into, "first.index"},
    {Term::place_reached, library_file::move_and_slide, "moved.pos"},
    {Term::delta_left, library_file::move_and_slide, "left"},
});

}  // namespace

std::span<const Traced> vocabulary() {
    return table;
}

Term term_of(std::string_view file, std::string_view label) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const Traced& each) {
        return each.file == file && each.label == label;
    });
    return found != table.end() ? found->term : Term::none;
}

std::string label_of(Term term) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Traced& each) { return each.term == term; });
    return found != table.end() ? std::string(found->label) : std::string();
}

}  // namespace lab
