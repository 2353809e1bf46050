#include "scene/parameters.hpp"

namespace lab {
namespace {

Parameters fields(Orbit& orbit) {
    return {{.name = "center",
             .meaning = "the center of its orbit",
             .value = &orbit.center,
             .required = false},
            {.name = "amplitude",
             .meaning = "how far it goes from the center, on each axis",
             .value = &orbit.amplitude},
            {.name = "rate",
             .meaning = "how fast it turns, on each axis",
             .value = &orbit.rate,
             .unit = "rad/s"},
            {.name = "phase",
             .meaning = "the angle at time 0, on each axis",
             .value = &orbit.phase,
             .unit = "rad",
             .required = false}};
}

Parameters fields(Swing& swing) {
    return {{.name = "rate",
             .meaning = "how fast the angle of the swing grows",
             .value = &swing.rate,
             .unit = "rad/s"},
            {.name = "phase",
             .meaning = "the angle at time 0",
             .value = &swing.phase,
             .unit = "rad",
             .required = false}};
}

Parameters fields(Fly& fly) {
    return {{.name = "velocity", .meaning = "at time 0", .value = &fly.velocity, .unit = "units/s"},
            {.name = "response",
             .meaning = "what a hit does to the velocity",
             .value = &fly.response,
             .required = false},
            {.name = "swept",
             .meaning = "with sweeps; or with static tests after each step",
             .value = &fly.swept,
             .required = false},
            {.name = "repeat",
             .meaning = "when the flight starts again; 0 for never",
             .value = &fly.repeat,
             .limit = Limit::time,
             .unit = "s",
             .required = false},
            {.name = "ahead",
             .meaning = "how far ahead the query on the canvas looks",
             .value = &fly.ahead,
             .limit = Limit::time,
             .unit = "s",
             .required = false},
            {.name = "since",
             .meaning = "the moment from which the flight goes on after an edit",
             .value = &fly.since,
             .required = false},
            {.name = "restitution",
             .meaning = "how much of the speed into a surface a bounce keeps",
             .value = &fly.restitution,
             .limit = Limit::share,
             .required = false},
            {.name = "frame_rate",
             .meaning = "how many steps it takes in a second: 60 divided by a whole number",
             .value = &fly.frame_rate,
             .limit = Limit::frame_rate,
             .unit = "1/s",
             .required = false}};
}

Parameters fields(Follow& follow) {
    return {{.name = "pos", .meaning = "where the mouse was last", .value = &follow.pos}};
}

Parameters fields(Walking& walk) {
    return {{.name = "input",
             .meaning = "the keys of each step: 60r_20rj is right for 60 steps, then also jump",
             .value = &walk.input,
             .required = false},
            {.name = "speed",
             .meaning = "how fast it runs",
             .value = &walk.speed,
             .limit = Limit::not_negative,
             .unit = "units/s",
             .required = false},
            {.name = "jump",
             .meaning = "how fast a jump begins",
             .value = &walk.jump,
             .limit = Limit::not_negative,
             .unit = "units/s",
             .required = false},
            {.name = "gravity",
             .meaning = "how much faster it falls each second",
             .value = &walk.gravity,
             .limit = Limit::not_negative,
             .unit = "units/s²",
             .required = false},
            {.name = "repeat",
             .meaning = "when it starts again; 0 for never",
             .value = &walk.repeat,
             .limit = Limit::time,
             .unit = "s",
             .required = false},
            {.name = "since",
             .meaning = "the moment from which it goes on after an edit",
             .value = &walk.since,
             .required = false},
            {.name = "frame_rate",
             .meaning = "how many steps it takes in a second: 60 divided by a whole number",
             .value = &walk.frame_rate,
             .limit = Limit::frame_rate,
             .unit = "1/s",
             .required = false},
            {.name = "swept",
             .meaning = "whether it tests the whole path of a step; otherwise, only the end",
             .value = &walk.swept,
             .required = false},
            {.name = "slides",
             .meaning = "whether it slides along what it meets; otherwise, it stops there",
             .value = &walk.slides,
             .required = false},
            {.name = "seams",
             .meaning = "whether it tests all obstacles as one list; otherwise, each of them "
                        "alone, and each tile",
             .value = &walk.seams,
             .required = false},
            {.name = "snaps",
             .meaning = "whether the snap of its query holds it on ground that falls away",
             .value = &walk.snaps,
             .required = false},
            {.name = "broad_phase",
             .meaning = "whether it tests only the obstacles near its path; otherwise, all of them",
             .value = &walk.broad_phase,
             .required = false}};
}

}  // namespace

Parameters parameters(Motion& motion) {
    Parameters list = std::visit([](auto& kind) { return fields(kind); }, motion.kind);
    list.push_back({.name = "on",
                    .meaning = "whether it drives its handle",
                    .value = &motion.on,
                    .required = false});
    return list;
}

Parameters parameters(Since& since) {
    return {
        {.name = "pos", .meaning = "where the body was", .value = &since.pos},
        {.name = "velocity", .meaning = "how it flew", .value = &since.velocity, .unit = "units/s"},
        {.name = "time",
         .meaning = "when that was",
         .value = &since.time,
         .limit = Limit::time,
         .unit = "s"},
        {.name = "stands",
         .meaning = "whether a walking body stood on a floor",
         .value = &since.stands,
         .required = false}};
}

}  // namespace lab
