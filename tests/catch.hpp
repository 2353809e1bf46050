// The one place that knows which Catch2 this is.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;  // as Catch2 2 has it
#else
#include <catch2/catch.hpp>

// Catch2 3 calls it so.
namespace Catch::Matchers {
inline StdString::ContainsMatcher ContainsSubstring(const std::string& part) {
    return Contains(part);
}
}  // namespace Catch::Matchers
#endif
