#pragma once

#include <string>

namespace lab {

/// Puts the PNG of a file into the clipboard, by a program that the desktop has for it: wl-copy,
/// xclip, osascript or PowerShell. Gives why not, as a sentence: that there is none, that it fails,
/// or that it takes longer than `most_seconds` and was ended. Empty where it is done.
std::string copy_picture_file(const std::string& path, double most_seconds = 3);

}  // namespace lab
