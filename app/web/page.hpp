#pragma once

#include "platform/headless.hpp"
#include "platform/options.hpp"

namespace lab {

/// Opens the lab on the page, which then calls it for each frame. Returns at once.
int run_page(const Assets& assets, const Options& options);

}  // namespace lab
