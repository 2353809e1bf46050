#include <cstdint>
#include <vector>

#include <imgui.h>

#include "catch.hpp"
#include "draw/blend.hpp"

using lab::blend;

TEST_CASE("a blend of nothing or of all changes nothing or all", "[draw][blend]") {
    CHECK(blend(0xFF102030U, 0xFFA0B0C0U, 0) == 0xFF102030U);
    CHECK(blend(0xFF102030U, 0xFFA0B0C0U, 255) == 0xFFA0B0C0U);
}

TEST_CASE("a blend of half lies in the middle of each channel", "[draw][blend]") {
    CHECK(blend(0xFF000000U, 0xFFFFFFFFU, 128) == 0xFF808080U);
}
