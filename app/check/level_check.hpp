#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "check/fault.hpp"
#include "scene/scene.hpp"

namespace lab {

class CheckedLevel;
class FreeSpace;
class GroundCheck;
class Explorer;

/// Looks for what is wrong with a level: first at its outline, then by a character that walks,
/// jumps and falls all over it. The same scene has the same faults.
class LevelCheck {
public:
    /// Of a scene at time 0. Throws UsageError if it has no character.
    explicit LevelCheck(const Scene& scene);
    ~LevelCheck();
    LevelCheck(LevelCheck&&) noexcept;
    LevelCheck& operator=(LevelCheck&&) noexcept;

    /// Goes on for about so many steps of the character.
    void step(std::uint64_t steps);
    bool is_done() const;
    /// How many places the character has found to stand at, and how many steps it took.
    std::size_t places() const;
    std::uint64_t steps() const;
    /// Whether the level has more places than were looked at.
    bool is_cut() const;
    /// By their kinds, each from left to right.
    std::vector<Fault> faults() const;
    /// Where code that moves in a simpler way would stick or fall through; a few of each kind.
    std::vector<Fault> spots_of_other_code() const;
    std::size_t count_of_other_code(FaultKind kind) const;

private:
    std::unique_ptr<CheckedLevel> level_;  // stays where it is, since the others refer to it
    std::unique_ptr<FreeSpace> space_;
    std::unique_ptr<GroundCheck> ground_;
    std::unique_ptr<Explorer> explorer_;
};

/// How far it is: "412 places and 81,230 steps".
std::string progress_text(const LevelCheck& check);

/// The part of a level around a fault, with the character where it shows it.
Scene scene_of_fault(const Scene& level, const Fault& fault);

}  // namespace lab
