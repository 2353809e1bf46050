#pragma once

#include <functional>

namespace lab {

struct Assets;
struct Options;

/// Opens the window and returns the program's exit code. May throw NoDisplay.
using OpenWindow = std::function<int(const Assets&, const Options&)>;

/// Runs the window until the user closes it.
int run_window(const Assets& assets, const Options& options);

/// Runs the whole program and returns its exit code: 0 on success; 1 for an internal error or a
/// failed write; 2 for a usage error, including an unknown scene or field; 3 for a malformed file;
/// 4 for no display.
int run(int argc, char** argv, const OpenWindow& open_window = run_window);

/// Does the work and returns its exit code. An exception is reported on standard error and mapped
/// to the exit code of its kind; one from the standard library is an internal error.
int reported(const std::function<int()>& work);

}  // namespace lab
