#include "motion/timeline.hpp"

#include <algorithm>
#include <utility>

#include "motion/changed_step.hpp"
#include "motion/jumps.hpp"
#include "motion/pose.hpp"
#include "scene/frame_rate.hpp"
#include "scene/handles.hpp"
#include "scene/read_parameter.hpp"

namespace lab {
namespace {

bool is_simulated(const Motion& motion) {
    return motion.on && goes_in_steps(motion);
}

bool walks(const Motion& motion) {
    return motion.on && std::holds_alternative<Walking>(motion.kind);
}

bool flies(const Motion& motion) {
    return motion.on && std::holds_alternative<Fly>(motion.kind);
}

/// The body of a flight or walk at a step where it begins: the initial start, a restart, or the
/// step of an edit from which it continues. Empty at other steps.
std::optional<Body> beginning(const Scene& scene, const Motion& motion, std::int64_t step) {
    const std::optional<Since>& since = since_of(motion);
    if (since && step_at(since->time) == step)
        return Body{since->pos, since->velocity, {}, false, since->stands};

    const std::int64_t period = step_at(repeat_of(motion));
    if (period > 0 ? step % period != 0 : step != 0) return {};
    const HandleName name = split_handle(motion.drives);
    const Geometry& shape = find_shape(scene, name.shape)->geometry;
    const Fly* fly = std::get_if<Fly>(&motion.kind);
    return Body{*handle_position(shape, name.handle), fly != nullptr ? fly->velocity : Vec2{}};
}

/// The last step up to the wanted one at which a flight or walk begins.
std::int64_t last_beginning(const Motion& motion, std::int64_t wanted) {
    const std::optional<Since>& since = since_of(motion);
    const std::int64_t period = step_at(repeat_of(motion));
    const std::int64_t last = period > 0 ? wanted - wanted % period : 0;
    const bool has_edit = since && step_at(since->time) <= wanted;
    return has_edit ? std::max(last, step_at(since->time)) : last;
}

/// The last step up to the wanted one at which all flights begin, or 0. Earlier steps don't affect
/// the result.
std::int64_t common_beginning(const Scene& scene, std::int64_t wanted) {
    std::optional<std::int64_t> common;
    for (const Motion& motion : scene.motions) {
        if (!is_simulated(motion)) continue;
        const std::int64_t last = last_beginning(motion, wanted);
        if (common && *common != last) return 0;
        common = last;
    }
    return common.value_or(0);
}

std::vector<Body> first_state(const Scene& scene, std::int64_t step) {
    std::vector<Body> state(scene.motions.size());
    for (std::size_t i = 0; i < state.size(); ++i)
        if (is_simulated(scene.motions[i]))
            state[i] = beginning(scene, scene.motions[i], step).value();
    return state;
}

/// Stops a flight at its current position if the next one would be out of range.
Body within_range(Body next, const Body& now, Scalar scalar) {
    if (!is_too_large(next.pos.x, scalar) && !is_too_large(next.pos.y, scalar)) {
        next.pos = {into_range(next.pos.x, scalar), into_range(next.pos.y, scalar)};
        next.stopped = now.stopped;
        return next;
    }
    return {now.pos, {}, {}, true};
}

/// How long a step of a flight or a walk is.
std::int64_t sixtieths_of(const Motion& motion) {
    const Walking* walk = std::get_if<Walking>(&motion.kind);
    return sixtieths_of_step(walk != nullptr ? walk->frame_rate
                                             : std::get<Fly>(motion.kind).frame_rate);
}

bool is_driven(const Scene& scene, const std::string& name) {
    return std::any_of(scene.motions.begin(), scene.motions.end(), [&](const Motion& motion) {
        return motion.on && split_handle(motion.drives).shape == name;
    });
}

}  // namespace

Body Timeline::next_of(const Scene& scene, const State& state, std::size_t index,
                       std::int64_t step) {
    const std::int64_t sixtieths = sixtieths_of(scene.motions[index]);
    // At a low frame rate, the body waits for the end of its step.
    if ((step + 1) % sixtieths != 0) return state[index];
    auto& [names, terrain, moving, keys, settings] = courses_[index];
    const bool is_flight = flies(scene.motions[index]);
    // Flights meet their obstacles where these are when a step ends.
    const std::int64_t first = is_flight ? step : step + 1 - sixtieths;
    const double begins = static_cast<double>(first) / 60.0;
    for (const std::size_t i : moving) {
        terrain.obstacles[i] = geometry_at(scene, names[i], begins, state);
        terrain.marks[i].moved = moved_until(scene, names[i], begins, step, state);
    }
    return is_flight ? flown(scene, state, index, step) : walked(scene, state, index, step);
}

Body Timeline::flown(const Scene& scene, const State& state, std::size_t index, std::int64_t step) {
    const Motion& motion = scene.motions[index];
    const Fly& fly = std::get<Fly>(motion.kind);
    const Geometry& shape = find_shape(scene, split_handle(motion.drives).shape)->geometry;
    const Body& now = state[index];
    const std::vector<Geometry>& obstacles = courses_[index].terrain.obstacles;
    Body next = within_range(fly_on(now, shape, obstacles, fly, scene.scalar), now, scene.scalar);
    next.jumps = now.jumps;
    if (!fly.swept)
        add_jumps(next.jumps, {now, shape, obstacles, fly, scene.scalar}, courses_[index].names,
                  step);
    return next;
}

Body Timeline::walked(const Scene& scene, const State& state, std::size_t index,
                      std::int64_t step) {
    const Motion& motion = scene.motions[index];
    const Walking& walk = std::get<Walking>(motion.kind);
    const Geometry& shape = find_shape(scene, split_handle(motion.drives).shape)->geometry;
    const Body& now = state[index];
    const Course& course = courses_[index];
    const HeldKeys held = held_at(walk, course.keys, step);
    Body next = walk_on(now, shape, course.terrain, walk, course.settings, held, scene.scalar);
    next = within_range(std::move(next), now, scene.scalar);
    next.jumps = now.jumps;
    if (walk.swept) return next;
    Body begins = now;
    begins.velocity = velocity_of_step(walk, now, held);
    add_jumps(next.jumps,
              {begins, shape, course.terrain.obstacles, stepped_flight(walk), scene.scalar},
              course.names, step);
    return next;
}

Timeline::State Timeline::next_state(const Scene& scene, const State& state, std::int64_t step) {
    State next(state.size());
    for (std::size_t i = 0; i < state.size(); ++i) {
        if (!is_simulated(scene.motions[i])) continue;
        const auto begun = beginning(scene, scene.motions[i], step + 1);
        next[i] = begun ? *begun : next_of(scene, state, i, step);
    }
    return next;
}

Timeline::Course Timeline::course_of(const Scene& scene, const Motion& motion) {
    Course course;
    if (!is_simulated(motion)) return course;
    const std::string mover(split_handle(motion.drives).shape);
    course.names = met_obstacles_of(scene, mover);
    for (const std::string& name : course.names) {
        const NamedShape& shape = *find_shape(scene, name);
        if (is_driven(scene, name)) course.moving.push_back(course.terrain.obstacles.size());
        course.terrain.obstacles.push_back(shape.geometry);
        course.terrain.marks.push_back({shape.one_way, {}});
    }
    const Walking* walk = std::get_if<Walking>(&motion.kind);
    if (walk == nullptr) return course;
    course.keys = keys_of(walk->input).value_or(std::vector<Keys>{});
    course.settings = settings_of(scene, mover);
    return course;
}

/// Drops the states that a change of the scene affects: all of them, or, if only the recorded keys
/// of walks have changed, those after the first changed step.
void Timeline::go_back_to_change(const Scene& scene) {
    const std::optional<std::int64_t> same = steps_until_change(of_, scene);
    of_ = scene;
    courses_.clear();
    for (const Motion& motion : scene.motions) courses_.push_back(course_of(scene, motion));
    prints_.resize(scene.motions.size());
    if (!same) return;
    kept_.erase(kept_.lower_bound(*same), kept_.end());
    if (step_ >= *same) step_ = -1;
    const auto valid = static_cast<std::size_t>(*same);
    for (auto& prints : prints_)
        if (prints.size() > valid) prints.resize(valid);
}

/// Stores the footprints of the current state.
void Timeline::remember(const Scene& scene) {
    const auto step = static_cast<std::size_t>(step_);
    for (std::size_t i = 0; i < scene.motions.size(); ++i) {
        if (!walks(scene.motions[i])) continue;
        if (prints_[i].size() <= step) prints_[i].resize(step + 1);
        prints_[i][step] = Footprint{state_[i].pos, state_[i].stands};
    }
}

const Timeline::State& Timeline::state_at(const Scene& scene, double time) {
    if (!(scene == of_)) go_back_to_change(scene);
    const std::int64_t wanted = step_at(time);
    const std::int64_t first = common_beginning(scene, wanted);

    // Continue from the nearest known state.
    const bool goes_on = step_ >= first && step_ <= wanted;
    if (!goes_on) {
        const auto after = kept_.upper_bound(wanted);
        const bool found = after != kept_.begin() && std::prev(after)->first >= first;
        step_ = found ? std::prev(after)->first : first;
        state_ = found ? std::prev(after)->second : first_state(scene, first);
        remember(scene);
    }
    while (step_ < wanted) {
        if (step_ % 60 == 0) kept_.emplace(step_, state_);
        state_ = next_state(scene, state_, step_);
        ++step_;
        remember(scene);
    }
    return state_;
}

Scene Timeline::pose(const Scene& scene, double time) {
    const auto& motions = scene.motions;
    if (std::none_of(motions.begin(), motions.end(), is_simulated)) return posed(scene, time, {});
    // A character and what it stands on are shown at the same moment, as a game would draw them.
    const bool has_walk = std::any_of(motions.begin(), motions.end(), walks);
    const double moment = has_walk ? static_cast<double>(step_at(time)) / 60.0 : time;
    Scene result = posed(scene, moment, state_at(scene, time));
    // Written as a file, the posed scene begins with its shapes where they are now.
    for (std::size_t i = 0; i < motions.size() && step_at(time) > 0; ++i)
        if (is_simulated(motions[i])) since_of(result.motions[i]) = flight(scene, i, time);
    return result;
}

Since Timeline::flight(const Scene& scene, std::size_t motion, double time) {
    const Body& body = state_at(scene, time)[motion];
    return {body.pos, body.velocity, static_cast<double>(step_at(time)) / 60.0, body.stands};
}

std::vector<Trail> Timeline::trails(const Scene& scene, double time) {
    std::vector<Trail> found;
    const std::int64_t now = step_at(time);
    for (std::size_t i = 0; i < scene.motions.size(); ++i) {
        const Motion& motion = scene.motions[i];
        if (!walks(motion)) continue;
        const std::int64_t from = std::max(now - trail_steps, last_beginning(motion, now));
        for (std::int64_t step = from; step <= now; ++step)
            if (footing(i, step) == Footing::unknown) state_at_step(scene, step);
        Trail trail{std::string(split_handle(motion.drives).shape), {}, 0};
        for (std::int64_t step = from; step <= now; ++step)
            trail.prints.push_back(*prints_[i][static_cast<std::size_t>(step)]);
        trail.tested = state_at_step(scene, now)[i].tested;
        found.push_back(std::move(trail));
    }
    return found;
}

std::vector<std::string> Timeline::stopped_flights(const Scene& scene, double time) {
    std::vector<std::string> shapes;
    for (std::size_t i = 0; i < scene.motions.size(); ++i)
        if (is_simulated(scene.motions[i]) && state_at(scene, time)[i].stopped)
            shapes.emplace_back(split_handle(scene.motions[i].drives).shape);
    return shapes;
}

Scene Timeline::keep_flights(Scene& scene, double time) {
    Scene before = scene;
    for (std::size_t i = 0; i < scene.motions.size(); ++i)
        if (is_simulated(scene.motions[i])) since_of(scene.motions[i]) = flight(before, i, time);
    return before;
}

std::int64_t step_in_repeat(const Walking& walk, std::int64_t step) {
    const std::int64_t period = step_at(walk.repeat);
    return period > 0 ? step % period : step;
}

std::int64_t step_at(double time) {
    // The product is rounded and can be off by one in either direction.
    auto step = static_cast<std::int64_t>(time * 60);
    while (static_cast<double>(step) / 60.0 > time) --step;
    while (static_cast<double>(step + 1) / 60.0 <= time) ++step;
    return step;
}

}  // namespace lab
