// The tasks of the course: none is done when its step opens, and all can be done.
#include <map>
#include <string>
#include <vector>

#include "catch.hpp"
#include "edit/handles.hpp"
#include "interface/rig.hpp"
#include "lessons/recap_ways.hpp"
#include "scene/edit.hpp"
#include "workspace/far_away.hpp"
#include "workspace/lesson_recordings.hpp"
#include "workspace/microscope.hpp"
#include "workspace/open_recording.hpp"

using namespace lab;
using lab::testing::Rig;

namespace {

using Sets = std::vector<std::string>;

/// One solution for each task, by lesson and step, in the syntax of --set. "@ramp.corner1=20,-32"
/// drags a handle, "drops" lets a character drop, "time=3" plays, "map=normal" shows a map,
/// "compare=noonat" another answer, "microscope" the hit, "far=9" moves the scene away, "search"
/// looks for a breach, and "recorded=7" goes to frame 7 of the recording.
const std::map<std::string, Sets> ways_to_do = {
    {"ranges-on-a-line/1", {"a.max=44"}},
    {"two-axes-make-a-box/1", {"a.center.x=20", "a.center.y=12"}},
    {"box-against-box-and-the-push/1", {"point.pos.x=0", "point.pos.y=-8"}},
    {"box-against-box-and-the-push/3", {"mover.center.x=75"}},
    {"why-pushing-fails/2", {"wall.half.x=1.1"}},
    {"why-pushing-fails/3", {"time=0.183"}},
    {"why-pushing-fails/5", {"a.delta.x=1000"}},
    {"slabs/3", {"seg.start.y=-10", "seg.delta.y=20"}},
    {"near-and-far/8", {"seg.start.x=0", "seg.start.y=-18", "seg.delta.x=0", "seg.delta.y=60"}},
    {"the-corner-that-misses/1", {"seg.start.y=-4"}},
    {"inflating/5", {"b.half.x=30"}},
    {"the-swept-box/3", {"a.center.x=0", "a.center.y=80", "a.delta.x=10", "a.delta.y=-80"}},
    {"circles-and-the-quadratic/5", {"seg.start.y=0"}},
    {"many-obstacles/1", {"right_wall.center.x=55"}},
    {"slide-bounce-invert/1", {"a.delta.y=20"}},
    {"broad-phase/2", {"c7.center.y=-70"}},
    {"floating-point-and-touching/5", {"a.delta.x=1000000"}},
    {"seams-and-ghosts/6", {"@ground.corner2=0,20"}},
    {"a-character-on-the-ground/7", {"hero.steepest=1", "time=4"}},
    {"ranges-on-a-line/2", {"b.min=0"}},
    {"ranges-on-a-line/3", {"a.min=40"}},
    {"ranges-on-a-line/4", {"b.min=9.999"}},
    {"ranges-on-a-line/5", {"b.max=56", "b.min=0"}},
    {"two-axes-make-a-box/2", {"a.center.y=-14"}},
    {"two-axes-make-a-box/3", {"a.center.x=-20"}},
    {"two-axes-make-a-box/4", {"a.center.x=-30"}},
    {"two-axes-make-a-box/5", {"a.center.x=-28"}},
    {"the-closest-point/1", {"above.pos.x=12"}},
    {"the-closest-point/2", {"point.pos.y=-15"}},
    {"the-closest-point/4", {"point.pos.x=0", "point.pos.y=40"}},
    {"the-closest-point/5", {"circle.center.x=34", "circle.center.y=24"}},
    {"the-closest-point/6", {"circle.center.x=30", "circle.center.y=30"}},
    {"box-against-box-and-the-push/2", {"point.pos.x=14", "point.pos.y=0"}},
    {"box-against-box-and-the-push/4", {"a.center.x=10", "a.center.y=40"}},
    {"box-against-box-and-the-push/5", {"a.center.y=-32"}},
    {"why-pushing-fails/1", {"a.center.x=5"}},
    {"why-pushing-fails/4", {"a.half.x=11"}},
    {"a-segment-as-s-of-t/1", {"wall.center.x=-23"}},
    {"a-segment-as-s-of-t/2", {"seg.delta.x=104", "seg.delta.y=52"}},
    {"a-segment-as-s-of-t/4", {"seg.delta.x=112"}},
    {"a-segment-as-s-of-t/5", {"segment.delta.x=100"}},
    {"a-segment-as-s-of-t/6", {"seg.delta.x=60"}},
    {"slabs/1", {"box.center.x=-12"}},
    {"slabs/2", {"seg.delta.x=95"}},
    {"slabs/5", {"seg.start.y=0"}},
    {"near-and-far/1", {"seg.start.y=-62"}},
    {"near-and-far/2", {"seg.start.y=48", "seg.delta.y=-104"}},
    {"near-and-far/3", {"seg.start.y=-72", "seg.delta.y=112"}},
    {"near-and-far/5", {"seg.delta.x=90"}},
    {"near-and-far/6", {"seg.start.x=-20"}},
    {"the-corner-that-misses/2", {"seg.start.y=30"}},
    {"the-corner-that-misses/3", {"seg.delta.y=-60"}},
    {"the-corner-that-misses/4", {"seg.delta.y=100"}},
    {"the-corner-that-misses/5", {"seg.delta.y=-20"}},
    {"inflating/1", {"a.center.x=-36"}},
    {"inflating/2", {"a.half.x=16"}},
    {"inflating/3", {"mover.center.x=30"}},
    {"inflating/4", {"circle.center.x=0", "circle.center.y=-10"}},
    {"the-swept-box/1", {"a.center.y=-50"}},
    {"the-swept-box/2", {"a.half.x=24"}},
    {"the-swept-box/5", {"a.center.y=-50"}},
    {"the-swept-box/6", {"a.delta.x=0", "a.delta.y=-40"}},
    {"rounding-corners/1", {"circle.center.y=-33.5"}},
    {"rounding-corners/2", {"circle.center.x=-63", "circle.center.y=16"}},
    {"rounding-corners/4", {"a.center.y=10"}},
    {"rounding-corners/5", {"circle.center.x=74", "circle.center.y=26"}},
    {"circles-and-the-quadratic/3", {"seg.start.x=0", "seg.start.y=0"}},
    {"circles-and-the-quadratic/4", {"seg.start.y=-20"}},
    {"circles-and-the-quadratic/7",
     {"seg.start.x=0", "seg.start.y=-60", "seg.delta.x=0", "seg.delta.y=60"}},
    {"swept-circles/1", {"mover.center.x=0", "mover.center.y=-30"}},
    {"swept-circles/3", {"a.center.y=0", "a.delta.y=0"}},
    {"swept-circles/4", {"box.center.x=0", "box.center.y=-44"}},
    {"swept-circles/6", {"a.center.y=12"}},
    {"capsules/1", {"circle.center.x=0", "circle.center.y=-15"}},
    {"capsules/2", {"seg.start.x=4", "seg.start.y=-50", "seg.delta.x=0", "seg.delta.y=60"}},
    {"capsules/4", {"circle.delta.x=130", "circle.delta.y=0"}},
    {"capsules/5", {"pill.start.x=0"}},
    {"many-obstacles/3", {"pillar.center.x=50", "pillar.center.y=-30"}},
    {"many-obstacles/4", {"a.half.x=11"}},
    {"slide-bounce-invert/3", {"block.center.x=71"}},
    {"slide-bounce-invert/5", {"ball.center.y=16"}},
    {"broad-phase/3", {"b.max=0"}},
    {"broad-phase/5", {"seg.delta.x=60"}},
    {"floating-point-and-touching/1", {"point.pos.x=16777234"}},
    {"floating-point-and-touching/2", {"a.center.x=0.30000000000000004"}},
    {"floating-point-and-touching/3", {"seg.start.y=-23.999999999999996"}},
    {"floating-point-and-touching/4", {"seg.delta.x=35"}},
    {"sliding-along-a-slope/2", {"@ramp.corner1=20,-32"}},
    {"sliding-along-a-slope/4", {"a.delta.y=-28.400000000000002"}},
    {"sliding-along-a-slope/5", {"a.delta.x=115"}},
    {"sliding-along-a-slope/7", {"@slope.corner0=20,48"}},
    {"seams-and-ghosts/1", {"a.center.y=-3"}},
    {"seams-and-ghosts/3", {"right.center.y=26"}},
    {"seams-and-ghosts/4", {"right.center.y=27.999999999999996"}},
    {"one-way/1", {"hero.center.y=-40", "hero.delta.y=70"}},
    {"one-way/3", {"hero.center.y=-10"}},
    {"one-way/4", {"drops"}},
    {"one-way/6", {"hero.center.x=-40", "hero.delta.x=70"}},
    {"a-character-on-the-ground/1", {"@slope.corner1=40,-30"}},
    {"a-character-on-the-ground/2", {"hero.steepest=1.05"}},
    {"a-character-on-the-ground/3", {"hero.snap=6"}},
    {"a-character-on-the-ground/4", {"hero.step=8"}},
    {"a-character-on-the-ground/5", {"hero.delta.y=-30"}},
    {"a-character-on-the-ground/6", {"board.center.x=60", "time=3"}},
    {"where-the-answer-changes/1", {"map=outcome"}},
    {"where-the-answer-changes/2", {"a.center.x=-8", "map=outcome"}},
    {"where-the-answer-changes/3", {"a.center.x=-80", "map=time"}},
    {"where-the-answer-changes/4", {"circle.center.x=-60", "circle.center.y=-33.5", "map=normal"}},
    {"where-the-answer-changes/5", {"circle.center.x=38", "circle.center.y=-12", "map=path"}},
    {"where-the-answer-changes/6", {"ball.center.x=20", "ball.center.y=10", "map=obstacle"}},
    {"neighbouring-floats/1", {"microscope"}},
    {"neighbouring-floats/2", {"player.center.x=40.00000000000001"}},
    {"neighbouring-floats/3", {"far=15"}},
    {"neighbouring-floats/4", {"compare=isect-float"}},
    {"neighbouring-floats/5", {"map=difference"}},
    {"the-exact-flip/1", {"ray.start.y=-35.6155281280883"}},
    {"the-exact-flip/2", {"ray.start.y=-35.61552812808831"}},
    {"the-exact-flip/3", {"box.center.x=-47.99999999999999", "box.center.y=0"}},
    {"the-exact-flip/4", {"box.center.x=-39.99999999999999", "box.center.y=0"}},
    {"the-exact-flip/5", {"ball.center.x=-16.97056274847714"}},
    {"other-peoples-algorithms/1", {"compare=noonat"}},
    {"other-peoples-algorithms/2", {"box.center.y=8", "compare=noonat"}},
    {"other-peoples-algorithms/3", {"compare=noonat"}},
    {"other-peoples-algorithms/4", {"a.center.x=-20", "compare=article"}},
    {"other-peoples-algorithms/5",
     {"ray.start.x=-3", "ray.start.y=4", "map=difference", "compare=noonat-es6"}},
    {"other-peoples-algorithms/6", {"ray.start.y=-1.9", "compare=stepped"}},
    {"other-peoples-algorithms/7", {"compare=noonat", "search"}},
    {"catch-it-in-your-own-game/1", {"recorded=5999"}},
    {"catch-it-in-your-own-game/2", {"recorded=3006"}},
    {"catch-it-in-your-own-game/3", {"recorded=3081"}},
    {"catch-it-in-your-own-game/4", {"recorded=4905"}},
    {"catch-it-in-your-own-game/5", {"hero.center.y=92.3"}},
};

struct Course : Rig {
    Course() : Rig("aabb-vs-point") {
        lab.workspace.lessons().fill(built_in_lessons(built_in_scenes()));
    }

