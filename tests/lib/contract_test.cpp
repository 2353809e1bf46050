// The library's promises for every result, checked on seeded shapes against exact arithmetic.
#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/promises.hpp"

using lib_random::Family;

TEMPLATE_TEST_CASE("no result is wrong and no promise is broken", "[contract]", float, double) {
    pairs::each<TestType>(6, [](auto mover, auto obstacle, unsigned i, unsigned k) {
        using A = typename decltype(mover)::Type;
        using B = typename decltype(obstacle)::Type;
        promises::Tally all;
        for (const Family family : lib_random::families) {
            const auto tally = promises::examine<A, B>(family, 1000, 20 + unsigned(family));
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
    pairs::each<TestType>(4, [](auto mover, auto obstacle, unsigned i, unsigned k) {
        using A = typename decltype(mover)::Type;
        using B = typename decltype(obstacle)::Type;
        const auto tally = promises::examine_skimming<A, B>(5000, 41);
        INFO(pairs::names[i] << " against " << pairs::names[k]);
        INFO(tally.example);
        CHECK(tally.wrong == 0);
        CHECK(tally.broken == 0);
        CHECK((i + k == 0 || tally.hits > 100));
    });
}
