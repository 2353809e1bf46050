// Colours with a meaning are distinct for every eye, and text is readable on every background.
#include "render/palette.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "catch.hpp"
#include "render/eyes.hpp"

using namespace lab;
using namespace lab::testing;

namespace {

/// WCAG 2.2.
double contrast(Rgba a, Rgba b) {
    const auto luminance = [](Rgba color) {
        const Light light = light_of(color);
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    };
    const auto [least, most] = std::minmax({luminance(a), luminance(b)});
    return (most + 0.05) / (least + 0.05);
}

Rgba over(Rgba ground, Rgba color) {
    const double share = color.a / 255.0;
    const auto channel = [&](std::uint8_t below, std::uint8_t above) {
        return static_cast<std::uint8_t>(below + (above - below) * share + 0.5);
    };
    return {channel(ground.r, color.r), channel(ground.g, color.g), channel(ground.b, color.b)};
}

void check_read(const std::vector<Role>& inks, const std::vector<Role>& grounds, double least) {
    for (const Role& ink : inks) {
        for (const Role& ground : grounds) {
            INFO(ink.name << " on " << ground.name);
            CHECK(contrast(ink.color, ground.color) >= least);
        }
    }
}

}  // namespace

TEST_CASE("colours with a meaning are distinct without red or green cones", "[draw][palette]") {
    // The smallest difference that an eye notices is about 0.02.
    constexpr double least = 0.07;
    for (const Theme theme : themes) {
        const Palette& p = palette(theme);
        const std::vector<Role> words = {
            {"clear", p.clear}, {"blocked", p.blocked}, {"result", p.result}, {"x", p.x},
            {"y", p.y},         {"world", p.world},     {"text", p.text}};
        const std::vector<Role> areas = {{"clear fill", p.clear_fill},
                                         {"blocked fill", p.blocked_fill},
                                         {"result fill", p.result_fill},
                                         {"x", p.x},
                                         {"y", p.y},
                                         {"world", p.world}};
        for (const Matrix& eye : {every_cone, protanopia, deuteranopia}) {
            INFO(name_of(theme) << (eye == protanopia     ? ", without red"
                                    : eye == deuteranopia ? ", without green"
                                                          : ""));
            check_apart(words, eye, least);
            check_apart(areas, eye, least);
        }
    }
}

TEST_CASE("text is readable on every background", "[draw][palette]") {
    for (const Theme theme : themes) {
        INFO(name_of(theme));
        const Palette& p = palette(theme);
        const std::vector<Role> grounds = {{"ground", p.ground},
                                           {"card", p.card},
                                           {"field", p.field},
                                           {"canvas", p.canvas},
                                           {"lit", p.lit}};
        const std::vector<Role> inks = {
            {"text", p.text},     {"soft", p.soft}, {"clear", p.clear}, {"blocked", p.blocked},
            {"result", p.result}, {"x", p.x},       {"y", p.y}};
        check_read(inks, grounds, has_contrast(theme) ? 7 : 4.5);
        check_read({{"text", p.text}, {"soft", p.soft}}, {{"chosen", over(p.card, p.chosen)}},
                   has_contrast(theme) ? 7 : 4.5);
    }
}

TEST_CASE("areas and lines with a meaning stand out from the canvas", "[draw][palette]") {
    for (const Theme theme : themes) {
        INFO(name_of(theme));
        const Palette& p = palette(theme);
        check_read({{"clear fill", p.clear_fill},
                    {"blocked fill", p.blocked_fill},
                    {"result fill", p.result_fill},
                    {"world", p.world}},
                   {{"canvas", p.canvas}, {"card", p.card}}, 3);
        if (!has_contrast(theme)) continue;
        check_read({{"hairline", p.hairline}, {"faint", p.faint}},
                   {{"card", p.card}, {"field", p.field}}, 3);
    }
}

TEST_CASE("a theme can be found by its name", "[draw][palette]") {
    for (const Theme theme : themes) {
        CHECK(theme_named(name_of(theme)) == theme);
        CHECK(theme_of(is_light(theme), has_contrast(theme)) == theme);
    }
    CHECK_FALSE(theme_named("blue"));
}

TEST_CASE("code that did not run can be read in every theme", "[draw][palette]") {
    for (const Theme theme :
         {Theme::dark, Theme::light, Theme::dark_contrast, Theme::light_contrast}) {
        const Palette& colors = palette(theme);
        INFO(name_of(theme));
        CHECK(contrast(unlit_code(colors), colors.card) >= 4.5);
        CHECK(contrast(unlit_code(colors), colors.card) < 0.9 * contrast(colors.text, colors.card));
    }
}
