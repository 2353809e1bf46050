// Each return of each algorithm that is reached has a sentence, and each sentence an example.
#include <map>
#include <set>

#include "catch.hpp"
#include "explain/inputs.hpp"
#include "golden/golden.hpp"

using namespace lab;
using namespace explain_cases;
using lib_random::Family;

namespace {

/// A return and its sentence without numbers.
using SaidAt = std::pair<std::string, std::string>;

SaidAt said_at(const Heard& heard) {
    return {heard.decided_at, without_figures(in_words(heard.reason.sentence))};
}

/// The same query with a fraction of its path.
Case with_short_path(Case each) {
    constexpr double fraction = 0.04;
    Query& query = each.scene.queries.front();
    query.delta = fraction * query.delta;
    auto* segment = std::get_if<Segment>(&find_shape(each.scene, query.mover)->geometry);
    if (segment != nullptr) segment->delta = fraction * segment->delta;
    return each;
}

/// For each sentence the first example: from the fixed inputs, or else from the random ones.
const std::map<SaidAt, std::string>& examples() {
    static const std::map<SaidAt, std::string> found = [] {
        std::map<SaidAt, std::string> all;
        const auto add = [&](const Case& each) {
            const Heard heard = hear(each);
            all.emplace(said_at(heard), "# " + each.title + ", " + heard.decided_at + "\n" +
                                            in_words(heard.reason.sentence) + "\n");
        };
        for (const Case& each : all_cases()) add(each);
        for (const Family family : {Family::grid, Family::degenerate, Family::uniform}) {
            Inputs source(family, 1);
            for (int row = 0; row < 20000; ++row) add(any_case(source));
        }
        // Random paths are seldom so short that they stop many lengths before an obstacle.
        Inputs source(Family::uniform, 4);
        for (int row = 0; row < 20000; ++row) add(with_short_path(any_case(source)));
        return all;
    }();
    return found;
}

}  // namespace

TEST_CASE("the reasons of all distinct returns are those on file", "[explain][golden]") {
    std::string text;
    for (const auto& [said, example] : examples()) text += example;
    lab::testing::check_golden("reasons.txt", text);
}

TEST_CASE("every return says more than its result, with the same yes or no", "[explain]") {
    std::vector<Case> cases = all_cases();
    Inputs source(Family::degenerate, 2);
    for (int row = 0; row < 4000; ++row) cases.push_back(any_case(source));
    for (const Case& each : cases) {
        const Heard heard = hear(each);
        INFO(each.title << ": " << heard.decided_at << ": " << in_words(heard.reason.sentence));
        CHECK(heard.reason.sentence.mood == heard.plain.mood);
        CHECK(heard.reason.sentence.detail != heard.plain.detail);
    }
}

TEST_CASE("every sentence about a query is on file", "[explain]") {
    std::set<std::string> not_on_file;
    for (const Family family : {Family::grid, Family::uniform, Family::touching}) {
        Inputs source(family, 3);
        for (int row = 0; row < 3000; ++row) {
            const Case each = any_case(source);
            const Heard heard = hear(each);
            if (examples().count(said_at(heard)) == 0)
                not_on_file.insert(heard.decided_at + "\n" + in_words(heard.reason.sentence));
        }
    }
    for (const std::string& each : not_on_file) FAIL_CHECK(each);
}
