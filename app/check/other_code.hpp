// Where a character that moves in a simpler way would stick or fall through.
#pragma once

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "check/checked_level.hpp"
#include "check/fault.hpp"
#include "check/local_terrain.hpp"

namespace lab {

/// A step of a character's walk: what came before it, the keys that were held, and what came after.
struct StepTaken {
    const Body& before;
    const HeldKeys& held;
    const Body& after;
};

/// Takes each step of a walk once more in the ways in which movement is often written: each
/// obstacle met alone, or the end of a step tested and pushed out of one tile after another. It
/// notes where such a step loses its speed on a floor that goes on, or ends below the floor on
/// which the walk has landed. The level must outlive it.
class OtherCode {
public:
    explicit OtherCode(const CheckedLevel& level) : level_(level) {}

    /// Returns how many steps it took.
    std::uint64_t take(const StepTaken& step, const Terrain& terrain);
    /// The spots of each kind from left to right, where they lie, with at most `most` of each.
    std::vector<Fault> spots(std::size_t most) const;
    /// How many there are of each kind.
    std::size_t count(FaultKind kind) const;

private:
    /// A kind, and a column and row of cells as large as the character.
    using Key = std::tuple<FaultKind, std::int64_t, std::int64_t>;
    void note(FaultKind kind, const StepTaken& step);
    Body retake(const StepTaken& step, const Terrain& terrain, const Walking& walk) const;
    bool is_flat(const StepTaken& step, const Terrain& terrain) const;
    std::uint64_t take_run(const StepTaken& step, const Terrain& terrain);
    std::uint64_t take_run_between(const StepTaken& step, const Terrain& terrain);

    const CheckedLevel& level_;
    std::map<Key, Fault> spots_;
};

}  // namespace lab
