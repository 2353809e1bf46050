// The zoo: cases from public bug reports, and who fails in them.
#include "instruments/zoo.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "catch.hpp"
#include "evaluate/comparison.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/other_answer.hpp"
#include "instruments/free_numbers.hpp"
#include "instruments/hunt.hpp"
#include "scene/case_line.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

const std::string& at_stake(const Scene& scene) {
    return scene.text.at(scene.text.size() - 2);
}

/// The implementations that fail in a case, as a run finds them.
std::set<std::string> failing_in(const Scene& scene) {
    std::set<std::string> names;
    for (const Implementation* each : implementations())
        if (each != &isect_double && judged(scene, each).fault) names.insert(each->name);
    return names;
}

const Entry& built_in(const std::string& id) {
    static const std::vector<Entry> all = built_in_scenes();
    return *std::find_if(all.begin(), all.end(), [&](const Entry& each) { return each.id == id; });
}

}  // namespace

TEST_CASE("a case of the zoo has a story, a promise at stake and a reference", "[zoo]") {
    CHECK(zoo_cases().size() >= 60);
    CHECK(zoo_cases().size() == zoo_size());
    for (const Entry& each : zoo_cases()) {
        INFO(each.id);
        const Scene& scene = each.scene;
        CHECK(scene.group.starts_with("Zoo: "));
        CHECK_FALSE(scene.title.empty());
        CHECK_FALSE(scene.caption.empty());
        REQUIRE(scene.text.size() >= 3);
        CHECK(scene.text.front().size() > 60);
        CHECK(at_stake(scene).starts_with("At stake: "));
        CHECK(at_stake(scene).size() > 20);
        CHECK(scene.text.back().starts_with("Reference: "));
        CHECK(scene.text.back().size() > 20);
        CHECK(scene.expects.size() == scene.queries.size());
        for (const std::string& expected : scene.expects) CHECK_FALSE(expected.empty());
    }
}

TEST_CASE("the families of the zoo are together, and each case has a place and a name of its own",
          "[zoo]") {
    std::set<int> orders;
    std::set<std::string> ids, families;
    for (const Entry& each : built_in_scenes()) ids.insert(each.id);
    std::string family;
    for (const Entry& each : zoo_cases()) {
        INFO(each.id);
        CHECK(orders.insert(each.scene.order).second);
        CHECK(ids.insert(each.id).second);
        if (each.scene.group != family) CHECK(families.insert(each.scene.group).second);
        family = each.scene.group;
    }
    CHECK(families.size() == 16);
}

TEST_CASE("a case of the zoo comes back from its text unchanged", "[zoo]") {
    for (const Entry& each : zoo_cases()) {
        INFO(each.id);
        CHECK(read_scene(write_scene(each.scene), each.id) == each.scene);
    }
}

TEST_CASE("isect passes every case of the zoo", "[zoo]") {
    for (const Entry& each : zoo_cases()) {
        const ZooVerdict verdict = judged(each.scene, nullptr);
        INFO(each.id << " query " << verdict.query);
        CHECK(verdict.answers);
        if (verdict.fault) FAIL_CHECK(verdict.fault->what << ": " << verdict.fault->found);
    }
}

TEST_CASE("each case of the zoo names those who fail in it, and no others", "[zoo][peers]") {
    for (const Entry& each : zoo_cases()) {
        INFO(each.id);
        const std::set<std::string> named(each.scene.fails.begin(), each.scene.fails.end());
        CHECK(named.size() == each.scene.fails.size());
        CHECK(failing_in(each.scene) == named);
    }
}

TEST_CASE("isect keeps its promises around every case of the zoo", "[zoo]") {
    for (const Entry& each : zoo_cases()) {
        Timeline timeline;
        const double opening = each.scene.opens ? each.scene.opens->time.value_or(0) : 0;
        const Evaluation now = evaluate(each.scene, opening, timeline);
        for (std::size_t query = 0; query < now.answers.size(); ++query) {
            Hunt hunt(now.posed, query, nullptr, 1);
            hunt.step(150);
            for (const Find& find : hunt.finds()) {
                INFO(each.id << ": " << write_case(find.scene));
                FAIL_CHECK(find.breach.what << ": " << find.breach.found);
            }
        }
    }
}

TEST_CASE("an answer that a case doesn't expect is a fault", "[zoo]") {
    Scene scene = zoo_case("circle-behind-the-start")->scene;
    scene.expects = {"hit is something"};
    const ZooVerdict verdict = judged(scene, nullptr);
    REQUIRE(verdict.fault);
    CHECK(word_for(*verdict.fault) == "unexpected");
    CHECK(verdict.fault->found == "there is no hit (expected: hit is something)");
    scene.expects = {"hit is nothing in particular"};
    CHECK_THROWS_AS(judged(scene, nullptr), TaskError);
    scene.expects = {"predict hit.pos within 3"};
    CHECK_THROWS_AS(judged(scene, nullptr), TaskError);
}

