// A recording is chosen in a dialog of the system, which opens it later.
#include "catch.hpp"
#include "workspace/recording_beside.hpp"
#include "workspace/scenes.hpp"
#include "workspace/workspace.hpp"

using namespace lab;

namespace {

/// Two recordings, and a dialog that the test answers with open_file().
struct HostWithDialog : EmptyHost {
    std::int64_t stamp(const std::string&) override { return 1; }
    std::string read_file(const std::string& path) override {
        const std::string end = path == "one.recording" ? "13" : "12";
        return "isect-recording 1 double y_down 0.0166 px test\n"
               "shape hero box 10 27.5 4 4.5\nquery move slide hero 3 0 none -> " +
               end + " 27.5\n";
    }
    bool choose_file() override { return true; }
};

}  // namespace

TEST_CASE("a recording that is chosen for a comparison is compared, and the next one opens") {
    HostWithDialog host;
    Workspace workspace(built_in_scenes(), {}, host);
    workspace.open_file("one.recording");
    workspace.ask_what_to_compare();
    CHECK_FALSE(workspace.take_question());
    workspace.open_file("other.recording");
    CHECK(workspace.recording()->path() == "one.recording");
    REQUIRE(workspace.other_recording() != nullptr);
    CHECK(workspace.other_recording()->parting()->frame == 0);
    workspace.open_file("other.recording");
    CHECK(workspace.recording()->path() == "other.recording");
    CHECK(workspace.other_recording() == nullptr);
    // The dialog may be closed without a choice.
    workspace.ask_what_to_compare();
    workspace.ask_what_to_open();
    workspace.open_file("one.recording");
    CHECK(workspace.recording()->path() == "one.recording");
    CHECK(workspace.other_recording() == nullptr);
}
