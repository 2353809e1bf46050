#pragma once

#include <memory>

#include "platform/headless.hpp"
#include "platform/options.hpp"
#include "platform/user_folder.hpp"
#include "platform/window.hpp"
#include "ui/lab.hpp"

namespace lab {

/// The lab in a window, with the scenes, settings and unsaved changes of the user's folder, and
/// with what the command line asks for.
class OpenLab {
public:
    /// Throws NoDisplay.
    OpenLab(Assets assets, const Options& options, UserFolder& folder);

    Lab& lab() { return *lab_; }
    Window& window() { return *window_; }
    /// Saves the settings and unsaved changes.
    void keep() { folder_.keep(*lab_); }

private:
    UserFolder& folder_;
    std::unique_ptr<Lab> lab_;
    std::unique_ptr<Window> window_;
};

}  // namespace lab
