#include "commands/scene_search.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "commands/search_words.hpp"
#include "scene/names.hpp"

namespace lab {

namespace {

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string file_of(const Entry& entry) {
    return std::filesystem::path(entry.path).filename().string();
}

}  // namespace

std::vector<Entry> all_scenes(const Workspace& workspace) {
    std::vector<Entry> scenes = workspace.unlisted();
    scenes.insert(scenes.end(), workspace.scenes().begin(), workspace.scenes().end());
    return scenes;
}

bool holds_all(const std::string& text, const std::string& words) {
    const std::string all = lowered(text);
    for (std::size_t at = 0; at < words.size();) {
        const std::size_t end = std::min(words.find(' ', at), words.size());
        if (all.find(lowered(words.substr(at, end - at))) == std::string::npos) return false;
        at = end + 1;
    }
    return true;
}

std::string words_about(const Scene& scene) {
    std::string words = scene.group + " " + scene.caption;
    for (const std::string& paragraph : scene.text) words += " " + paragraph;
    for (const Query& query : scene.queries) words += std::string(" ") + name_of(query.kind);
    if (scene.crowd) words += std::string(" crowd ") + name_of(scene.crowd->asks);
    return words + " " + search_words(scene.title);
}

std::string words_about(const LessonStep& step) {
    std::string words = words_about(step.scene);
    for (const Block& block : step.words) words += " " + plain_text(block);
    return words;
}

std::string file_among(const Entry& entry, const std::vector<Entry>& entries) {
    if (entry.path.empty()) return {};
    const auto count = [&](auto is_same) {
        return std::count_if(entries.begin(), entries.end(), [&](const Entry& other) {
            return other.scene.title == entry.scene.title && is_same(other);
        });
    };
    if (count([](const Entry&) { return true; }) < 2) return {};
    std::string file = file_of(entry);
    if (count([&](const Entry& other) { return file_of(other) == file; }) < 2) return file;
    const std::string folder = std::filesystem::path(entry.path).parent_path().filename().string();
    return folder.empty() ? file : folder + "/" + file;
}

}  // namespace lab
