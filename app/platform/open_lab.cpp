#include "platform/open_lab.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "platform/start.hpp"

namespace lab {

namespace {

void apply_options(Settings& settings, const Options& options) {
    if (options.has_theme) settings.theme = options.picture.theme;
    if (options.has_scale)
        settings.scale = std::clamp(options.picture.scale, least_scale, most_scale);
    if (options.has_size) {
        settings.window_width = options.picture.width;
        settings.window_height = options.picture.height;
        settings.window_in_points = true;
        settings.maximized = false;
    }
}

}  // namespace

OpenLab::OpenLab(Assets assets, const Options& options, UserFolder& folder) : folder_(folder) {
    folder.add_scenes(assets.scenes, assets.problems);
    std::string settings_problem;
    Settings settings = folder.load_settings(settings_problem);
    apply_options(settings, options);
    folder.start_from(settings);
    // If something else is to open, the last open scene isn't evaluated first.
    if (!options.scene.empty()) settings.scene = options.scene;
    lab_ = std::make_unique<Lab>(assets.scenes, settings, folder);
    lab_->workspace.lessons().fill(assets.lessons);
    lab_->workspace.watch_lessons(assets.lessons_folder);
    lab_->ui.hints_shown = !settings.hinted;
    lab_->workspace.restore_journal();
    open_asked(*lab_, assets, options);
    for (const std::string& more : {settings_problem, folder.left_backups()})
        if (!more.empty()) assets.problems.push_back(more);
    report_problems(*lab_, assets.problems);
    const bool asked =
        !options.scene.empty() || !options.case_line.empty() || !options.picture.lesson.empty();
    window_ = std::make_unique<Window>(*lab_, [this, asked] {
        lab_->workspace.restore_late_journal(!asked);
        keep();
    });
}

}  // namespace lab
