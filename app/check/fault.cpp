#include "check/fault.hpp"

namespace lab {

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
    }
    return "";
}

}  // namespace lab
