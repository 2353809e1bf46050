#include "platform/check_output.hpp"

#include <chrono>
#include <cmath>
#include <iostream>
#include <string>

#include "check/level_check.hpp"
#include "explain/crowd_sentence.hpp"
#include "platform/progress_line.hpp"
#include "scene/case_line.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

void print(const Scene& scene, const Fault& fault) {
    std::cout << title_of(fault.kind) << ": " << fault.words << '\n';
    std::cout << "    " << write_case(scene_of_fault(scene, fault)) << '\n';
}

}  // namespace

bool check_and_print(const Scene& scene) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    auto shown = begin;
    ProgressLine progress(std::cerr);
    LevelCheck check(scene);
    while (!check.is_done()) {
        constexpr std::uint64_t at_once = 2000;
        constexpr std::chrono::milliseconds pause{500};
        check.step(at_once);
        if (Clock::now() - shown <= pause) continue;
        progress.show(progress_text(check));
        shown = Clock::now();
    }
    progress.end();
    const std::vector<Fault> faults = check.faults();
    for (const Fault& fault : faults) print(scene, fault);
    const std::chrono::duration<double> took = Clock::now() - begin;
    std::cerr << progress_text(check) << ", " << count_text(faults.size()) << " found in "
              << number_text(std::round(took.count() * 10) / 10) << " s\n";
    const auto spots = [&](FaultKind kind) { return count_text(check.count_of_other_code(kind)); };
    std::cerr << "Spots where simpler code would fail: " << spots(FaultKind::sticks_alone)
              << " if it tests each obstacle alone, " << spots(FaultKind::sticks_pushed)
              << " if it is pushed out of each tile, " << spots(FaultKind::falls_through)
              << " if it tests only where a step ends. The lab lists them.\n";
    return !faults.empty();
}

}  // namespace lab
