// The library's promises for every result, checked on seeded shapes against exact arithmetic.
#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/promises.hpp"

using lib_random::Family;

TEMPLATE_TEST_CASE("no result is wrong and no promise is broken", "[contract]", float, double) {
    pairs::each_of(6, [](unsigned i, unsigned k) {
        promises::Tally all;
        for (const Family family : lib_random::families) {
            const auto tally =
                promises::examine<TestType>({i, k}, family, 1000, 20 + unsigned(family));
            INFO(pairs::names[i] << " against " << pairs::names[k] << ", "
                                 << lib_random::family_names[unsigned(family)]);
            INFO(tally.example);
            CHECK(tally.wrong == 0);
            CHECK(tally.broken == 0);
            all.add(tally);
        }
        CHECK((i + k == 0 || all.hits > 500));
    });
}

TEMPLATE_TEST_CASE("paths that skim along a face hit it where they reach it", "[contract]", float,
                   double) {
    pairs::each_of(4, [](unsigned i, unsigned k) {
        const auto tally = promises::examine_skimming<TestType>({i, k}, 5000, 41);
        INFO(pairs::names[i] << " against " << pairs::names[k]);
        INFO(tally.example);
        CHECK(tally.wrong == 0);
        CHECK(tally.broken == 0);
        CHECK((i + k == 0 || tally.hits > 100));
    });
}
