#include "explain/known_cause.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "explain/path_test.hpp"

namespace lab {
namespace {

template <class Shape>
bool is_a(const Geometry& shape) {
    return std::holds_alternative<Shape>(shape);
}

/// What a known cause depends on.
struct Compared {
    std::string_view by;
    const Query& query;
    const Geometry& mover;
    const Geometry& obstacle;  ///< where it stops, or else isect
    bool is_other_yes_or_no;
    bool has_nan;
    bool overlaps;  ///< where it stops, or after its push
    bool stops_at_graze;
    const OtherAnswer& other;
};

struct Cause {
    bool (*applies)(const Compared& compared);
    const char* words;
};

bool by_noonat(const Compared& compared) {
    return compared.by == "noonat" || compared.by == "noonat-es6";
}
bool by_article(const Compared& compared) {
    return compared.by == "article";
}
/// Whether it has noonat's cast at a box.
bool casts_boxes(const Compared& compared) {
    return by_noonat(compared) || by_article(compared);
}
bool is_parallel(const Compared& compared) {
    const auto* segment = std::get_if<Segment>(&compared.mover);
    const Vec2 delta = segment == nullptr ? compared.query.delta : segment->delta;
    return (delta.x == 0) != (delta.y == 0);
}
bool breaks(const Compared& compared, std::string_view words) {
    const std::vector<Promise>& all = compared.other.promises;
    return std::any_of(all.begin(), all.end(),
                       [&](const Promise& each) { return !each.is_kept && each.words == words; });
}
/// Whether a number whose name begins like this differs.
bool differs_in(const Compared& compared, std::string_view start) {
    const std::vector<Difference>& all = compared.other.differences;
    return std::any_of(all.begin(), all.end(),
                       [&](const Difference& each) { return each.name.starts_with(start); });
}
/// Whether a query is about shapes where they are, as a sweep without a path is.
bool is_static(const Query& query) {
    return row_of(query).has_delta ? query.delta == Vec2{} : !row_of(query).along_path;
}
/// Whether it has the same first contact, wherever that is on the surface.
bool has_same_hit(const Compared& compared) {
    return !compared.is_other_yes_or_no && !differs_in(compared, "hit.time") &&
           !differs_in(compared, "hit.normal");
}
/// Whether the article has computed another end for a motion with this response.
bool responds(const Compared& compared, Response response) {
    return by_article(compared) && compared.query.kind == QueryKind::move_and_slide &&
           compared.query.response == response && differs_in(compared, "pos.") &&
           has_same_hit(compared);
}
/// Whether the older form of noonat's text has cast a path at a circle.
bool is_older_cast_at_circle(const Compared& compared) {
    const bool is_cast = compared.query.kind == QueryKind::raycast ||
                         (compared.query.kind == QueryKind::sweep && is_a<Circle>(compared.mover));
    return compared.by == "noonat-es6" && is_cast && is_a<Circle>(compared.obstacle);
}
/// Whether it reports a hit at time 0 where the exact answer is a miss.
bool hits_at_start(const Compared& compared) {
    const std::vector<AnswerNumber> numbers = numbers_of(compared.other.answer);
    return compared.is_other_yes_or_no &&
           std::any_of(numbers.begin(), numbers.end(), [](const AnswerNumber& each) {
               return each.name == "hit.time" && each.value == 0;
           });
}
/// Whether a sweep of noonat's hits at the right time, and with the right normal.
bool hits_right(const Compared& compared) {
    return by_noonat(compared) && row_of(compared.query).has_delta && has_same_hit(compared) &&
           !differs_in(compared, "hit.delta");
}
/// Where the mover or its path starts.
Geometry start_of(const Compared& compared) {
    const auto* segment = std::get_if<Segment>(&compared.mover);
    return segment == nullptr ? compared.mover : Geometry(segment->start);
}
bool touches_at_start(const Compared& compared) {
    return distance_of(start_of(compared), compared.obstacle, Scalar::double_) == 0;
}
bool has_length(const Compared& compared) {
    const auto* segment = std::get_if<Segment>(&compared.mover);
    return segment == nullptr || !(segment->delta == Vec2{});
}

/// The first that applies is the cause.
constexpr std::array causes{
    Cause{[](const Compared& a) { return by_noonat(a) && a.has_nan && !has_length(a); },
          "A segment without length makes it divide 0 by 0: the time is NaN, and no comparison "
          "refuses NaN."},
    Cause{[](const Compared& a) { return casts_boxes(a) && a.has_nan && is_parallel(a); },
          "Where the path runs along a line of a side, it multiplies 0 by infinity: the time is "
          "NaN, and no comparison refuses NaN."},
    Cause{[](const Compared& a) {
              return by_noonat(a) && a.query.kind == QueryKind::intersect && is_a<Aabb>(a.mover) &&
                     is_a<Circle>(a.obstacle);
          },
          "It pushes along the line of centers, which is neither the shortest way nor always far "
          "enough."},
    Cause{[](const Compared& a) {
              return is_older_cast_at_circle(a) && hits_at_start(a) && touches_at_start(a);
          },
          "A circle that only touches the start counts as hit at time 0."},
    Cause{[](const Compared& a) { return is_older_cast_at_circle(a) && hits_at_start(a); },
          "A circle behind the start counts as hit at time 0."},
    Cause{is_older_cast_at_circle,
          "Its root has 2(M·D)² where the quadratic formula has (2 M·D)²."},
    Cause{
        [](const Compared& a) {
            return a.by == "noonat-es6" && a.query.kind == QueryKind::raycast &&
                   is_a<Capsule>(a.obstacle);
        },
        "It multiplies the axis and the way from the middle part by part, which gives no normal."},
    Cause{[](const Compared& a) { return by_article(a) && is_static(a.query); },
          "Its static test adds the positions of the boxes, so its answer depends on where the "
          "origin is."},
    Cause{[](const Compared& a) { return a.stops_at_graze; },
          "It stops at an obstacle that the path only touches, before the first one that it hits."},
    Cause{[](const Compared& a) { return responds(a, Response::slide); },
          "Its slide lays the rest of the motion along the normal instead of across it."},
    Cause{[](const Compared& a) { return responds(a, Response::bounce); },
          "Its bounce multiplies the horizontal part of the motion by that of the normal, which "
          "turns it only at a wall on the right."},
    Cause{[](const Compared& a) {
              return by_article(a) && row_of(a.query).has_delta && has_same_hit(a) &&
                     differs_in(a, "hit.pos.");
          },
          "It puts the contact half a size along the path, on the box or beside it."},
    Cause{[](const Compared& a) { return a.by == "stepped" && a.is_other_yes_or_no; },
          "It stops as soon as it is near enough, so a path that only grazes counts as a hit."},
    Cause{[](const Compared& a) { return a.by == "stepped"; },
          "It stops a little before the contact, as soon as it is near enough."},
    Cause{[](const Compared& a) { return a.by == "textbook" && a.has_nan; },
          "It divides by the length of a path without one."},
    Cause{[](const Compared& a) { return a.by == "textbook" && a.is_other_yes_or_no; },
          "It compares rounded numbers, and the answer depends on less than they can tell."},
    Cause{[](const Compared& a) { return a.by == "textbook"; },
          "Its numbers are rounded at every step, and nothing corrects the result."},
    Cause{[](const Compared& a) { return a.by == "isect-float"; },
          "Float holds 24 binary digits: the numbers themselves are rounded."},
    Cause{[](const Compared& a) { return a.by == "isect"; },
          "Double holds 53 binary digits, so that its answer is rounded less."},
    Cause{[](const Compared& a) { return (by_noonat(a) || by_article(a)) && a.is_other_yes_or_no; },
          "It compares rounded times, and lets a touch count where isect doesn't."},
    Cause{[](const Compared& a) { return by_noonat(a) && row_of(a.query).has_delta && a.overlaps; },
          "It keeps a hundred millionth of the path away from the contact, and rounding swallows "
          "that here."},
    Cause{[](const Compared& a) { return hits_right(a) && differs_in(a, "index"); },
          "Of obstacles that it meets at once, it takes the first in the list, even one that the "
          "path only touches."},
    Cause{[](const Compared& a) {
              return hits_right(a) && is_a<Aabb>(a.mover) && differs_in(a, "hit.pos.") &&
                     !breaks(a, "the stop touches");
          },
          "It puts the contact ahead of the center, along the path."},
    Cause{hits_right,
          "It stops a hundred millionth of the path before the contact, however long the path is."},
};

/// The first sweep of an answer; null if it has none.
const Sweep* first_sweep(const Answer& answer) {
    const auto* moved = std::get_if<Moved>(&answer);
    if (moved != nullptr) return moved->sweeps.empty() ? nullptr : moved->sweeps.data();
    return std::get_if<Sweep>(&answer);
}

/// Where an answer has a hit, the index of its obstacle.
std::optional<std::size_t> obstacle_hit(const Answer& answer, const Query& query) {
    const Sweep* sweep = first_sweep(answer);
    if (sweep == nullptr || !sweep->hit || sweep->index >= query.obstacles.size()) return {};
    return sweep->index;
}

/// Whether the path of a query touches an obstacle without entering it.
bool only_touches(const Scene& posed, const Query& query, std::size_t obstacle) {
    const auto test = path_test(posed, query, obstacle);
    if (!test) return false;
    const Geometry& mover = find_shape(posed, query.mover)->geometry;
    const Geometry& other = find_shape(posed, query.obstacles[obstacle])->geometry;
    if (sweep_of(mover, query.delta, other, posed.scalar).hit) return false;
    constexpr double rounding = 1e-12;
    const Nearest at = nearest(*test);
    const double size =
        isect::length(test->path.start) + isect::length(query.delta) + isect::length(at.inside);
    return std::abs(at.distance - test->sum.radius) <= rounding * size;
}

bool is_stopped_by_graze(const OtherAnswer& other, const Scene& posed, const Query& query,
                         const Answer& ours) {
    if (!row_of(query).has_delta) return false;
    const auto at = obstacle_hit(other.answer, query), first = obstacle_hit(ours, query);
    if (!at || !first || at == first) return false;
    constexpr double rounding = 1e-9;
    const double later = first_sweep(ours)->hit->time - first_sweep(other.answer)->hit->time;
    return later > rounding && only_touches(posed, query, *at);
}

}  // namespace

std::string known_cause(const OtherAnswer& other, const Scene& posed, const Query& query,
                        const Answer& ours) {
    if (other.differences.empty() || query.obstacles.empty()) return "";
    const auto at = obstacle_hit(other.answer, query), first = obstacle_hit(ours, query);
    const std::string& obstacle = query.obstacles[at.value_or(first.value_or(0))];
    const bool is_other_yes_or_no =
        std::any_of(other.differences.begin(), other.differences.end(),
                    [](const Difference& each) { return each.is_yes_or_no; });
    const Compared compared{other.by->name,
                            query,
                            find_shape(posed, query.mover)->geometry,
                            find_shape(posed, obstacle)->geometry,
                            is_other_yes_or_no,
                            first_nan(other.answer).has_value(),
                            breaks_yes_or_no(other.promises),
                            is_stopped_by_graze(other, posed, query, ours),
                            other};
    for (const Cause& cause : causes)
        if (cause.applies(compared)) return cause.words;
    return "";
}

}  // namespace lab
