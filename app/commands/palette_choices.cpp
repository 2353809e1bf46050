#include "commands/palette_choices.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "commands/commands.hpp"
#include "commands/layer_choice.hpp"
#include "commands/map_choice.hpp"
#include "commands/palette_match.hpp"
#include "commands/scene_search.hpp"
#include "commands/search_words.hpp"
#include "scene/names.hpp"
#include "workspace/scenes.hpp"

namespace lab {

namespace {

void open_scene(Context& context, const Choice& choice) {
    context.workspace.open(choice.id, choice.path);
}
void select_shape(Context& context, const Choice& choice) {
    context.workspace.session().view().select({choice.id});
}
/// Adds to the selection, as Shift+click does.
void select_too(Context& context, const Choice& choice) {
    std::vector<std::string> names = context.workspace.session().view().selection();
    names.push_back(choice.id);
    context.workspace.session().view().select(names);
}
void open_lesson(Context& context, const Choice& choice) {
    context.workspace.lessons().open_named(choice.id);
}
void set_theme(Context& context, const Choice& choice) {
    context.workspace.settings().theme = theme_named(choice.id).value_or(Theme::dark);
}
/// The enumerator with one of the names.
template <class Enum, class List>
Enum named(const List& names, const std::string& name) {
    return static_cast<Enum>(std::find(names.begin(), names.end(), name) - names.begin());
}
void toggle_named_layer(Context& context, const Choice& choice) {
    toggle_layer(context.workspace.session().view(), named<Layer>(layer_names, choice.id));
}
void toggle_named_map(Context& context, const Choice& choice) {
    toggle_map(context.workspace.session(), named<MapLayer>(map_layer_names, choice.id));
}
void toggle_grid(Context& context, const Choice&) {
    bool& grid = context.workspace.session().view().grid;
    grid = !grid;
}
void set_scale(Context& context, const Choice& choice) {
    context.workspace.settings().scale = std::stod(choice.id);
}
void run_command(Context& context, const Choice& choice) {
    const Command& wanted = command(choice.id);
    if (wanted.enabled(context)) wanted.run(context);
}

constexpr const char* not_now = "Not now";

/// Unavailable commands are listed, too: a command that a search doesn't find seems not to exist.
void say_why_not(Context& context, const Choice& choice) {
    context.workspace.say(refusal_of(command(choice.id), context));
}

void add_lesson(std::vector<Choice>& all, const Lesson& lesson) {
    all.push_back({lesson.title, "Lesson", "", open_lesson, lesson.id});
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        all.push_back({lesson.title + ": " + step.heading, "Lesson", "", open_lesson,
                       lesson.id + "/" + std::to_string(i + 1), "", words_about(step)});
    }
}

/// If two scenes have the same title, the file distinguishes them.
void add_scenes(std::vector<Choice>& all, const Context& context) {
    const std::vector<Entry> scenes = all_scenes(context.workspace);
    for (const Entry& entry : scenes) {
        const std::string file = file_among(entry, scenes);
        const bool is_listed = entry.scene.group != unlisted_group;
        all.push_back({entry.scene.title + (file.empty() ? "" : ", " + file),
                       is_listed ? "Scene" : unlisted_group, "", open_scene, entry.id, entry.path,
                       words_about(entry.scene)});
    }
}

/// So many that they are listed only in a search.
void add_zoo(std::vector<Choice>& all) {
    for (const Entry& entry : zoo_cases())
        all.push_back(
            {entry.scene.title, zoo_name, "", open_scene, entry.id, "", words_about(entry.scene)});
}

void add_settings(std::vector<Choice>& all) {
    for (const Theme theme : themes) {
        const std::string ground = is_light(theme) ? "light" : "dark";
        all.push_back({"Theme: " + ground + (has_contrast(theme) ? ", high contrast" : ""),
                       "Setting", "", set_theme, name_of(theme)});
    }
    all.push_back({"Size of the interface: automatic", "Setting", "", set_scale, "0"});
    for (const char* scale : {"1", "1.5", "2", "2.5", "3"}) {
        all.push_back({std::string("Size of the interface: ") + scale + "×", "Setting", "",
                       set_scale, scale});
    }
}

void add_shape_choices(std::vector<Choice>& all, const Session& session) {
    for (const NamedShape& shape : session.scene().shapes)
        all.push_back({shape.name, "Shape", "", select_shape, shape.name});
    if (session.view().selected.empty()) return;
    for (const NamedShape& shape : session.scene().shapes) {
        if (!session.view().is_selected(shape.name))
            all.push_back({"Select " + shape.name + ", too", "Shape", "", select_too, shape.name});
    }
}

void add_layers(std::vector<Choice>& all, const View& view) {
    const auto asks = [](bool shown, const char* what) {
        return (shown ? "Hide: " : "Show: ") + std::string(what);
    };
    for (std::size_t i = 0; i < layer_names.size(); ++i) {
        const auto layer = static_cast<Layer>(i);
        all.push_back({asks(view.layers.count(layer) != 0, title_of(layer)), "Layer", "",
                       toggle_named_layer, layer_names[i]});
    }
    all.push_back({asks(view.grid, grid_title), "Layer", "", toggle_grid, "grid"});
}

void add_maps(std::vector<Choice>& all, const Session& session) {
    if (session.scene().queries.empty()) return;
    const auto& shown = session.view().map;
    for (std::size_t i = 0; i < map_layer_names.size(); ++i) {
        const auto layer = static_cast<MapLayer>(i);
        const bool is_on = shown && shown->layer == layer;
        all.push_back({(is_on ? "Hide the map: " : "Map: ") + std::string(title_of(layer)), "Map",
                       "", toggle_named_map, map_layer_names[i], "", tip_of(layer)});
    }
}

std::vector<Choice> all_choices(const Context& context, bool with_zoo) {
    std::vector<Choice> all;
    for (const Command& each : commands()) {
        if (std::string_view(each.id) == "palette") continue;
        const bool enabled = each.enabled(context);
        all.push_back({each.title, enabled ? each.group : not_now, text_of(each.key),
                       enabled ? run_command : say_why_not, each.id, "", each.tip});
    }
    add_scenes(all, context);
    if (with_zoo) add_zoo(all);
    for (const Lesson& lesson : context.workspace.lessons().lessons()) add_lesson(all, lesson);
    add_shape_choices(all, context.workspace.session());
    add_layers(all, context.workspace.session().view());
    add_maps(all, context.workspace.session());
    add_settings(all);
    return all;
}

/// Of equally good matches, unavailable commands come last. They are listed only in a search.
int fit_of_choice(const std::string& letters, const Choice& choice) {
    const bool can_be_done = choice.kind != not_now;
    if (letters.empty()) return can_be_done ? 0 : -1;
    // The title of a case of the zoo is the title of a report, which anything else precedes unless
    // the whole title is typed.
    const bool is_case = choice.kind == zoo_name && !is_whole_title(letters, choice.title);
    const std::string kind = choice.kind + " " + choice.id;
    const int fit =
        is_case ? fit_of(letters, {"", "", choice.title + " " + kind, choice.about})
                : fit_of(letters, {choice.title, search_words(choice.title), kind, choice.about});
    return fit < 0 || can_be_done ? 2 * fit : 2 * fit - 1;
}

}  // namespace

std::vector<Choice> choices_for(const Context& context, const std::string& letters) {
    std::vector<std::pair<int, Choice>> fitting;
    for (Choice& choice : all_choices(context, !letters.empty())) {
        const int fit = fit_of_choice(letters, choice);
        if (fit >= 0) fitting.emplace_back(fit, std::move(choice));
    }
    std::stable_sort(fitting.begin(), fitting.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Choice> choices;
    choices.reserve(fitting.size());
    for (auto& [fit, choice] : fitting) choices.push_back(std::move(choice));
    return choices;
}

}  // namespace lab
