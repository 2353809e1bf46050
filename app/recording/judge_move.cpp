// What is wrong with a slide or a walk. Games move in many ways, so an end counts as right if one
// of them leads there.
#include <algorithm>
#include <cmath>

#include "geometry/outline.hpp"
#include "recording/judged_query.hpp"

namespace lab {
namespace {

/// The larger of both sizes: a gap that a game keeps in both axes counts once.
double largest(Vec2 v) {
    return std::max(std::abs(v.x), std::abs(v.y));
}

double share_of_way(const FirstMet& met) {
    return met.obstacle == isect::npos ? 1 : met.time;
}

/// Where a mover ends that goes along one axis, and then along the other. On the second leg, it is
/// taken smaller by a part of a hair, since it touches what it met on the first one, and may be
/// inside by rounding.
Vec2 by_axes(const GroundOfQuery& ground, const Geometry& start, double hair, Vec2 first,
             Vec2 second) {
    const Vec2 one = share_of_way(ground.first_met(start, first)) * first;
    const Geometry there = moved_by(shrunk(start, hair / 4), one);
    const Vec2 two = share_of_way(ground.first_met(there, second)) * second;
    return one + two;
}

/// One call for the verdict on one move.
class MoveJudge {
public:
    explicit MoveJudge(const JudgedQuery& judged)
        : judged_(judged),
          ground_(judged.ground),
          hair_(judged.hair),
          asked_(judged.query.delta),
          way_(way_of_game(judged.query)),
          walks_(judged.query.kind == RecordedKind::walk) {}

    Judgement judgement() const;

private:
    bool is_usual_end(const Geometry& start) const;
    bool can_reach(const Geometry& start) const;
    bool is_free(const Geometry& from, Vec2 leg) const;
    bool is_over_floor() const;
    std::optional<WrongAnswer> deeper(double before) const;
    std::optional<WrongAnswer> passes() const;
    std::optional<WrongAnswer> goes_elsewhere(bool is_free) const;
    std::optional<WrongAnswer> could_go_on() const;
    double free_part(const Geometry& end, Vec2 part) const;
    std::string moved_words() const {
        return "It was to move by " + judged_.text_of(asked_) + " and moved by " +
               judged_.text_of(way_) + ".";
    }

