#include "explain/in_parts.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "geometry/extent.hpp"
#include "geometry/legs.hpp"
#include "geometry/outline.hpp"
#include "query/parts.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

/// More would hardly be told, and would take long.
constexpr std::size_t most_parts = 200;
constexpr std::size_t most_obstacles = 60;

/// Explanations look this many lengths of a path ahead, and this far down below a character.
constexpr double beyond = 3;
constexpr double far_down = 1e4;

Extent moved_by(const Extent& extent, Vec2 way) {
    return {extent.min + way, extent.max + way};
}

/// Which obstacles are worth telling about: all, or of very many the nearest and those on the way.
std::vector<bool> told_obstacles(const Scene& posed, const Query& query, const Geometry& mover) {
    const std::size_t count = query.obstacles.size();
    if (count <= most_obstacles) return std::vector<bool>(count, true);
    const Extent here = extent_by_bounds(mover);
    const Extent way = around(here, moved_by(here, beyond * query.delta));
    const bool walks = row_of(query).walks;
    const Extent below = walks ? around(here, moved_by(here, -far_down * query.settings.up)) : here;
    std::vector<double> gaps;
    std::vector<bool> told;
    for (const std::string& name : query.obstacles) {
        const Extent there = extent_by_bounds(find_shape(posed, name)->geometry);
        gaps.push_back(gap_between(here, there));
        told.push_back(gap_between(way, there) <= 0 || gap_between(below, there) <= 0);
    }
    std::vector<double> nearest = gaps;
    std::nth_element(nearest.begin(), nearest.begin() + most_obstacles, nearest.end());
    for (std::size_t i = 0; i < count; ++i) told[i] = told[i] || gaps[i] < nearest[most_obstacles];
    return told;
}

/// Collects the parts of one query's obstacles.
class Parting {
public:
    Parting(const Evaluation& evaluation, const Query& query, const Answer& answer)
        : posed_(evaluation.posed),
          query_(query),
          answer_(answer),
          mover_(find_shape(posed_, query.mover)->geometry) {
        parted_ = {posed_, evaluation.time, {answer}};
        parted_.stepped = evaluation.stepped;
        parted_.posed.queries = {query};
        parted_.posed.queries.front().obstacles.clear();
        parted_.posed.queries.front().meets = {};
    }

    Evaluation result() {
        std::vector<bool> told = told_obstacles(posed_, query_, mover_);
        for (const std::size_t met : met_obstacles()) told[met] = true;
        for (std::size_t i = 0; i < query_.obstacles.size(); ++i)
            if (told[i]) add_obstacle(i);
        renumber(parted_.answers.front());
        if (query_.obstacles.size() > most_obstacles) leave_out_others();
        return std::move(parted_);
    }

private:
    using Place = std::pair<std::size_t, std::size_t>;  // obstacle and part

    void add_obstacle(std::size_t i) {
        const NamedShape& shape = *find_shape(posed_, query_.obstacles[i]);
        if (has_groups(row_of(query_)) && !meets(query_, shape)) return;
        if (is_made_of_parts(shape.geometry)) {
            row_of(query_).takes_many ? add_met_parts(i, shape) : add_one_part(i, shape);
        } else {
            add_place({i, isect::npos}, shape.name);
        }
    }

    /// Those that the answer names.
    std::vector<std::size_t> met_obstacles() const {
        std::vector<std::size_t> met{obstacle_of(answer_)};
        if (const auto* moved = std::get_if<Moved>(&answer_))
            for (const Sweep& sweep : moved->sweeps) met.push_back(sweep.index);
        std::erase_if(met, [&](std::size_t i) { return i >= query_.obstacles.size(); });
        return met;
    }

    /// Each sentence copies the scene, and so many shapes take long to copy.
    void leave_out_others() {
        const std::vector<std::string>& kept = parted_.posed.queries.front().obstacles;
        const std::set<std::string_view> names(kept.begin(), kept.end());
        std::erase_if(parted_.posed.shapes, [&](const NamedShape& shape) {
            return shape.name != query_.mover && names.count(shape.name) == 0;
        });
    }

    void add_place(Place place, const std::string& name) {
        std::vector<std::string>& names = parted_.posed.queries.front().obstacles;
        places_.emplace(place, names.size());
        names.push_back(name);
    }

    void add_part(std::size_t i, const NamedShape& whole, const ShapePart& part) {
        if (places_.count({i, part.index}) > 0 || places_.size() >= most_parts) return;
        NamedShape shape{part_name(whole.name, whole.geometry, part.index), part.shape,
                         part.facing};
        shape.moved = whole.moved;
        add_place({i, part.index}, shape.name);
        parted_.posed.shapes.push_back(std::move(shape));
    }

    void add_met(std::size_t i, const NamedShape& whole, std::size_t obstacle, std::size_t part) {
        if (obstacle == i && is_solid_part(whole.geometry, part))
            add_part(i, whole, part_of(whole.geometry, part));
    }

