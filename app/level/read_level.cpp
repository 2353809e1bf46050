#include "level/read_level.hpp"

#include "level/choices.hpp"
#include "level/guess.hpp"
#include "level/ldtk.hpp"
#include "level/level_scene.hpp"
#include "level/tiled.hpp"
#include "level/xml_tree.hpp"
#include "scene/error.hpp"
#include "scene/file.hpp"
#include "scene/foreign.hpp"

namespace lab {

bool is_level(std::string_view text) {
    return level_format(text) != LevelFormat::none;
}

Level read_level(std::string_view text, const std::string& file, const ReadBeside& read_beside) {
    const JsonValue tree = read_tree(text, file);
    Level level = level_format(text) == LevelFormat::ldtk ? read_ldtk(tree, file, read_beside)
                                                          : read_tiled(tree, file, read_beside);
    level.title = file_stem(file);
    return level;
}

Scene read_level_scene(std::string_view text, const std::string& file,
                       const ReadBeside& read_beside) {
    const Level level = read_level(text, file, read_beside);
    LevelSource source;
    source.file = file;
    source.content = hash_digits(text);
    return scene_of_level(level, source);
}

Scene scene_of_level(const Level& level, const LevelSource& source) {
    const std::string& file = source.file;
    try {
        Scene scene = scene_of_level(level, with_choices(guess_solids(level), level, source));
        scene.level = source;
        return scene;
    } catch (const UsageError& error) {
        throw SceneError(file, 1, "", error.what());
    } catch (const isect::BadShape& error) {
        throw SceneError(file, 1, "",
                         std::string("the numbers of this level make no shape: ") + error.what());
    }
}

}  // namespace lab
