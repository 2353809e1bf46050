// Fixed inputs that together reach every return of every algorithm.
#pragma once

#include <string>
#include <vector>

#include "scene/names.hpp"
#include "trace/trace.hpp"

namespace explain_cases {

using namespace lab;

struct Case {
    std::string title;
    Scene scene;
};

/// A scene with one query, of a mover "a" and obstacles "b", "c" and so on.
inline Case ask(QueryKind kind, const Geometry& mover, const std::vector<Geometry>& obstacles,
                Vec2 delta = {}, Response response = Response::slide) {
    Case made;
    Query query;
    query.kind = kind;
    query.mover = "a";
    query.delta = delta;
    query.response = response;
    made.scene.shapes.push_back({"a", mover});
    made.title = std::string(name_of(kind)) + " " + name_of(mover);
    for (const Geometry& obstacle : obstacles) {
        const std::string name(1, static_cast<char>('a' + made.scene.shapes.size()));
        made.scene.shapes.push_back({name, obstacle});
        query.obstacles.push_back(name);
        made.title += std::string(" ") + name_of(obstacle);
    }
    made.scene.queries.push_back(query);
    return made;
}

inline Case ask(QueryKind kind, const Geometry& mover, const Geometry& obstacle, Vec2 delta = {}) {
    return ask(kind, mover, std::vector<Geometry>{obstacle}, delta);
}

inline const Aabb box{{0, 0}, {8, 8}};
inline const Circle ball{{0, 0}, 8};
inline const Capsule pill{{-8, 0}, {16, 0}, 4};

/// A polygon, which is checked when it is made.
inline Geometry wedge() {
    return Polygon{{1, 2}, {{-9, -7}, {8, -3}, {2, 9}}};
}

inline std::vector<Case> static_cases() {
    std::vector<Case> all;
    const auto add = [&](QueryKind kind, const Geometry& mover, const Geometry& obstacle) {
        all.push_back(ask(kind, mover, obstacle));
    };
    for (const QueryKind kind : {QueryKind::overlaps, QueryKind::intersect, QueryKind::distance,
                                 QueryKind::closest_points}) {
        for (const Vec2 at : {Vec2{20, 1}, Vec2{1, 20}, Vec2{11, 2}, Vec2{2, 11}, Vec2{3, 4}})
            add(kind, Aabb{at, {4, 4}}, box);
        for (const Vec2 at : {Vec2{20, 1}, Vec2{1, 20}, Vec2{9, 1}, Vec2{1, 9}, Vec2{9, 9},
                              Vec2{11, 11}, Vec2{3, 2}}) {
            add(kind, Circle{at, 4}, box);
            add(kind, Aabb{at, {4, 4}}, ball);
        }
        for (const Vec2 at : {Vec2{20, 1}, Vec2{6, 8}, Vec2{0, 0}}) add(kind, Circle{at, 4}, ball);
        for (const Vec2 at :
             {Vec2{-20, 1}, Vec2{-12, 1}, Vec2{20, 1}, Vec2{12, 1}, Vec2{0, 20}, Vec2{0, 3}}) {
            add(kind, Circle{at, 3}, pill);
            add(kind, pill, Circle{at, 3});
        }
        for (const Vec2 at : {Vec2{30, 2}, Vec2{10, 2}, Vec2{3, 2}})
            add(kind, Capsule{at, {9, 9}, 2}, box);
        add(kind, Vec2{3, 2}, box);
        add(kind, Vec2{30, 2}, box);
    }
    add(QueryKind::intersect, Aabb{{3, -3}, {4, 4}}, box);
    for (const double from : {-5.0, 1.0, 7.0})
        add(QueryKind::overlaps, Range{from, from + 3}, Range{0, 4});
    return all;
}

inline std::vector<Case> moving_cases() {
    std::vector<Case> all;
    const std::vector<Segment> paths = {
        {{-20, 2}, {40, 0}},   {{2, -20}, {0, 40}},    {{-20, 2}, {5, 0}},   {{2, -20}, {0, 5}},
        {{-20, -6}, {16, -9}}, {{-14, 0}, {16, -16}},  {{3, 2}, {40, 0}},    {{20, 0}, {40, 0}},
        {{-8, 0}, {16, 3}},    {{-20, -16}, {30, 28}}, {{-20, 30}, {40, 1}}, {{-12, -24}, {8, 32}},
        {{-1, 22}, {24, -24}}};
    for (const Segment& path : paths) {
        for (const Geometry& obstacle : {Geometry(box), Geometry(ball), Geometry(pill)})
            all.push_back(ask(QueryKind::raycast, path, obstacle));
        all.push_back(ask(QueryKind::slab_times, path, box));
        const auto sweep = [&](const Geometry& mover, const Geometry& obstacle) {
            all.push_back(ask(QueryKind::sweep, mover, obstacle, path.delta));
        };
        sweep(Aabb{path.start, {2, 2}}, box);
        sweep(Aabb{path.start, {2, 2}}, ball);
        sweep(Circle{path.start, 2}, box);
        sweep(Circle{path.start, 2}, ball);
        sweep(Circle{path.start, 2}, pill);
        sweep(Capsule{path.start, {2, 2}, 1}, ball);
        sweep(Capsule{path.start, {2, 2}, 1}, box);
        sweep(path.start, box);
        all.push_back(ask(QueryKind::raycast, path, wedge()));
    }
    // Where two round shapes touch, plain arithmetic can't tell.
    for (const Vec2 delta : {Vec2{16, 3}, Vec2{-16, 3}})
        all.push_back(ask(QueryKind::sweep, Circle{{-10, 0}, 2}, ball, delta));
    for (const Vec2 delta : {Vec2{16, 3}, Vec2{-16, 3}})
        all.push_back(ask(QueryKind::sweep, Circle{{-14, 0}, 2}, pill, delta));
    all.push_back(ask(QueryKind::raycast, Segment{{-12, 0}, {40, 0}}, pill));
    all.push_back(ask(QueryKind::sweep, Circle{{-10, 1}, 2}, Circle{{-10, 1}, 2}, {16, 3}));
    return all;
}

inline std::vector<Case> list_cases() {
    std::vector<Case> all;
    const std::vector<Geometry> walls = {Aabb{{30, 0}, {4, 20}}, Aabb{{20, 0}, {4, 20}},
                                         Aabb{{0, 30}, {40, 4}}, Circle{{0, -30}, 8}};
    const Aabb mover{{0, 0}, {4, 4}};
    for (const Vec2 delta : {Vec2{5, 5}, Vec2{40, 10}, Vec2{3, 60}, Vec2{0, -60}, Vec2{-20, 3}})
        all.push_back(ask(QueryKind::sweep_into, mover, walls, delta));
    const std::vector<Geometry> floor = {Aabb{{-10, 12}, {10, 4}}, Aabb{{10, 12}, {10, 4}}};
    all.push_back(ask(QueryKind::sweep_into, Aabb{{3, 0}, {4, 4}}, floor, {2, 20}));
    for (const Response response :
         {Response::slide, Response::bounce, Response::stop, Response::invert}) {
        for (const Vec2 delta : {Vec2{5, 5}, Vec2{40, 30}, Vec2{40, 0}, Vec2{2, -60}})
            all.push_back(ask(QueryKind::move_and_slide, mover, walls, delta, response));
        all.push_back(
            ask(QueryKind::move_and_slide, Aabb{{20, 3}, {4, 4}}, walls, {5, 40}, response));
    }
    return all;
}

/// A character that stands, walks, jumps, runs against a wall, falls and lands.
inline std::vector<Case> walk_cases() {
    std::vector<Case> all;
    const std::vector<Geometry> level = {Aabb{{-10, 12}, {10, 4}}, Aabb{{10, 12}, {10, 4}},
                                         Aabb{{24, 0}, {4, 16}}, Aabb{{8, 7}, {1, 1}}};
    for (const Vec2 delta : {Vec2{0, 2}, Vec2{-5, 2}, Vec2{5, 2}, Vec2{3, -8}, Vec2{60, 2}})
        all.push_back(ask(QueryKind::walk, Aabb{{0, 4}, {4, 4}}, level, delta));
    for (const Vec2 delta : {Vec2{2, 5}, Vec2{-2, 30}, Vec2{60, 1}})
        all.push_back(ask(QueryKind::walk, Circle{{0, -10}, 4}, level, delta));
    return all;
}

inline std::vector<Case> all_cases() {
    std::vector<Case> all = static_cases();
    for (const auto& more : {moving_cases(), list_cases(), walk_cases()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace explain_cases
