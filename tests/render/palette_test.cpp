// Colours with a meaning are distinct for every eye, and text is readable on every background.
#include "render/palette.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "catch.hpp"

using namespace lab;

namespace {

using Light = std::array<double, 3>;
using Matrix = std::array<Light, 3>;

double linear(std::uint8_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Light light_of(Rgba color) {
    return {linear(color.r), linear(color.g), linear(color.b)};
}

Light transformed(const Matrix& matrix, const Light& by) {
    Light into{};
    for (std::size_t i = 0; i < 3; ++i)
        into[i] = matrix[i][0] * by[0] + matrix[i][1] * by[1] + matrix[i][2] * by[2];
    return into;
}

/// The perception of linear light without one kind of cone: Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
constexpr Matrix every_cone = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix protanopia = {{{0.152286, 1.052583, -0.204868},
                                {0.114503, 0.786281, 0.099216},
                                {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia = {{{0.367322, 0.860646, -0.227968},
                                  {0.280085, 0.672501, 0.047413},
                                  {-0.011820, 0.042940, 0.968881}}};

Light seen_by(const Matrix& eye, Rgba color) {
    Light light = transformed(eye, light_of(color));
    for (double& channel : light) channel = std::clamp(channel, 0.0, 1.0);
    return light;
}

/// OKLab: Ottosson, "A perceptual color space for image processing", 2020.
Light oklab(const Light& light) {
    constexpr Matrix to_cones = {{{0.4122214708, 0.5363325363, 0.0514459929},
                                  {0.2119034982, 0.6806995451, 0.1073969566},
                                  {0.0883024619, 0.2817188376, 0.6299787005}}};
    constexpr Matrix to_lab = {{{0.2104542553, 0.7936177850, -0.0040720468},
                                {1.9779984951, -2.4285922050, 0.4505937099},
                                {0.0259040371, 0.7827717662, -0.8086757660}}};
    Light cones = transformed(to_cones, light);
    for (double& cone : cones) cone = std::cbrt(cone);
    return transformed(to_lab, cones);
}

double difference(const Light& a, const Light& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

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

struct Role {
    const char* name;
    Rgba color;
};

void check_apart(const std::vector<Role>& roles, const Matrix& eye, double least) {
    for (std::size_t i = 0; i < roles.size(); ++i) {
        for (std::size_t k = i + 1; k < roles.size(); ++k) {
            INFO(roles[i].name << " beside " << roles[k].name);
            CHECK(difference(oklab(seen_by(eye, roles[i].color)),
                             oklab(seen_by(eye, roles[k].color))) >= least);
        }
    }
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
