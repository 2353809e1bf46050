// What is known of the selected query, whole or up to the step of a walk.
#include <algorithm>
#include <utility>

#include "workspace/session.hpp"

namespace lab {

const Moment& Session::moment() const {
    const Evaluation& evaluation = now();
    MomentWish wish = wish_of(view_);
    if (wish.against == nullptr) wish.recorded = recorded();
    if (!moment_ || moment_wish_ != wish) {
        moment_ = moment_of(evaluation, wish);
        moment_wish_ = wish;
    }
    return *moment_;
}

void Session::keep_recorded(RecordedAnswer answer, const std::vector<Vec2>& track) {
    recorded_ = std::move(answer);
    recorded_trail_ = {};
    if (!scene().shapes.empty()) recorded_trail_.mover = scene().shapes.front().name;
    for (const Vec2 place : track) recorded_trail_.prints.push_back({place});
    changed();
}

const RecordedAnswer* Session::recorded() const {
    const bool is_as_recorded = !history_.can_undo() && view_.time == 0 && view_.query == 0;
    return recorded_ && is_as_recorded ? &*recorded_ : nullptr;
}

void Session::read_other(bool wanted) {
    view_.reads_other = wanted;
    if (wanted) view_.both_sources = false;
    if (walks()) view_.walk = 1;
}

void Session::compare_with(const Implementation* against) {
    if (against == nullptr) view_.reads_other = false;
    view_.against = against;
    if (walks()) view_.walk = 1;
}

void Session::show_both(bool wanted) {
    view_.both_sources = wanted;
    if (wanted) view_.reads_other = false;
}

void Session::begin_walk() {
    end_take();
    view_.playing = false;
    view_.walk = 1;
}

void Session::end_walk() {
    view_.walk.reset();
}

void Session::walk(int steps) {
    const auto length = static_cast<int>(moment().walk_length);
    const int now = static_cast<int>(view_.walk.value_or(1));
    view_.walk = static_cast<std::size_t>(std::clamp(now + steps, 1, std::max(length, 1)));
}

void Session::follow_outline() {
    const std::optional<Derivation>& shown = moment().derivation;
    if (!shown || shown->kind != DerivationKind::sum) return;
    const bool has_moved = outline_trail_.last() != shown->round;
    if (has_moved && in_gesture()) view_.round.reset();
    outline_trail_.follow(shown->test->sum, view_.round.value_or(shown->round));
}

}  // namespace lab
