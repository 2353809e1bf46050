#include "explain/known_cause.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "explain/moving_causes.hpp"
#include "explain/older_cast.hpp"
#include "explain/still_causes.hpp"

namespace lab {
namespace {

struct Cause {
    bool (*applies)(const Compared& compared);
    const char* words;
};

bool is_textbook_close_call(const Compared& compared) {
    return is_by(compared, "textbook") && (says_yes(compared) || says_no(compared)) &&
           is_close_call(compared);
}

/// The first that applies is the cause.
constexpr std::array causes{
    Cause{divides_by_no_length,
          "A segment without length makes it divide 0 by 0: the time is NaN, and no comparison "
          "refuses NaN."},
    Cause{[](const Compared& a) { return multiplies_infinity(a) && path_of(a).delta == Vec2{}; },
          "A segment without length makes it multiply 0 by infinity on the line of a side: a time "
          "is NaN, and no comparison refuses NaN."},
    Cause{multiplies_infinity,
          "Where the path runs along the line of a side, it multiplies 0 by infinity: a time is "
          "NaN, and no comparison refuses NaN."},
    Cause{[](const Compared& a) {
              return is_by(a, "textbook") && has_nan(a) && row_of(a.query).along_path &&
                     path_of(a).delta == Vec2{};
          },
          "It divides by the length of a path without one."},
    Cause{misses_point_in_box,
          "It compares the distance with the radius, and no distance is less than 0."},
    Cause{misses_center_on_face,
          "A center on a face of the box counts as outside, and then it finds no push."},
    Cause{[](const Compared& a) {
              return (is_by_noonat_or_article(a) || is_by(a, "textbook")) && is_tie(a);
          },
          "Two pushes are equally short, and it takes the other one."},
    Cause{pushes_along_centers,
          "It pushes along the line of centers, which is neither the shortest way nor always far "
          "enough."},
    Cause{pushes_without_line, "Where the centers coincide, it always pushes to the right."},
    Cause{pushes_short_by_rounding, "Its push is rounded, and nothing makes it long enough."},
    Cause{puts_contact_beside_box,
          "It puts the contact level with the mover's center, even where that is beside the box."},
    Cause{takes_for_inside,
          "A capsule whose axis has no length counts as one that the segment starts in."},
    Cause{refuses_start_inside,
          "A segment that starts inside would have hit the side at a negative time, and it refuses "
          "that time."},
    Cause{hits_touch_at_start, "A circle that only touches the start counts as hit at time 0."},
    Cause{hits_behind_start, "A circle behind the start counts as hit at time 0."},
    Cause{has_wrong_root, "Its root has 2(M·D)² where the quadratic formula has (2 M·D)²."},
    Cause{
        has_wrong_side_normal,
        "It multiplies the axis and the way from the middle part by part, which gives no normal."},
    Cause{adds_positions,
          "Its static test adds the positions of the boxes, so its answer depends on where the "
          "origin is."},
    Cause{pushes_along_longer, "It pushes along the axis on which the boxes overlap more."},
    Cause{adds_center_twice,
          "Its contact adds the center of the box twice, so it depends on where the origin is."},
    Cause{is_stopped_by_graze,
          "It stops at an obstacle that the path only touches, before the first one that it hits."},
    Cause{takes_first_in_list,
          "Of obstacles that it meets at once, it takes the first in the list, even one that the "
          "path only touches."},
    Cause{[](const Compared& a) {
              return is_by_noonat_or_article(a) && !is_static(a) && says_yes(a) && is_close_call(a);
          },
          "It compares rounded times, and lets a touch count where isect doesn't."},
    Cause{[](const Compared& a) {
              return !has_nan(a) && (is_textbook_close_call(a) ||
                                     (is_by_noonat_or_article(a) && (says_yes(a) || says_no(a)) &&
                                      is_close_call(a)));
          },
          "It compares rounded numbers, and the answer depends on less than they can tell."},
    Cause{gives_no_push,
          "Where the path starts inside, isect gives the shortest push, and it gives none."},
    Cause{[](const Compared& a) { return responds_wrongly(a, Response::slide); },
          "Its slide lays the rest of the motion along the normal instead of across it."},
    Cause{[](const Compared& a) { return responds_wrongly(a, Response::bounce); },
          "Its bounce multiplies the horizontal part of the motion by that of the normal, which "
          "turns it only at a wall on the right."},
    Cause{[](const Compared& a) { return is_by(a, "article") && puts_contact_along_path(a); },
          "It puts the contact half a size along the path, on the box or beside it."},
    Cause{passes_near_enough,
          "It stops as soon as it is near enough, so what only touches or passes close by counts "
          "as a hit."},
    Cause{gives_up_stepping, "It gives up after 64 steps, and counts that as a hit."},
    Cause{finds_no_normal, "Where the distance is 0, it finds no normal."},
    Cause{stops_near_enough, "It stops a little before the contact, as soon as it is near enough."},
    Cause{[](const Compared& a) { return is_by(a, "textbook") && differs_slightly(a); },
          "Its numbers are rounded at every step, and nothing corrects the result."},
    Cause{[](const Compared& a) { return is_by(a, "isect-float"); },
          "Float holds 24 binary digits: the numbers themselves are rounded."},
    Cause{[](const Compared& a) { return is_by(a, "isect"); },
          "Double holds 53 binary digits, so that its answer is rounded less."},
    Cause{[](const Compared& a) { return is_by_noonat(a) && stops_inside_by_rounding(a); },
          "It keeps a hundred millionth of the path away from the contact, and rounding swallows "
          "that here."},
    Cause{[](const Compared& a) { return is_by(a, "article") && stops_inside_by_rounding(a); },
          "It stops less than a quadrillionth of the path before the contact, and rounding "
          "swallows that here."},
    Cause{[](const Compared& a) {
              return is_by_noonat(a) && puts_contact_along_path(a) &&
                     !breaks(a, "the stop touches");
          },
          "It puts the contact ahead of the center, along the path."},
    Cause{stops_early,
          "It stops a hundred millionth of the path before the contact, however long the path is."},
    Cause{leaves_delta_empty, "It leaves the delta of the hit at 0."},
    Cause{gives_path_so_far,
          "Its delta is the path up to the hit, and isect's leads back to the hit from the end."},
};

/// Where an answer has a hit, the index of its obstacle.
std::optional<std::size_t> obstacle_hit(const Answer& answer, const Query& query) {
    const Sweep* sweep = first_sweep(answer);
    if (sweep == nullptr || !sweep->hit || sweep->index >= query.obstacles.size()) return {};
    return sweep->index;
}

}  // namespace

std::string known_cause(const OtherAnswer& other, const Scene& posed, const Query& query,
                        const Answer& ours) {
    if (other.differences.empty() || query.obstacles.empty()) return "";
    const auto at = obstacle_hit(other.answer, query), first = obstacle_hit(ours, query);
    const std::size_t index = at.value_or(first.value_or(0));
    const Compared compared{other,
                            ours,
                            posed,
                            query,
                            index,
                            find_shape(posed, query.mover)->geometry,
                            find_shape(posed, query.obstacles[index])->geometry,
                            hit_of(ours),
                            hit_of(other.answer)};
    for (const Cause& cause : causes)
        if (cause.applies(compared)) return cause.words;
    return "";
}

}  // namespace lab
