// Ledges that a jump just misses.
#include <algorithm>
#include <cmath>

#include "check/explorer.hpp"
#include "check/ground_check.hpp"

namespace lab {
namespace {

bool are_alike(const Extent& a, const Extent& b, double distance) {
    return std::abs(a.min.x - b.min.x) <= distance && std::abs(a.max.x - b.max.x) <= distance &&
           std::abs(a.min.y - b.min.y) <= distance && std::abs(a.max.y - b.max.y) <= distance;
}

}  // namespace

Walking Explorer::stronger(double by, bool wider) const {
    Walking walk = level_.walk;
    const double way_at_speed_1 = air_steps_ * path_of_walk(walk, {1, 0}).x;
    if (!wider)
        walk.jump = std::sqrt(walk.jump * walk.jump + 2 * walk.gravity * by);
    else if (way_at_speed_1 > 0)
        walk.speed += by / way_at_speed_1;
    return walk;
}

/// The next move of the next place, by a character that jumps a pixel higher or wider.
void Explorer::check_ledges() {
    if (next_place_ == places_.size()) {
        phase_ = Phase::done;
        return;
    }
    const Move move = moves_[next_move_];
    const auto from = static_cast<std::uint32_t>(next_place_);
    for (const bool wider : {true, false})
        if (move.jumps) try_stronger(from, move, wider);
    if (++next_move_ < moves_.size()) return;
    next_move_ = 0;
    ++next_place_;
}

void Explorer::try_stronger(std::uint32_t from, const Move& move, bool wider) {
    const Landing landing = play(stronger(level_.hair, wider), places_[from].body, move);
    if (landing.end != Landing::End::stands || place_near(landing.body.pos)) return;
    add_ledge({landing.body, surface_at(landing.body.pos), from, move, wider});
}

/// The places on the same floor from which other jumps may do better.
std::vector<std::uint32_t> Explorer::places_beside(std::uint32_t place) const {
    const Vec2 from = places_[place].body.pos;
    std::vector<std::uint32_t> beside;
    for (std::uint32_t other = 0; other < places_.size(); ++other) {
        const Vec2 pos = places_[other].body.pos;
        const bool is_near =
            std::abs(pos.x - from.x) <= 4 * spacing_.x && std::abs(pos.y - from.y) <= spacing_.y;
        if (is_near) beside.push_back(other);
    }
    return beside;
}

/// The least that the jump lacks, by halving.
double Explorer::missed_by(const Ledge& ledge) {
    double less = 0, enough = level_.hair;
    for (int halving = 0; halving < 7; ++halving) {
        const double by = (less + enough) / 2;
        const Walking walk = stronger(by, ledge.is_wider);
        (is_on(ledge.surface, play(walk, places_[ledge.from].body, ledge.move)) ? enough : less) =
            by;
    }
    return enough;
}

/// Whether a landing is on a surface, wherever on it.
bool Explorer::is_on(const Extent& surface, const Landing& landing) const {
    const Vec2 feet = level_.feet_at(landing.body.pos);
    const Vec2 far{level_.size.x, level_.hair};
    return landing.end == Landing::End::stands && feet.x >= surface.min.x - far.x &&
           feet.x <= surface.max.x + far.x && feet.y >= surface.min.y - far.y &&
           feet.y <= surface.max.y + far.y;
}

/// The floor below a character that stands there, from end to end.
Extent Explorer::surface_at(Vec2 pos) const {
    const Vec2 feet = level_.feet_at(pos);
    for (const GroundFace& face : level_.faces) {
        if (!level_.is_floor(face.front())) continue;
        const Extent extent = face.extent();
        const bool is_below =
            feet.x >= extent.min.x - level_.size.x && feet.x <= extent.max.x + level_.size.x &&
            feet.y >= extent.min.y - level_.hair && feet.y <= extent.max.y + level_.hair;
        if (is_below) return extent;
    }
    return {feet, feet};
}

/// Whether a character that jumps a pixel wider gets there, too. Then it isn't the height that is
/// missing.
bool Explorer::is_reached_by_width(const Ledge& ledge) {
    for (const std::uint32_t place : places_beside(ledge.from)) {
        for (const Move& move : moves_) {
            if (!move.jumps) continue;
            const Landing landing = play(stronger(level_.hair, true), places_[place].body, move);
            if (is_on(ledge.surface, landing) && !place_near(landing.body.pos)) return true;
        }
    }
    return false;
}

/// A ledge is looked at once, wherever on it a jump ends.
void Explorer::add_ledge(const Ledge& ledge) {
    const auto is_among = [&](const std::vector<Extent>& surfaces) {
        return std::any_of(surfaces.begin(), surfaces.end(), [&](const Extent& other) {
            return are_alike(other, ledge.surface, level_.size.x);
        });
    };
    if (is_among(ledges_) || (!ledge.is_wider && is_among(by_width_))) return;
    if (!ledge.is_wider && is_reached_by_width(ledge)) {
        by_width_.push_back(ledge.surface);
        return;
    }
    ledges_.push_back(ledge.surface);
    const Vec2 at = level_.feet_at(ledge.landing.pos);
    const Body& from = places_[ledge.from].body;
    Fault fault{FaultKind::missed_ledge, at, level_.middle_at(from.pos),
                "The ledge at " + at_text(at) + " is missed by about " +
                    rounded_text(missed_by(ledge)) +
                    (ledge.is_wider ? ": no jump is long enough." : ": no jump is high enough."),
                ledge.surface};
    fault.replay =
        Fault::Replay{{from.pos, from.velocity, 0, from.stands}, keys_of(ledge.move, air_steps_)};
    doubt_ = {std::move(fault), places_beside(ledge.from),
              [this, surface = ledge.surface](const Landing& landing) {
                  return is_on(surface, landing);
              }};
}

}  // namespace lab
