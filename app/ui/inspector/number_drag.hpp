#pragma once

#include <string>

#include "ui/frame.hpp"

namespace lab {

/// The number that a field shows.
struct ShownNumber {
    std::string owner, field;  ///< "box" and "center"
    std::string axis;          ///< "x", "y", or nothing
    double value{};
    bool has_path{};  ///< its drag can be scrubbed afterwards: it is a number of the shapes
                      ///< themselves
};

/// What a number field did to a number, as one undo step. A drag is recorded, and stops where a
/// wish to stop comes true.
void want_number(Frame& frame, const FieldEdit& edit, const ShownNumber& shown,
                 const NumberChange& change);

}  // namespace lab
