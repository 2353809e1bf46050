#include "render/theme.hpp"

#include <cstddef>

namespace lab {

const char* name_of(Theme theme) {
    constexpr std::array names = {"dark", "light", "dark-contrast", "light-contrast"};
    static_assert(names.size() == themes.size());
    return names[static_cast<std::size_t>(theme)];
}

std::optional<Theme> theme_named(std::string_view name) {
    for (const Theme theme : themes) {
        if (name == name_of(theme)) return theme;
    }
    return {};
}

}  // namespace lab
