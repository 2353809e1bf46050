#include "check/fault.hpp"

namespace lab {

const char* title_of(FaultKind kind) {
    switch (kind) {
        case FaultKind::no_ground:
            return "no ground";
        case FaultKind::seam:
            return "seam";
        case FaultKind::steep_slope:
            return "slope too steep";
        case FaultKind::one_way:
            return "one-way ground";
        case FaultKind::tight_gap:
            return "tight gap";
        case FaultKind::no_way_out:
            return "no way out";
        case FaultKind::missed_ledge:
            return "missed ledge";
    }
    return "";
}

}  // namespace lab
