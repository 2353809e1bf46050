// How far apart colours are for an eye, also for one that lacks red or green cones.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "catch.hpp"
#include "render/palette.hpp"

namespace lab::testing {

using Light = std::array<double, 3>;
using Matrix = std::array<Light, 3>;

inline double linear(std::uint8_t channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

inline Light light_of(Rgba color) {
    return {linear(color.r), linear(color.g), linear(color.b)};
}

inline Light transformed(const Matrix& matrix, const Light& by) {
    Light into{};
    for (std::size_t i = 0; i < 3; ++i)
        into[i] = matrix[i][0] * by[0] + matrix[i][1] * by[1] + matrix[i][2] * by[2];
    return into;
}

/// The perception of linear light without one kind of cone: Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
inline constexpr Matrix every_cone = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
inline constexpr Matrix protanopia = {{{0.152286, 1.052583, -0.204868},
                                       {0.114503, 0.786281, 0.099216},
                                       {-0.003882, -0.048116, 1.051998}}};
inline constexpr Matrix deuteranopia = {{{0.367322, 0.860646, -0.227968},
                                         {0.280085, 0.672501, 0.047413},
                                         {-0.011820, 0.042940, 0.968881}}};

inline Light seen_by(const Matrix& eye, Rgba color) {
    Light light = transformed(eye, light_of(color));
    for (double& channel : light) channel = std::clamp(channel, 0.0, 1.0);
    return light;
}

/// OKLab: Ottosson, "A perceptual color space for image processing", 2020.
inline Light oklab(const Light& light) {
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

inline double difference(const Light& a, const Light& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

struct Role {
    const char* name;
    Rgba color;
};

inline void check_apart(const std::vector<Role>& roles, const Matrix& eye, double least) {
    for (std::size_t i = 0; i < roles.size(); ++i) {
        for (std::size_t k = i + 1; k < roles.size(); ++k) {
            INFO(roles[i].name << " beside " << roles[k].name);
            CHECK(difference(oklab(seen_by(eye, roles[i].color)),
                             oklab(seen_by(eye, roles[k].color))) >= least);
        }
    }
}

}  // namespace lab::testing
