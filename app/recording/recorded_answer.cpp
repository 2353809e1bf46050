#include "recording/recorded_answer.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "geometry/outline.hpp"
#include "recording/judged_query.hpp"
#include "recording/query_difference.hpp"
#include "scene/number.hpp"

namespace lab {

constinit const Implementation recorded_game{
    "game", "Your game", "The answer that your game recorded, which can't be asked again.", {}};

namespace {

/// Where a mover touches what has this normal: in the middle of the side that faces it.
Vec2 contact_of(const Geometry& mover, Vec2 normal) {
    const Rounded shape = rounded(mover);
    double lowest = std::numeric_limits<double>::infinity();
    for (const Vec2 corner : shape.corners) lowest = std::min(lowest, isect::dot(corner, normal));
    const Extent extent = extent_by_bounds(mover);
    constexpr double flat = 1e-6;
    const double near = flat * isect::length(extent.max - extent.min);
    Vec2 sum{};
    double count = 0;
    for (const Vec2 corner : shape.corners) {
        if (isect::dot(corner, normal) > lowest + near) continue;
        sum = sum + corner;
        ++count;
    }
    return count == 0 ? position(mover) : 1 / count * sum - shape.radius * normal;
}

std::optional<Hit> hit_of_game(const AskedQuery& asked) {
    const GameAnswer& said = asked.answer;
    if (!said.is_yes) return {};
    const Geometry there = moved_mover(asked, way_of_game(asked));
    return Hit{contact_of(there, said.normal), (said.time - 1) * asked.delta, said.normal,
               said.time};
}

Answer answer_of_game(const AskedQuery& asked) {
    const GameAnswer& said = asked.answer;
    switch (asked.kind) {
        case RecordedKind::overlaps:
            return Overlaps{said.is_yes};
        case RecordedKind::raycast:
            return hit_of_game(asked);
        case RecordedKind::slide:
            return Moved{{}, said.place};
        case RecordedKind::walk:
            return Walked{said.place, {}, {}, {}, {}};
        case RecordedKind::sweep:
            break;
    }
    return Sweep{hit_of_game(asked), position(asked.mover) + way_of_game(asked), said.time,
                 isect::npos};
}

/// Whether a game says a number of this name, or one that follows from what it says.
bool is_said(const std::string& name, const Answer& answer) {
    const bool is_ray = std::holds_alternative<std::optional<Hit>>(answer);
    if (name.starts_with("pos") || name == "hit" || name.starts_with("hit.normal")) return true;
    if (is_ray) return name == "hit.time" || name.starts_with("hit.pos");
    return name == "time" || name == "overlaps";
}

bool is_within(const Difference& each, const RecordedAnswer& recorded) {
    // As much as the sine of 2.5 degrees, by which a normal may be off.
    constexpr double normal_within = 0.0436;
    double most = recorded.within;
    if (each.name.ends_with("time")) most = recorded.time_within;
    if (each.name.find("normal") != std::string::npos) most = normal_within;
    return !each.is_yes_or_no && std::abs(each.size) <= most;
}

template <class Condition>
std::vector<Difference> without(std::vector<Difference> all, const Condition& condition) {
    all.erase(std::remove_if(all.begin(), all.end(), condition), all.end());
    return all;
}

std::vector<Difference> differences_that_count(const RecordedAnswer& recorded, const Answer& ours,
                                               Scalar scalar) {
    const std::vector<Difference> all =
        without(differences(ours, recorded.answer, scalar),
                [&](const Difference& each) { return !is_said(each.name, recorded.answer); });
    std::vector<Difference> large =
        without(all, [&](const Difference& each) { return is_within(each, recorded); });
    if (recorded.is_wrong) return large.empty() ? all : large;
    if (recorded.starts_inside) return large;
    // Where the judgement takes yes for as good as no, they only touch.
    return without(std::move(large), [](const Difference& each) { return each.is_yes_or_no; });
}

std::string text_of_hit(const std::optional<Hit>& hit, bool is_y_up) {
    if (!hit) return "a miss";
    return "a hit at time " + number_text(hit->time) + " with the normal " +
           place_text(hit->normal, is_y_up);
}

/// How far off the same answer may be, if that is more than usual.
std::string hair_text(const RecordedAnswer& recorded) {
    constexpr double usual = 0.01;
    return recorded.within > usual ? " within " + length_text(recorded.within) : "";
}

}  // namespace

std::string RecordedAnswer::text() const {
    if (const auto* overlap = std::get_if<Overlaps>(&answer))
        return overlap->overlaps ? "yes" : "no";
    if (const auto* hit = std::get_if<std::optional<Hit>>(&answer))
        return text_of_hit(*hit, is_y_up);
    if (const auto* sweep = std::get_if<Sweep>(&answer)) return text_of_hit(sweep->hit, is_y_up);
    if (const auto* moved = std::get_if<Moved>(&answer))
        return "an end at " + place_text(moved->pos, is_y_up);
    return "an end at " + place_text(std::get<Walked>(answer).pos, is_y_up);
}

RecordedAnswer recorded_answer(const AskedQuery& asked, const Judgement& judgement, double within) {
    RecordedAnswer recorded;
    recorded.answer = answer_of_game(asked);
    recorded.is_wrong = judgement.find.has_value();
    recorded.starts_inside = judgement.starts_inside;
    recorded.is_y_up = asked.is_y_up;
    const JudgedQuery judged(asked, within);
    recorded.within = judged.hair;
    recorded.time_within = judged.hair / judged.length;
    if (recorded.is_wrong) recorded.words = judgement.find->words;
    return recorded;
}

OtherAnswer other_answer(const RecordedAnswer& recorded, const Scene& posed, const Query& query,
                         const Answer& ours) {
    OtherAnswer other{&recorded_game, recorded.answer, {}, {}, recorded.words, {}};
    other.differences = differences_that_count(recorded, ours, posed.scalar);
    const bool has_place =
        recorded.end.has_value() || std::holds_alternative<Overlaps>(recorded.answer);
    // Nobody promises a game's last bits, so that an answer that is fine isn't held to them.
    if (recorded.is_wrong && has_place) other.promises = promises_of(posed, query, other.answer);
    if (recorded.is_wrong) return other;
    if (recorded.starts_inside)
        other.words = "The mover begins inside an obstacle, so little can be said of this answer.";
    else
        other.words = other.differences.empty()
                          ? "It gives the same answer" + hair_text(recorded) + "."
                          : "It gives another answer, which is fine, too.";
    return other;
}

}  // namespace lab
