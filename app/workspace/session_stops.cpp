// Where a session stops by itself, while it plays or a shape is dragged.
#include <cstdio>

#include "instruments/free_numbers.hpp"
#include "motion/timeline.hpp"
#include "scene/case_line.hpp"
#include "scene/number.hpp"
#include "workspace/session.hpp"

namespace lab {

bool Session::may_stop() const {
    return view_.stop_at.any() && static_cast<std::size_t>(view_.query) < scene().queries.size();
}

void Session::stop_here(const std::string& why, const std::string& where) {
    view_.playing = false;
    stop_ = Stop{why, where, write_case(with_moment())};
}

bool Session::stop_before(double time) {
    if (!may_stop() || !(view_.time < time)) return false;
    const auto query = static_cast<std::size_t>(view_.query);
    Scene there;
    const auto scene_at = [&](double moment) -> const Scene& {
        there = with_query_alone(evaluate(followed(), moment, timeline_).posed, query);
        return there;
    };
    const auto found = first_stop({view_.stop_at, view_.against, scene_at, view_.time, time});
    if (!found) return false;
    go_to_time(found->place);
    stop_here(found->why, "time " + number_text(view_.time) + " s");
    return true;
}

bool Session::stop_drag() {
    if (!may_stop() || !drags_.is_recording() || drags_.count() < 2) return false;
    const auto query = static_cast<std::size_t>(view_.query);
    const auto [before, after] = drags_.last_step();
    SceneLine line(now().posed, query, before, after);
    const auto scene_at = [&](double share) -> const Scene& { return line.scene_at(share); };
    const auto found = first_stop({view_.stop_at, view_.against, scene_at, 0, 1});
    if (!found) return false;
    const std::vector<NumberValue> values = line.numbers_at(found->place);
    const Scene posed = now().posed;
    adjust([&](Scene& draft) { lab::set_numbers(draft, posed, values); });
    drags_.correct_last(now().posed);
    std::string where;
    for (const NumberValue& each : values)
        where += (where.empty() ? "" : "\n") + each.name + " = " + number_text(each.value);
    stop_here(found->why, where);
    return true;
}

void Session::drag_number(const std::string& name, double from, double to,
                          const NumberChange& change) {
    if (!history_.in_gesture() || stop_) return;
    Scene before = followed();
    if (view_.time > 0) timeline_.keep_flights(before, view_.time);
    const Scene posed = now().posed;
    Scene there;
    const auto scene_at = [&](double value) -> const Scene& {
        Timeline timeline;
        Scene draft = before;
        change(draft, posed, value);
        there = with_query_alone(evaluate(draft, view_.time, timeline).posed,
                                 static_cast<std::size_t>(view_.query));
        return there;
    };
    std::optional<StopPlace> found;
    if (may_stop())
        found = first_stop({view_.stop_at, view_.against, scene_at, from, to, before.scalar});
    const double value = found ? found->place : to;
    adjust([&](Scene& draft) { change(draft, posed, value); });
    record_drag();
    if (found) stop_here(found->why, name + " = " + number_text(value));
}

}  // namespace lab
