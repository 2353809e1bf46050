// Where a session stops by itself, while it plays or a shape is dragged.
#include <map>

#include "instruments/free_numbers.hpp"
#include "motion/timeline.hpp"
#include "scene/case_line.hpp"
#include "scene/number.hpp"
#include "workspace/session.hpp"

namespace lab {

bool Session::may_stop() const {
    return view_.stop_at.any() && static_cast<std::size_t>(view_.query) < scene().queries.size();
}

/// Shows the query that stops, which may be another one than before.
void Session::stop_here(const StopPlace& found, const std::string& where) {
    view_.playing = false;
    view_.query = static_cast<int>(found.query);
    stop_ = Stop{found.why, where, write_case(with_moment())};
}

StopSearch Session::stop_search(double from, double to) const {
    StopSearch search{view_.stop_at, view_.against, {}, from, to};
    search.queries = scene().queries.size();
    search.shown = static_cast<std::size_t>(view_.query);
    return search;
}

bool Session::stop_before(double time) {
    if (!may_stop() || !(view_.time < time)) return false;
    Scene there;
    StopSearch search = stop_search(view_.time, time);
    search.scene_at = [&](double moment, std::size_t query) -> const Scene& {
        there = with_query_alone(evaluate(followed(), moment, timeline_).posed, query);
        return there;
    };
    const auto found = first_stop(search);
    if (!found) return false;
    go_to_time(found->place);
    stop_here(*found, "time " + number_text(view_.time) + " s");
    return true;
}

bool Session::stop_drag() {
    if (!may_stop() || !drags_.is_recording() || drags_.count() < 2) return false;
    StopSearch search = stop_search(0, 1);
    std::map<std::size_t, SceneLine> lines;  // of the queries that are searched
    search.scene_at = [&](double share, std::size_t query) -> const Scene& {
        const auto line = lines.try_emplace(query, now().posed, query, drags_.in_last_step(0),
                                            drags_.in_last_step(1));
        return line.first->second.scene_at(share);
    };
    const auto found = first_stop(search);
    if (!found) return false;
    const std::vector<NumberValue> values = drags_.in_last_step(found->place);
    const Scene posed = now().posed;
    adjust([&](Scene& draft) { lab::set_numbers(draft, posed, values); });
    drags_.correct_last(now().posed);
    std::string where;
    for (const NumberValue& each : values)
        where += (where.empty() ? "" : "\n") + each.name + " = " + number_text(each.value);
    stop_here(*found, where);
    return true;
}

void Session::drag_number(const std::string& name, double from, double to,
                          const NumberChange& change) {
    if (!history_.in_gesture() || stop_) return;
    Scene before = followed();
    if (view_.time > 0) timeline_.keep_flights(before, view_.time);
    const Scene posed = now().posed;
    Scene there;
    StopSearch search = stop_search(from, to);
    search.scalar = before.scalar;
    search.scene_at = [&](double value, std::size_t query) -> const Scene& {
        Timeline timeline;
        Scene draft = before;
        change(draft, posed, value);
        there = with_query_alone(evaluate(draft, view_.time, timeline).posed, query);
        return there;
    };
    const auto found = may_stop() ? first_stop(search) : std::nullopt;
    const double value = found ? found->place : to;
    adjust([&](Scene& draft) { change(draft, posed, value); });
    record_drag();
    if (found) stop_here(*found, name + " = " + number_text(value));
}

}  // namespace lab