    LessonBook& book() { return lab.workspace.lessons(); }

    void set(const Sets& sets) {
        if (sets.front().starts_with("recorded=")) {
            const OpenRecording& recording = *lab.workspace.recording();
            lab.workspace.show_recorded(
                first_query(recording.index(), std::stoll(sets.front().substr(9))));
            return frames(1);
        }
        Session& session = lab.workspace.session();
        const Evaluation now = session.now();
        session.edit("as the hint says", [&](Scene& scene) {
            for (const std::string& set : sets) make(scene, now.posed, set);
        });
        for (const std::string& set : sets) show(session.view(), set);
        if (sets.back() == "microscope") look_through_microscope(session);
        if (sets.back().starts_with("far="))
            move_far_away(lab.workspace, std::stoi(sets.back().substr(4)));
        if (sets.back() == "search") search(session);
        if (sets.back().starts_with("time=")) session.seek(std::stod(sets.back().substr(5)));
        frames(1);
    }

    static void make(Scene& scene, const Scene& posed, const std::string& set) {
        const std::size_t dot = set.find('.'), equals = set.find('='), comma = set.find(',');
        if (set == "drops") {
            scene.queries[0].settings.drops = true;
        } else if (set.front() == '@') {
            const Vec2 to{std::stod(set.substr(equals + 1)), std::stod(set.substr(comma + 1))};
            Geometry& shape = find_shape(scene, set.substr(1, dot - 1))->geometry;
            set_extent(shape, set.substr(dot + 1, equals - dot - 1), to);
        } else if (!set.starts_with("time=") && !set.starts_with("map=") &&
                   !set.starts_with("compare=") && !set.starts_with("far=") &&
                   set != "microscope" && set != "search") {
            apply_set(scene, posed, set);
        }
    }

