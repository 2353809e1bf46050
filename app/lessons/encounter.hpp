#pragma once

#include <random>

#include "lessons/hidden_cases.hpp"

namespace lab {

/// A mover beside an obstacle, as if the obstacle's center were the origin.
struct Encounter {
    Vec2 at;     ///< of the mover: its center, or where it starts
    Vec2 delta;  ///< how far it moves
    Vec2 half, mover_half;
    double radius{}, mover_radius{};
    Vec2 origin{};  ///< the obstacle's center in the world

    /// The obstacle grown by the mover, which is then a point.
    Vec2 grown() const { return half + mover_half; }
    double rounding() const { return radius + mover_radius; }
};

/// Makes one encounter after another. The numbers are those of the C++ standard's generator, so
/// they are the same everywhere.
class EncounterMaker {
public:
    EncounterMaker(const Geometry& mover, const Geometry& obstacle, bool moves, unsigned seed)
        : mover_has_half_(has_half(mover)),
          mover_is_round_(std::holds_alternative<Circle>(mover)),
          is_round_(std::holds_alternative<Circle>(obstacle)),
          has_half_(has_half(obstacle)),
          is_line_(std::holds_alternative<Range>(obstacle)),
          moves_(moves),
          random_(seed) {}

    Encounter make(CaseClass kind, std::size_t index);

private:
    static bool has_half(const Geometry& shape) {
        return std::holds_alternative<Aabb>(shape) || std::holds_alternative<Range>(shape);
    }
    double whole(int least, int most) {
        return least + static_cast<int>(random_() % static_cast<unsigned>(most - least + 1));
    }
    double sign() { return random_() % 2 == 0 ? 1 : -1; }
    /// Each of some variants in turn, so that no class lacks one.
    std::size_t variant(std::size_t count) const { return index_ % count; }

    Encounter with_sizes(CaseClass kind);

    Vec2 reach(const Encounter& made) const {
        return made.grown() + Vec2{made.rounding(), made.rounding()};
    }
    double near(double extent) {
        return whole(-static_cast<int>(extent), static_cast<int>(extent));
    }

    void anywhere(Encounter& made);

    /// Only two of the classes have a delta of 0.
    static void keep_off_axes(Vec2& delta);

    /// Touches a corner, or goes through it, in both senses.
    void at_corner(Encounter& made);

    /// A place where the mover only touches, and the direction away from the obstacle there.
    struct TouchPoint {
        Vec2 at, normal;
    };

    /// On each side in turn.
    TouchPoint on_side(const Encounter& made, std::size_t which);

    /// On a rounded corner, or exactly on a sharp one.
    TouchPoint on_corner(const Encounter& made);

    /// Whole numbers, since a radius is a multiple of 5 here and each normal is 5 long.
    void touching(Encounter& made);

    /// Along one axis; on the other one inside, exactly on the border, or outside.
    void along_axis(Encounter& made);
    void inside(Encounter& made);
    void without_length(Encounter& made);

    bool mover_has_half_, mover_is_round_, is_round_, has_half_, is_line_, moves_;
    std::mt19937 random_;
    std::size_t index_ = 0;
};

}  // namespace lab
