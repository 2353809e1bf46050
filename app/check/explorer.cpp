#include "check/explorer.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "check/components.hpp"
#include "check/ground_check.hpp"
#include "motion/walking.hpp"

namespace lab {
namespace {

/// They take a minute or two.
constexpr std::size_t most_places = 20000;

/// Not more than can be examined in some seconds, evenly chosen.
std::vector<std::uint32_t> some_of(const std::vector<std::uint32_t>& places) {
    constexpr std::size_t most = 200;
    const std::size_t every = 1 + places.size() / most;
    std::vector<std::uint32_t> some;
    for (std::size_t i = 0; i < places.size(); i += every) some.push_back(places[i]);
    return some;
}

/// The steps in which a character walks from one place to the next.
int steps_for(double way, const Walking& walk) {
    const double each = std::abs(path_of_walk(walk, {walk.speed, 0}).x);
    return each > 0 ? static_cast<int>(std::clamp(std::ceil(way / each), 1.0, 599.0)) : 1;
}

/// How far from a character its longest step meets something: after ten seconds of falling.
double reach_of(const CheckedLevel& level) {
    const Vec2 fastest{level.walk.speed, level.walk.jump + 10 * level.walk.gravity};
    const Vec2 path = path_of_walk(level.walk, fastest);
    return std::abs(path.x) + std::abs(path.y) + level.settings.snap + level.settings.step;
}

}  // namespace

Explorer::Explorer(const CheckedLevel& level)
    : level_(level),
      terrain_(level.terrain, level.size, reach_of(level)),
      other_code_(level),
      spacing_{level.size.x / 2, level.size.y / 4},
      air_steps_(air_steps_of(level.walk)),
      moves_(usual_moves(steps_for(spacing_.x, level.walk), air_steps_)),
      fine_(fine_moves(air_steps_)) {}

Landing Explorer::play(const Walking& walk, const Body& from, const Move& move,
                       const StepWatcher& watch) {
    Landing landing = land(level_, terrain_, walk, from, move, watch);
    steps_ += static_cast<std::uint64_t>(landing.steps) + 1;
    return landing;
}

void Explorer::step(std::uint64_t steps) {
    const std::uint64_t end = steps_ + steps;
    while (steps_ < end && !is_done()) {
        if (doubt_) {
            examine();
            continue;
        }
        switch (phase_) {
            case Phase::begin:
                begin();
                break;
            case Phase::explore:
                explore();
                break;
            case Phase::traps:
                doubt_trap();
                break;
            case Phase::ledges:
                check_ledges();
                break;
            case Phase::done:
                break;
        }
    }
}

Explorer::Key Explorer::key_of(Vec2 pos) const {
    // Farther away, all places are one.
    const auto number = [](double count) {
        constexpr double farthest = 1e15;
        return std::llround(std::clamp(count, -farthest, farthest));
    };
    return {number(pos.x / spacing_.x), number(pos.y / spacing_.y)};
}

std::uint32_t Explorer::place_at(const Body& body) {
    const auto [found, is_new] =
        by_key_.emplace(key_of(body.pos), static_cast<std::uint32_t>(places_.size()));
    if (is_new) places_.push_back({body});
    return found->second;
}

/// A place on the same floor, not farther than its neighbours.
std::optional<std::uint32_t> Explorer::place_near(Vec2 pos) const {
    const Key key = key_of(pos);
    for (std::int64_t x = key.first - 1; x <= key.first + 1; ++x) {
        for (std::int64_t y = key.second - 1; y <= key.second + 1; ++y) {
            const auto found = by_key_.find({x, y});
            if (found == by_key_.end()) continue;
            const Vec2 other = places_[found->second].body.pos;
            if (std::abs(other.y - pos.y) <= spacing_.y) return found->second;
        }
    }
    return {};
}

void Explorer::begin() {
    Body body;
    body.pos = level_.start;
    const Landing landing = play(level_.walk, body, {});
    if (landing.end != Landing::End::stands) {
        const Vec2 at = level_.feet_at(level_.start);
        const bool is_lost = landing.end == Landing::End::lost;
        faults_.push_back({FaultKind::no_ground,
                           at,
                           level_.middle_at(level_.start),
                           "From its start at " + at_text(at) + ", the character " +
                               (is_lost ? "falls out of the level." : "never comes to rest."),
                           {at, at}});
        phase_ = Phase::done;
        return;
    }
    place_at(landing.body);
    phase_ = Phase::explore;
}

/// The next move of the next place.
void Explorer::explore() {
    if (next_place_ == places_.size() || places_.size() >= most_places) {
        is_cut_ = next_place_ < places_.size();
        return find_traps();
    }
    const Body from = places_[next_place_].body;
    const StepWatcher watch = [this](const StepTaken& step, const Terrain& terrain) {
        steps_ += other_code_.take(step, terrain);
    };
    const Landing landing = play(level_.walk, from, moves_[next_move_], watch);
    if (landing.end == Landing::End::stands) {
        const std::uint32_t to = place_at(landing.body);
        std::vector<std::uint32_t>& known = places_[next_place_].to;
        if (std::find(known.begin(), known.end(), to) == known.end()) known.push_back(to);
    }
    if (++next_move_ < moves_.size()) return;
    next_move_ = 0;
    ++next_place_;
}

/// A trap leads to nothing else. The largest component of all is the level itself. Of a level that
/// is only known in part, neither traps nor ledges can be told.
void Explorer::find_traps() {
    phase_ = is_cut_ ? Phase::done : Phase::traps;
    next_place_ = next_move_ = 0;
    if (is_cut_) return;
    Ways ways;
    ways.reserve(places_.size());
    for (const Place& place : places_) ways.push_back(place.to);
    std::vector<Component> all = components_of(ways);
    const auto smaller = [](const Component& a, const Component& b) {
        return a.places.size() < b.places.size();
    };
    all.erase(std::max_element(all.begin(), all.end(), smaller));
    for (Component& each : all)
        if (!each.leads_out) traps_.push_back(std::move(each.places));
}

void Explorer::doubt_trap() {
    if (traps_.empty()) {
        phase_ = Phase::ledges;
        return;
    }
    const std::vector<std::uint32_t> trap = std::move(traps_.back());
    traps_.pop_back();
    const Vec2 pos = places_[trap[trap.size() / 2]].body.pos, at = level_.feet_at(pos);
    const auto leaves = [this,
                         inside = std::set(trap.begin(), trap.end())](const Landing& landing) {
        if (landing.end != Landing::End::stands) return landing.end == Landing::End::lost;
        const auto to_place = place_near(landing.body.pos);
        return to_place && inside.count(*to_place) == 0;
    };
    doubt_ = {{FaultKind::no_way_out,
               at,
               level_.middle_at(pos),
               "The character can get to " + at_text(at) + ", but not away from there.",
               {at, at}},
              some_of(trap),
              leaves};
}

/// Tries the next finer move against the fault in doubt.
void Explorer::examine() {
    Doubt& doubt = *doubt_;
    const Body from = places_[doubt.places[doubt.place]].body;
    if (doubt.refutes(play(level_.walk, from, fine_[doubt.move]))) return doubt_.reset();
    if (++doubt.move < fine_.size()) return;
    doubt.move = 0;
    if (++doubt.place < doubt.places.size()) return;
    faults_.push_back(std::move(doubt.fault));
    doubt_.reset();
}

}  // namespace lab