    /// Searches as long as the card is open, until there is a find.
    void search(Session& session) {
        lab.context.ui.dialog = Dialog::breaches;
        session.breach_search().start(session);
        while (session.breach_search().is_running() && session.breach_search().finds().empty())
            frames(1);
        lab.context.ui.dialog.reset();
    }

    static void show(View& view, const std::string& set) {
        const std::string name = set.substr(set.find('=') + 1);
        if (set.starts_with("compare=")) view.against = implementation_named(name);
        const auto layer = index_of(to_names(map_layer_names), name);
        if (set.starts_with("map=")) view.map = MapChoice{static_cast<MapLayer>(layer.value())};
    }
};

}  // namespace

TEST_CASE("every task of the course is open at first and can be done", "[interface][lessons]") {
    Course course;
    std::size_t tasks = 0;
    for (const Lesson& lesson : course.book().lessons()) {
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (!lesson.steps[i].task) continue;
            ++tasks;
            const std::string name = lesson.id + "/" + std::to_string(i + 1);
            CAPTURE(name);
            course.book().open_named(name);
            course.frames(2);
            CHECK_FALSE(course.book().is_done(i));
            const auto* where = std::get_if<Prediction>(&*lesson.steps[i].task);
            if (where != nullptr) {
                Session& session = course.lab.workspace.session();
                const auto query = static_cast<std::size_t>(session.view().query);
                const auto place = place_of(*where, session.now(), query);
                REQUIRE(place);
                course.book().predict(*place);
            } else if (lesson.steps[i].scene.crowd) {
                continue;
            } else {
                const auto own = ways_to_do.find(name);
                const auto recap = lab::testing::recap_ways.find(name);
                REQUIRE(((own != ways_to_do.end()) || (recap != lab::testing::recap_ways.end())));
                course.set(own != ways_to_do.end() ? own->second : recap->second);
            }
            CAPTURE(course.book().margin());
            CHECK(course.book().is_done(i));
        }
    }
    CHECK(tasks > 60);
}
