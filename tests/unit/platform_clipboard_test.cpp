#ifndef _WIN32
#include <cstdlib>
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "platform/picture_clipboard.hpp"
#include "scene/file.hpp"

using namespace lab;
namespace fs = std::filesystem;

namespace {

/// A variable of the environment, as it was afterwards.
struct EnvironmentVariable {
    EnvironmentVariable(const char* name, const std::string& value) : name_(name) {
        if (const char* old = std::getenv(name)) before_ = old;
        setenv(name, value.c_str(), 1);
    }
    ~EnvironmentVariable() { setenv(name_, before_.c_str(), 1); }
    EnvironmentVariable(const EnvironmentVariable&) = delete;
    EnvironmentVariable& operator=(const EnvironmentVariable&) = delete;

private:
    const char* name_;
    std::string before_;
};

/// A folder with programs that keep what they are called with, and what they are given to read.
struct FakeDesktop {
    FakeDesktop() {
        fs::create_directories(folder);
        write_file_atomically(picture, "pixels");
    }
    ~FakeDesktop() { fs::remove_all(folder); }
    void has(const std::string& program, int status = 0) const {
        const std::string file = folder + "/" + program;
        const std::string asked_file = "\"" + folder + "/asked\"", got = "\"" + folder + "/got\"";
        write_file_atomically(file, "#!/bin/sh\necho \"" + program + " $*\" >>" + asked_file +
                                        "\ncat >" + got + "\nexit " + std::to_string(status) +
                                        "\n");
        fs::permissions(file, fs::perms::owner_all);
    }
    std::string asked() const { return read_file(folder + "/asked"); }

    std::string folder = fs::absolute("a desk's top").string();
    std::string picture = folder + "/it's a picture.png";
    EnvironmentVariable path{"PATH", folder + ":" + std::getenv("PATH")};
    EnvironmentVariable x11{"DISPLAY", ":7"};
    EnvironmentVariable wayland{"WAYLAND_DISPLAY", ""};
};

}  // namespace

#ifndef __APPLE__
TEST_CASE("a picture goes to the clipboard by xclip, whatever its path is called", "[platform]") {
    const FakeDesktop desktop;
    desktop.has("xclip");
    CHECK(copy_picture_file(desktop.picture));
    CHECK(desktop.asked() == "xclip -selection clipboard -t image/png -i\n");
    CHECK(read_file(desktop.folder + "/got") == "pixels");
}

TEST_CASE("wl-copy goes before xclip, which stands in for it", "[platform]") {
    const FakeDesktop desktop;
    const EnvironmentVariable wayland("WAYLAND_DISPLAY", "wayland-0");
    desktop.has("xclip");
    SECTION("where it works") {
        desktop.has("wl-copy");
        CHECK(copy_picture_file(desktop.picture));
        CHECK(desktop.asked() == "wl-copy --type image/png\n");
    }
    SECTION("where it fails") {
        desktop.has("wl-copy", 1);
        CHECK(copy_picture_file(desktop.picture));
        CHECK(read_file(desktop.folder + "/got") == "pixels");
    }
}

TEST_CASE("without a program or a display no picture is copied", "[platform]") {
    const FakeDesktop desktop;
    desktop.has("xclip", 1);
    CHECK_FALSE(copy_picture_file(desktop.picture));
    desktop.has("xclip");
    const EnvironmentVariable none("DISPLAY", "");
    CHECK_FALSE(copy_picture_file(desktop.picture));
}
#endif
#endif
