#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace lab {

enum class Theme { dark, light, dark_contrast, light_contrast };

inline constexpr std::array themes = {Theme::dark, Theme::light, Theme::dark_contrast,
                                      Theme::light_contrast};

constexpr Theme theme_of(bool light, bool contrast) {
    if (contrast) return light ? Theme::light_contrast : Theme::dark_contrast;
    return light ? Theme::light : Theme::dark;
}
constexpr bool is_light(Theme theme) {
    return theme == Theme::light || theme == Theme::light_contrast;
}
constexpr bool has_contrast(Theme theme) {
    return theme == Theme::dark_contrast || theme == Theme::light_contrast;
}

/// The name on the command line and in the settings, such as "dark-contrast".
const char* name_of(Theme theme);
std::optional<Theme> theme_named(std::string_view name);

}  // namespace lab
