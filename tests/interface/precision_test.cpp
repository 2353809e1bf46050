// A scene is computed in float or in double, as its switch says.
#include "catch.hpp"
#include "commands/map_choice.hpp"
#include "interface/rig.hpp"
#include "scene/edit.hpp"
#include "workspace/scalar_edit.hpp"

using namespace lab;
using lab::testing::box_of;
using lab::testing::Rig;

namespace {

Scalar scalar_of(Rig& rig) {
    return rig.lab.workspace.session().scene().scalar;
}

}  // namespace

TEST_CASE("the palette finds the switch to float, which is one undo step", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 box:aabb(0.1,0;1,1) p:point(1,1) overlaps(p,box)");
    rig.frames(3);
    rig.key(SDLK_p, KMOD_LCTRL);
    rig.type(GENERATE("float", "precision"));
    rig.key(SDLK_RETURN);
    REQUIRE(scalar_of(rig) == Scalar::float_);
    CHECK(box_of(rig.lab.workspace.session().scene()).x == static_cast<double>(0.1F));
    rig.key(SDLK_z, KMOD_LCTRL);
    CHECK(scalar_of(rig) == Scalar::double_);
    CHECK(box_of(rig.lab.workspace.session().scene()).x == 0.1);
}

TEST_CASE("the inspector ends with the switch to float, and what is compared", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 box:aabb(0.1,0;1,1) p:point(1,1) overlaps(p,box)");
    rig.frames(3);
    for (int i = 0; i < 3; ++i) rig.key(SDLK_F6, KMOD_LSHIFT);
    // From the first stop of the panel back to its last, past "none" and the others.
    const std::size_t compared = peers_of(rig.lab.workspace.session()).size() + 1;
    for (std::size_t i = 0; i < compared + 1; ++i) rig.key(SDLK_TAB, KMOD_LSHIFT);
    rig.key(SDLK_SPACE);
    CHECK(rig.lab.workspace.session().view().against == &isect_float);
    // The words of the other answer are below, so that the next button is where it was.
    rig.key(SDLK_TAB, KMOD_LSHIFT);
    rig.key(SDLK_SPACE);
    CHECK(scalar_of(rig) == Scalar::float_);
    rig.key(SDLK_TAB, KMOD_LSHIFT);
    rig.key(SDLK_SPACE);
    CHECK(scalar_of(rig) == Scalar::double_);
}

TEST_CASE("numbers that float can't hold stay in double and are named", "[interface]") {
    Rig rig("aabb-vs-segment");
    rig.lab.workspace.open_case("isect1 box:aabb(1e50,0;1,1) p:point(1,1) overlaps(p,box)");
    rig.frames(3);
    command("scalar").run(rig.lab.context);
    CHECK(scalar_of(rig) == Scalar::double_);
    CHECK(rig.lab.workspace.notice().text ==
          "The scene stays as it is: box.center is too large for float.");
}

TEST_CASE("both precisions are still compared after a step back to the other one", "[interface]") {
    Rig rig("aabb-vs-segment");
    Session& session = rig.lab.workspace.session();
    compute_in(rig.lab.workspace, Scalar::float_);
    session.compare_with(&isect_double);
    rig.key(SDLK_z, KMOD_LCTRL);
    REQUIRE(scalar_of(rig) == Scalar::double_);
    CHECK(session.view().against == &isect_float);
    rig.key(SDLK_y, KMOD_LCTRL);
    REQUIRE(scalar_of(rig) == Scalar::float_);
    CHECK(session.view().against == &isect_double);
}
