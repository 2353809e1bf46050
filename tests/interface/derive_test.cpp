// The derivation beside the canvas, and the plain formula beside the library's source.
#include "catch.hpp"
#include "commands/commands.hpp"
#include "interface/rig.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

struct DerivingRig : Rig {
    explicit DerivingRig(const std::string& scene, double time = 1.5) : Rig(scene) {
        session().seek(time);
        key(SDLK_d);
    }
    Session& session() { return lab.workspace.session(); }
};

}  // namespace

TEST_CASE("D shows the derivation in place of the numbers, and closes it", "[interface][derive]") {
    DerivingRig rig("aabb-vs-segment");
    REQUIRE(rig.session().moment().derivation);
    CHECK(rig.session().moment().derivation->kind == DerivationKind::slabs);
    CHECK(rig.area("derivation moment").width() > 100);
    rig.click("Numbers");
    CHECK(rig.session().moment().derivation);
    rig.click("x(t), y(t)");
    CHECK(rig.area("derivation moment").width() > 100);
    rig.key(SDLK_d);
    CHECK_FALSE(rig.session().moment().derivation);
}

TEST_CASE("a drag in a plot moves the time of all views", "[interface][derive]") {
    DerivingRig rig("aabb-vs-segment");
    const Rect plots = rig.area("derivation moment");
    // The plots show the times from −0.25 to 1.25.
    const auto x_of = [&](float time) {
        return plots.min.x + (time + 0.25F) / 1.5F * plots.width();
    };
    const float y = plots.min.y + plots.height() / 3;
    rig.drag({x_of(0.2F), y}, {x_of(0.75F), y});
    REQUIRE(rig.session().view().moment);
    CHECK(*rig.session().view().moment == Approx(0.75).margin(0.01));
    // Only what is looked at has moved, not the scene.
    CHECK_FALSE(rig.session().history().can_undo());
    CHECK(rig.session().view().time == 1.5);
    rig.drag({x_of(0.75F), y}, {x_of(2), y});
    CHECK(*rig.session().view().moment == 1.25);
    rig.click({x_of(0.5F), y});
    rig.click({x_of(0.5F), y});
    CHECK_FALSE(rig.session().view().moment);
}

TEST_CASE("pointing at a term lights it up everywhere", "[interface][derive]") {
    DerivingRig rig("aabb-vs-segment");
    rig.move("derive near");
    CHECK(rig.lab.ui.source.lights("near"));
    rig.move("derive delta x");
    CHECK(rig.lab.ui.source.lights("delta x"));
    CHECK_FALSE(rig.lab.ui.source.lights("near"));
    // And the crossing on the canvas lights up its term.
    const Derivation& shown = *rig.session().moment().derivation;
    const double time = shown.plots[0].inside.max;
    rig.move(rig.on_screen(shown.test->path.at(time)));
    CHECK((rig.lab.ui.source.lights("far_x") || rig.lab.ui.source.lights("far_y")));
}

TEST_CASE("a change of a shape changes the plots", "[interface][derive]") {
    DerivingRig rig("aabb-vs-segment");
    const double before = rig.session().moment().derivation->plots[0].band.max;
    rig.session().edit("Widen the box", [](Scene& scene) {
        std::get<Aabb>(find_shape(scene, "box")->geometry).half.x += 4;
    });
    rig.frames(2);
    CHECK(rig.session().moment().derivation->plots[0].band.max == before + 4);
}

TEST_CASE("a command goes from one derivation to the next", "[interface][derive]") {
    DerivingRig rig("box-sweep-test");
    CHECK(rig.session().moment().derivation->kind == DerivationKind::slabs);
    command("next_derivation").run(rig.lab.context);
    CHECK(rig.session().moment().derivation->kind == DerivationKind::sum);
    command("next_derivation").run(rig.lab.context);
    CHECK(rig.session().moment().derivation->kind == DerivationKind::slabs);
}

TEST_CASE("dragging the mover round traces the sum's outline", "[interface][derive]") {
    DerivingRig rig("box-sweep-test");
    rig.click("Minkowski sum");
    const double before = rig.session().outline_trail().share();
    const Vec2 start = position(find_shape(rig.session().now().posed, "a")->geometry);
    const Pt from = rig.on_screen(start + Vec2{8, 8});
    rig.drag(from, {from.x, from.y + 120});
    CHECK(rig.session().outline_trail().share() > before + 0.02);
    // Along the track, the center goes round without a drag of the shape.
    const Rect track = rig.area("derivation moment");
    rig.drag({track.min.x + 20, track.min.y + 10}, {track.min.x + 80, track.min.y + 10});
    CHECK(rig.session().view().round);
    CHECK(rig.session().outline_trail().last() == rig.session().view().round);
}

TEST_CASE("steps of lessons open derivations and both sources", "[interface][derive][lessons]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.lessons().fill(built_in_lessons(built_in_scenes()));
    int derivations = 0, sources = 0;
    for (const Lesson& lesson : rig.lab.workspace.lessons().lessons()) {
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const LessonStep& step = lesson.steps[i];
            if (!step.derive && !step.both_sources) continue;
            rig.lab.workspace.lessons().open_named(lesson.id + "/" + std::to_string(i + 1));
            rig.frames(2);
            INFO(lesson.id << "/" << i + 1);
            const Session& session = rig.lab.workspace.session();
            if (step.derive) {
                REQUIRE(session.moment().derivation);
                CHECK(session.moment().derivation->kind == *step.derive);
                ++derivations;
            }
            CHECK(session.moment().shows_both() == step.both_sources);
            sources += step.both_sources ? 1 : 0;
        }
    }
    CHECK(derivations >= 9);
    CHECK(sources >= 1);
}

TEST_CASE("Y puts the plain formula beside the library's source", "[interface][derive]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.session().seek(1.5);
    rig.key(SDLK_y);
    const Session& session = rig.lab.workspace.session();
    REQUIRE(session.moment().shows_both());
    CHECK(session.moment().beside == &textbook);
    CHECK(session.moment().beside_answer->differences.empty());
    // It opens at the formula, not at the function that chooses it.
    const auto chain = rig.lab.ui.source_beside.chain(session.moment().beside_trace);
    CHECK(chain.back().file->name == "peers/textbook/times.hpp");
    CHECK(rig.lab.ui.source.chain(session.moment().trace).back().file->name ==
          "isect/raycast/aabb.hpp");
    rig.key(SDLK_y);
    CHECK_FALSE(session.moment().shows_both());
}

TEST_CASE("a button opens a case in which textbook and library part", "[interface][derive]") {
    for (const char* scene : {"aabb-vs-segment", "circle-vs-segment", "polygon-vs-polygon",
                              "aabb-vs-aabb", "circle-vs-swept-circle"}) {
        INFO(scene);
        Rig rig(scene);
        rig.key(SDLK_y);
        const QueryKind kind = rig.lab.workspace.session().now().posed.queries.front().kind;
        rig.click("Where they part");
        rig.frames(2);
        const Session& session = rig.lab.workspace.session();
        REQUIRE(session.moment().shows_both());
        CHECK(session.now().posed.queries[session.view().shown_query()].kind == kind);
        CHECK_FALSE(session.moment().beside_answer->differences.empty());
    }
}
