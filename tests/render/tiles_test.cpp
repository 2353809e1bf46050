// Only what changed is drawn again, and the result is the same as a full redraw.
#include "render/tiles.hpp"

#include <random>
#include <vector>

#include <imgui.h>

#include "catch.hpp"
#include "render/rasteriser.hpp"
#include "render/ui_context.hpp"

using namespace lab;

namespace {

constexpr int screen_width = 300, screen_height = 200;

/// The contents of the window's surface.
class Screen {
public:
    Screen() { ImGui::GetIO().ConfigFlags = ImGuiConfigFlags_None; }

    template <class Draw>
    TileSet show(Draw draw) {
        ui_.begin_frame(screen_width, screen_height, 0);
        ImDrawList& list = *ImGui::GetBackgroundDrawList();
        list.AddRectFilled({0, 0}, {screen_width, screen_height}, IM_COL32(20, 22, 24, 255));
        draw(list);
        const ImDrawData& data = ui_.end_frame();
        TileSet changed = changes_.since_last(data, screen_width, screen_height);
        rasterise(data, {pixels_.data(), screen_width, screen_height, screen_width, {}}, changed);
        whole_ = rasterised(data).pixels;
        return changed;
    }
    bool equals_a_whole_drawing() const { return pixels_ == whole_; }

private:
    UiContext ui_{1};
    FrameChanges changes_;
    std::vector<std::uint32_t> pixels_ =
        std::vector<std::uint32_t>(std::size_t{screen_width} * screen_height);
    std::vector<std::uint32_t> whole_;
};

int count(const TileSet& tiles) {
    int count = 0;
    for (const PixelRect& area : tiles.areas()) {
        count += (area.right - area.left) * (area.bottom - area.top);
    }
    return count;
}

}  // namespace

TEST_CASE("redrawing changed tiles gives the same pixels as drawing everything", "[draw][tiles]") {
    std::mt19937 random(7);
    const auto number = [&](int most) {
        return static_cast<float>(random() % static_cast<unsigned>(most * 16)) / 16;
    };
    Screen screen;
    for (int frame = 0; frame < 60; ++frame) {
        const ImVec2 moving{number(screen_width), number(screen_height)},
            start{number(screen_width), number(screen_height)};
        screen.show([&](ImDrawList& list) {
            list.AddCircleFilled({90, 80}, 55, IM_COL32(255, 200, 80, 120));
            list.AddText({40.3F, 70.6F}, IM_COL32_WHITE, "a word that stays");
            list.AddLine(start, moving, IM_COL32(90, 180, 255, 255), 1.5F);
            list.AddCircle(moving, 30, IM_COL32(255, 90, 120, 255), 0, 2);
            list.PushClipRect({150.4F, 20.2F}, {260.6F, 160});
            list.AddText({moving.x - 20, moving.y}, IM_COL32_WHITE, "a word that goes");
            list.PopClipRect();
        });
        REQUIRE(screen.equals_a_whole_drawing());
    }
}

TEST_CASE("only the part of a frame that changed is drawn again", "[draw][tiles]") {
    Screen screen;
    const auto with_dot = [](ImVec2 at, ImU32 color = IM_COL32_WHITE) {
        return [at, color](ImDrawList& list) {
            list.AddRectFilled({10, 10}, {290, 190}, IM_COL32(60, 60, 60, 255));
            list.AddRectFilled(at, {at.x + 4, at.y + 4}, color);
        };
    };
    SECTION("the first frame is drawn in full") {
        CHECK(count(screen.show(with_dot({40, 40}))) == screen_width * screen_height);
    }
    SECTION("an equal frame is not drawn") {
        screen.show(with_dot({40, 40}));
        CHECK(screen.show(with_dot({40, 40})).is_empty());
    }
    SECTION("a change of colour") {
        screen.show(with_dot({40, 40}));
        CHECK(count(screen.show(with_dot({40, 40}, IM_COL32_BLACK))) == 32 * 32);
    }
    SECTION("a move redraws the old and the new position") {
        screen.show(with_dot({40, 40}));
        const TileSet changed = screen.show(with_dot({200, 150}));
        CHECK(changed.touches({40, 40, 44, 44}));
        CHECK(changed.touches({200, 150, 204, 154}));
        CHECK(count(changed) == 2 * 32 * 32);
    }
}

TEST_CASE("tiles grow where 64 of them would be too few", "[draw][tiles]") {
    const TileSet tiles = TileSet::whole(7680, 4320);
    CHECK(tiles.columns() == 60);
    CHECK(count(tiles) == 7680 * 4320);
}

TEST_CASE("changed tiles become areas that don't overlap", "[draw][tiles]") {
    TileSet tiles(screen_width, screen_height);
    for (const int row : {1, 2}) {
        for (const int column : {1, 2}) tiles.insert(column, row);
    }
    tiles.insert(9, 6);
    const std::vector<PixelRect> areas = tiles.areas();
    REQUIRE(areas.size() == 2);
    CHECK((areas[0].left == 32 && areas[0].top == 32 && areas[0].right == 96 &&
           areas[0].bottom == 96));
    CHECK((areas[1].left == 288 && areas[1].top == 192 && areas[1].right == screen_width &&
           areas[1].bottom == screen_height));
}
