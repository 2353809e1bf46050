#include "explain/other_answer.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "evaluate/comparison.hpp"
#include "explain/sentence.hpp"

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
    const Geometry& obstacle;
    bool is_other_yes_or_no;
    bool has_nan;
    bool overlaps;  ///< where it stops, or after its push
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
/// Whether a number whose name begins like this differs.
bool differs_in(const Compared& compared, std::string_view start) {
    const std::vector<Difference>& all = compared.other.differences;
    return std::any_of(all.begin(), all.end(),
                       [&](const Difference& each) { return each.name.starts_with(start); });
}
/// Whether the article has computed another end for a motion with this response.
bool responds(const Compared& compared, Response response) {
    return by_article(compared) && compared.query.kind == QueryKind::move_and_slide &&
           compared.query.response == response && differs_in(compared, "pos.");
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
    Cause{[](const Compared& a) {
              return by_article(a) &&
                     (a.query.kind == QueryKind::intersect || a.query.kind == QueryKind::overlaps);
          },
          "Its static test adds the positions of the boxes, so its answer depends on where the "
          "origin is."},
    Cause{[](const Compared& a) { return responds(a, Response::slide); },
          "Its slide lays the rest of the motion along the normal instead of across it."},
    Cause{[](const Compared& a) { return responds(a, Response::bounce); },
          "Its bounce multiplies the horizontal part of the motion by that of the normal, which "
          "turns it only at a wall on the right."},
    Cause{[](const Compared& a) {
              return by_article(a) && row_of(a.query).has_delta && differs_in(a, "hit.pos.");
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
    Cause{[](const Compared& a) { return by_noonat(a) && a.is_other_yes_or_no; },
          "It compares rounded times, and lets a touch count where isect doesn't."},
    Cause{[](const Compared& a) { return by_noonat(a) && row_of(a.query).has_delta && a.overlaps; },
          "It keeps a hundred millionth of the path away from the contact, and rounding swallows "
          "that here."},
    Cause{[](const Compared& a) { return by_noonat(a) && row_of(a.query).has_delta; },
          "It stops a hundred millionth of the path before the contact, however long the path is."},
};

/// Whether a promise is broken that no rounding excuses.
bool is_wrong(const std::vector<Promise>& promises) {
    return std::any_of(promises.begin(), promises.end(), [](const Promise& promise) {
        return !promise.is_kept && promise.is_yes_or_no;
    });
}

/// Differences up to this share of the numbers around are rounding. Between float and double,
/// rounding is what is compared.
double rounding_of(const Implementation& by) {
    const bool is_ours = &by == &isect_double || &by == &isect_float;
    return is_ours ? 0 : 1e-9;
}

std::vector<Difference> real_differences(const Answer& ours, const Answer& theirs,
                                         double rounding) {
    const double size = size_of(numbers_of(ours));
    std::vector<Difference> found = differences(ours, theirs);
    found.erase(std::remove_if(found.begin(), found.end(),
                               [&](const Difference& each) {
                                   return !each.is_yes_or_no &&
                                          std::abs(each.size) <= rounding * size;
                               }),
                found.end());
    return found;
}

/// What it says that isn't so: another yes or no, NaN, or a promise that its answer breaks.
std::string fault_of(const OtherAnswer& other) {
    if (first_nan(other.answer)) return "Its answer has NaN.";
    for (const Difference& each : other.differences)
        if (each.is_yes_or_no)
            return each.theirs == 0 ? "It says no where the exact answer is yes."
                                    : "It says yes where the exact answer is no.";
    for (const Promise& promise : other.promises)
        if (!promise.is_kept) return "It doesn't keep this promise: " + promise.words + ".";
    return other.differences.empty() ? "It gives the same answer." : "It gives other numbers.";
}

std::string cause_of(const OtherAnswer& other, const Scene& posed, const Query& query) {
    if (other.differences.empty() || query.obstacles.empty()) return "";
    const auto has = [&](auto is) {
        return std::any_of(other.differences.begin(), other.differences.end(), is);
    };
    const Compared compared{other.by->name,
                            query,
                            find_shape(posed, query.mover)->geometry,
                            find_shape(posed, query.obstacles.front())->geometry,
                            has([](const Difference& each) { return each.is_yes_or_no; }),
                            first_nan(other.answer).has_value(),
                            is_wrong(other.promises),
                            other};
    for (const Cause& cause : causes)
        if (cause.applies(compared)) return cause.words;
    return "";
}

}  // namespace

std::optional<OtherAnswer> other_answer(const Implementation& implementation, const Scene& posed,
                                        const Query& query, const Answer& ours) {
    auto answer = answer_by(implementation, posed, query);
    if (!answer) return {};
    OtherAnswer other{&implementation, *std::move(answer), {}, {}, {}, {}};
    other.promises = promises_of(posed, query, other.answer);
    // No rounding excuses an overlap, so that the numbers count in full.
    other.differences = is_wrong(other.promises)
                            ? differences(ours, other.answer)
                            : real_differences(ours, other.answer, rounding_of(implementation));
    other.cause = cause_of(other, posed, query);
    other.words = fault_of(other);
    if (!other.cause.empty()) other.words += " " + other.cause;
    return other;
}

}  // namespace lab
