// The search for a breach, as the session that it belongs to changes.
#include "workspace/breach_search.hpp"

#include "catch.hpp"
#include "scene/case_line.hpp"
#include "scene/handles.hpp"
#include "workspace/session.hpp"

using namespace lab;

namespace {

constexpr const char* box_in_circle = "isect1 c:circle(0,0;10) b:aabb(30,0;8,4) intersect(b,c)";

/// A session whose search has already found something.
struct Searching {
    Session session{Entry{"near", read_case(box_in_circle), "", 0}};
    BreachSearch& search = session.breach_search();

    Searching() {
        session.compare_with(&noonat);
        search.start(session);
        for (int frame = 0; frame < 100 && search.finds().empty(); ++frame) search.follow(session);
    }
};

}  // namespace

// The search read the tries and finds of a hunt that had ended, because the new one needs a query.
TEST_CASE("a search ends when the scene has no query any more", "[breach]") {
    Searching at;
    REQUIRE(at.search.is_running());
    REQUIRE_FALSE(at.search.finds().empty());
    at.session.edit("Remove the query", [](Scene& draft) { draft.queries.clear(); });
    for (int frame = 0; frame < 3; ++frame) {
        at.search.follow(at.session);
        CHECK_FALSE(at.search.is_running());
        CHECK_FALSE(at.search.was_started());
        CHECK(at.search.tries() == 0);
        CHECK(at.search.finds().empty());
    }
    at.search.start(at.session);
    at.search.follow(at.session);
    CHECK_FALSE(at.search.was_started());
}

TEST_CASE("a search that was stopped forgets its finds when its query goes", "[breach]") {
    Searching at;
    at.search.stop();
    at.session.edit("Remove the query", [](Scene& draft) { draft.queries.clear(); });
    at.search.follow(at.session);
    CHECK(at.search.finds().empty());
    CHECK_FALSE(at.search.was_started());
}

TEST_CASE("a search begins again in the scene as it was edited", "[breach]") {
    Searching at;
    const std::uint64_t tries = at.search.tries();
    at.session.edit("Move the box", [](Scene& draft) {
        translate(draft.shapes[1].geometry, {1, 0});
    });
    at.search.follow(at.session);
    CHECK(at.search.is_running());
    CHECK(at.search.tries() <= tries);
}
