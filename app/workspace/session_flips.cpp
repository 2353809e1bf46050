// The flips of a session: along a number, and between two versions of the scene.
#include "scene/parameters.hpp"
#include "workspace/session.hpp"
#include "workspace/step_text.hpp"

namespace lab {

void Session::list_flips(const FlipChoice& choice) {
    end_take();
    view_.playing = false;
    flip_list_.look_along(now().posed, static_cast<std::size_t>(view_.query), choice);
}

std::string Session::list_flips_of_last_step() {
    if (history_.position() == 0) return "Nothing has changed yet.";
    end_take();
    view_.playing = false;
    const auto posed_at = [&](std::size_t position) {
        Timeline timeline;
        return evaluate(history_.scene_at(position), view_.time, timeline).posed;
    };
    const std::size_t position = history_.position();
    const Scene before = posed_at(position - 1), after = posed_at(position);
    const auto query = static_cast<std::size_t>(view_.query);
    if (!differ_in_numbers(before, after) || query >= after.queries.size())
        return "The last change was more than a change of numbers, so nothing lies between.";
    flip_list_.look_between(before, after, query,
                            "Before and after: " + step_text(history_, position));
    return {};
}

void Session::follow_flips() {
    if (flip_list_.is_open()) flip_list_.follow(now().posed, static_cast<std::size_t>(view_.query));
}

void Session::set_numbers(const std::string& label, const std::vector<NumberValue>& values) {
    const Scene posed = now().posed;
    Scene tried = scene();
    lab::set_numbers(tried, posed, values);
    view_.playing = false;
    edit(label, [&](Scene& draft) { lab::set_numbers(draft, posed, values); });
}

}  // namespace lab
