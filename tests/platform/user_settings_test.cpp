// settings.json with several labs at once, and when the file is damaged.
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "scene/file.hpp"
#include "temporary_home.hpp"

using namespace lab;
using lab::testing::RunningLab;
using lab::testing::TemporaryHome;
namespace fs = std::filesystem;

namespace {

constexpr const char* settings_home = "settings-test";
constexpr const char* settings_path = "settings-test/settings.json";

void keep(RunningLab& lab) {
    lab.folder.keep(lab.lab);
}

Settings kept_settings() {
    return read_settings(read_file(settings_path));
}

void damage(const std::string& text) {
    fs::create_directories(settings_home);
    write_file_atomically(settings_path, text);
}

}  // namespace

TEST_CASE("settings saved by two labs at once are all kept", "[platform]") {
    const TemporaryHome home(settings_home);
    RunningLab first, second;
    first.lab.workspace.settings().lessons["slabs"] = {2, {0, 1, 2}, {1}};
    keep(first);
    second.lab.workspace.settings().lessons["slabs"] = {0, {0, 4}, {4}};
    second.lab.workspace.settings().lessons["capsules"].done = {3};
    second.lab.workspace.settings().theme = Theme::light;
    keep(second);
    first.lab.workspace.settings().snap = false;
    keep(first);

    const Settings kept = kept_settings();
    CHECK(kept.lessons.at("slabs").seen == std::set<std::size_t>{0, 1, 2, 4});
    CHECK(kept.lessons.at("slabs").done == std::set<std::size_t>{1, 4});
    CHECK(kept.lessons.at("capsules").done == std::set<std::size_t>{3});
    CHECK(kept.theme == Theme::light);
    CHECK_FALSE(kept.snap);
}

TEST_CASE("a lesson step that is restarted is no longer done", "[platform]") {
    const TemporaryHome home(settings_home);
    RunningLab first;
    first.lab.workspace.settings().lessons["slabs"] = {2, {0, 1, 2}, {0, 1}};
    keep(first);
    RunningLab second;
    first.lab.workspace.settings().lessons["slabs"].done.erase(1);
    keep(first);
    second.lab.workspace.settings().lessons["slabs"].done.insert(2);
    keep(second);
    CHECK(kept_settings().lessons.at("slabs").done == std::set<std::size_t>{0, 2});
}

TEST_CASE("options for a single run are not saved", "[platform]") {
    const TemporaryHome home(settings_home);
    damage(R"({"theme": "light", "scale": 2})");
    RunningLab once;
    once.lab.workspace.settings().theme = Theme::dark;
    once.lab.workspace.settings().scale = 1;
    once.folder.start_from(once.lab.settings_to_keep());
    keep(once);
    CHECK(kept_settings().theme == Theme::light);
    once.lab.workspace.settings().snap = false;
    keep(once);
    CHECK(kept_settings().theme == Theme::light);
    CHECK(kept_settings().scale == 2);
    CHECK_FALSE(kept_settings().snap);
}

TEST_CASE("settings of another version of the lab stay in the file", "[platform]") {
    const TemporaryHome home(settings_home);
    damage(R"({"theme": "light", "sounds": {"loud": true}, "lessons": {"slabs": {"stars": 3}}})");
    RunningLab only;
    CHECK(only.problem.empty());
    CHECK(only.lab.workspace.settings().theme == Theme::light);
    only.lab.workspace.settings().lessons["slabs"].done.insert(0);
    keep(only);
    const std::string text = read_file(settings_path);
    CHECK(text.find("\"loud\": true") != std::string::npos);
    CHECK(text.find("\"stars\": 3") != std::string::npos);
    CHECK(kept_settings().lessons.at("slabs").done.count(0) == 1);
}

TEST_CASE("a damaged settings file is renamed and reported", "[platform]") {
    for (const char* text : {"{\n\"theme\": \"light\"\n\"snap\": false}", "[1, 2]", "",
                             "{\"snap\": true, \"snap\": false}"}) {
        CAPTURE(text);
        const TemporaryHome home(settings_home);
        damage(text);
        RunningLab next;
        CHECK(next.lab.workspace.settings().theme == Theme::dark);
        CHECK(next.problem.find("was renamed: settings.json") != std::string::npos);
        CHECK(next.problem.find("settings-test/settings.damaged.json") != std::string::npos);
        CHECK(read_file("settings-test/settings.damaged.json") == text);
        keep(next);
        CHECK(kept_settings() == next.lab.settings_to_keep());

        // A second damaged file doesn't overwrite the first one.
        damage("worse");
        const RunningLab other;
        CHECK(other.problem.find("settings.damaged-2.json") != std::string::npos);
        CHECK(read_file("settings-test/settings.damaged.json") == text);
        CHECK(read_file("settings-test/settings.damaged-2.json") == "worse");
    }
}

TEST_CASE("settings that are damaged while a lab runs are renamed, too", "[platform]") {
    const TemporaryHome home(settings_home);
    RunningLab running;
    running.lab.workspace.settings().theme = Theme::light;
    keep(running);
    damage("{\"theme\": ");
    keep(running);  // nothing changed, so the file is not read
    CHECK(read_file(settings_path) == "{\"theme\": ");
    running.lab.workspace.settings().snap = false;
    keep(running);
    CHECK(running.lab.workspace.notice().is_error);
    CHECK(running.lab.workspace.notice().text.find("settings.damaged.json") != std::string::npos);
    CHECK(read_file("settings-test/settings.damaged.json") == "{\"theme\": ");
    CHECK(kept_settings().theme == Theme::light);
    CHECK_FALSE(kept_settings().snap);
}

TEST_CASE("an unreadable object in place of the settings stays there", "[platform]") {
    const TemporaryHome home(settings_home);
    fs::create_directories(settings_path);
    RunningLab running;
    CHECK(running.problem.find("settings.json") != std::string::npos);
    running.lab.workspace.settings().snap = false;
    keep(running);
    CHECK(running.lab.workspace.notice().text.find("Can't save settings: ") == 0);
    CHECK(fs::is_directory(settings_path));
}

TEST_CASE("a scene name that is not UTF-8 does not end the program", "[platform]") {
    const TemporaryHome home(settings_home);
    RunningLab running;
    Settings settings = running.lab.settings_to_keep();
    settings.scene = "caf\xe9";
    CHECK(read_settings(write_settings(settings)).scene == "caf\xef\xbf\xbd");
}

TEST_CASE("a failure to save settings is reported once and retried", "[platform]") {
    const TemporaryHome home(settings_home);
    RunningLab running;
    fs::create_directories("settings-test/settings.lock");  // a folder, which can't be locked
    running.lab.workspace.settings().snap = false;
    keep(running);
    CHECK(running.lab.workspace.notice().text.find("Can't save settings: ") == 0);
    running.lab.workspace.say("Something else");
    keep(running);
    CHECK(running.lab.workspace.notice().text == "Something else");
    fs::remove_all("settings-test/settings.lock");
    keep(running);
    CHECK_FALSE(kept_settings().snap);
}
