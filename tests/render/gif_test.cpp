#include "render/gif.hpp"

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <gif_lib.h>

#include "catch.hpp"
#include "export/film.hpp"
#include "motion/period.hpp"
#include "picture/picture_image.hpp"
#include "render/ui_context.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

struct GifBytes {
    const std::string& bytes;
    std::size_t at = 0;
};

int read_gif_bytes(GifFileType* file, GifByteType* into, int wanted) {
    GifBytes& source = *static_cast<GifBytes*>(file->UserData);
    const std::size_t count =
        std::min(static_cast<std::size_t>(wanted), source.bytes.size() - source.at);
    source.bytes.copy(reinterpret_cast<char*>(into), count, source.at);
    source.at += count;
    return static_cast<int>(count);
}

struct PlayedGif {
    std::vector<std::vector<Rgba>> frames;
    std::vector<int> delays;
    int plays_again = -1;  ///< how often; 0 means for ever
};

/// The frames as a viewer shows them, each drawn over the one before.
PlayedGif play_gif(const std::string& bytes) {
    GifBytes source{bytes};
    int error = 0;
    GifFileType* file = DGifOpen(&source, &read_gif_bytes, &error);
    REQUIRE(file != nullptr);
    REQUIRE(DGifSlurp(file) == GIF_OK);
    PlayedGif played;
    std::vector<Rgba> screen(static_cast<std::size_t>(file->SWidth * file->SHeight));
    for (int i = 0; i < file->ImageCount; ++i) {
        const SavedImage& image = file->SavedImages[i];
        GraphicsControlBlock control{};
        REQUIRE(DGifSavedExtensionToGCB(file, i, &control) == GIF_OK);
        const GifImageDesc& part = image.ImageDesc;
        for (int y = 0; y < part.Height; ++y) {
            for (int x = 0; x < part.Width; ++x) {
                const int index = image.RasterBits[y * part.Width + x];
                if (index == control.TransparentColor) continue;
                const GifColorType color = file->SColorMap->Colors[index];
                screen[static_cast<std::size_t>((part.Top + y) * file->SWidth + part.Left + x)] = {
                    color.Red, color.Green, color.Blue};
            }
        }
        played.frames.push_back(screen);
        played.delays.push_back(control.DelayTime);
        for (int e = 0; e < image.ExtensionBlockCount; ++e) {
            const ExtensionBlock& block = image.ExtensionBlocks[e];
            const std::string text(reinterpret_cast<const char*>(block.Bytes),
                                   static_cast<std::size_t>(block.ByteCount));
            if (text != "NETSCAPE2.0" || e + 1 == image.ExtensionBlockCount) continue;
            const ExtensionBlock& more = image.ExtensionBlocks[e + 1];
            if (more.ByteCount == 3) played.plays_again = more.Bytes[1] + 256 * more.Bytes[2];
        }
    }
    DGifCloseFile(file, &error);
    return played;
}

Rgba color_of_pixel(std::uint32_t pixel) {
    return {static_cast<std::uint8_t>(pixel), static_cast<std::uint8_t>(pixel >> 8),
            static_cast<std::uint8_t>(pixel >> 16)};
}

int largest_difference(Rgba a, Rgba b) {
    return std::max({std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)});
}

struct FilmTest {
    Scene scene;
    std::vector<Image> frames{};
    PlayedGif played{};

    FilmTest(const std::string& id, Theme theme, const FilmSpan& span)
        : scene(find_scene(built_in_scenes(), id).scene) {
        const UiContext ui(1);
        ui.begin_frame(480, 400, 0);
        GifWriter gif(theme, span.rate);
        Film film(
            scene, span,
            [&](const Evaluation& now) {
                return picture_image(now, {480, 400}, theme);
            },
            [&](const Image& image, std::size_t) {
                frames.push_back(image);
                gif.add(image);
            });
        while (!film.is_done()) film.step();
        ui.end_frame();
        played = play_gif(gif.finish());
    }
};

}  // namespace

TEST_CASE("a GIF plays what was drawn, in the theme's colours and for ever", "[draw]") {
    for (const Theme theme : {Theme::dark, Theme::light}) {
        const FilmTest film("aabb-vs-segment", theme, {0, 1, 20});
        REQUIRE(film.played.frames.size() == 20);
        CHECK(film.played.plays_again == 0);
        for (std::size_t i = 0; i < film.frames.size(); ++i) {
            CHECK(film.played.delays[i] == 5);
            double sum = 0;
            int worst = 0;
            for (std::size_t p = 0; p < film.frames[i].pixels.size(); ++p) {
                const int difference = largest_difference(color_of_pixel(film.frames[i].pixels[p]),
                                                          film.played.frames[i][p]);
                worst = std::max(worst, difference);
                sum += difference;
            }
            INFO("frame " << i);
            // The colour table may lack the mixture where two inks meet within a pixel.
            CHECK(worst <= 60);
            CHECK(sum / static_cast<double>(film.frames[i].pixels.size()) < 0.5);
        }
    }
}

TEST_CASE("a film of one period ends where it begins", "[draw]") {
    const Scene scene = find_scene(built_in_scenes(), "aabb-vs-aabb").scene;
    const auto period = period_of(scene);
    REQUIRE(period);
    FilmSpan span{0, *period, 25};
    CHECK(span_from(scene, 0).to == *period);
    // The frame after the last one is the first.
    Timeline timeline;
    const UiContext ui(1);
    ui.begin_frame(480, 400, 0);
    const auto picture = [&](double time) {
        return picture_image(evaluate(scene, time, timeline), {480, 400}, Theme::dark).pixels;
    };
    CHECK(picture(span.time_of(span.count())) == picture(span.time_of(0)));
    CHECK(picture(span.time_of(span.count() - 1)) != picture(span.time_of(0)));
    ui.end_frame();
}

TEST_CASE("the first frame of a film shows its start time", "[draw]") {
    const FilmSpan span{1, 3, 20};
    CHECK(span.count() == 40);
    CHECK(span.time_of(0) == 1);
    CHECK(span.time_of(10) == 1.5);
    CHECK(span.time_of(39) == 2.95);
}

TEST_CASE("a frame without a change still takes its time", "[draw]") {
    GifWriter gif(Theme::dark, 50);
    const Image image(16, 9);
    for (int i = 0; i < 3; ++i) gif.add(image);
    const PlayedGif played = play_gif(gif.finish());
    CHECK(played.delays == std::vector<int>{2, 2, 2});
    CHECK(played.frames[0] == played.frames[2]);
}

TEST_CASE("the colours of a GIF fit into it, whatever the theme", "[draw]") {
    for (const Theme theme : themes) {
        ColorTable table(theme);
        CHECK(table.colors().size() <= ColorTable::most);
        CHECK(table.colors().size() > 200);
        const Rgba blocked = palette(theme).blocked;
        const std::uint32_t pixel = blocked.r | static_cast<std::uint32_t>(blocked.g) << 8 |
                                    static_cast<std::uint32_t>(blocked.b) << 16;
        CHECK(table.colors()[table.index_of(pixel)] == blocked);
    }
}
