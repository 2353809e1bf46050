#include "workspace/address.hpp"

#include "catch.hpp"
#include "scene/case_line.hpp"
#include "scene/error.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

/// A workspace with the built-in scenes and lessons, at rest.
struct PageRig {
    EmptyHost host;
    Workspace workspace{built_in_scenes(), {}, host};
    AddressFollower follower;

    PageRig() {
        workspace.lessons().fill(built_in_lessons(built_in_scenes()));
        go("aabb-vs-segment");
    }
    void go(const std::string& fragment) {
        open_address(workspace, fragment);
        workspace.session().view().playing = false;
    }
    std::string look() {
        const auto change = follower.look(workspace);
        if (!change) return "nothing";
        return (change->is_elsewhere ? "push " : "replace ") + change->fragment;
    }
    void widen(double half) {
        workspace.session().edit("Widen", [&](Scene& scene) {
            std::get<Aabb>(find_shape(scene, "box")->geometry).half.x = half;
        });
    }
};

}  // namespace

TEST_CASE("an address names an unchanged scene, and holds a changed one", "[address]") {
    PageRig rig;
    CHECK(address_of(rig.workspace) == "aabb-vs-segment");
    rig.widen(0.1);
    const std::string changed = address_of(rig.workspace);
    CHECK(changed.starts_with("isect1%20"));

    PageRig other;
    other.go(changed);
    CHECK(other.workspace.session().scene().shapes == rig.workspace.session().scene().shapes);
    CHECK(other.workspace.session().scene().queries == rig.workspace.session().scene().queries);
}

TEST_CASE("an address holds the moment at which a scene was stopped", "[address]") {
    PageRig rig;
    rig.workspace.session().seek(1.25);
    PageRig other;
    other.go(address_of(rig.workspace));
    CHECK(other.workspace.session().view().time == 1.25);
    CHECK(other.workspace.session().now().posed.shapes ==
          rig.workspace.session().now().posed.shapes);
}

TEST_CASE("an address names a step of a lesson", "[address]") {
    PageRig rig;
    rig.workspace.lessons().open_named("slabs/2");
    CHECK(address_of(rig.workspace) == "slabs/2");
    PageRig other;
    other.go("slabs/2");
    CHECK(other.workspace.lessons().is_open());
    CHECK(other.workspace.lessons().step_index() == 1);
}

TEST_CASE("an address that nobody knows is refused", "[address]") {
    PageRig rig;
    CHECK_THROWS_AS(rig.go("no-such-scene"), UsageError);
    CHECK_THROWS_AS(rig.go("slabs/99"), UsageError);
    CHECK_THROWS_AS(rig.go("isect1%20box:aabb("), CaseError);
    CHECK(rig.workspace.session().id() == "aabb-vs-segment");
}

TEST_CASE("another scene is a new entry of the history, an edit isn't", "[address]") {
    PageRig rig;
    CHECK(rig.look() == "replace aabb-vs-segment");
    CHECK(rig.look() == "nothing");
    rig.widen(20);
    CHECK(rig.look().starts_with("replace isect1"));
    CHECK(rig.look() == "nothing");
    rig.go("aabb-vs-aabb");
    CHECK(rig.look() == "push aabb-vs-aabb");
    rig.go("aabb-vs-segment");  // what "back" does
    rig.follower.arrive(rig.workspace, address_of(rig.workspace));
    CHECK(rig.look() == "nothing");
}

TEST_CASE("the address rests during a drag and while a scene plays", "[address]") {
    PageRig rig;
    rig.look();
    Session& session = rig.workspace.session();
    session.begin_gesture("Drag");
    session.adjust(
        [](Scene& scene) { std::get<Aabb>(find_shape(scene, "box")->geometry).half.x = 30; });
    CHECK(rig.look() == "nothing");
    session.end_gesture();
    CHECK(rig.look().starts_with("replace isect1"));
    session.view().playing = true;
    session.advance(0.5);
    CHECK(rig.look() == "nothing");
    session.view().playing = false;
    CHECK(rig.look().starts_with("replace isect1"));
}

TEST_CASE("a copied link opens the same case", "[address]") {
    PageRig rig;
    rig.widen(0.3);
    rig.workspace.session().seek(0.7);
    const std::string link = rig.workspace.copied_link();
    CHECK(link.starts_with(std::string(usual_link_base) + "#isect1"));
    CHECK(read_case(link) == read_case(write_case(rig.workspace.session().with_moment())));
    rig.workspace.settings().link_base = "https://example.org/lab/";
    CHECK(rig.workspace.copied_link().starts_with("https://example.org/lab/#isect1"));
}

TEST_CASE("lessons that are to be read later are read when an address names one", "[address]") {
    EmptyHost host;
    Workspace workspace{built_in_scenes(), {}, host};
    int read = 0;
    workspace.lessons().will_be_filled([&] {
        ++read;
        return built_in_lessons(workspace.scenes());
    });
    CHECK(workspace.lessons().has_lessons());
    open_address(workspace, "aabb-vs-segment");
    CHECK(read == 0);
    open_address(workspace, "slabs/3");
    CHECK(address_of(workspace) == "slabs/3");
    workspace.lessons().read_now();
    CHECK(read == 1);
    CHECK(address_of(workspace) == "slabs/3");
}
