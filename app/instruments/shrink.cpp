#include "instruments/shrink.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "geometry/grid.hpp"
#include "instruments/free_numbers.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

std::size_t characters_of(double value) {
    return number_text(value).size();
}

/// Whether a number is shorter to write, or as short and smaller.
bool is_simpler(double value, double than) {
    const std::size_t length = characters_of(value), before = characters_of(than);
    return length < before || (length == before && std::abs(value) < std::abs(than));
}

/// What a number may become, the simplest first.
std::vector<double> simpler_than(double value) {
    std::vector<double> tried{0};
    for (const double small : {1.0, 2.0, 3.0, 4.0, 5.0})
        tried.push_back(std::copysign(small, value));
    tried.push_back(std::copysign(1.0, -value));
    for (const double step : {100.0, 10.0, 1.0, 0.5, 0.1, 0.01, 0.001}) {
        const double nearest = nearest_multiple(value, step);
        const double other =
            nearest_multiple(nearest < value ? nearest + step : nearest - step, step);
        tried.push_back(nearest);
        tried.push_back(other);
    }
    const double power = std::pow(2, std::round(std::log2(std::max(std::abs(value), 1e-300))));
    tried.push_back(std::copysign(power, value));
    std::vector<double> simpler;
    for (const double each : tried) {
        const bool is_new = std::find(simpler.begin(), simpler.end(), each) == simpler.end();
        if (is_new && is_simpler(each, value)) simpler.push_back(each);
    }
    return simpler;
}

Scene without_obstacle(Scene scene, std::size_t index) {
    Query& query = scene.queries.front();
    query.obstacles.erase(query.obstacles.begin() + static_cast<std::ptrdiff_t>(index));
    return with_query_alone(std::move(scene), 0);
}

/// Simplifies a scene, one number after the other.
class Shrinker {
public:
    Shrinker(Scene scene, const Breach& breach, const Implementation* against)
        : scene_(std::move(scene)), breach_(breach), against_(against) {}

    Scene shrunk() {
        drop_obstacles();
        numbers_ = free_numbers(scene_);
        bool got_simpler = true;
        for (int rounds = 0; got_simpler && rounds < 8; ++rounds) {
            got_simpler = false;
            for (const FreeNumber& number : numbers_)
                got_simpler = simplify(*number.value) || got_simpler;
        }
        return std::move(scene_);
    }

private:
    bool shows(Scene& scene) const {
        if (!is_in_range(scene)) return false;
        const auto found = breach_of(scene, against_);
        return found && found->is_at_least(breach_);
    }

    void drop_obstacles() {
        std::size_t index = scene_.queries.front().obstacles.size();
        while (index-- > 0 && scene_.queries.front().obstacles.size() > 1) {
            Scene fewer = without_obstacle(scene_, index);
            if (shows(fewer)) scene_ = std::move(fewer);
        }
    }

    bool simplify(double& number) {
        const double before = number;
        for (const double simpler : simpler_than(before)) {
            number = simpler;
            if (shows(scene_) || follows(number, before)) return true;
            number = before;
        }
        return false;
    }

    /// Whether the breach is there again if another number changes by as much as this one. Shapes
    /// that touch, or a path that grazes, need both.
    bool follows(const double& number, double before) {
        const double by = number - before;
        for (const FreeNumber& each : numbers_) {
            double& other = *each.value;
            const double old = other;
            if (&other == &number) continue;
            const std::size_t most = characters_of(before) + characters_of(old);
            for (const double changed : {old + by, old - by}) {
                other = changed;
                const bool is_shorter = characters_of(number) + characters_of(changed) < most;
                if (is_shorter && shows(scene_)) return true;
            }
            other = old;
        }
        return false;
    }

    Scene scene_;
    const Breach& breach_;
    const Implementation* against_;
    std::vector<FreeNumber> numbers_;
};

}  // namespace

Scene shrunk(Scene scene, const Breach& breach, const Implementation* against) {
    return Shrinker(std::move(scene), breach, against).shrunk();
}

}  // namespace lab
