#include "platform/start.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <utility>

#include "recording/recorded_line.hpp"
#include "scene/edit.hpp"
#include "scene/keys.hpp"
#include "scene/text.hpp"
#include "workspace/open_recording.hpp"
#include "workspace/scenes.hpp"

namespace lab {

namespace {

/// Recordings may have any name.
bool is_recording_file(const std::string& file) {
    if (is_recording_name(file)) return true;
    constexpr std::size_t enough = 32;
    std::string start(enough, 0);
    std::ifstream in(file, std::ios::binary);
    in.read(start.data(), static_cast<std::streamsize>(enough));
    return is_recording_head(bare_line(start, true));
}

/// Opens the requested scene at the requested time, with the values set on the command line.
void open_as_asked(Lab& lab, const Assets& assets, const Options& options) {
    const Headless& wanted = options.picture;
    if (options.scene.empty()) {
        if (wanted.sets.empty() && !wanted.keys && !wanted.time) return;
        throw UsageError("--set, --keys and --time need a scene: give its id or file");
    }
    if (is_recording_file(options.scene)) return lab.workspace.open_file(options.scene);
    Entry entry = find_scene(assets.scenes, options.scene, assets.lessons);
    if (entry.scene.level && entry.path.empty())
        lab.workspace.open_level(std::move(entry));
    else
        lab.workspace.open(entry);
    Session& session = lab.workspace.session();
    if (wanted.keys) {
        session.seek(0);
        session.edit("Set the keys", [&](Scene& scene) { apply_keys(scene, *wanted.keys); });
    }
    if (wanted.time) {
        session.view().playing = false;
        session.seek(*wanted.time);
    }
    for (const std::string& assignment : wanted.sets) {
        const Scene posed = session.now().posed;
        session.edit("Set " + assignment,
                     [&](Scene& scene) { apply_set(scene, posed, assignment); });
    }
}

}  // namespace

Assets assets_of(const std::string& folder) {
    std::vector<Entry> built_in = built_in_scenes();
    if (folder.empty()) {
        std::vector<Lesson> lessons = built_in_lessons(built_in);
        const std::size_t all = built_in.size();
        return {std::move(built_in), std::move(lessons), all};
    }
    Assets assets;
    assets.scenes = scenes_in(folder, assets.problems);
    assets.asked_for = assets.scenes.size();
    for (Entry& entry : built_in) {
        const bool is_new = std::none_of(assets.scenes.begin(), assets.scenes.end(),
                                         [&](const Entry& each) { return each.id == entry.id; });
        if (is_new) assets.scenes.push_back(std::move(entry));
    }
    assets.lessons = lessons_in(folder, assets.scenes, assets.problems);
    assets.lessons_folder = folder + "/lessons";
    if (assets.asked_for == 0 && assets.lessons.empty() && assets.problems.empty())
        assets.problems.push_back("the folder " + folder +
                                  "/scenes holds no scene, and /lessons no lesson");
    return assets;
}

void open_asked(Lab& lab, Assets& assets, const Options& options) {
    const auto try_to = [&](const auto& open) {
        try {
            open();
        } catch (const std::runtime_error& error) {
            assets.problems.emplace_back(error.what());
        }
    };
    try_to([&] { open_as_asked(lab, assets, options); });
    if (!options.case_line.empty()) try_to([&] { lab.workspace.open_cases(options.case_line); });
    if (!options.picture.lesson.empty())
        try_to([&] { lab.workspace.lessons().open_named(options.picture.lesson); });
}

void report_problems(Lab& lab, const std::vector<std::string>& problems) {
    std::string all;
    for (const std::string& problem : problems) {
        std::cerr << "intersect-lab: " << visible_lines(problem) << '\n';
        all += (all.empty() ? "" : "\n") + problem;
    }
    if (!all.empty()) lab.workspace.say(all, true);
}

}  // namespace lab
