#include "platform/settings.hpp"

#include <algorithm>
#include <cstdint>

#include <nlohmann/json.hpp>

namespace lab {

namespace {

using nlohmann::json;

template <class T>
void take(const json& from, const char* name, T& into, T least, T most) {
    const auto found = from.find(name);
    if (found == from.end() || !found->is_number()) return;
    // By way of double, since what is far out of range for an int is still clamped.
    const double wanted = found->get<double>();
    into =
        static_cast<T>(std::clamp(wanted, static_cast<double>(least), static_cast<double>(most)));
}

/// "lessons": {"slabs": {"step": 3, "seen": [1, 2, 3], "done": [2]}}, as people count steps.
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

std::map<std::string, LessonProgress> read_progress(const json& from) {
    std::map<std::string, LessonProgress> lessons;
    if (!from.is_object()) return lessons;
    for (const auto& [id, said] : from.items()) {
        if (!said.is_object()) continue;
        const auto step = read_steps(json::array({said.value("step", json(1))}));
        lessons[id] = {step.empty() ? 0 : *step.begin(), read_steps(said.value("seen", json())),
                       read_steps(said.value("done", json()))};
    }
    return lessons;
}

json written_steps(const std::set<std::size_t>& steps) {
    json into = json::array();
    for (const std::size_t step : steps) into.push_back(step + 1);
    return into;
}

json written_progress(const std::map<std::string, LessonProgress>& lessons) {
    json into = json::object();
    for (const auto& [id, progress] : lessons)
        into[id] = {{"step", progress.step + 1},
                    {"seen", written_steps(progress.seen)},
                    {"done", written_steps(progress.done)}};
    return into;
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
    // No system opens a window that is much larger.
    take(from, "window_width", settings.window_width, 100, 16384);
    take(from, "window_height", settings.window_height, 100, 16384);
    take(from, "column_width", settings.column_width, 100.0, 2000.0);
    take(from, "source_share", settings.source_share, 0.0, 1.0);
    if (from.value("maximized", json()) == true) settings.maximized = true;
    if (from.value("snap", json()) == false) settings.snap = false;
    if (from.value("hinted", json()) == true) settings.hinted = true;
    if (from.value("motion", json()) == false) settings.motion = false;
    if (const json scene = from.value("scene", json()); scene.is_string()) {
        settings.scene = scene.get<std::string>();
    }
    if (const json lesson = from.value("lesson", json()); lesson.is_string())
        settings.lesson = lesson.get<std::string>();
    settings.lessons = read_progress(from.value("lessons", json()));
    return settings;
}

std::string write_settings(const Settings& settings) {
    json into = {{"theme", name_of(settings.theme)},
                 {"scale", settings.scale},
                 {"window_width", settings.window_width},
                 {"window_height", settings.window_height},
                 {"maximized", settings.maximized},
                 {"column_width", settings.column_width},
                 {"source_share", settings.source_share},
                 {"snap", settings.snap},
                 {"hinted", settings.hinted},
                 {"motion", settings.motion},
                 {"scene", settings.scene},
                 {"lesson", settings.lesson},
                 {"lessons", written_progress(settings.lessons)}};
    if (settings.window_x && settings.window_y) {
        into["window_x"] = *settings.window_x;
        into["window_y"] = *settings.window_y;
    }
    return into.dump(4) + "\n";
}

}  // namespace lab
