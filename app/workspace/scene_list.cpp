#include "workspace/scene_list.hpp"

#include <algorithm>
#include <utility>

#include "scene/text.hpp"
#include "workspace/lesson_recordings.hpp"

namespace lab {

std::string free_id(const std::vector<Entry>& scenes, const std::string& wanted) {
    const auto is_taken = [&](const std::string& id) {
        return std::any_of(scenes.begin(), scenes.end(),
                           [&](const Entry& entry) { return entry.id == id; });
    };
    std::string id = wanted;
    for (int number = 2; is_taken(id); ++number) id = wanted + "-" + std::to_string(number);
    return id;
}

SceneSource source_of(const std::vector<Entry>& scenes, const std::string& folder) {
    const auto find = [&scenes](const std::string& id) -> const Scene* {
        const auto found = std::find_if(scenes.begin(), scenes.end(),
                                        [&](const Entry& entry) { return entry.id == id; });
        return found == scenes.end() ? nullptr : &found->scene;
    };
    const auto ids = [&scenes] {
        Names names;
        for (const Entry& entry : scenes) names.push_back(entry.id);
        return names;
    };
    const auto recorded = [folder](const StepRecording& wanted) {
        return scene_as_opened(wanted, folder);
    };
    return {find, ids, recorded};
}

void add_scene(std::vector<Entry>& scenes, Entry entry) {
    entry.id = free_id(scenes, entry.id);
    scenes.push_back(std::move(entry));
}

std::string id_for_title(const std::string& title) {
    constexpr std::size_t longest = 80;  // short enough for a file name
    const std::string id = plain_name(plain_name(title).substr(0, longest));
    return id.empty() ? "scene" : id;
}

}  // namespace lab
