// The search for a broken promise or a disagreement near a scene.
#include "instruments/breach.hpp"

#include "catch.hpp"
#include "commands/commands.hpp"
#include "commands/map_choice.hpp"
#include "export/text_export.hpp"
#include "interface/rig.hpp"
#include "scene/case_line.hpp"
#include "scene/handles.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

/// The lab with the card of the search open. Nothing is compared unless a test says so.
struct SearchRig : Rig {
    explicit SearchRig(const std::string& scene, const Implementation* against = nullptr)
        : Rig(scene) {
        session().compare_with(against);
        command("find_breach").run(lab.context);
        for (int i = 0; i < 600 && lab.animating(); ++i) frames(1);
    }

    Session& session() { return lab.workspace.session(); }
    BreachSearch& search() { return session().breach_search(); }
    std::vector<std::string> lines() {
        std::vector<std::string> all;
        for (const ListedFind& find : search().finds()) all.push_back(find.case_line);
        return all;
    }

    /// Searches until there are finds, or so many tries. Returns the index of the find.
    std::optional<std::size_t> find(const std::string& words, std::uint64_t most = 3000) {
        for (int frame = 0; frame < 1000; ++frame) {
            const auto& finds = search().finds();
            for (std::size_t i = 0; i < finds.size(); ++i)
                if (finds[i].words.find(words) != std::string::npos) return i;
            if (!search().is_running() || search().tries() >= most) return {};
            frames(1);
        }
        return {};
    }
};