TEST_CASE("a fault has a word that people understand", "[zoo]") {
    std::set<std::string> words;
    for (const Entry& each : zoo_cases())
        for (const Implementation* peer : implementations())
            if (const auto fault = judged(each.scene, peer == &isect_double ? nullptr : peer).fault)
                words.insert(word_for(*fault));
    CHECK(words.count("overlaps") == 1);
    CHECK(words.count("NaN") == 1);
    for (const std::string& word : words) {
        INFO(word);
        CHECK(word.find('.') == std::string::npos);
        CHECK(word.size() <= 10);
    }
}

TEST_CASE("what another implementation gets wrong is said with its cause", "[zoo][peers]") {
    struct Row {
        const char* id;
        const Implementation* by;
        const char* words;
    };
    for (const Row& row :
         {Row{"segment-without-length", &noonat, "Its answer has NaN. A segment without length"},
          Row{"stop-inside-by-an-ulp", &noonat,
              "It doesn't keep this promise: the stop doesn't overlap. It keeps a hundred "
              "millionth of the path away from the contact, and rounding swallows that here."},
          Row{"circle-behind-the-start", &noonat_es6, "It says yes where the exact answer is no."},
          Row{"slide-into-the-floor", &article, "It gives other numbers. Its slide lays"}}) {
        const Scene& scene = zoo_case(row.id)->scene;
        const auto other = other_answer(*row.by, scene, scene.queries.front(), ask(scene).front());
        REQUIRE(other);
        CHECK(other->words.find(row.words) == 0);
    }
}

TEST_CASE("the known faults of others are in the zoo, and a hunt from elsewhere finds them",
          "[zoo][hunt][peers]") {
    struct Row {
        const char* id;     ///< of the case
        const char* start;  ///< the scene from which a hunt begins
        const Implementation* against;
        const char* word;  ///< in the table of the zoo
        const char* what;  ///< the hunt finds
        const char* found;
        Gravity gravity;
        const char* cause;  ///< of both; it begins like this
    };
    const std::vector<Row> rows{
        {"push-along-the-line-of-centers", "circle-vs-aabb", &noonat, "overlaps",
         "the push separates", "pushed, they still overlap", Gravity::overlaps,
         "It pushes along the line of centers"},
        {"segment-without-length", "circle-vs-segment", &noonat, "NaN", "hit.time", "NaN",
         Gravity::nan, "A segment without length"},
        {"side-normal-of-a-capsule", "capsule-vs-segment", &noonat_es6, "normal", "hit.normal.x",
         " instead of ", Gravity::large, "It multiplies the axis"},
        {"circle-behind-the-start", "circle-vs-segment", &noonat_es6, "hits", "hit",
         "yes, where isect says no", Gravity::wrong, "A circle behind the start"},
        {"stop-inside-by-an-ulp", "box-sweep-test", &noonat, "overlaps", "the stop doesn't overlap",
         "there it overlaps the obstacle", Gravity::borderline,
         "It keeps a hundred millionth of the path"},
        {"grazed-corner-before-the-hit", "sweeping-an-aabb-through-multiple-objects", &noonat,
         "too short", "hit.time", " instead of ", Gravity::stop,
         "It stops at an obstacle that the path only touches"},
        {"boxes-a-hundred-apart", "aabb-vs-aabb", &article, "hits", "hit",
         "yes, where isect says no", Gravity::wrong, "Its static test adds the positions"},
        {"slide-into-the-floor", "slide", &article, "stop", "pos.y", " instead of ", Gravity::stop,
         "Its slide lays the rest"}};
    for (const Row& row : rows) {
        INFO(row.id);
        const auto fault = judged(zoo_case(row.id)->scene, row.against).fault;
        REQUIRE(fault);
        CHECK(word_for(*fault) == row.word);
        CHECK(fault->cause.starts_with(row.cause));
        CHECK(fault->gravity == row.gravity);
        Timeline timeline;
        Hunt hunt(evaluate(built_in(row.start).scene, 0, timeline).posed, 0, row.against, 1);
        hunt.step(20'000);
        const auto& finds = hunt.finds();
        CHECK(std::any_of(finds.begin(), finds.end(), [&](const Find& find) {
            return find.breach.what == row.what && find.breach.gravity == row.gravity &&
                   find.breach.cause.starts_with(row.cause) &&
                   find.breach.found.find(row.found) != std::string::npos;
        }));
    }
}
