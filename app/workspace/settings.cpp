#include "workspace/settings.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <nlohmann/json.hpp>

#include "scene/error.hpp"
#include "scene/json_tree.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

using nlohmann::json;

template <class T>
void take(const json& from, const char* name, T& into, T least, T most) {
    const auto found = from.find(name);
    if (found == from.end() || !found->is_number()) return;
    // Reads a double, so that values far out of range for an int can still be clamped.
    const double wanted = found->get<double>();
    into =
        static_cast<T>(std::clamp(wanted, static_cast<double>(least), static_cast<double>(most)));
}

/// Reads steps as the file counts them, from 1: "lessons": {"slabs": {"step": 3, "seen": [1, 2, 3],
/// "done": [2]}}.
std::set<std::size_t> read_steps(const json& from) {
    constexpr int most = 1000;
    std::set<std::size_t> steps;
    if (!from.is_array()) return steps;
    for (const json& each : from) {
        if (!each.is_number_integer()) continue;
        const auto number = each.get<std::int64_t>();
        if (number >= 1 && number <= most) steps.insert(static_cast<std::size_t>(number - 1));
    }
    return steps;
}

/// "pages": {"9": "near_x = …"}, by step, counted from 1.
std::map<std::size_t, std::string> read_pages(const json& from) {
    std::map<std::size_t, std::string> pages;
    if (!from.is_object()) return pages;
    for (const auto& [step, text] : from.items()) {
        const auto number = parse_number(step);
        if (!number || *number < 1 || *number > 1000 || !text.is_string()) continue;
        pages[static_cast<std::size_t>(*number) - 1] = text.get<std::string>();
    }
    return pages;
}

std::map<std::string, LessonProgress> read_progress(const json& from) {
    std::map<std::string, LessonProgress> lessons;
    if (!from.is_object()) return lessons;
    for (const auto& [id, said] : from.items()) {
        if (!said.is_object()) continue;
        const auto step = read_steps(json::array({said.value("step", json(1))}));
        lessons[id] = {step.empty() ? 0 : *step.begin(), read_steps(said.value("seen", json())),
                       read_steps(said.value("done", json())),
                       read_pages(said.value("pages", json()))};
    }
    return lessons;
}

json written_steps(const std::set<std::size_t>& steps) {
    json into = json::array();
    for (const std::size_t step : steps) into.push_back(step + 1);
    return into;
}

json written_pages(const std::map<std::size_t, std::string>& pages) {
    json into = json::object();
    for (const auto& [step, text] : pages) into[std::to_string(step + 1)] = text;
    return into;
}

json written_progress(const std::map<std::string, LessonProgress>& lessons) {
    json into = json::object();
    for (const auto& [id, progress] : lessons)
        into[id] = {{"step", progress.step + 1},
                    {"seen", written_steps(progress.seen)},
                    {"done", written_steps(progress.done)},
                    {"pages", written_pages(progress.pages)}};
    return into;
}

json written(const Settings& settings) {
    json into = {{"theme", name_of(settings.theme)},
                 {"scale", settings.scale},
                 {"window_width", settings.window_width},
                 {"window_height", settings.window_height},
                 {"window_in_points", settings.window_in_points},
                 {"maximized", settings.maximized},
                 {"column_width", settings.column_width},
                 {"source_share", settings.source_share},
                 {"snap", settings.snap},
                 {"hinted", settings.hinted},
                 {"motion", settings.motion},
                 {"picture_width", settings.picture_width},
                 {"picture_height", settings.picture_height},
                 {"picture_scale", settings.picture_scale},
                 {"picture_words", name_of(settings.picture_words)},
                 {"engine", words_of(settings.engine).name},
                 {"pixels_a_unit", settings.pixels_a_unit},
                 {"link_base", settings.link_base},
                 {"scene", settings.scene},
                 {"lesson", settings.lesson},
                 {"lessons", written_progress(settings.lessons)}};
    if (settings.window_x && settings.window_y) {
        into["window_x"] = *settings.window_x;
        into["window_y"] = *settings.window_y;
    }
    return into;
}

std::string text_of(const json& settings) {
    // The name of a scene's file may not be valid UTF-8.
    return settings.dump(4, ' ', false, json::error_handler_t::replace) + "\n";
}

