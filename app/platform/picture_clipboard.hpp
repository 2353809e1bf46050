#pragma once

#include <string>

namespace lab {

/// Puts the PNG of a file into the clipboard, by a program that the desktop has for it: wl-copy,
/// xclip, osascript or PowerShell. False where there is none, or it fails.
bool copy_picture_file(const std::string& path);

}  // namespace lab
