#ifndef _WIN32
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

#include "catch.hpp"
#include "platform/picture_clipboard.hpp"
#include "scene/file.hpp"

using namespace lab;
namespace fs = std::filesystem;

namespace {

/// Sets an environment variable and restores it afterwards.
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

/// A folder with programs that record their arguments and their input.
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
TEST_CASE("a picture is copied with xclip, whatever its path", "[platform]") {
    const FakeDesktop desktop;
    desktop.has("xclip");
    CHECK(copy_picture_file(desktop.picture).empty());
    CHECK(desktop.asked() == "xclip -selection clipboard -t image/png -i\n");
    CHECK(read_file(desktop.folder + "/got") == "pixels");
}

TEST_CASE("wl-copy comes before xclip, which is the fallback", "[platform]") {
    const FakeDesktop desktop;
    const EnvironmentVariable wayland("WAYLAND_DISPLAY", "wayland-0");
    desktop.has("xclip");
    SECTION("if it works") {
        desktop.has("wl-copy");
        CHECK(copy_picture_file(desktop.picture).empty());
        CHECK(desktop.asked() == "wl-copy --type image/png\n");
    }
    SECTION("if it fails") {
        desktop.has("wl-copy", 1);
        CHECK(copy_picture_file(desktop.picture).empty());
        CHECK(read_file(desktop.folder + "/got") == "pixels");
    }
}

TEST_CASE("without a program or a display no picture is copied", "[platform]") {
    const FakeDesktop desktop;
    desktop.has("xclip", 1);
    CHECK(copy_picture_file(desktop.picture) == "xclip couldn't copy the picture.");
    desktop.has("xclip");
    {
        const EnvironmentVariable none("DISPLAY", "");
        CHECK(copy_picture_file(desktop.picture) == "No program here copies pictures.");
    }
    const EnvironmentVariable nowhere("PATH", desktop.folder + "/nowhere");
    CHECK(copy_picture_file(desktop.picture) == "No program here copies pictures.");
}

TEST_CASE("a program that hangs is killed with its children, and reported", "[platform]") {
    const FakeDesktop desktop;
    const std::string hangs =
        "#!/bin/sh\nsleep 60 &\necho $! >\"" + desktop.folder + "/child\"\nwait\n";
    write_file_atomically(desktop.folder + "/xclip", hangs);
    fs::permissions(desktop.folder + "/xclip", fs::perms::owner_all);
    CHECK(copy_picture_file(desktop.picture, 0.5) == "xclip didn't answer and was stopped.");
    const pid_t child = std::stoi(read_file(desktop.folder + "/child"));
    // A killed process remains until init collects it.
    bool is_running = true;
    for (int i = 0; i < 100 && is_running; ++i) {
        std::ifstream state("/proc/" + std::to_string(child) + "/stat");
        std::string id, name, letter;
        is_running = static_cast<bool>(state >> id >> name >> letter) && letter != "Z";
        if (is_running) usleep(20'000);
    }
    CHECK_FALSE(is_running);

    // Another program is the fallback.
    const EnvironmentVariable wayland("WAYLAND_DISPLAY", "wayland-0");
    desktop.has("wl-copy", 1);
    CHECK(copy_picture_file(desktop.picture, 0.5) == "xclip didn't answer and was stopped.");
    desktop.has("wl-copy");
    CHECK(copy_picture_file(desktop.picture, 0.5).empty());
}

TEST_CASE("a picture's path is not passed to a shell", "[platform]") {
    const FakeDesktop desktop;
    desktop.has("xclip");
    const std::string path = desktop.folder + "/$(touch shelled)`touch shelled`;\n'\".png";
    write_file_atomically(path, "more pixels");
    CHECK(copy_picture_file(path).empty());
    CHECK(read_file(desktop.folder + "/got") == "more pixels");
    CHECK_FALSE(fs::exists("shelled"));
}
#endif
#endif
