#include "level/read_level.hpp"

#include <utility>

#include "geometry/outline.hpp"
#include "level/choices.hpp"
#include "level/guess.hpp"
#include "level/ldtk.hpp"
#include "level/level_scene.hpp"
#include "level/tiled.hpp"
#include "level/xml_tree.hpp"
#include "scene/error.hpp"
#include "scene/file.hpp"
#include "scene/foreign.hpp"
#include "scene/text.hpp"

namespace lab {

bool is_level(std::string_view text) {
    return level_format(text) != LevelFormat::none;
}

Level read_level(std::string_view text, const std::string& file, const ReadBeside& read_beside) {
    const JsonValue tree = read_tree(text, file);
    std::string all(text);
    std::vector<std::string> names;
    const ReadBeside read = [&](const std::string& name) {
        std::optional<std::string> part = read_beside(name);
        names.push_back(name);
        all += part.value_or("");
        return part;
    };
    Level level = level_format(text) == LevelFormat::ldtk ? read_ldtk(tree, file, read)
                                                          : read_tiled(tree, file, read);
    level.title = visible_text(file_stem(file));
    level.content = hash_digits(all);
    level.beside = std::move(names);
    return level;
}

Scene read_level_scene(std::string_view text, const std::string& file,
                       const ReadBeside& read_beside) {
    LevelSource source;
    source.file = file;
    return scene_of_level(read_level(text, file, read_beside), source);
}

Scene scene_of_level(const Level& level, const LevelSource& source) {
    const std::string& file = source.file;
    try {
        Scene scene = scene_of_level(level, with_choices(guess_solids(level), level, source));
        // A scene's texts are lines.
        if (!is_plain_text(file)) return scene;
        scene.level = source;
        scene.level->content = level.content;
        scene.level->start = position(scene.shapes.front().geometry);
        scene.level->made.clear();
        for (std::size_t i = 1; i < scene.shapes.size(); ++i)
            scene.level->made.push_back(scene.shapes[i].name);
        return scene;
    } catch (const UsageError& error) {
        throw SceneError(file, 1, "", error.what());
    } catch (const isect::BadShape& error) {
        throw SceneError(file, 1, "",
                         std::string("the numbers of this level make no shape: ") + error.what());
    }
}

}  // namespace lab
