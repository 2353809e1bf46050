#include "check/other_code.hpp"

#include <cmath>

#include "check/ground_check.hpp"

namespace lab {
namespace {

constexpr std::size_t steps_shown = 30;

/// Whether both steps begin and end on a floor, and the other loses most of the way.
bool sticks(const StepTaken& step, const Body& other) {
    const double way = step.after.pos.x - step.before.pos.x;
    const double others = other.pos.x - step.before.pos.x;
    return std::abs(others) < 0.5 * std::abs(way) || others * way < 0;
}

}  // namespace

Body OtherCode::retake(const StepTaken& step, const Terrain& terrain, const Walking& walk) const {
    return walk_on(step.before, level_.body, terrain, walk, level_.settings, step.held,
                   level_.scalar);
}

std::uint64_t OtherCode::take(const StepTaken& step, const Terrain& terrain) {
    Walking alone = level_.walk, pushed = level_.walk;
    alone.seams = false;
    pushed.swept = false;
    const double path = std::abs(path_of_walk(level_.walk, step.before.velocity).y);
    const double way = std::abs(step.after.pos.x - step.before.pos.x);
    const double whole = std::abs(path_of_walk(level_.walk, {level_.walk.speed, 0}).x);
    const bool runs = step.before.stands && step.after.stands && way > 0.9 * whole;
    const bool lands = !step.before.stands && step.after.stands && path > level_.size.y / 4;
    if (runs) {
        if (sticks(step, retake(step, terrain, alone))) note(FaultKind::sticks_alone, step);
        if (sticks(step, retake(step, terrain, pushed))) note(FaultKind::sticks_pushed, step);
        return 2;
    }
    if (!lands) return 0;
    const Body other = retake(step, terrain, pushed);
    if (other.pos.y > step.after.pos.y + level_.size.y / 4) note(FaultKind::falls_through, step);
    return 1;
}

/// Spots closer than the character's width are one.
void OtherCode::note(FaultKind kind, const StepTaken& step) {
    const Vec2 feet = level_.feet_at(step.after.pos);
    const Key key{kind, std::llround(feet.x / level_.size.x), std::llround(feet.y / level_.size.y)};
    if (spots_.count(key) != 0) return;
    Fault spot{kind,
               feet,
               level_.middle_at(step.before.pos),
               what_other_code_does(kind, "here, at " + at_text(feet)) + ".",
               {feet, feet}};
    const Body& from = step.before;
    spot.replay = Fault::Replay{{from.pos, from.velocity, 0, from.stands},
                                std::vector<Keys>(steps_shown, step.held.now)};
    spots_.emplace(key, std::move(spot));
}

std::size_t OtherCode::count(FaultKind kind) const {
    std::size_t count = 0;
    for (const auto& [key, spot] : spots_) count += spot.kind == kind ? 1 : 0;
    return count;
}

std::vector<Fault> OtherCode::spots(std::size_t most) const {
    std::vector<Fault> some;
    std::map<FaultKind, std::size_t> taken;
    for (const auto& [key, spot] : spots_)
        if (taken[spot.kind]++ < most) some.push_back(spot);
    return some;
}

}  // namespace lab
