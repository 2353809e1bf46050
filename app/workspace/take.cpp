#include "workspace/take.hpp"

#include <algorithm>

#include "motion/timeline.hpp"
#include "scene/handles.hpp"
#include "workspace/session.hpp"

namespace lab {

namespace {

constexpr double steps_a_second = 60;

Keys either(const Keys& a, const Keys& b) {
    return {a.left || b.left, a.right || b.right, a.jump || b.jump, a.drop || b.drop};
}

}  // namespace

Take::Take(const Scene& scene, double time) {
    const Motion& character = *character_of(scene);
    drives_ = character.drives;
    mover_ = split_handle(drives_).shape;
    const Walking& walk = std::get<Walking>(character.kind);
    began_ = step_in_repeat(walk, step_at(time));
    keys_ = keys_of(walk.input).value_or(std::vector<Keys>{});
    keys_.resize(static_cast<std::size_t>(began_));
}

void Take::hold(const Keys& keys) {
    held_ = keys;
    tapped_ = either(tapped_, keys);
}

bool Take::record(double seconds) {
    // Clocks are rounded, and a step must not wait for another frame because of that.
    constexpr double nearly = 1e-6;
    rest_ += seconds;
    bool any = false;
    for (; rest_ * steps_a_second >= 1 - nearly && keys_.size() < most_key_steps; any = true) {
        rest_ -= 1 / steps_a_second;
        keys_.push_back(either(held_, tapped_));
        tapped_ = {};
    }
    return any;
}

bool Take::write(Scene& scene) const {
    const auto is_it = [&](const Motion& motion) {
        return motion.on && motion.drives == drives_ &&
               std::holds_alternative<Walking>(motion.kind);
    };
    const auto found = std::find_if(scene.motions.begin(), scene.motions.end(), is_it);
    if (found == scene.motions.end()) return false;
    Walking& walk = std::get<Walking>(found->kind);
    // The step that has just begun shows what is held now, until it is recorded.
    std::vector<Keys> shown = keys_;
    shown.push_back(held_);
    walk.input = recording_of(shown);
    // What came after the take's beginning is replaced, an edit that went on from there included.
    walk.repeat = 0;
    if (walk.since && step_at(walk.since->time) > step()) walk.since.reset();
    constexpr double more = 10;  // seconds
    while (scene.duration * steps_a_second < static_cast<double>(step()))
        scene.duration = std::min(scene.duration + more, longest_time);
    return true;
}

bool has_fallen_out(const Session& session) {
    if (!session.is_live()) return false;
    const Take& take = *session.take();
    const Scene& posed = session.now().posed;
    const NamedShape* hero = find_shape(posed, take.mover());
    if (hero == nullptr || !has_left(posed, hero->geometry)) return false;
    // The level may be larger than its content.
    constexpr std::int64_t two_seconds = 120;
    for (std::int64_t back = 1; back <= two_seconds; ++back)
        if (session.footing(take.step() - back) == Footing::stands) return false;
    return true;
}

}  // namespace lab
