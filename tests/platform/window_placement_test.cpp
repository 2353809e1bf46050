// Where the window opens.
#include "platform/window_placement.hpp"

#include <SDL.h>

#include "catch.hpp"

using namespace lab;

namespace {

/// The area of a window that opens with these settings.
SDL_Rect opened(const Settings& settings) {
    SDL_Window* window = open_window(settings);
    REQUIRE(window != nullptr);
    take_size(window, settings, 1);
    SDL_Rect area;
    SDL_GetWindowPosition(window, &area.x, &area.y);
    SDL_GetWindowSize(window, &area.w, &area.h);
    SDL_DestroyWindow(window);
    return area;
}

}  // namespace

// --size 1920x1080 opened at the place of a smaller window, partly off the screen.
TEST_CASE("a window of a wanted size opens on its display, not partly beside it", "[platform]") {
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    REQUIRE(SDL_Init(SDL_INIT_VIDEO) == 0);
    SDL_Rect display;
    REQUIRE(SDL_GetDisplayUsableBounds(0, &display) == 0);
    Settings settings;
    settings.window_width = 980;
    settings.window_height = 620;
    settings.window_x = display.x + display.w - 100;
    settings.window_y = display.y + display.h - 100;
    SECTION("if its size was wanted") {
        settings.window_in_points = true;
        const SDL_Rect area = opened(settings);
        CHECK(area.w == 980);
        CHECK(area.x + area.w == display.x + display.w);
        CHECK(area.y + area.h == display.y + display.h);
    }
    SECTION("with its title in view if it is larger than the display") {
        settings.window_in_points = true;
        settings.window_width = display.w + 500;
        CHECK(opened(settings).x == display.x);
    }
    SECTION("unless the user left it there in this size") {
        settings.window_in_points = false;
        CHECK(opened(settings).x == *settings.window_x);
    }
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}
