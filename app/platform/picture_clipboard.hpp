#pragma once

#include <string>

namespace lab {

/// Copies a PNG file to the clipboard with a program of the desktop: wl-copy, xclip, osascript or
/// PowerShell. Returns an empty string on success, otherwise a sentence that says why it failed:
/// there is no such program, it failed, or it took longer than `most_seconds` and was killed.
std::string copy_picture_file(const std::string& path, double most_seconds = 3);

}  // namespace lab
