#pragma once

#include <string>
#include <vector>

#include "platform/headless.hpp"
#include "platform/options.hpp"
#include "ui/lab.hpp"

namespace lab {

/// The scenes and lessons of a folder, or the built-in ones if no folder is given. The folder's
/// scenes come before the built-in ones and replace those with the same id.
Assets assets_of(const std::string& folder);

/// Opens what the command line asks for. Anything that can't be opened is added to the problems;
/// the window opens nevertheless.
void open_asked(Lab& lab, Assets& assets, const Options& options);

/// Reports problems in the window, one per line, and on standard error.
void report_problems(Lab& lab, const std::vector<std::string>& problems);

}  // namespace lab