    const JudgedQuery& judged_;
    const GroundOfQuery& ground_;
    double hair_;
    Vec2 asked_, way_;
    bool walks_;
};

/// Whether it is where the exact answer is, or where a mover gets by one axis after the other.
bool MoveJudge::is_usual_end(const Geometry& start) const {
    const auto is_there = [&](Vec2 end) { return largest(end - way_) <= hair_; };
    if (is_there(walks_ ? ground_.walk(start, asked_) : ground_.slide(start, asked_))) return true;
    if (walks_ && has_moved(judged_.query.marks)) return false;
    const Vec2 x{asked_.x, 0}, y{0, asked_.y};
    return is_there(by_axes(ground_, start, hair_, x, y)) ||
           is_there(by_axes(ground_, start, hair_, y, x));
}

bool MoveJudge::is_free(const Geometry& from, Vec2 leg) const {
    const FirstMet met = ground_.first_met(from, leg);
    return (1 - share_of_way(met)) * isect::length(leg) <= hair_;
}

/// Whether the end can be reached straight, by one axis after the other, or by sliding towards it.
bool MoveJudge::can_reach(const Geometry& start) const {
    const Vec2 x{way_.x, 0}, y{0, way_.y};
    if (is_free(start, way_)) return true;
    if (is_free(start, x) && is_free(moved_by(start, x), y)) return true;
    if (is_free(start, y) && is_free(moved_by(start, y), x)) return true;
    constexpr int most_slides = 12;
    Vec2 left = way_;
    Geometry now = start;
    for (int i = 0; i < most_slides; ++i) {
        const Vec2 slid = ground_.slide(now, left);
        now = moved_by(now, slid);
        left = left - slid;
        if (isect::length(left) <= hair_) return true;
        if (isect::length(slid) <= hair_) break;
    }
    return false;
}

std::optional<WrongAnswer> MoveJudge::passes() const {
    const Geometry start = shrunk(judged_.query.mover, hair_);
    if (can_reach(start)) return {};
    const FirstMet met = ground_.first_met(start, way_);
    if (met.obstacle == isect::npos) return {};
    const std::string& id = ground_.id(met.obstacle);
    const double length = isect::length(way_);
    return WrongAnswer{WrongKind::passes_through, (1 - met.time) * length, id,
                       id + " is in its way after " + length_text(met.time * length) + " of " +
                           units_text(length) + ", and there is no way around."};
}

std::optional<WrongAnswer> MoveJudge::deeper(double before) const {
    const Inside after = ground_.inside(moved_mover(judged_.query, way_));
    if (after.depth <= before + hair_) return {};
    const std::string& id = ground_.id(after.obstacle);
    const std::string than =
        before > hair_ ? ", and began inside by " + length_text(before) : std::string();
    return WrongAnswer{WrongKind::overlaps_afterwards, after.depth, id,
                       "It ends inside " + id + " by " + length_text(after.depth) + than + "."};
}

/// Whether a walk may have been drawn down to ground, or lifted up a step.
bool MoveJudge::is_over_floor() const {
    const Extent extent = extent_by_bounds(judged_.query.mover);
    const double reach = std::max(extent.max.x - extent.min.x, extent.max.y - extent.min.y);
    return ground_.is_near(moved_mover(judged_.query, way_), reach);
}

/// Where nothing is in its way, it has to end where it was to go; else no farther from there than
/// it began.
std::optional<WrongAnswer> MoveJudge::goes_elsewhere(bool is_free) const {
    const double off = isect::length(way_ - asked_), longer = isect::length(way_) - judged_.length;
    if (is_free ? largest(way_ - asked_) <= hair_ : off <= judged_.length + hair_) return {};
    if (walks_ && is_over_floor()) return {};
    if (longer > hair_)
        return WrongAnswer{WrongKind::farther_than_asked, longer, {}, moved_words()};
    const double across = std::abs(isect::cross(way_, asked_));
    const bool is_on_way =
        is_free && across <= hair_ * judged_.length && isect::dot(way_, asked_) >= 0;
    if (is_on_way)
        return WrongAnswer{WrongKind::stops_though_free, off, std::string(judged_.query.answer.met),
                           moved_words() + " Nothing is in its way."};
    return WrongAnswer{WrongKind::other_place,
                       off,
                       {},
                       moved_words() + (is_free ? " Nothing is in its way."
                                                : " That is farther from its aim than its start.")};
}

/// How far a mover can go on; nothing if that is only so because it is taken smaller here.
double MoveJudge::free_part(const Geometry& end, Vec2 part) const {
    constexpr double surely = 64;
    const double length = isect::length(part);
    const double small = share_of_way(ground_.first_met(shrunk(end, hair_), part)) * length;
    if (small <= 2 * hair_) return 0;
    const double real = share_of_way(ground_.first_met(end, part)) * length;
    if (real > hair_) return real;
    return small > surely * hair_ ? small : 0;
}

/// Whether a part of what is left of its motion is free: all of it, or that along an axis.
std::optional<WrongAnswer> MoveJudge::could_go_on() const {
    const Vec2 rest = asked_ - way_;
    const auto kept = [](double left, double asked) { return left * asked > 0 ? left : 0; };
    Vec2 x{kept(rest.x, asked_.x), 0};
    const Vec2 y{0, kept(rest.y, asked_.y)};
    // One that keeps its pace on slopes gets less far on the level.
    if (walks_ && isect::length(way_) >= std::abs(asked_.x) - hair_) x = {};
    const Geometry end = moved_mover(judged_.query, way_);
    Vec2 best{};
    for (const Vec2 part : {x + y, x, y}) {
        const double length = isect::length(part);
        if (length == 0) continue;
        const Vec2 free = free_part(end, part) / length * part;
        if (largest(free) > largest(best)) best = free;
    }
    if (largest(best) <= hair_) return {};
    return WrongAnswer{
        WrongKind::stops_though_free, isect::length(best), std::string(judged_.query.answer.met),
        moved_words() + " Nothing keeps it from going on by " + judged_.text_of(best) + "."};
}

Judgement MoveJudge::judgement() const {
    if (!is_finite(judged_.query.answer.place)) return {no_number("The answer has a place")};
    const double before = ground_.inside_before(judged_.query.mover).depth;
    const Geometry start = before > 0 ? judged_.cleared_start() : judged_.query.mover;
    if (before <= hair_ && is_usual_end(start)) return {};
    if (const auto wrong = deeper(before)) return {wrong, before > hair_};
    if (before > hair_) return {{}, true};
    if (walks_ && has_moved(judged_.query.marks)) return {};
    if (const auto wrong = passes()) return {wrong};
    const bool is_free_way = ground_.first_met(start, asked_).obstacle == isect::npos;
    if (const auto wrong = goes_elsewhere(is_free_way)) return {wrong};
    return {could_go_on()};
}

}  // namespace

Judgement judge_move(const JudgedQuery& judged) {
    return MoveJudge(judged).judgement();
}

}  // namespace lab
