#pragma once

#include <functional>

namespace lab {

/// The whole program. Gives its exit code: 0; 1 internal, or not writable; 2 usage, an unknown
/// scene or field among it; 3 a wrong file; 4 no display.
int run(int argc, char** argv);

/// Does the work and gives its exit code. What it throws is reported on standard error, and gives
/// the code of its kind; an exception of the standard library is an internal error.
int reported(const std::function<int()>& work);

}  // namespace lab
