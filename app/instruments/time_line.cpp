#include "instruments/time_line.hpp"

#include <algorithm>
#include <cmath>

#include "evaluate/evaluate.hpp"
#include "instruments/free_numbers.hpp"
#include "scene/parameters.hpp"

namespace lab {

const Scene& TimeLine::scene_at(double time) {
    there_ = with_query_alone(timeline_.pose(scene_, time), query_);
    round_to_scalar(there_);
    return there_;
}

FlipSearch TimeLine::search(double from, double to) {
    // The parts are as short as those between the marks of the time strip.
    constexpr double parts_a_second = 30, most_parts = 100'000;
    FlipSearch search;
    search.scene_at = [this](double time) -> const Scene& { return scene_at(time); };
    search.from = from;
    search.to = to;
    const double parts = std::min(std::abs(to - from) * parts_a_second, most_parts);
    search.parts = std::max(search.parts, static_cast<int>(parts));
    return search;
}

}  // namespace lab
