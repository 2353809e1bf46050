// One solution for each problem at the end of a lesson, and for each task of the lessons that tell
// the story, in the syntax of tests/interface/tasks_test.cpp.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace lab::testing {

inline const std::map<std::string, std::vector<std::string>> recap_ways = {
    {"the-hero-who-falls/1", {"time=0.6"}},
    {"the-hero-who-falls/2", {"low_rate.frame_rate=30"}},
    {"the-hero-who-falls/3", {"hero.swept=1", "time=1"}},
    {"the-hero-who-falls/4", {"low_rate.frame_rate=20"}},
    {"ranges-on-a-line/7", {"a.max=94", "a.min=44"}},
    {"two-axes-make-a-box/7", {"a.half.x=12"}},
    {"the-closest-point/9", {"circle.center.x=0", "circle.center.y=34"}},
    {"box-against-box-and-the-push/6", {"a.center.x=12", "a.center.y=-26"}},
    {"why-pushing-fails/6", {"floor.half.y=8.1"}},
    {"a-segment-as-s-of-t/7", {"segment.delta.x=92.5"}},
    {"slabs/6", {"seg.start.x=-32", "seg.delta.x=64"}},
    {"near-and-far/11", {"seg.start.x=0", "seg.start.y=30", "seg.delta.x=0", "seg.delta.y=-40"}},
    {"the-corner-that-misses/6", {"box.center.x=-40", "box.center.y=-70"}},
    {"inflating/7", {"a.half.x=2"}},
    {"the-swept-box/8", {"a.delta.x=84"}},
    {"polygons-and-separating-axes/1", {"wedge.pos.x=-30"}},
    {"polygons-and-separating-axes/2", {"crate.angle=0"}},
    {"polygons-and-separating-axes/3", {"crate.pos.x=-40", "crate.pos.y=0"}},
    {"polygons-and-separating-axes/4", {"ball.center.x=32", "ball.center.y=-22"}},
    {"polygons-and-separating-axes/5", {"wedge.pos.x=0"}},
    {"both-move/1", {"a.delta.x=120"}},
    {"both-move/2", {"a.delta.x=0", "a.delta.y=0"}},
    {"both-move/3", {"post.center.y=-40", "time=3"}},
    {"both-move/4", {"a.delta.x=80", "a.delta.y=-40"}},
    {"many-obstacles/6", {"c.center.x=-20"}},
    {"floating-point-and-touching/6", {"point.pos.x=33554452"}},
    {"seams-and-ghosts/7", {"level.rows[1]=............"}},
    {"seams-and-ghosts/8", {"t2.center.y=28"}},
    {"one-way/7", {"shelf.center.y=12"}},
    {"a-character-on-the-ground/8", {"hero.snap=6"}},
    {"where-the-answer-changes/7", {"ball.center.x=-20", "ball.center.y=-30", "map=obstacle"}},
    {"neighbouring-floats/6", {"far=15"}},
    {"the-exact-flip/6", {"ray.start.y=5.6155281280882"}},
    {"other-peoples-algorithms/8", {"ray.start.x=20", "compare=noonat-es6"}},
    {"the-room/1", {"time=7"}},
    {"the-room/2", {"hero.swept=0", "hero.frame_rate=10", "time=1.5"}},
    {"the-room/3", {"hero.slides=0", "time=7.5"}},
    {"the-room/4", {"hero.seams=0", "time=3"}},
    {"the-room/5", {"hero.snaps=0", "time=3.45"}},
    {"the-room/6", {"hero.broad_phase=0", "time=1"}},
    {"the-room/7", {"hero.swept=1", "hero.seams=1", "time=7"}},
    {"catch-it-in-your-own-game/7", {"recorded=3019"}},
};

}  // namespace lab::testing
