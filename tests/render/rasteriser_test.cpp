#include "render/rasteriser.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include <imgui.h>

#include "catch.hpp"
#include "render/blend.hpp"
#include "render/triangle.hpp"
#include "render/ui_context.hpp"

using namespace lab;

namespace {

constexpr int width = 40, height = 30;
constexpr std::uint32_t black = 0xFF000000U, white = 0xFFFFFFFFU, untouched = 0x12345678U;

/// A black picture of this size in points, with pixels beside it that must not change.
class Sheet {
public:
    explicit Sheet(double scale = 1, PixelOrder order = {})
        : ui_(scale),
          buffer_{nullptr, static_cast<int>(width * scale), static_cast<int>(height * scale),
                  static_cast<int>(width * scale) + 8, order},
          pixels_(static_cast<std::size_t>(buffer_.stride * buffer_.height), untouched) {
        buffer_.pixels = pixels_.data();
        // Keyboard navigation would need keys, which are not mapped here.
        ImGui::GetIO().ConfigFlags = ImGuiConfigFlags_None;
        ui_.begin_frame(width, height, 0);
        list().AddRectFilled({0, 0}, {width, height}, IM_COL32_BLACK);
    }

    static ImDrawList& list() { return *ImGui::GetBackgroundDrawList(); }
    static void triangle(std::array<ImVec2, 3> corners, std::array<ImU32, 3> colors) {
        list().PrimReserve(3, 3);
        for (std::size_t i = 0; i < 3; ++i) {
            list().PrimVtx(corners[i], ImGui::GetIO().Fonts->TexUvWhitePixel, colors[i]);
        }
    }
    void draw() { draw(TileSet::whole(buffer_.width, buffer_.height)); }
    void draw(const TileSet& within) { rasterise(ui_.end_frame(), buffer_, within); }
    std::uint32_t at(int x, int y) const {
        return pixels_[static_cast<std::size_t>(y * buffer_.stride + x)];
    }
    const std::vector<std::uint32_t>& pixels() const { return pixels_; }
    /// The number of pixels of a colour, including those beside the picture.
    int count(std::uint32_t color) const {
        return static_cast<int>(std::count(pixels_.begin(), pixels_.end(), color));
    }

private:
    UiContext ui_;
    PixelBuffer buffer_;
    std::vector<std::uint32_t> pixels_;
};

/// Whether the center of a pixel is on the inner side of all edges of a triangle.
bool covers(const std::array<ImVec2, 3>& t, int x, int y) {
    const float px = static_cast<float>(x) + 0.5F, py = static_cast<float>(y) + 0.5F;
    int positive = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const ImVec2 a = t[i], b = t[(i + 1) % 3];
        positive += (b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x) > 0 ? 1 : 0;
    }
    return positive == 0 || positive == 3;
}

}  // namespace

TEST_CASE("a blend at 0 keeps the pixel, and a full blend replaces it", "[draw][blend]") {
    CHECK(blend(0xFF102030U, 0xFFA0B0C0U, 0) == 0xFF102030U);
    CHECK(blend(0xFF102030U, 0xFFA0B0C0U, 255) == 0xFFA0B0C0U);
}

TEST_CASE("a half blend is in the middle of each channel", "[draw][blend]") {
    CHECK(blend(0xFF000000U, 0xFFFFFFFFU, 128) == 0xFF808080U);
}

TEST_CASE("a rectangle covers the pixels whose center it covers", "[draw][rasteriser]") {
    Sheet sheet;
    Sheet::list().AddRectFilled({2, 3}, {7, 9.4F}, IM_COL32_WHITE);
    sheet.draw();
    CHECK(sheet.count(white) == 5 * 6);
    CHECK(sheet.count(black) == width * height - 5 * 6);
    CHECK(sheet.at(2, 3) == white);
    CHECK(sheet.at(6, 8) == white);
    CHECK(sheet.at(7, 8) == black);
    CHECK(sheet.at(6, 9) == black);
}

