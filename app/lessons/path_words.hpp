#pragma once

#include <string>

namespace lab {

/// What a path of a task leads to, in words, and the path itself behind them: "the normal's x
/// (hit.normal.x)"; "near x", as the lab calls x.near everywhere. A number has a real minus.
std::string in_words(const std::string& path);

}  // namespace lab
