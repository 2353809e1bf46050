#include "recording/judge.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "geometry/outline.hpp"
#include "recording/ground_of_query.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

bool is_number(double number) {
    return std::isfinite(number);
}
bool is_number(Vec2 v) {
    return is_number(v.x) && is_number(v.y);
}

/// A length in as many digits as people read.
std::string length_text(double length) {
    constexpr double step = 1e5;
    const double rounded = std::round(length * step) / step;
    return number_text(std::isfinite(rounded) && rounded != 0 ? rounded : length);
}

/// The tolerance, and what rounding in the game's scalar may take from numbers of this size.
double allowed(const AskedQuery& query, double within) {
    constexpr double roundings = 16;
    const double epsilon = query.scalar == Scalar::float_
                               ? double{std::numeric_limits<float>::epsilon()}
                               : std::numeric_limits<double>::epsilon();
    const Extent extent = extent_by_bounds(query.mover);
    const double size =
        std::max({std::abs(extent.min.x), std::abs(extent.min.y), std::abs(extent.max.x),
                  std::abs(extent.max.y), isect::length(query.delta)});
    return within + roundings * epsilon * size;
}

/// One query and all that is asked about it.
class Judge {
public:
    Judge(const AskedQuery& query, double within)
        : query_(query),
          ground_(query),
          hair_(allowed(query, within)),
          length_(isect::length(query.delta)) {}

    Judgement overlaps() const;
    Judgement meets() const;
    Judgement moves() const;

private:
    WrongAnswer stops_early(const FirstMet& exact) const;
    WrongAnswer goes_on(const FirstMet& exact) const;
    bool is_other_normal(const FirstMet& exact) const;
    bool can_reach(const Geometry& start, Vec2 way) const;
    std::optional<WrongAnswer> passes(const Geometry& start, Vec2 way) const;
    std::optional<WrongAnswer> is_deeper(double before, Vec2 way) const;
    std::optional<WrongAnswer> could_go_on(const Geometry& start, Vec2 way, Vec2 exact) const;
    /// A vector as the game counts it.
    std::string text_of(Vec2 v) const {
        const double y = query_.is_y_up ? 0 - v.y : v.y;
        return "(" + length_text(v.x) + ", " + length_text(y) + ")";
    }
    /// The mover without what it is inside of by less than a hair.
    Geometry cleared_start() const;

    const AskedQuery& query_;
    GroundOfQuery ground_;
    double hair_;
    double length_;
};

WrongAnswer no_number(const std::string& which) {
    return {WrongKind::not_a_number, 0, {}, which + " that is no number."};
}

Judgement Judge::overlaps() const {
    if (query_.answer.is_yes) {
        if (ground_.is_near(query_.mover, hair_) ||
            ground_.overlapping(query_.mover) != isect::npos)
            return {};
        return {WrongAnswer{
            WrongKind::other_overlap,
            0,
            {},
            "The answer is yes, and there is a gap to everything that was asked about."}};
    }
    const Inside inside = ground_.inside(query_.mover);
    if (inside.depth <= hair_) return {};
    const std::string& id = ground_.id(inside.obstacle);
    return {WrongAnswer{WrongKind::other_overlap, inside.depth, id,
                        "The answer is no, and the mover is inside " + id + " by " +
                            length_text(inside.depth) + "."}};
}

WrongAnswer Judge::goes_on(const FirstMet& exact) const {
    const std::string& id = ground_.id(exact.obstacle);
    const double end = query_.answer.is_yes ? query_.answer.time : 1;
    const std::string answer = query_.answer.is_yes
                                   ? "the answer stops it after " + length_text(end * length_)
                                   : std::string("the answer is a miss");
    return {WrongKind::passes_through, (end - exact.time) * length_, id,
            "It meets " + id + " after " + length_text(exact.time * length_) + " of " +
                length_text(length_) + " units, and " + answer + "."};
}

WrongAnswer Judge::stops_early(const FirstMet& exact) const {
    const double end = query_.answer.time;
    const std::string what = exact.obstacle == isect::npos
                                 ? "nothing is in its way"
                                 : "it first meets " + ground_.id(exact.obstacle) + " after " +
                                       length_text(exact.time * length_);
    return {WrongKind::stops_though_free, (exact.time - end) * length_,
            std::string(query_.answer.met),
            "The answer stops it after " + length_text(end * length_) + " of " +
                length_text(length_) + " units, and " + what + "."};
}

/// At a corner, either side is right: so it is asked again a hair beside.
bool Judge::is_other_normal(const FirstMet& exact) const {
    constexpr double least_cosine = 0.999;
    const Vec2 normal = query_.answer.normal;
    const double size = isect::length(normal);
    const auto is_like = [&](const FirstMet& met) {
        return met.obstacle != isect::npos && isect::dot(normal, met.normal) >= least_cosine * size;
    };
    if (size > 0 && is_like(exact)) return false;
    const Vec2 aside = hair_ / length_ * Vec2{-query_.delta.y, query_.delta.x};
    for (const double way : {-2.0, 2.0}) {
        const Geometry beside = moved_mover(query_, way * aside);
        if (size > 0 && is_like(ground_.first_met(beside, query_.delta))) return false;
    }
    return true;
}

