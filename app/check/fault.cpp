#include "check/fault.hpp"

namespace lab {

bool is_of_other_code(FaultKind kind) {
    return kind >= FaultKind::sticks_alone;
}

std::string what_other_code_does(FaultKind kind, const std::string& where) {
    if (kind == FaultKind::falls_through)
        return "Code that tests only where a step ends falls through the floor " + where;
    const std::string moves = kind == FaultKind::sticks_alone
                                  ? "tests each obstacle and each tile alone"
                                  : "moves first, and is then pushed out of each tile";
    return "Code that " + moves + " stops " + where + ", though the floor goes on";
}

const char* title_of(FaultKind kind) {
    switch (kind) {
        case FaultKind::no_ground:
            return "No ground";
        case FaultKind::seam:
            return "Seam";
        case FaultKind::steep_slope:
            return "Slope too steep";
        case FaultKind::one_way:
            return "One-way ground";
        case FaultKind::tight_gap:
            return "Tight gap";
        case FaultKind::no_way_out:
            return "No way out";
        case FaultKind::missed_ledge:
            return "Missed ledge";
        case FaultKind::sticks_alone:
        case FaultKind::sticks_pushed:
            return "Other code sticks";
        case FaultKind::falls_through:
            return "Other code falls through";
    }
    return "";
}

}  // namespace lab