TEST_CASE("a rectangle is drawn like its two triangles", "[draw][rasteriser]") {
    constexpr ImU32 glass = IM_COL32(200, 90, 30, 120);
    const std::array<std::array<ImVec2, 2>, 4> rectangles{{{{{3.5F, 4.5F}, {20.5F, 9.5F}}},
                                                           {{{3.2F, 4.7F}, {4.4F, 28.6F}}},
                                                           {{{30.7F, 20.2F}, {8.1F, 11.9F}}},
                                                           {{{-5, -6}, {60, 12.5F}}}}};
    for (const auto& [from, to] : rectangles) {
        CAPTURE(from.x, from.y, to.x, to.y);
        std::array<std::vector<std::uint32_t>, 2> drawn;
        for (const bool in_halves : {false, true}) {
            Sheet sheet;
            if (in_halves) {
                const ImVec2 right{to.x, from.y}, left{from.x, to.y};
                Sheet::triangle({right, to, from}, {glass, glass, glass});
                Sheet::triangle({to, left, from}, {glass, glass, glass});
            } else {
                Sheet::list().AddRectFilled(from, to, glass);
            }
            sheet.draw();
            drawn.at(in_halves ? 1 : 0) = sheet.pixels();
        }
        CHECK(drawn[0] == drawn[1]);
    }
}

TEST_CASE("a triangle covers the pixels whose center it covers", "[draw][rasteriser]") {
    const std::array<ImVec2, 3> corners{{{3.2F, 2.1F}, {36.7F, 11.3F}, {9.9F, 28.6F}}};
    Sheet sheet;
    Sheet::triangle(corners, {IM_COL32_WHITE, IM_COL32_WHITE, IM_COL32_WHITE});
    sheet.draw();
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            INFO(x << ", " << y);
            REQUIRE(sheet.at(x, y) == (covers(corners, x, y) ? white : black));
        }
    }
}

TEST_CASE("triangles that share an edge leave no gap and overlap nowhere", "[draw][rasteriser]") {
    const ImU32 half = IM_COL32(255, 255, 255, 128);
    Sheet sheet;
    // Around the center of a pixel, with edges through the centers of others.
    const ImVec2 middle{20.5F, 15.5F};
    const std::array<ImVec2, 5> rim{
        {{5.5F, 0.5F}, {35.5F, 0.5F}, {38.5F, 20.5F}, {20.5F, 29.5F}, {1.5F, 15.5F}}};
    for (std::size_t i = 0; i < rim.size(); ++i) {
        Sheet::triangle({middle, rim[i], rim[(i + 1) % rim.size()]}, {half, half, half});
    }
    sheet.draw();
    CHECK(sheet.count(0xFF808080U) + sheet.count(black) == width * height);
    CHECK(sheet.at(20, 15) == 0xFF808080U);
    CHECK(sheet.count(0xFF808080U) > 500);
}

TEST_CASE("a graded triangle has its corners' colours near them", "[draw][rasteriser]") {
    Sheet sheet;
    Sheet::triangle({{{0, 0}, {40, 0}, {0, 30}}},
                    {IM_COL32(255, 0, 0, 255), IM_COL32(0, 255, 0, 255), IM_COL32(0, 0, 255, 255)});
    sheet.draw();
    const auto channel = [&](int x, int y, int shift) { return (sheet.at(x, y) >> shift) & 0xFFU; };
    CHECK(channel(0, 0, 0) > 245);
    CHECK(channel(38, 0, 8) > 240);
    CHECK(channel(0, 28, 16) > 235);
    for (int x = 1; x < 38; ++x) REQUIRE(channel(x, 0, 8) > channel(x - 1, 0, 8));
    // In the middle, equal shares of the three colours add up to a full one.
    CHECK(channel(13, 10, 0) + channel(13, 10, 8) + channel(13, 10, 16) == Approx(255).margin(2));
}

