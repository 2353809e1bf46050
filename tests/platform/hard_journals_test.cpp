// The lab's journal when the disk is full, the user's folder is read-only, or a file name is
// difficult.
#include <filesystem>
#include <string>
#include <vector>

#ifndef _WIN32
#include <sys/wait.h>

#include "file_limits.hpp"
#endif

#include "catch.hpp"
#include "scene/case_line.hpp"
#include "scene/file.hpp"
#include "scene/writer.hpp"
#include "temporary_home.hpp"

using namespace lab;
using lab::testing::has_box_at;
using lab::testing::open_box_at;
using lab::testing::RunningLab;
using lab::testing::TemporaryHome;
namespace fs = std::filesystem;

namespace {

constexpr const char* hard_home = "hard-journals-test";

/// Writes a scene to a new file with this name and returns the path.
std::string scene_file(const std::string& name, const char* line) {
    fs::create_directories(hard_home);
    std::string path = fs::absolute(fs::path(hard_home) / name).string();
    lab::write_file_atomically(path, write_scene(read_case(line)));
    return path;
}

void change(Lab& lab) {
    lab.workspace.session().edit("Rename", [](Scene& draft) { draft.title = "Changed"; });
}

std::size_t entries_in(const std::string& folder) {
    std::size_t count = 0;
    for (const auto& file : fs::directory_iterator(folder))
        count += file.path().extension() == ".txt" ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("scenes from files with difficult names are saved and restored like others",
          "[platform]") {
    const TemporaryHome home(hard_home);
    const std::vector<std::string> names = {std::string(240, 'n') + ".json", "two\nlines.json",
                                            "100%0A.json", "caf\xe9.json", "\x1b[31m.json"};
    std::vector<std::string> paths;
    paths.reserve(names.size());
    for (const std::string& name : names) paths.push_back(scene_file(name, "isect1 p:point(1,2)"));
    {
        RunningLab killed;
        killed.lab.workspace.restore_journal();
        for (const std::string& path : paths) {
            killed.lab.workspace.open_file(path);
            change(killed.lab);
        }
        open_box_at(killed.lab, "1");
        CHECK_FALSE(killed.lab.workspace.notice().is_error);
        CHECK(entries_in("hard-journals-test/journal/1") == names.size() + 1);
    }
    RunningLab next;
    next.lab.workspace.restore_journal();
    CHECK(next.lab.workspace.notice().text.find("6 scenes") != std::string::npos);
    for (const std::string& path : paths) {
        next.lab.workspace.open_file(path);
        CHECK(next.lab.workspace.session().path() == path);
        CHECK(next.lab.workspace.session().scene().title == "Changed");
    }
}

TEST_CASE("one unwritable entry doesn't block others, and is reported once", "[platform]") {
    const TemporaryHome home(hard_home);
    fs::create_directories("hard-journals-test/journal/1/case.txt");  // the path of the first entry
    RunningLab lab;
    lab.lab.workspace.restore_journal();
    open_box_at(lab.lab, "1");
    CHECK(lab.lab.workspace.notice().is_error);
    CHECK(lab.lab.workspace.notice().text.find("Can't keep unsaved changes: can't write") == 0);
    lab.lab.workspace.say("Something else");
    open_box_at(lab.lab, "2");
    CHECK(fs::exists("hard-journals-test/journal/1/case-2.txt"));
    CHECK(lab.lab.workspace.notice().text == "Something else");

    // The entry of a closed case is removed all the same, and the other is written once it can be.
    lab.lab.workspace.close();
    lab.lab.workspace.keep_journal();
    CHECK_FALSE(fs::exists("hard-journals-test/journal/1/case-2.txt"));
    fs::remove("hard-journals-test/journal/1/case.txt");
    lab.lab.workspace.keep_journal();
    CHECK(fs::is_regular_file("hard-journals-test/journal/1/case.txt"));
}

TEST_CASE("a user's folder that is deleted while a lab runs is recreated", "[platform]") {
    const TemporaryHome home(hard_home);
    RunningLab lab;
    lab.lab.workspace.restore_journal();
    open_box_at(lab.lab, "1");
    fs::remove_all(hard_home);
    lab.folder.keep(lab.lab);
    CHECK_FALSE(lab.lab.workspace.notice().is_error);
    CHECK(fs::exists("hard-journals-test/journal/1/case.txt"));

    // The lock also covers the new folder.
    RunningLab other;
    other.lab.workspace.restore_journal();
    CHECK(other.lab.workspace.notice().text.empty());
    open_box_at(other.lab, "2");
    CHECK(fs::exists("hard-journals-test/journal/2/case.txt"));
    lab.folder.write_file("hard-journals-test/scenes/mine.json", "text");
    CHECK(fs::exists("hard-journals-test/scenes/mine.json"));
}

#ifndef _WIN32
TEST_CASE("on a full disk the lab reports it once, and saves everything once there is space",
          "[platform]") {
    const TemporaryHome home(hard_home);
    RunningLab lab;
    lab.lab.workspace.restore_journal();
    {
        const lab::testing::FullDisk full(10);
        open_box_at(lab.lab, "1");
        CHECK(lab.lab.workspace.notice().text.find("Can't keep unsaved changes: ") == 0);
        lab.lab.workspace.settings().snap = false;
        lab.folder.keep(lab.lab);
        CHECK(lab.lab.workspace.notice().text.find("Can't save settings: ") == 0);
        lab.lab.workspace.say("Something else");
        lab.folder.keep(lab.lab);
        CHECK(lab.lab.workspace.notice().text == "Something else");
    }
    lab.folder.keep(lab.lab);
    CHECK(fs::exists("hard-journals-test/journal/1/case.txt"));
    CHECK(fs::exists("hard-journals-test/settings.json"));
}

TEST_CASE("with a read-only user's folder the lab continues and reports it once", "[platform]") {
    const TemporaryHome home(hard_home);
    fs::create_directories(hard_home);
    fs::permissions(hard_home, fs::perms{0555});
    {
        const lab::testing::NoRights no_rights;
        RunningLab lab;
        lab.lab.workspace.restore_journal();
        CHECK(lab.lab.workspace.notice().is_error);
        open_box_at(lab.lab, "1");
        CHECK(lab.lab.workspace.notice().text.find("Can't keep unsaved changes: ") == 0);
        lab.lab.workspace.settings().snap = false;
        lab.folder.keep(lab.lab);
        lab.lab.workspace.say("Something else");
        lab.folder.keep(lab.lab);
        CHECK(lab.lab.workspace.notice().text == "Something else");
        CHECK(has_box_at(lab.lab, "1"));
    }
    fs::permissions(hard_home, fs::perms::owner_all);
}

TEST_CASE("a file overwritten in place has a backup, which is reported after a crash",
          "[platform]") {
    const TemporaryHome home(hard_home);
    UserFolder folder;
    const std::string path = scene_file("a.json", "isect1 p:point(1,2)");
    const std::string before = read_file(path);
    fs::create_hard_link(path, "hard-journals-test/b.json");
    folder.write_file(path, "second");
    CHECK(read_file("hard-journals-test/b.json") == "second");
    CHECK(folder.left_backups().empty());

    folder.write_file(path, before);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        const rlimit limit{before.size() + 100, before.size() + 100};
        // The backup fits within the limit, and the system kills the process during the longer
        // write.
        if (setrlimit(RLIMIT_FSIZE, &limit) == 0) folder.write_file(path, std::string(99'999, 'x'));
        _exit(0);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
    CHECK(folder.left_backups().find("is in hard-journals-test/backups/a.json") !=
          std::string::npos);
    CHECK(read_file("hard-journals-test/backups/a.json") == before);
}
#endif
