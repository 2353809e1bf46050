#include "workspace/session.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "evaluate/comparison.hpp"
#include "instruments/breach.hpp"
#include "instruments/free_numbers.hpp"
#include "motion/replay.hpp"
#include "scene/edit.hpp"
#include "scene/handles.hpp"
#include "scene/parameters.hpp"
#include "scene/turn.hpp"

namespace lab {

namespace {

/// Moves the shapes that follow the mouse to it. True if any moved.
bool follow(Scene& scene, const std::optional<Vec2>& pointer) {
    bool moved = false;
    for (Motion& motion : scene.motions) {
        Follow* follower = std::get_if<Follow>(&motion.kind);
        if (follower == nullptr || !motion.on || !pointer || follower->pos == *pointer) continue;
        follower->pos = *pointer;
        moved = true;
    }
    return moved;
}

}  // namespace

Session::Session(Entry entry) : entry_(std::move(entry)), history_(entry_.scene) {
    view_.layers = scene().show;
    view_.playing = has_motion();
    const Opens opens = scene().opens.value_or(Opens{});
    if (opens.time) view_.time = *opens.time;
    if (opens.playing) view_.playing = *opens.playing;
    if (opens.query && *opens.query < static_cast<int>(scene().queries.size()))
        view_.query = *opens.query;
    if (!scene().opens) view_.query = first_hit();
    if (!scene().fails.empty()) compare_with_failing();
    if (opens.camera) {
        view_.camera = *opens.camera;
        view_.auto_frame = false;
    }
}

const Scene& Session::framed() const {
    const bool has_same = scene().content_corner == original().content_corner &&
                          scene().content_size == original().content_size;
    return has_same ? original() : scene();
}

bool Session::has_motion() const {
    const auto& motions = scene().motions;
    if (scene().crowd && scene().crowd->moves()) return true;
    return std::any_of(motions.begin(), motions.end(), [](const Motion& motion) {
        return motion.on && !std::holds_alternative<Follow>(motion.kind);
    });
}

/// The query that a scene shows first: preferably one with a hit.
int Session::first_hit() const {
    try {
        now();
    } catch (const std::exception&) {
        return 0;  // drawing the frame reports the error
    }
    const std::vector<Answer>& answers = now().answers;
    const auto found = std::find_if(answers.begin(), answers.end(), says_hit);
    return found == answers.end() ? 0 : static_cast<int>(found - answers.begin());
}

/// Compares with the first implementation that fails at this moment, in the query with which the
/// scene opens, or in the first one where that is so.
void Session::compare_with_failing() {
    try {
        const Scene& posed = now().posed;
        std::vector<int> queries;
        if (scene().opens) queries.push_back(view_.query);
        for (int i = 0; i < static_cast<int>(posed.queries.size()); ++i) queries.push_back(i);
        for (const int query : queries) {
            const Scene alone = with_query_alone(posed, static_cast<std::size_t>(query));
            for (const std::string& name : scene().fails) {
                const Implementation* peer = implementation_named(name);
                if (!can_answer(*peer, alone, alone.queries.front())) continue;
                if (!breach_of(alone, peer)) continue;
                view_.query = query;
                view_.against = peer;
                return;
            }
        }
    } catch (const std::exception&) {
        return;  // drawing the frame reports the error
    }
}

/// The scene with the shapes that follow the mouse at their places.
Scene Session::followed() const {
    Scene now = scene();
    follow(now, view_.pointer);
    return now;
}

const Evaluation& Session::now() const {
    if (!evaluation_) {
        evaluation_ = evaluate(followed(), view_.time, timeline_);
        if (recorded() != nullptr) evaluation_->trails.push_back(recorded_trail_);
        awaits_crowd_ = crowds_.takes_long(*evaluation_);
        if (!awaits_crowd_) crowds_.ask(*evaluation_);
    }
    return *evaluation_;
}

void Session::follow_map(const Camera& shown, bool shows_answers) {
    const auto query = static_cast<std::size_t>(view_.query);
    const Scene& posed = now().posed;
    const bool has_map = shows_answers && view_.map && query < posed.queries.size();
    if (!has_map) live_map_.clear();
    const Implementation* beside = has_map ? view_.map->beside : nullptr;
    const bool has_other = beside != nullptr && shows_others(view_.map->layer) &&
                           can_answer(*beside, posed, posed.queries[query]);
    if (!has_other) map_beside_.clear();
    if (has_map) live_map_.follow(followed(), posed, query, *view_.map, shown);
    if (has_other) map_beside_.follow(followed(), posed, query, *view_.map, shown, beside);
}

void Session::make_awaited_crowd() {
    now();
    if (!awaits_crowd_) return;
    crowds_.ask(*evaluation_);
    awaits_crowd_ = false;
    moment_.reset();
}

void Session::changed() {
    if (view_.query >= static_cast<int>(scene().queries.size())) view_.query = 0;
    // A step through the history may change the precision: both are still compared.
    const Scalar scalar = scene().scalar;
    if (view_.against == isect_in(scalar)) view_.against = isect_in_other_than(scalar);
    evaluation_.reset();
    moment_.reset();
}

Scene Session::with_moment() const {
    Scene scene = followed();
    Opens opens;
    opens.time = view_.time;
    if (has_motion()) opens.playing = view_.playing && !is_live();
    if (!view_.auto_frame) opens.camera = view_.camera;
    if (view_.query != 0) opens.query = view_.query;
    scene.show = view_.layers;
    scene.opens = opens;
    if (recorded() != nullptr && recorded_->end) scene.shapes.push_back(*recorded_->end);
    return scene;
}

/// After an edit, a flight continues from its current place, velocity and time.
void Session::adjust(const std::function<void(Scene&)>& change) {
    Scene& draft = history_.draft();
    std::optional<Scene> before;
    if (view_.time > 0) before = timeline_.keep_flights(draft, view_.time);
    follow(draft, view_.pointer);
    change(draft);
    if (before && !view_.playing) replay_changed(draft, *before);
    changed();
}

void Session::point_at(Vec2 place) {
    Scene now = scene();
    view_.pointer = place;
    if (follow(now, place)) changed();
}

void Session::keep_pointer() {
    Scene now = scene();
    if (follow(now, view_.pointer)) edit("Follow the mouse", [](Scene&) {});
}

void Session::move_handle(const Picked& grabbed, Vec2 to) {
    const Scene posed = now().posed;
    adjust([&](Scene& draft) {
        const bool whole = grabbed.handle.empty();
        NamedShape* shape = find_shape(draft, grabbed.shape);
        if (shape == nullptr) return;
        take_hold(draft, posed, *shape, grabbed.handle);
        if (whole) {
            move_whole(draft, posed, *shape, to);
        } else if (grabbed.handle == "delta") {
            if (sweeps_crowd(draft, shape->name))
                draft.crowd->delta = to - position(shape->geometry);
            for (Query& query : draft.queries) {
                if (query.mover == shape->name && row_of(query).has_delta) {
                    query.delta = to - position(shape->geometry);
                }
            }
        } else if (!set_extent(shape->geometry, grabbed.handle, to)) {
            set_handle(shape->geometry, grabbed.handle, to);
        }
    });
}

void Session::turn(const std::string& name, double angle) {
    const Scene posed = now().posed;
    adjust([&](Scene& draft) {
        NamedShape* shape = find_shape(draft, name);
        if (shape == nullptr) return;
        take_hold(draft, posed, *shape, "angle");
        set_angle(shape->geometry, angle);
    });
}

/// Takes a shape out of its motion, and restores it as it was at the start of the gesture.
/// Otherwise roundings would add up from move to move.
void Session::take_hold(Scene& draft, const Scene& posed, NamedShape& shape,
                        const std::string& handle) {
    const bool all = handle.empty() || (handle == "angle" && turns_by_ends(shape.geometry)) ||
                     is_made_of_parts(shape.geometry);
    detach(draft, posed, all ? shape.name : shape.name + "." + handle);
    // A corner that can't move further stays where it is, and the rest of the drag has no effect.
    if (handle.compare(0, 6, "corner") == 0) return;
    const auto held = std::find_if(held_.begin(), held_.end(),
                                   [&](const NamedShape& each) { return each.name == shape.name; });
    if (held == held_.end()) {
        held_.push_back(shape);
    } else {
        shape.geometry = held->geometry;
    }
}

/// Selected shapes move together.
void Session::move_whole(Scene& draft, const Scene& posed, NamedShape& grabbed, Vec2 to) {
    const Vec2 by = to - position(grabbed.geometry);
    set_place(grabbed.geometry, to);
    if (!view_.is_selected(grabbed.name)) return;
    for (const std::string& name : view_.selection()) {
        NamedShape* shape = find_shape(draft, name);
        if (shape == nullptr || shape == &grabbed) continue;
        take_hold(draft, posed, *shape, "");
        translate(shape->geometry, by);
    }
}

void Session::notice_change(std::int64_t stamp) {
    entry_.stamp = stamp;
    changed_on_disk_ = true;
}

/// An edit counts as a choice to keep the restored scene.
bool Session::is_restored() const {
    return restored_at_ == history_.position() && !history_.in_gesture() && !is_saved();
}

void Session::reload(const Scene& scene) {
    end_take();
    edit("Reload the file", [&](Scene& draft) { draft = scene; });
    entry_.scene = scene;
    history_.mark_saved();
}

void Session::mark_saved(std::string id, std::string path, std::int64_t stamp) {
    entry_.id = std::move(id);
    entry_.path = std::move(path);
    entry_.stamp = stamp;
    changed_on_disk_ = false;
    entry_.scene = scene();
    history_.mark_saved();
}

}  // namespace lab
