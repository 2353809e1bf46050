#include "platform/picture_clipboard.hpp"

#include <cstdlib>
#include <vector>

#include <SDL_stdinc.h>

#include "platform/run_program.hpp"
#include "workspace/host.hpp"

namespace lab {

#ifdef __EMSCRIPTEN__

/// A web page has no other programs to run.
std::string copy_picture_file(const std::string&, double) {
    return no_clipboard;
}

#elif defined(_WIN32)

/// The path is passed in an environment variable, since it can't be quoted safely: PowerShell
/// treats four characters as a single quote, and cmd expands what stands between two percent signs.
std::string copy_picture_file(const std::string& path, double) {
    if (SDL_setenv("INTERSECT_LAB_PICTURE", path.c_str(), 1) != 0) return no_clipboard;
    constexpr const char* command =
        "powershell -NoProfile -STA -Command \"Add-Type -AssemblyName System.Windows.Forms,"
        "System.Drawing; [System.Windows.Forms.Clipboard]::SetImage("
        "[System.Drawing.Image]::FromFile($env:INTERSECT_LAB_PICTURE))\" >NUL 2>&1";
    return std::system(command) == 0 ? "" : no_clipboard;
}

#else

namespace {

#ifdef __APPLE__
/// The path is passed as an argument of the script, which needs no quoting.
std::vector<std::vector<std::string>> copying_programs(const std::string& path) {
    return {{"osascript", "-e", "on run argv", "-e",
             "set the clipboard to (read (POSIX file (item 1 of argv)) as «class PNGf»)", "-e",
             "end run", path}};
}
#else
bool is_set_variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != 0;
}

/// Both programs read the picture, then stay in the background to serve it.
std::vector<std::vector<std::string>> copying_programs(const std::string&) {
    std::vector<std::vector<std::string>> programs;
    if (is_set_variable("WAYLAND_DISPLAY")) programs.push_back({"wl-copy", "--type", "image/png"});
    if (is_set_variable("DISPLAY"))
        programs.push_back({"xclip", "-selection", "clipboard", "-t", "image/png", "-i"});
    return programs;
}
#endif

}  // namespace

/// A program that doesn't answer is reported rather than one that doesn't exist.
std::string copy_picture_file(const std::string& path, double most_seconds) {
    std::string problem;
    for (const std::vector<std::string>& program : copying_programs(path)) {
        const Ended ended = run_program(program, path, most_seconds);
        if (ended == Ended::well) return "";
        if (ended == Ended::late) problem = program.front() + " didn't answer and was stopped.";
        if (ended == Ended::badly && problem.empty())
            problem = program.front() + " couldn't copy the picture.";
    }
    return problem.empty() ? no_clipboard : problem;
}

#endif

}  // namespace lab