bool has(const json& list, const json& item) {
    return list.is_array() && std::find(list.begin(), list.end(), item) != list.end();
}

/// Merges lists of steps: keeps the other lab's steps except those removed here, and adds those
/// added here.
json merged_list(const json& there, const json& before, const json& now) {
    json all = json::array();
    for (const json& item : there)
        if (has(now, item) || !has(before, item)) all.push_back(item);
    for (const json& item : now)
        if (!has(before, item) && !has(all, item)) all.push_back(item);
    std::sort(all.begin(), all.end());
    return all;
}

json merged(const json& there, const json& before, const json& now) {
    if (now == before) return there;
    if (there.is_array() && now.is_array()) return merged_list(there, before, now);
    if (!there.is_object() || !now.is_object()) return now;
    json all = there;
    for (const auto& [name, value] : now.items()) {
        const json old = before.is_object() ? before.value(name, json()) : json();
        json both = merged(there.value(name, json()), old, value);
        if (!both.is_null()) all[name] = std::move(both);
    }
    return all;
}

}  // namespace

Settings read_settings(const std::string& text) {
    Settings settings;
    const json from = json::parse(text, nullptr, false);
    if (!from.is_object()) return settings;

    if (const json theme = from.value("theme", json()); theme.is_string())
        settings.theme = theme_named(theme.get<std::string>()).value_or(Theme::dark);
    take(from, "scale", settings.scale, 0.0, most_scale);
    if (settings.scale != 0) settings.scale = std::max(settings.scale, least_scale);
    if (from.contains("window_x") && from.contains("window_y")) {
        settings.window_x.emplace();
        settings.window_y.emplace();
        take(from, "window_x", *settings.window_x, -100000, 100000);
        take(from, "window_y", *settings.window_y, -100000, 100000);
    }
    if (from.contains("window_width") && from.value("window_in_points", json()) == false)
        settings.window_in_points = false;
    // No system opens a window that is much larger.
    take(from, "window_width", settings.window_width, 100, 16384);
    take(from, "window_height", settings.window_height, 100, 16384);
    take(from, "column_width", settings.column_width, 0.0, 2000.0);
    take(from, "source_share", settings.source_share, 0.0, 1.0);
    if (from.value("maximized", json()) == true) settings.maximized = true;
    if (from.value("snap", json()) == false) settings.snap = false;
    if (from.value("hinted", json()) == true) settings.hinted = true;
    if (from.value("motion", json()) == false) settings.motion = false;
    take(from, "picture_width", settings.picture_width, 0, 4096);
    take(from, "picture_height", settings.picture_height, 0, 4096);
    take(from, "picture_scale", settings.picture_scale, 0.0, most_picture_scale);
    if (const json words = from.value("picture_words", json()); words.is_string())
        settings.picture_words =
            picture_words_named(words.get<std::string>()).value_or(PictureWords::reason);
    if (const json engine = from.value("engine", json()); engine.is_string())
        settings.engine = engine_named(engine.get<std::string>()).value_or(Engine::lab);
    take(from, "pixels_a_unit", settings.pixels_a_unit, least_pixels_a_unit, most_pixels_a_unit);
    if (const json base = from.value("link_base", json()); base.is_string() && !base.empty())
        settings.link_base = base.get<std::string>();
    if (const json scene = from.value("scene", json()); scene.is_string()) {
        settings.scene = scene.get<std::string>();
    }
    if (const json lesson = from.value("lesson", json()); lesson.is_string())
        settings.lesson = lesson.get<std::string>();
    settings.lessons = read_progress(from.value("lessons", json()));
    return settings;
}

std::string write_settings(const Settings& settings) {
    return text_of(written(settings));
}

std::string damage_of_settings(const std::string& text) {
    try {
        const JsonValue read = parse_json(text, "settings.json");
        const bool is_object = std::holds_alternative<JsonValue::Object>(read.value);
        return is_object ? "" : "settings.json contains no settings, but " + description(read);
    } catch (const SceneError& error) {
        return error.what();
    }
}

std::string merged_settings(const std::string& there, const Settings& before, const Settings& now) {
    return text_of(merged(json::parse(there), written(before), written(now)));
}

}  // namespace lab
