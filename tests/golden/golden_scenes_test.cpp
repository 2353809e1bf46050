// The results and the drawing of every scene at three times.
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "golden/golden.hpp"
#include "platform/headless.hpp"
#include "workspace/scenes.hpp"

using namespace lab;
using namespace lab::testing;

namespace {

struct PictureMoment {
    double time;
    const char* name;
};
constexpr PictureMoment moments[] = {{0, "0"}, {1, "1"}, {2.5, "2.5"}};

/// The output of the command line for a scene at a time, as a file with that extension.
std::string written(const Entry& entry, double time, const std::string& ending) {
    const std::string path =
        (std::filesystem::current_path() / ("isect-golden-now" + ending)).string();
    Headless wanted;
    wanted.time = time;
    wanted.width = 640;
    wanted.height = 480;
    (ending == ".json" ? wanted.json : wanted.svg) = path;
    render(entry, {}, wanted);
    std::string text = read_file(path);
    std::filesystem::remove(path);
    return text;
}

/// The files committed for a scene. There is no drawing of many boxes and nothing for very many,
/// because smaller scenes of the kind cover the same.
std::vector<std::string> golden_endings(const Entry& entry) {
    constexpr int most_drawn = 100, most_asked = 10'000;
    const int boxes = entry.scene.crowd ? entry.scene.crowd->count : 0;
    if (boxes > most_asked) return {};
    if (boxes > most_drawn) return {".json"};
    return {".json", ".svg"};
}

}  // namespace

TEST_CASE("every scene gives the committed results and drawing", "[golden]") {
    for (const Entry& entry : built_in_scenes()) {
        for (const PictureMoment& moment : moments) {
            for (const std::string& ending : golden_endings(entry)) {
                check_golden("scenes/" + entry.id + "@" + moment.name + ending,
                             written(entry, moment.time, ending));
            }
        }
    }
}

TEST_CASE("no golden file remains of a scene that is gone", "[golden]") {
    std::set<std::string> expected;
    for (const Entry& entry : built_in_scenes())
        for (const PictureMoment& moment : moments)
            for (const std::string& ending : golden_endings(entry))
                expected.insert(entry.id + "@" + moment.name + ending);
    for (const auto& file : std::filesystem::directory_iterator(golden_folder / "scenes")) {
        INFO(file.path());
        CHECK(expected.count(file.path().filename().string()) == 1);
    }
}
