#include "scene/references.hpp"

#include <algorithm>

#include "scene/handles.hpp"
#include "scene/keys.hpp"
#include "scene/parameters.hpp"

namespace lab {
namespace {

Names shape_names(const Scene& scene) {
    Names names;
    for (const NamedShape& shape : scene.shapes) names.push_back(shape.name);
    return names;
}

const Geometry& shape_named(const Place& place, const Scene& scene) {
    const NamedShape* shape = find_shape(scene, place.string());
    if (!shape) place.expect("the name of a shape", suggestion(place.string(), shape_names(scene)));
    return shape->geometry;
}

/// Every "name.handle" that a motion can drive, for suggestions in error messages.
Names drivable(const Scene& scene) {
    Names names;
    for (const NamedShape& shape : scene.shapes)
        for (const std::string& handle : handles(shape.geometry))
            names.push_back(shape.name + "." + handle);
    for (const Query& query : scene.queries)
        if (row_of(query).has_delta) names.push_back(query.mover + ".delta");
    return names;
}

/// Checks that a flying body has obstacles and that its shape can be tested against each of them.
void check_flight(const Place& drives, const Scene& scene, const Fly& fly) {
    const HandleName name = split_handle(drives.string());
    const Names obstacles = obstacles_of(scene, name.shape);
    if (obstacles.empty())
        drives.fail("expected a flying body to be the mover of a query, found none");

    const Geometry& body = find_shape(scene, name.shape)->geometry;
    const QueryKind needed = fly.swept ? QueryKind::sweep_into : QueryKind::intersect;
    for (const std::string& obstacle : obstacles)
        if (!can_ask(needed, body, find_shape(scene, obstacle)->geometry))
            drives.fail(std::string("expected a body that can fly, found a ") + name_of(body) +
                        " among obstacles such as " + obstacle);
}

/// Checks that a walking body has a walk query, and that its recording can be read.
void check_walk(const Place& place, const Scene& scene, const Walking& walk) {
    const Place drives = place.member("drives");
    const HandleName name = split_handle(drives.string());
    const bool has_query = std::any_of(
        scene.queries.begin(), scene.queries.end(),
        [&](const Query& query) { return query.mover == name.shape && row_of(query).walks; });
    if (!has_query) drives.fail("expected the mover of a walk query, found none");
    if (!keys_of(walk.input))
        place.member("input").expect("steps and keys such as \"60r_20rj_15\", in up to " +
                                     std::to_string(most_key_steps) + " steps");
}

}  // namespace

void check_query(const Place& place, const Scene& scene, const Query& query) {
    const Geometry& mover = shape_named(place.member("mover"), scene);
    const Place obstacles = place.member("obstacles");
    const std::size_t count = query.obstacles.size();
    if (row_of(query).takes_many ? count == 0 : count != 1)
        obstacles.fail(
            std::string(row_of(query).takes_many ? "expected at least" : "expected exactly") +
            " one obstacle, found " + std::to_string(count));

    for (const Place& item : obstacles.items()) {
        const Geometry& obstacle = shape_named(item, scene);
        if (item.string() == query.mover) item.expect("a shape other than the mover");
        if (!can_ask(query.kind, mover, obstacle))
            item.fail(std::string("expected a pair that ") + name_of(query.kind) +
                      " supports, found " + name_of(mover) + " and " + name_of(obstacle));
    }
}

void check_crowd(const Place& place, const Scene& scene, const Crowd& crowd) {
    if (crowd.count > Crowd::most)
        place.member("count").expect("at most " + std::to_string(Crowd::most) + " boxes");
    if (crowd.by.empty()) return;

    const Place by = place.member("by");
    if (crowd.asks == CrowdQuestion::pairs)
        by.fail("expected no shape, since the query is about all pairs");
    if (!can_ask_crowd(crowd.asks, shape_named(by, scene)))
        by.expect(crowd.asks == CrowdQuestion::raycast ? "the name of a segment"
                                                       : "the name of an aabb");
}

void check_motion(const Place& place, const Scene& scene, const Motion& motion) {
    const Place drives = place.member("drives");
    const HandleName name = split_handle(motion.drives);
    const bool is_delta = name.handle == "delta";

    if (!index_of(drivable(scene), motion.drives))
        drives.expect("a shape's handle, as in \"name.center\", or a mover's \"name.delta\"",
                      suggestion(motion.drives, drivable(scene)));
    if (std::holds_alternative<Swing>(motion.kind) != is_delta)
        drives.expect(is_delta ? "a handle, since only a swing drives a delta"
                               : "\"name.delta\", since a swing drives nothing else");
    if (std::any_of(scene.motions.begin(), scene.motions.end(),
                    [&](const Motion& other) { return other.drives == motion.drives; }))
        drives.expect("a handle that no other motion drives");
    if (const Fly* fly = std::get_if<Fly>(&motion.kind)) check_flight(drives, scene, *fly);
    if (const Walking* walk = std::get_if<Walking>(&motion.kind)) check_walk(place, scene, *walk);
}

}  // namespace lab
