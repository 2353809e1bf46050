// The examples from which a teacher copies.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "lessons/page_run.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

/// The blocks between lines of four backticks.
std::vector<std::string> examples_of_readme() {
    std::ifstream file(std::string(ISECT_SOURCE_DIR) + "/assets/README.md");
    std::vector<std::string> examples;
    bool is_inside = false;
    for (std::string line; std::getline(file, line);) {
        const bool is_fence = line.starts_with("````");
        if (is_fence && !is_inside) examples.emplace_back();
        if (is_fence)
            is_inside = !is_inside;
        else if (is_inside)
            examples.back() += line + "\n";
    }
    return examples;
}

}  // namespace

TEST_CASE("the lessons in README can be opened", "[lessons][readme]") {
    const std::vector<Entry> scenes = built_in_scenes();
    const std::vector<std::string> examples = examples_of_readme();
    CHECK(examples.size() == 3);
    for (const std::string& example : examples) {
        INFO(example);
        const std::string title = example.starts_with("# ") ? "" : "# Test\n\n";
        CHECK_NOTHROW(check_pages(read_lesson(title + example, "01-test.md", source_of(scenes)),
                                  "01-test.md"));
    }
}
