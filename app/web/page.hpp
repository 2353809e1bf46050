#pragma once

#include <functional>
#include <memory>
#include <string>

#include "platform/headless.hpp"
#include "platform/open_lab.hpp"
#include "platform/options.hpp"
#include "web/page_folder.hpp"
#include "workspace/address.hpp"

namespace lab {

/// All that the page has; it lives until the page is closed.
struct WebPage {
    WebPage(const Assets& assets, const Options& options) : open(assets, options, folder) {}

    Workspace& workspace() { return open.lab().workspace; }
    /// Draws a few frames, although nothing has come from SDL.
    static void wake();
    /// Makes a change that the page asks for. Returns why it can't be made; usually empty.
    static std::string problem_of(const std::function<void()>& change);
    /// The same, and shows the problem as a notice.
    void try_to(const std::function<void()>& change);

    PageFolder folder;
    OpenLab open;
    AddressFollower address;
    std::string clipboard;
};

/// Exists while the page calls the lab.
extern std::unique_ptr<WebPage> page;

/// Opens the lab on the page, which then calls it for each frame. Returns at once.
void run_page();

}  // namespace lab
