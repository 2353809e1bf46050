#include <filesystem>
#include <memory>
#include <string>

#include "catch.hpp"
#include "scene/file.hpp"
#include "temporary_home.hpp"

using namespace lab;
using lab::testing::has_box_at;
using lab::testing::open_box_at;
using lab::testing::RunningLab;
using lab::testing::TemporaryHome;
namespace fs = std::filesystem;

namespace {

constexpr const char* journals_home = "journals-test";

/// Two labs at once with one case each: a box at 1 and a box at 2.
struct TwoLabs {
    TwoLabs() {
        first.lab.workspace.restore_journal();
        second.lab.workspace.restore_journal();
        open_box_at(first.lab, "1");
        open_box_at(second.lab, "2");
    }
    RunningLab first, second;
};

}  // namespace

TEST_CASE("two labs at once keep their unsaved changes apart", "[platform]") {
    const TemporaryHome home(journals_home);
    const TwoLabs labs;
    CHECK(fs::exists("journals-test/journal/1/case.txt"));
    CHECK(fs::exists("journals-test/journal/2/case.txt"));

    RunningLab third;
    third.lab.workspace.restore_journal();
    CHECK(third.lab.workspace.notice().text.empty());
}

TEST_CASE("the next lab restores the changes of labs that have ended, and only those",
          "[platform]") {
    const TemporaryHome home(journals_home);
    RunningLab first;
    first.lab.workspace.restore_journal();
    open_box_at(first.lab, "1");
    {
        RunningLab second;
        second.lab.workspace.restore_journal();
        open_box_at(second.lab, "2");
    }
    RunningLab third;
    third.lab.workspace.restore_journal();
    CHECK(has_box_at(third.lab, "2"));
    first.lab.workspace.keep_journal();
    CHECK(fs::exists("journals-test/journal/1/case.txt"));
}

TEST_CASE(
    "a lab that started while a killed one was still ending restores its changes a moment later",
    "[platform]") {
    const TemporaryHome home(journals_home);
    auto killed = std::make_unique<RunningLab>();
    killed->lab.workspace.restore_journal();
    open_box_at(killed->lab, "1");

    RunningLab next;
    next.lab.workspace.restore_journal();
    next.lab.workspace.restore_late_journal(true);
    CHECK(next.lab.workspace.notice().text.empty());
    const std::string before = next.lab.workspace.session().id();

    killed.reset();
    SECTION("and shows it") {
        next.lab.workspace.restore_late_journal(true);
        CHECK(has_box_at(next.lab, "1"));
    }
    SECTION("behind the scene that was requested") {
        next.lab.workspace.restore_late_journal(false);
        CHECK(next.lab.workspace.session().id() == before);
    }
    CHECK(next.lab.workspace.notice().text.find("are back") != std::string::npos);
    next.lab.workspace.keep_journal();
    CHECK(fs::exists("journals-test/journal/2/case.txt"));
    CHECK_FALSE(fs::exists("journals-test/journal/1/case.txt"));
}

TEST_CASE("a lab that is killed later keeps its changes for the next start", "[platform]") {
    const TemporaryHome home(journals_home);
    auto other = std::make_unique<RunningLab>();
    other->lab.workspace.restore_journal();
    open_box_at(other->lab, "1");
    RunningLab next;
    next.lab.workspace.restore_journal();
    for (int i = 0; i < 30; ++i) next.lab.workspace.restore_late_journal(true);
    other.reset();
    next.lab.workspace.restore_late_journal(true);
    CHECK(next.lab.workspace.notice().text.empty());
    CHECK(fs::exists("journals-test/journal/1/case.txt"));
}

TEST_CASE("the cases of two ended labs are both restored, whatever their names", "[platform]") {
    const TemporaryHome home(journals_home);
    { const TwoLabs gone; }
    RunningLab third;
    third.lab.workspace.restore_journal();
    CHECK(third.lab.workspace.notice().text.find("2 scenes") != std::string::npos);
    third.lab.workspace.keep_journal();
    const std::string kept = lab::read_file("journals-test/journal/1/case.txt") +
                             lab::read_file("journals-test/journal/1/case-2.txt");
    CHECK(kept.find("\"center\": [1, 0]") != std::string::npos);
    CHECK(kept.find("\"center\": [2, 0]") != std::string::npos);
}
