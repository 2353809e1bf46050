// A moment that is copied as a case is the same moment, however often it is copied.
#include <string>
#include <vector>

#include "catch.hpp"
#include "evaluate/crowd.hpp"
#include "evaluate/results_json.hpp"
#include "export/text_export.hpp"
#include "motion/timeline.hpp"
#include "scene/case_line.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

/// The moment at which a scene opens.
Evaluation opened(const Scene& scene) {
    Timeline timeline;
    const double time = scene.opens ? scene.opens->time.value_or(0) : 0;
    Evaluation found = evaluate(scene, time, timeline);
    CrowdKeeper().ask(found);
    return found;
}

Evaluation at(Scene scene, double time) {
    if (!scene.opens) scene.opens.emplace();
    scene.opens->time = time;
    return opened(scene);
}

std::string case_of(const Evaluation& moment) {
    const std::string line = text_export("case")->text(moment);
    return line.substr(0, line.size() - 1);
}

/// A line and a file are the same moment, and so are what is exported from them.
void check_copies(const Evaluation& moment) {
    const std::string results = results_json(moment, "");
    const std::string line = case_of(moment), file = text_export("scene")->text(moment);
    INFO(moment.posed.title << " at " << moment.time << "\n" << line);
    const Evaluation from_line = opened(read_case(line));
    CHECK(results_json(from_line, "") == results);
    CHECK(case_of(from_line) == line);
    const Evaluation from_file = opened(read_scene(file, ""));
    CHECK(results_json(from_file, "") == results);
    CHECK(text_export("scene")->text(from_file) == file);
}

std::vector<Entry> all_scenes() {
    std::vector<Entry> all = built_in_scenes();
    all.insert(all.end(), zoo_cases().begin(), zoo_cases().end());
    return all;
}

}  // namespace

// A swing scales its query's delta. The line had the scaled delta and the swing, so that each copy
// of a copy was shorter.
TEST_CASE("every scene, copied at ten moments, gives the same results", "[export][case]") {
    for (const Entry& entry : all_scenes()) {
        const double latest = std::min(latest_moment(entry.scene), 2 * entry.scene.duration);
        for (const double share : {0.0, 0.013, 0.07, 0.11, 0.23, 0.35, 0.48, 0.61, 0.83, 1.0})
            check_copies(at(entry.scene, share * latest));
    }
}

TEST_CASE("what every kind of motion moves is copied as it is", "[export][case]") {
    const std::vector<std::string> lines{
        "isect1 a:circle(0,0;1) b:aabb(20,0;1,9) a.delta~swing(1.3;0.2) sweep(a,b;40,3)",
        "isect1 float a:circle(0.1,0;1) b:aabb(20,0;1,9) a.delta~swing(1.3;0.2) sweep(a,b;40.3,3)",
        "isect1 s:segment(0,0;9,3) b:aabb(5,0;1,9) s.end~orbit(9,3;4,4;1.1,0.7) raycast(s,b)",
        ("isect1 a:circle(0,0;1) b:aabb(20,0;1,9) a.center~fly(31,7;bounce;1;0;0.3) "
         "sweep_into(a,b;1,1)"),
        ("isect1 a:circle(0,0;1) b:aabb(20,0;1,9) a.center~fly(31,7;bounce;0;2;0.3) "
         "sweep_into(a,b;1,1)"),
        ("isect1 hero:aabb(0,0;5,10) floor:aabb(0,20;100,10) hero.center~walk(30r_9rj_40l) "
         "walk(hero,floor;0,0)"),
        "isect1 a:aabb(0,0;5,5) @crowd=40;3;uniform;0,0;60,50;1,4;7;9;overlaps;a;0,0;grid"};
    for (const std::string& line : lines)
        for (const double time : {0.0, 0.3, 0.7, 1.25, 2.9})
            check_copies(at(read_case(line), time));
}

TEST_CASE("a moving crowd is copied at its moment, without a motion or a start", "[export][case]") {
    Timeline timeline;
    const Scene scene = read_case(
        "isect1 a:aabb(0,0;5,5) @crowd=40;3;uniform;0,0;60,50;1,4;7;9;overlaps;a;0,0;grid");
    Evaluation moment = evaluate(scene, 1.7, timeline);
    CrowdKeeper().ask(moment);
    check_copies(moment);
}
