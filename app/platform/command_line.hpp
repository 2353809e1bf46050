#pragma once

#include <functional>

namespace lab {

/// Runs the whole program and returns its exit code: 0 on success; 1 for an internal error or a
/// failed write; 2 for a usage error, including an unknown scene or field; 3 for a malformed file;
/// 4 for no display.
int run(int argc, char** argv);

/// Does the work and returns its exit code. An exception is reported on standard error and mapped
/// to the exit code of its kind; one from the standard library is an internal error.
int reported(const std::function<int()>& work);

}  // namespace lab
