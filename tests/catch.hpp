// The only file that depends on the version of Catch2.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;  // as in Catch2 2
#else
#include <catch2/catch.hpp>

// The name in Catch2 3.
namespace Catch::Matchers {
inline StdString::ContainsMatcher ContainsSubstring(const std::string& part) {
    return Contains(part);
}
}  // namespace Catch::Matchers
#endif
