// Levels in texts of a test's own.
#pragma once

#include <map>
#include <string>

#include "level/guess.hpp"
#include "level/level_scene.hpp"
#include "level/read_level.hpp"
#include "scene/error.hpp"

namespace lab::testing {

/// The files beside a level.
using Files = std::map<std::string, std::string>;

inline ReadBeside among(const Files& files) {
    return [files](const std::string& path) -> std::optional<std::string> {
        const auto found = files.find(path);
        return found != files.end() ? std::optional(found->second) : std::nullopt;
    };
}

inline Level level_of(const std::string& text, const Files& files = {}) {
    return read_level(text, "maps/test.tmx", among(files));
}
inline Scene scene_of(const std::string& text, const Files& files = {}) {
    return read_level_scene(text, "maps/test.tmx", among(files));
}
inline std::string level_error(const std::string& text) {
    try {
        scene_of(text);
    } catch (const SceneError& error) {
        return error.what();
    }
    return "no error";
}

/// A map of Tiled, 4 by 3 cells of 16 by 8 pixels, with what is in it.
inline std::string tmx(const std::string& inside, const std::string& attributes = "") {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<map version=\"1.10\" tiledversion=\"1.11.0\" orientation=\"orthogonal\" width=\"4\" "
           "height=\"3\" tilewidth=\"16\" tileheight=\"8\" " +
           attributes + ">\n" + inside + "</map>\n";
}
/// A layer of 4 by 3 cells.
inline std::string layer(const std::string& name, const std::string& numbers) {
    return "<layer id=\"1\" name=\"" + name +
           "\" width=\"4\" height=\"3\"><data encoding=\"csv\">\n" + numbers +
           "\n</data></layer>\n";
}
inline std::string objects(const std::string& name, const std::string& inside) {
    return "<objectgroup id=\"2\" name=\"" + name + "\">" + inside + "</objectgroup>\n";
}

template <class Shape>
Shape shape_in(const Scene& scene, const std::string& name) {
    const NamedShape* found = find_shape(scene, name);
    if (found == nullptr) throw UsageError("no shape is named " + name);
    return std::get<Shape>(found->geometry);
}

}  // namespace lab::testing
