// The flips of a session: along a number, and between two versions of the scene.
#include <algorithm>

#include "scene/edit.hpp"
#include "scene/number.hpp"
#include "scene/parameters.hpp"
#include "workspace/session.hpp"
#include "workspace/step_text.hpp"

namespace lab {

void Session::list_flips(const FlipChoice& choice) {
    end_take();
    view_.playing = false;
    const std::size_t query = view_.shown_query();
    if (choice.number != name_of_time)
        return flip_list_.look_along(followed(), now().posed, query, choice);
    const double latest = latest_moment(scene());
    if (query >= scene().queries.size()) throw SetError("The scene has no query.");
    if (!(choice.from >= 0 && choice.from < choice.to && choice.to <= latest))
        throw SetError("Times go up, from 0 to " + number_text(latest) + ".");
    flip_list_.look_in_time(followed(), query, choice);
}

std::string Session::list_flips_between(std::size_t first, std::size_t second) {
    end_take();
    view_.playing = false;
    const auto posed_at = [&](std::size_t position) {
        Timeline timeline;
        return evaluate(history_.scene_at(position), view_.time, timeline).posed;
    };
    const Scene before = posed_at(first), after = posed_at(second);
    const auto query = static_cast<std::size_t>(view_.query);
    if (!differ_in_numbers(before, after) || query >= after.queries.size())
        return "More than numbers changed between these steps, so no scene lies between them.";
    const std::string title =
        second == first + 1
            ? "Before and after: " + step_text(history_, second)
            : "From “" + step_text(history_, first) + "” to “" + step_text(history_, second) + "”";
    flip_list_.look_between(before, after, query, title);
    return {};
}

void Session::follow_flips() {
    if (flip_list_.is_open())
        flip_list_.follow(followed(), now().posed, view_.shown_query(), view_.least_jump);
}

void Session::set_numbers(const std::string& label, std::vector<NumberValue> values) {
    const auto time = std::find_if(values.begin(), values.end(), [](const NumberValue& each) {
        return each.name == name_of_time;
    });
    if (time != values.end()) {
        view_.playing = false;
        seek(time->value);
        values.erase(time);
    }
    if (values.empty()) return;
    const Scene posed = now().posed;
    Scene tried = scene();
    lab::set_numbers(tried, posed, values);
    view_.playing = false;
    const bool varies_motion =
        std::any_of(values.begin(), values.end(),
                    [&](const NumberValue& each) { return is_of_motion(tried, each.name); });
    begin_gesture(label);
    if (varies_motion) {
        // The answers to find are those of a flight that had the number from its beginning.
        history_.draft() = tried;
        changed();
    } else {
        adjust([&](Scene& draft) { lab::set_numbers(draft, posed, values); });
    }
    end_gesture();
}

}  // namespace lab
