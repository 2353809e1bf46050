#include "catch.hpp"
#include "files/embed.hpp"
#include "render/fonts.hpp"
#include "render/hidden_frames.hpp"

using namespace lab;

TEST_CASE("digits have the same width in every face, so that those of a tooltip are aligned",
          "[draw][fonts]") {
    const UiContext ui(1);
    for (const Face face : {Face::sans, Face::sans_bold, Face::mono}) {
        for (const char* figure : {"0000", "2020", "7117", "9999"})
            CHECK(text_width(face, body_size, figure) == text_width(face, body_size, "1111"));
        CHECK(text_width(face, body_size, "−1") == text_width(face, body_size, "+1"));
    }
}

TEST_CASE("frames at another scale leave the fonts in use as they were", "[draw][fonts]") {
    const UiContext ui(1);
    const ImFont* before = font(Face::sans, body_size);
    const ImGuiContext* context = ImGui::GetCurrentContext();
    {
        const HiddenFrames frames(2);
        CHECK(font(Face::sans, body_size) == before);
        frames.image({20, 10}, [&] {
            CHECK_FALSE(font(Face::sans, body_size) == before);
            CHECK(ImGui::GetIO().DisplayFramebufferScale.x == 2);
            return Image(1, 1);
        });
        CHECK(font(Face::sans, body_size) == before);
    }
    CHECK(font(Face::sans, body_size) == before);
    CHECK(ImGui::GetCurrentContext() == context);
}
