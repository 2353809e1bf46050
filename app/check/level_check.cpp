#include "check/level_check.hpp"

#include <algorithm>
#include <tuple>

#include "check/checked_level.hpp"
#include "check/explorer.hpp"
#include "check/free_space.hpp"
#include "check/ground_check.hpp"
#include "explain/crowd_sentence.hpp"
#include "motion/timeline.hpp"

namespace lab {

LevelCheck::LevelCheck(const Scene& scene)
    : level_(std::make_unique<CheckedLevel>(Timeline().pose(scene, 0))),
      space_(std::make_unique<FreeSpace>(*level_)),
      ground_(std::make_unique<GroundCheck>(*level_)),
      explorer_(std::make_unique<Explorer>(*level_)) {}

LevelCheck::~LevelCheck() = default;
LevelCheck::LevelCheck(LevelCheck&&) noexcept = default;
LevelCheck& LevelCheck::operator=(LevelCheck&&) noexcept = default;

bool LevelCheck::is_done() const {
    return space_->is_done() && ground_->is_done() && explorer_->is_done();
}

std::size_t LevelCheck::places() const {
    return explorer_->places();
}

std::uint64_t LevelCheck::steps() const {
    return explorer_->steps();
}

bool LevelCheck::is_cut() const {
    return explorer_->is_cut();
}

void LevelCheck::step(std::uint64_t steps) {
    // A face is compared with all others.
    const std::uint64_t faces = 1 + 200 * steps / (1 + level_->faces.size());
    if (!space_->is_done())
        space_->step(steps);
    else if (!ground_->is_done())
        ground_->step(faces);
    else
        explorer_->step(steps);
}

std::vector<Fault> LevelCheck::faults() const {
    std::vector<Fault> all = explorer_->faults();
    for (const Fault& fault : ground_->faults())
        if (space_->is_near(fault.area)) all.push_back(fault);
    std::stable_sort(all.begin(), all.end(), [](const Fault& a, const Fault& b) {
        return std::tuple(a.kind, a.at.x, a.at.y) < std::tuple(b.kind, b.at.x, b.at.y);
    });
    return all;
}

std::vector<Fault> LevelCheck::spots_of_other_code() const {
    constexpr std::size_t most = 8;
    return explorer_->other_code().spots(most);
}

std::size_t LevelCheck::count_of_other_code(FaultKind kind) const {
    return explorer_->other_code().count(kind);
}

std::string progress_text(const LevelCheck& check) {
    const auto counted = [](std::uint64_t count, const char* one) {
        return count_text(count) + " " + one + (count == 1 ? "" : "s");
    };
    return counted(check.places(), "place") + " and " + counted(check.steps(), "step") +
           (check.is_cut() ? ", and more places, so traps and ledges weren't looked for" : "");
}

}  // namespace lab