TEST_CASE("an edge fades to nothing over the fringe around it", "[draw][rasteriser]") {
    Sheet sheet;
    const ImU32 clear = IM_COL32(255, 255, 255, 0);
    Sheet::triangle({{{10, 0}, {14, 0}, {10, 30}}}, {IM_COL32_WHITE, clear, IM_COL32_WHITE});
    Sheet::triangle({{{14, 0}, {14, 30}, {10, 30}}}, {clear, clear, IM_COL32_WHITE});
    sheet.draw();
    CHECK((sheet.at(10, 15) & 0xFFU) == Approx(255 * 0.875).margin(1));
    CHECK((sheet.at(13, 15) & 0xFFU) == Approx(255 * 0.125).margin(1));
    CHECK(sheet.at(14, 15) == black);
}

TEST_CASE("nothing is drawn outside the clip rectangle", "[draw][rasteriser]") {
    Sheet sheet;
    Sheet::list().PushClipRect({4, 5}, {14, 12});
    Sheet::list().AddRectFilled({0, 0}, {width, height}, IM_COL32_WHITE);
    Sheet::list().PopClipRect();
    sheet.draw();
    CHECK(sheet.count(white) == 10 * 7);
    CHECK(sheet.at(4, 5) == white);
    CHECK(sheet.at(14, 11) == black);
}

TEST_CASE("a coordinate far outside is still a valid pixel index", "[draw][rasteriser]") {
    constexpr float infinite = std::numeric_limits<float>::infinity();
    CHECK(first_centre_from(3.5F) == 3);
    CHECK(first_centre_from(3.6F) == 4);
    CHECK(first_centre_from(-1e30F) == -(1 << 30));
    CHECK(first_centre_from(-infinite) == -(1 << 30));
    CHECK(first_centre_from(infinite) == 1 << 30);
    CHECK(first_centre_from(std::numeric_limits<float>::quiet_NaN()) == 1 << 30);
}

TEST_CASE("pixels outside the redrawn area are unchanged", "[draw][rasteriser]") {
    Sheet sheet;
    TileSet right_of_32(width, height);
    right_of_32.insert(1, 0);
    sheet.draw(right_of_32);
    CHECK(sheet.count(black) == 8 * height);
    CHECK(sheet.at(31, 0) == untouched);
    CHECK(sheet.at(32, 0) == black);
    CHECK(sheet.at(width, 0) == untouched);
}

TEST_CASE("colour channels follow the pixel format", "[draw][rasteriser]") {
    constexpr PixelOrder blue_first{16, 8, 0};
    Sheet sheet(1, blue_first);
    Sheet::list().AddRectFilled({0, 0}, {4, 4}, IM_COL32(0x11, 0x22, 0x33, 255));
    sheet.draw();
    CHECK(sheet.at(0, 0) == 0xFF112233U);
}

TEST_CASE("points are converted to pixels by the scale", "[draw][rasteriser]") {
    Sheet sheet(2);
    Sheet::list().AddRectFilled({2, 3}, {7, 9}, IM_COL32_WHITE);
    sheet.draw();
    CHECK(sheet.count(white) == 10 * 12);
    CHECK(sheet.at(4, 6) == white);
    CHECK(sheet.at(14, 6) == black);
}

TEST_CASE("letters are drawn in their colour, smooth, and where they were put",
          "[draw][rasteriser]") {
    Sheet sheet;
    Sheet::list().AddText({4, 4}, IM_COL32(0, 255, 0, 255), "H");
    sheet.draw();
    int green = 0;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (sheet.at(x, y) == black) continue;
            REQUIRE((sheet.at(x, y) & 0xFFFF00FFU) == black);
            REQUIRE((x >= 4 && x < 18 && y >= 4 && y < 22));
            ++green;
        }
    }
    CHECK(green > 15);
}
