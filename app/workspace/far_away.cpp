#include "workspace/far_away.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "query/neighbours.hpp"
#include "scene/edit.hpp"
#include "scene/far_away.hpp"
#include "scene/handles.hpp"

namespace lab {
namespace {

double distance_of(int power) {
    return power == 0 ? 0 : std::pow(10.0, power);
}

/// The scene that was moved to where the open one is. Edits since then don't move the region that
/// is framed, so it tells where that is.
const FarScene* found(const Session& session) {
    const Scene& open = session.scene();
    const FarScene* found = nullptr;
    for (const FarScene& each : session.far_scenes()) {
        if (each.far == open) return &each;
        if (each.far.content_corner == open.content_corner &&
            each.far.content_size == open.content_size)
            found = &each;
    }
    return found;
}

/// A float scene stays one: its numbers are rounded to float there.
Scene moved_scene(const Scene& near, double by) {
    Scene far = near;
    if (by == 0) return far;
    move_scene(far, {by, by});
    if (far.scalar == Scalar::float_) compute_in(far, Scalar::float_);
    return far;
}

/// The open scene where it was made. Whatever wasn't edited since has the numbers of then.
Scene brought_back(const FarScene& known, const Scene& open) {
    if (known.far == open) return known.near;
    Scene near = moved_scene(open, -distance_of(known.power));
    for (NamedShape& shape : near.shapes) {
        const NamedShape *now = find_shape(open, shape.name),
                         *then = find_shape(known.far, shape.name),
                         *before = find_shape(known.near, shape.name);
        if (then != nullptr && before != nullptr && *then == *now) shape = *before;
    }
    for (std::size_t i = 0; i < near.motions.size() && i < known.far.motions.size(); ++i)
        if (open.motions[i] == known.far.motions[i]) near.motions[i] = known.near.motions[i];
    if (open.crowd == known.far.crowd) near.crowd = known.near.crowd;
    if (open.opens == known.far.opens) near.opens = known.near.opens;
    near.content_corner = known.near.content_corner;
    return near;
}

}  // namespace

int far_power(const Session& session) {
    const FarScene* far = found(session);
    return far == nullptr ? 0 : far->power;
}

double spacing_of_numbers(const Session& session) {
    const Scene& scene = session.scene();
    const Vec2 low = scene.content_corner, high = low + scene.content_size;
    double largest = distance_of(far_power(session));
    for (const double each : {low.x, low.y, high.x, high.y})
        largest = std::max(largest, std::abs(each));
    return ulp_at(largest, scene.scalar);
}

void put_far_away(Session& session, int power) {
    const int now = far_power(session);
    if (power == now) return;
    const FarScene* here = found(session);
    const Scene near = here == nullptr ? session.scene() : brought_back(*here, session.scene());
    const Scene far = moved_scene(near, distance_of(power));
    if (power != 0) session.remember_far({near, far, power});
    session.adjust([&](Scene& draft) { draft = far; });
    const double by = distance_of(power) - distance_of(now);
    session.view().auto_frame = false;
    session.view().shift({by, by});
}

std::optional<FarScene> far_scene_in(const Session& session, Scalar scalar) {
    const FarScene* here = found(session);
    if (here == nullptr) return {};
    Scene near = brought_back(*here, session.scene());
    compute_in(near, scalar);
    Scene far = moved_scene(near, distance_of(here->power));
    return FarScene{std::move(near), std::move(far), here->power};
}

void move_far_away(Workspace& workspace, int power) {
    Session& session = workspace.session();
    if (power == far_power(session)) return;
    session.begin_gesture(words_for_far_away);
    put_far_away(session, power);
    session.end_gesture();
    say_how_far(workspace);
}

void say_how_far(Workspace& workspace) {
    const Session& session = workspace.session();
    const int power = far_power(session);
    if (power != 0)
        return workspace.say("Moved by 1e" + std::to_string(power) +
                             " on both axes. The numbers there have fewer digits to spare.");
    const auto& known = session.far_scenes();
    const bool is_same = std::any_of(known.begin(), known.end(), [&](const FarScene& each) {
        return each.near == session.scene();
    });
    workspace.say(is_same ? "Back where it was, with the same numbers."
                          : "Back where it was. What was edited far away is rounded as it was "
                            "there.");
}

}  // namespace lab