/// Whether a scene's content holds every circle and the centre of every other shape.
bool shows_all(const Scene& scene, Vec2 corner, Vec2 size) {
    for (const NamedShape& shape : scene.shapes) {
        const auto* circle = std::get_if<Circle>(&shape.geometry);
        const double rim = circle != nullptr ? circle->radius : 0;
        const Vec2 at = position(shape.geometry) - corner;
        if (at.x < rim || at.y < rim || at.x > size.x - rim || at.y > size.y - rim) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("a search finds noonat's push, which still overlaps", "[interface]") {
    SearchRig rig("circle-vs-aabb", &noonat);
    CHECK_FALSE(rig.lab.animating());
    rig.click("Start");
    CHECK(rig.search().is_running());
    CHECK(rig.lab.animating());
    REQUIRE(rig.find("breaks the promise “the push separates”"));
    rig.click("Stop");
    CHECK_FALSE(rig.search().is_running());
    rig.frames(3);
    // A worse find may have come before it meanwhile.
    const auto found = rig.find("breaks the promise “the push separates”");
    REQUIRE(found);
    const std::string name = "find " + std::to_string(*found + 1);
    const ListedFind find = rig.search().finds()[*found];

    SECTION("it opens as a scene in which the two differ, and that shows its shapes") {
        const std::string searched = rig.session().id();
        rig.click("open " + name);
        REQUIRE(rig.session().id() != searched);
        CHECK_FALSE(rig.lab.ui.dialog);
        CHECK(rig.session().view().against == &noonat);
        REQUIRE(rig.session().moment().other);
        CHECK_FALSE(rig.session().moment().other->differences.empty());
        const auto breach = breach_of(rig.session().now().posed, &noonat);
        REQUIRE(breach);
        CHECK(words_of(*breach) == find.words);
        CHECK(rig.session().scene().caption.find(noonat.title) == 0);
        CHECK(rig.session().scene().text == std::vector<std::string>{breach->cause});
        // The scene before keeps its finds.
        rig.lab.workspace.close();
        REQUIRE(rig.session().id() == searched);
        rig.frames(3);
        CHECK(rig.search().finds().size() > *found);
    }
    SECTION("its case is copied") {
        rig.click("copy " + name);
        const std::string line = rig.lab.clipboard();
        CHECK(breach_of(read_case(line.substr(0, line.find('\n'))), &noonat));
    }
    SECTION("its test is copied, with what is wrong") {
        rig.click("copy test of " + name);
        const std::string code = rig.lab.clipboard();
        CHECK(code.find("// noonat (2026) breaks the promise") == 0);
        CHECK(code.find("TEST_CASE(\"Disagreement near ") != std::string::npos);
        CHECK(code.find("REQUIRE(") != std::string::npos);
    }
}

TEST_CASE("each find has another breach, and is shown in the middle", "[interface]") {
    SearchRig rig("aabb-vs-aabb", &article);
    // Finds have simple numbers, so they lie elsewhere.
    rig.session().edit("Move all", [](Scene& draft) {
        draft.motions.clear();
        for (NamedShape& shape : draft.shapes) translate(shape.geometry, {500, 500});
        draft.content_corner = draft.content_corner + Vec2{500, 500};
    });
    rig.click("Start");
    rig.find("no such words");
    const auto& finds = rig.search().finds();
    REQUIRE(finds.size() > 2);
    int outside = 0;
    for (const ListedFind& find : finds) {
        INFO(find.case_line);
        const auto breach = breach_of(read_case(find.case_line), &article);
        REQUIRE(breach);
        CHECK(words_of(*breach) == find.words);
        CHECK(shows_all(find.scene, find.scene.content_corner, find.scene.content_size));
        const Scene& before = rig.session().scene();
        outside += shows_all(find.scene, before.content_corner, before.content_size) ? 0 : 1;
    }
    // The content of the scene before doesn't hold all of them.
    CHECK(outside > 0);
}

TEST_CASE("a search finds no broken promise of isect", "[interface]") {
    SearchRig rig("circle-vs-aabb");
    rig.click("Start");
    CHECK_FALSE(rig.find("", 1500));
    CHECK(rig.search().tries() >= 1500);
    CHECK(rig.search().against(rig.session()) == nullptr);
    rig.click("Stop");
    const std::uint64_t tries = rig.search().tries();
    rig.frames(5);
    CHECK(rig.search().tries() == tries);
    CHECK_FALSE(rig.lab.animating());
}

TEST_CASE("a search looks for promises even where an implementation is compared", "[interface]") {
    SearchRig rig("circle-vs-aabb", &noonat);
    rig.click("broken promise");
    rig.click("Start");
    CHECK_FALSE(rig.find("", 600));
    CHECK(rig.session().view().against == &noonat);
    // Another choice starts again.
    rig.click("breaches/noonat");
    CHECK(rig.search().is_running());
    CHECK(rig.search().tries() < 600);
    CHECK(rig.find("the push separates"));
}

TEST_CASE("the button of a search stays in place, whatever the search is for", "[interface]") {
    SearchRig rig("circle-vs-aabb");
    const Pt start = rig.at("Start");
    for (const Implementation* peer : peers_of(rig.session())) {
        rig.click(std::string("breaches/") + peer->name);
        rig.frames(30);
        CHECK(rig.at("Start").y == start.y);
    }
}

TEST_CASE("under the mouse the list of finds stays as it is", "[interface]") {
    SearchRig rig("aabb-vs-aabb", &article);
    rig.click("Start");
    REQUIRE(rig.find(""));
    rig.frames(2);
    rig.move(rig.at("open find 1"));
    rig.frames(1);
    const auto before = rig.lines();
    while (rig.search().tries() < 3000) rig.frames(1);
    CHECK(rig.lines() == before);
    rig.move(rig.at("Stop"));
    rig.frames(2);
    CHECK(rig.lines() != before);
}

TEST_CASE("the next search has other numbers, and the same seed finds the same", "[interface]") {
    const auto lines_after = [](SearchRig& rig) {
        rig.find("no such words", 900);
        rig.click("Stop");
        return rig.lines();
    };
    const auto first_lines = [&] {
        SearchRig rig("circle-vs-aabb", &noonat);
        rig.click("Start");
        return lines_after(rig);
    };
    const auto first = first_lines();
    REQUIRE_FALSE(first.empty());
    CHECK(first_lines() == first);

    SearchRig rig("circle-vs-aabb", &noonat);
    rig.click("Start");
    CHECK(lines_after(rig) == first);
    CHECK(rig.search().seed() == 1);
    rig.click("Search again");
    CHECK(rig.search().tries() < 900);
    CHECK(lines_after(rig) != first);
    CHECK(rig.search().seed() == 2);
}

TEST_CASE("an edit restarts a search, and drops what an earlier one found", "[interface]") {
    SearchRig rig("circle-vs-aabb", &noonat);
    rig.click("Start");
    rig.find("no such words", 600);
    REQUIRE_FALSE(rig.search().finds().empty());
    const auto grow = [](Scene& draft) {
        std::get<Circle>(find_shape(draft, "circle")->geometry).radius += 4;
    };
    SECTION("that runs") {
        const std::uint64_t tries = rig.search().tries();
        rig.session().edit("Grow", grow);
        rig.frames(1);
        CHECK(rig.search().is_running());
        CHECK(rig.search().tries() < tries);
        CHECK(rig.search().seed() == 1);
    }
    SECTION("that has stopped") {
        rig.click("Stop");
        rig.session().edit("Grow", grow);
        rig.frames(1);
        CHECK_FALSE(rig.search().was_started());
        CHECK(rig.search().finds().empty());
    }
    SECTION("but another moment doesn't") {
        const std::uint64_t tries = rig.search().tries();
        rig.session().seek(1);
        rig.frames(2);
        CHECK(rig.search().tries() > tries);
    }
    SECTION("and so does a scene without the query") {
        rig.session().edit("Delete", [](Scene& draft) { draft.queries.clear(); });
        rig.frames(2);
        CHECK_FALSE(rig.search().is_running());
    }
}

TEST_CASE("a search waits while its card is closed", "[interface]") {
    SearchRig rig("circle-vs-aabb");
    rig.click("Start");
    rig.key(SDLK_ESCAPE);
    CHECK_FALSE(rig.lab.ui.dialog);
    const std::uint64_t tries = rig.search().tries();
    rig.frames(5);
    CHECK(rig.search().tries() == tries);
    CHECK_FALSE(rig.lab.animating());
    command("find_breach").run(rig.lab.context);
    rig.frames(3);
    CHECK(rig.search().tries() > tries);
}
