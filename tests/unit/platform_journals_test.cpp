#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <SDL_stdinc.h>

#include "catch.hpp"
#include "panels/lab.hpp"
#include "platform/scenes.hpp"
#include "platform/user_folder.hpp"
#include "scene/case_line.hpp"

using namespace lab;
namespace fs = std::filesystem;

namespace {

/// A user's folder that is gone afterwards.
struct TemporaryHome {
    TemporaryHome() {
        if (const char* old = std::getenv("INTERSECT_LAB_HOME")) before = old;
        SDL_setenv("INTERSECT_LAB_HOME", name, 1);
    }
    ~TemporaryHome() {
        SDL_setenv("INTERSECT_LAB_HOME", before.c_str(), 1);
        fs::remove_all(name);
    }
    const char* name = "journals-test";
    std::string before;
};

/// A lab of its own process, as far as locks know.
struct RunningLab {
    UserFolder folder;
    Lab lab{built_in_scenes(), Settings{}, folder};
};

void open_box_at(Lab& lab, const char* x) {
    lab.open_case(std::string("isect1 b:aabb(") + x + ",0;5,5)");
    lab.keep_journal();
}

}  // namespace

TEST_CASE("two labs at once keep their unsaved changes apart", "[platform]") {
    const TemporaryHome home;
    RunningLab first, second;
    first.lab.restore_journal();
    second.lab.restore_journal();
    open_box_at(first.lab, "1");
    open_box_at(second.lab, "2");
    CHECK(fs::exists("journals-test/journal/1/case.txt"));
    CHECK(fs::exists("journals-test/journal/2/case.txt"));

    RunningLab third;
    third.lab.restore_journal();
    CHECK(third.lab.notice().text.empty());
}

TEST_CASE("the next lab restores what labs that are gone have left, and only that", "[platform]") {
    const TemporaryHome home;
    RunningLab first;
    first.lab.restore_journal();
    open_box_at(first.lab, "1");
    {
        RunningLab second;
        second.lab.restore_journal();
        open_box_at(second.lab, "2");
    }
    RunningLab third;
    third.lab.restore_journal();
    CHECK(write_case(third.lab.session().scene()).find("b:aabb(2,0;5,5)") != std::string::npos);
    first.lab.keep_journal();
    CHECK(fs::exists("journals-test/journal/1/case.txt"));
}
