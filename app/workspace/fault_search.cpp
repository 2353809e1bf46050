#include "workspace/fault_search.hpp"

#include <algorithm>
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

void FaultSearch::list_faults() {
    std::vector<Fault> now = check_->faults();
    const std::vector<Fault> others = check_->spots_of_other_code();
    now.insert(now.end(), others.begin(), others.end());
    const auto is_listed = [](const Fault& fault, const ListedFault& listed) {
        return fault.kind == listed.fault.kind && fault.words == listed.fault.words;
    };
    if (std::equal(now.begin(), now.end(), faults_.begin(), faults_.end(), is_listed)) return;
    std::vector<ListedFault> listed;
    for (const Fault& fault : now) {
        const auto known =
            std::find_if(faults_.begin(), faults_.end(),
                         [&](const ListedFault& each) { return is_listed(fault, each); });
        if (known != faults_.end()) {
            listed.push_back(*known);
            continue;
        }
        const Scene scene = scene_of_fault(of_, fault);
        listed.push_back({fault, scene, write_case(scene)});
    }
    faults_ = std::move(listed);
}

}  // namespace lab
