#include "workspace/fault_search.hpp"

#include <utility>

#include "scene/case_line.hpp"
#include "scene/error.hpp"
#include "workspace/session.hpp"

namespace lab {

void FaultSearch::start(const Session& session) {
    of_ = session.scene();
    faults_.clear();
    check_.reset();
    refusal_.clear();
    try {
        check_.emplace(of_);
    } catch (const UsageError& why) {
        refusal_ = std::string("Not checked: ") + why.what() + ".";
    }
    is_running_ = check_.has_value();
}

void FaultSearch::follow(const Session& session) {
    if (session.scene() != of_) {
        check_.reset();
        faults_.clear();
        refusal_.clear();
        is_running_ = false;
    }
    if (!check_) return;
    constexpr std::uint64_t steps_in_frame = 700;  // a few thousandths of a second
    if (is_running_) check_->step(steps_in_frame);
    if (check_->is_done()) is_running_ = false;
    if (!is_held_) list_faults();
}

/// Faults are only added, so those that are listed stay as they are.
void FaultSearch::list_faults() {
    std::vector<Fault> now = check_->faults();
    if (now.size() == faults_.size()) return;
    std::vector<ListedFault> listed;
    for (Fault& fault : now) {
        Scene scene = scene_of_fault(of_, fault);
        std::string case_line = write_case(scene);
        listed.push_back({std::move(fault), std::move(scene), std::move(case_line)});
    }
    faults_ = std::move(listed);
}

}  // namespace lab
