#pragma once

#include <string>
#include <vector>

#include "platform/headless.hpp"
#include "platform/options.hpp"
#include "ui/lab.hpp"

namespace lab {

/// The scenes and lessons of a folder, or the built-in ones where there is none. The folder's own
/// scenes come before the built-in ones, and in place of those of the same id.
Assets assets_of(const std::string& folder);

/// Opens what the command line asks for. What can't be opened is added to the problems, and no
/// reason to open no window.
void open_asked(Lab& lab, Assets& assets, const Options& options);

/// In the window, a line each, and on standard error.
void report_problems(Lab& lab, const std::vector<std::string>& problems);

}  // namespace lab
