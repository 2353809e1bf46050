// Random case lines are exported as C++ that must compile, and its results are checked by running
// it.
#include <cstdlib>

#include "catch.hpp"
#include "evaluate/crowd.hpp"
#include "fuzz/fuzzed_cases.hpp"
#include "fuzz/runner.hpp"
#include "scene/file.hpp"

namespace {

lab::Evaluation moment_of(const lab::Scene& scene) {
    lab::Timeline timeline;
    lab::Evaluation now = evaluate(fuzz::with_small_crowd(scene), 0.37, timeline);
    lab::CrowdKeeper().ask(now);
    return now;
}

void expect_success(const std::string& command) {
    fuzz::expect(std::system(command.c_str()) == 0, "this failed: " + command);
}

/// Compiles an export as a project with all warnings enabled would.
bool compiles(const std::string& line) {
    lab::Scene scene;
    try {
        scene = lab::read_case(line);
    } catch (const lab::CaseError&) {
        return false;
    }
    const lab::Evaluation now = moment_of(scene);
    const std::string chosen = fuzz::environment("ISECT_COMPILER");
    const std::string compiler = (chosen.empty() ? "c++" : chosen) +
                                 " -std=c++20 -O0 -ffp-contract=off -DISECT_HEADER_ONLY"
                                 " -I " ISECT_SOURCE_DIR "/lib/include ";
    for (const char* form : {"cpp", "assert"}) {
        lab::write_file_atomically("exported.cpp", lab::text_export(form)->text(now));
        expect_success(compiler + "exported.cpp -o exported");
        expect_success("./exported");
    }
    return true;
}

}  // namespace

TEST_CASE("every export compiles, and its results are right", "[fuzz]") {
    fuzz::run_seeds("export", 4, fuzz::case_line_like, compiles);
    for (const char* left : {"exported", "exported.cpp"}) std::remove(left);
}
