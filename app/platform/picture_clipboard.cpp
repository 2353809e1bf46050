#include "platform/picture_clipboard.hpp"

#include <cstdlib>

#ifdef __EMSCRIPTEN__

namespace lab {

/// A page has no programs to ask.
bool copy_picture_file(const std::string&) {
    return false;
}

}  // namespace lab

#else

namespace lab {

namespace {

/// Between quotes that end before each of their own kind, and go on after `instead`.
std::string quoted_with(char quote, const std::string& instead, const std::string& text) {
    std::string result(1, quote);
    for (const char c : text) {
        if (c == quote) {
            result += instead;
        } else {
            result += c;
        }
    }
    return result + quote;
}

#ifdef _WIN32
/// Nothing within double quotes may be one for cmd, and no path has any.
std::string copying_command(const std::string& path) {
    return "powershell -NoProfile -STA -Command \"Add-Type -AssemblyName System.Windows.Forms,"
           "System.Drawing; [System.Windows.Forms.Clipboard]::SetImage("
           "[System.Drawing.Image]::FromFile(" +
           quoted_with('\'', "''", path) + "))\" >NUL 2>&1";
}
#elif defined(__APPLE__)
std::string copying_command(const std::string& path) {
    const std::string script = "set the clipboard to (read (POSIX file " +
                               quoted_with('"', "\\\"", path) + ") as «class PNGf»)";
    return "osascript -e " + quoted_with('\'', "'\\''", script) + " >/dev/null 2>&1";
}
#else
bool is_set_variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != 0;
}

/// Both stay behind to hand the picture out, so that they must not keep our output open.
std::string copying_command(const std::string& path) {
    const std::string from = " <" + quoted_with('\'', "'\\''", path) + " >/dev/null 2>&1";
    const std::string wayland = "wl-copy --type image/png" + from;
    const std::string x11 = "xclip -selection clipboard -t image/png -i" + from;
    if (is_set_variable("WAYLAND_DISPLAY"))
        return is_set_variable("DISPLAY") ? wayland + " || " + x11 : wayland;
    return is_set_variable("DISPLAY") ? x11 : "";
}
#endif

}  // namespace

bool copy_picture_file(const std::string& path) {
    const std::string command = copying_command(path);
    return !command.empty() && std::system(command.c_str()) == 0;
}

}  // namespace lab

#endif
