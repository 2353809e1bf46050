#pragma once

#include <string>

namespace lab {

/// Describes a task's path in words, followed by the path: "the normal's x (hit.normal.x)"; "near
/// x", which is the lab's name for x.near. Numbers have a real minus sign.
std::string in_words(const std::string& path);

}  // namespace lab
