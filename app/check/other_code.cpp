#include "check/other_code.hpp"

#include <cmath>

#include "check/ground_check.hpp"

namespace lab {
namespace {

constexpr std::size_t steps_shown = 30;

/// Whether the other step loses most of the way.
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

/// Whether the library gets on without climbing a step, which other code needn't be able to.
bool OtherCode::is_flat(const StepTaken& step, const Terrain& terrain) const {
    WalkSettings settings = level_.settings;
    settings.step = 0;
    return !sticks(step, walk_on(step.before, level_.body, terrain, level_.walk, settings,
                                 step.held, level_.scalar));
}

std::uint64_t OtherCode::take_run(const StepTaken& step, const Terrain& terrain) {
    Walking alone = level_.walk, pushed = level_.walk;
    alone.seams = false;
    pushed.swept = false;
    const double way = std::abs(step.after.pos.x - step.before.pos.x);
    const double whole = std::abs(path_of_walk(level_.walk, {level_.walk.speed, 0}).x);
    if (!step.after.stands || way < 0.9 * whole) return 0;
    const auto note_if = [&](FaultKind kind, const Walking& walk) {
        if (sticks(step, retake(step, terrain, walk)) && is_flat(step, terrain)) note(kind, step);
    };
    note_if(FaultKind::sticks_alone, alone);
    note_if(FaultKind::sticks_pushed, pushed);
    return 2;
}

/// The same from a place on the way. Steps of 2 may all end exactly on the seams between tiles of
/// 16, where nothing sticks.
std::uint64_t OtherCode::take_run_between(const StepTaken& step, const Terrain& terrain) {
    if (step.after.pos.y != step.before.pos.y) return 0;
    constexpr double between = 0.37;
    Body before = step.before;
    before.pos = before.pos + between * (step.after.pos - before.pos);
    const Body after = retake({before, step.held, step.after}, terrain, level_.walk);
    return 1 + take_run({before, step.held, after}, terrain);
}

std::uint64_t OtherCode::take(const StepTaken& step, const Terrain& terrain) {
    if (step.before.stands && step.after.stands && step.after.pos.x != step.before.pos.x)
        return take_run(step, terrain) + take_run_between(step, terrain);
    const double path = std::abs(path_of_walk(level_.walk, step.before.velocity).y);
    const bool lands = !step.before.stands && step.after.stands && path > level_.size.y / 4;
    if (!lands) return 0;
    Walking pushed = level_.walk;
    pushed.swept = false;
    const Body other = retake(step, terrain, pushed);
    if (other.pos.y > step.after.pos.y + level_.size.y / 4) note(FaultKind::falls_through, step);
    return 1;
}

/// Each cell of the character's size has one spot of a kind.
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