Judgement Judge::meets() const {
    const GameAnswer& answer = query_.answer;
    if (answer.is_yes && !is_number(answer.time)) return {no_number("The answer has a time")};
    if (answer.is_yes && !is_number(answer.normal)) return {no_number("The answer has a normal")};
    const bool is_point = std::holds_alternative<Vec2>(query_.mover);
    const bool is_in = is_point ? ground_.overlapping(query_.mover) != isect::npos
                                : ground_.inside(query_.mover).depth > hair_;
    if (is_in) return {{}, true};
    if (length_ == 0) return {};
    const Geometry start = is_point ? query_.mover : cleared_start();
    const FirstMet exact = ground_.first_met(start, query_.delta);
    const double end = answer.is_yes ? answer.time : 1;
    if (exact.obstacle != isect::npos && (end - exact.time) * length_ > hair_)
        return {goes_on(exact)};
    if ((end - 1) * length_ > hair_)
        return {WrongAnswer{
            WrongKind::farther_than_asked,
            (end - 1) * length_,
            {},
            "The time of the hit is " + number_text(end) + ", after the end of the way."}};
    if (answer.is_yes && (exact.time - end) * length_ > hair_) return {stops_early(exact)};
    if (answer.is_yes && exact.obstacle != isect::npos && is_other_normal(exact)) {
        const std::string& id = ground_.id(exact.obstacle);
        return {WrongAnswer{WrongKind::other_normal, 0, id,
                            "It meets " + id + " at the right place, with the normal " +
                                text_of(exact.normal) + " instead of " + text_of(answer.normal) +
                                "."}};
    }
    return {};
}

Geometry Judge::cleared_start() const {
    Geometry start = query_.mover;
    constexpr int most = 4;
    for (int i = 0; i < most; ++i) {
        const Inside inside = ground_.inside_before(start);
        if (inside.depth == 0) break;
        start = moved_by(start, inside.out);
    }
    return start;
}

/// Whether a mover gets to a place if it slides towards it, or goes there by one axis after the
/// other.
bool Judge::can_reach(const Geometry& start, Vec2 way) const {
    const auto is_free = [&](const Geometry& from, Vec2 leg) {
        const FirstMet met = ground_.first_met(from, leg);
        return met.obstacle == isect::npos || (1 - met.time) * isect::length(leg) <= hair_;
    };
    const Vec2 x{way.x, 0}, y{0, way.y};
    if (is_free(start, way)) return true;
    if (is_free(start, x) && is_free(moved_by(start, x), y)) return true;
    if (is_free(start, y) && is_free(moved_by(start, y), x)) return true;
    constexpr int most_slides = 12;
    Vec2 left = way;
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

std::optional<WrongAnswer> Judge::passes(const Geometry& start, Vec2 way) const {
    if (can_reach(start, way)) return {};
    const FirstMet met = ground_.first_met(start, way);
    if (met.obstacle == isect::npos) return {};
    const std::string& id = ground_.id(met.obstacle);
    const double size = (1 - met.time) * isect::length(way);
    return WrongAnswer{WrongKind::passes_through, size, id,
                       "It ends " + length_text(size) + " units beyond where " + id +
                           " stops it, and there is no way around."};
}

std::optional<WrongAnswer> Judge::is_deeper(double before, Vec2 way) const {
    const Inside after = ground_.inside(moved_mover(query_, way));
    if (after.depth <= before + hair_) return {};
    const std::string& id = ground_.id(after.obstacle);
    const std::string than =
        before > 0 ? ", and began inside by " + length_text(before) : std::string();
    return WrongAnswer{WrongKind::overlaps_afterwards, after.depth, id,
                       "It ends inside " + id + " by " + length_text(after.depth) + than + "."};
}

/// Whether it moved less than the exact answer, and nothing is in the way of the rest.
std::optional<WrongAnswer> Judge::could_go_on(const Geometry& start, Vec2 way, Vec2 exact) const {
    const double less = isect::length(exact) - isect::length(way);
    if (less <= hair_) return {};
    if (ground_.first_met(moved_by(start, way), exact - way).obstacle != isect::npos) return {};
    return WrongAnswer{WrongKind::stops_though_free, less, std::string(query_.answer.met),
                       "It was to move by " + text_of(query_.delta) + " and moved by " +
                           text_of(way) + ". It could have moved by " + text_of(exact) + "."};
}

Judgement Judge::moves() const {
    if (!is_number(query_.answer.place)) return {no_number("The answer has a place")};
    const bool is_slide = query_.kind == RecordedKind::slide;
    const Vec2 way = way_of_game(query_);
    const double before = ground_.inside_before(query_.mover).depth;
    const Geometry start = before > 0 ? cleared_start() : query_.mover;
    const Vec2 exact =
        is_slide ? ground_.slide(start, query_.delta) : ground_.walk(start, query_.delta);
    if (before <= hair_ && isect::length(exact - way) <= hair_) return {};
    if (const auto deeper = is_deeper(before, way)) return {deeper, before > hair_};
    if (before > hair_) return {{}, true};
    const bool is_carried = !is_slide && has_moved(query_.marks);
    if (is_carried) return {};
    if (const auto through = passes(start, way)) return {through};
    const double farther = isect::length(way) - length_;
    if (is_slide && farther > hair_)
        return {WrongAnswer{
            WrongKind::farther_than_asked,
            farther,
            {},
            "It was to move by " + text_of(query_.delta) + " and moved by " + text_of(way) + "."}};
    return {could_go_on(start, way, exact)};
}

}  // namespace

const char* title_of(WrongKind kind) {
    constexpr std::array titles = {"not a number",       "passes through",    "overlaps afterwards",
                                   "farther than asked", "stops though free", "other overlap",
                                   "other normal"};
    return titles.at(static_cast<std::size_t>(kind));
}

Judgement judge(const AskedQuery& query, double within) {
    if (!is_number(query.delta)) return {no_number("The game asks for a motion")};
    const Judge judge(query, within);
    switch (query.kind) {
        case RecordedKind::overlaps:
            return judge.overlaps();
        case RecordedKind::raycast:
        case RecordedKind::sweep:
            return judge.meets();
        case RecordedKind::slide:
        case RecordedKind::walk:
            break;
    }
    return judge.moves();
}

}  // namespace lab