    void add_way(std::size_t i, const NamedShape& whole, Vec2 from, Vec2 delta) {
        Geometry there = mover_;
        set_place(there, from);
        for (const ShapePart& part : parts_on_way(whole.geometry, there, delta))
            add_part(i, whole, part);
    }

    /// Those that were met, and those on the way and beyond its end.
    void add_met_parts(std::size_t i, const NamedShape& whole) {
        add_met(i, whole, obstacle_of(answer_), answer_.part);
        const Vec2 start = position(mover_);
        if (const auto* moved = std::get_if<Moved>(&answer_)) {
            for (std::size_t k = 0; k < moved->parts.size(); ++k)
                add_met(i, whole, moved->sweeps[k].index, moved->parts[k]);
            for (const Leg& leg : legs_of(posed_, query_, *moved))
                add_way(i, whole, leg.path.start, leg.path.delta);
        }
        add_way(i, whole, start, query_.delta);
        add_way(i, whole, start, beyond * query_.delta);
        if (row_of(query_).walks) add_way(i, whole, start, -far_down * query_.settings.up);
    }

    /// The part that a query of one obstacle is about: the one that is met, or else the nearest.
    void add_one_part(std::size_t i, const NamedShape& whole) {
        if (is_solid_part(whole.geometry, answer_.part))
            return add_part(i, whole, part_of(whole.geometry, answer_.part));
        const Rounded around = rounded(whole.geometry), here = rounded(mover_);
        const Vec2 apart = around.corners.front() - here.corners.front();
        double widest = std::abs(apart.x) + std::abs(apart.y) + here.radius;
        for (const Vec2 corner : around.corners) {
            const Vec2 off = corner - here.corners.front();
            widest = std::max(widest, std::abs(off.x) + std::abs(off.y));
        }
        for (double reach = widest / 64; reach <= 4 * widest; reach *= 2) {
            const std::vector<ShapePart> parts = parts_near(whole.geometry, mover_, reach);
            if (parts.empty()) continue;
            const auto distance = [&](const ShapePart& part) {
                return distance_of(mover_, part.shape, posed_.scalar);
            };
            const ShapePart* nearest = &parts.front();
            double least = distance(*nearest);
            for (const ShapePart& part : parts) {
                const double its = distance(part);
                if (its < least) nearest = &part;
                least = std::min(least, its);
            }
            return add_part(i, whole, *nearest);
        }
    }

    std::size_t place_of(std::size_t obstacle, std::size_t part) const {
        const auto found = places_.find({obstacle, part});
        return found == places_.end() ? isect::npos : found->second;
    }
    void renumber(Answer& answer) const {
        if (auto* sweep = std::get_if<Sweep>(&answer))
            sweep->index = place_of(sweep->index, answer.part);
        if (auto* walked = std::get_if<Walked>(&answer))
            walked->stands_on = place_of(walked->stands_on, answer.part);
        if (auto* moved = std::get_if<Moved>(&answer)) {
            for (std::size_t k = 0; k < moved->sweeps.size(); ++k) {
                const bool has_part = k < moved->parts.size();
                moved->sweeps[k].index =
                    place_of(moved->sweeps[k].index, has_part ? moved->parts[k] : isect::npos);
            }
            moved->parts.clear();
        }
        answer.part = isect::npos;
    }

    const Scene& posed_;
    const Query& query_;
    const Answer& answer_;
    const Geometry& mover_;
    Evaluation parted_;
    std::map<Place, std::size_t> places_;
};

}  // namespace

std::string short_part(std::string text, const std::string& whole) {
    const auto erase = [&](const std::string& words) {
        const std::size_t at = text.find(words);
        if (!words.empty() && at != std::string::npos) text.erase(at, words.size());
    };
    erase("the tile at ");
    if (!whole.empty()) erase(" of " + whole);
    return text;
}

std::string only_whole(const Scene& posed, const Query& query) {
    std::string found;
    for (const std::string& name : query.obstacles) {
        const NamedShape* shape = find_shape(posed, name);
        if (shape == nullptr || !is_made_of_parts(shape->geometry)) continue;
        if (!found.empty()) return "";
        found = name;
    }
    return found;
}

bool asks_about_parts(const Scene& posed, const Query& query) {
    return std::any_of(query.obstacles.begin(), query.obstacles.end(), [&](const auto& name) {
        const NamedShape* shape = find_shape(posed, name);
        return shape != nullptr && (is_made_of_parts(shape->geometry) ||
                                    (has_groups(row_of(query)) && !meets(query, *shape)));
    });
}

std::optional<Evaluation> in_parts(const Evaluation& evaluation, std::size_t query) {
    if (query >= evaluation.answers.size()) return {};
    const Query& asked = evaluation.posed.queries[query];
    if (!asks_about_parts(evaluation.posed, asked)) return {};
    return Parting(evaluation, asked, evaluation.answers[query]).result();
}

}  // namespace lab
