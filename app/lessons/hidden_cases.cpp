#include "lessons/hidden_cases.hpp"

#include <algorithm>
#include <cmath>
#include <random>

namespace lab {

namespace {

/// A mover beside an obstacle, as if the obstacle's center were the origin.
struct Meeting {
    Vec2 at;     ///< of the mover: its center, or where it starts
    Vec2 delta;  ///< how far it moves
    Vec2 half, mover_half;
    double radius{}, mover_radius{};
    Vec2 origin{};  ///< the obstacle's center in the world

    /// The obstacle grown by the mover, which is then a point.
    Vec2 grown() const { return half + mover_half; }
    double rounding() const { return radius + mover_radius; }
};

/// Writes one shape of a meeting. Returns false for a shape that has no cases.
struct Put {
    Vec2 center, delta, half;
    double radius{};

    bool operator()(Vec2& point) const {
        point = center;
        return true;
    }
    bool operator()(Segment& segment) const {
        segment = {center, delta};
        return true;
    }
    bool operator()(Aabb& box) const {
        box = {center, half};
        return true;
    }
    bool operator()(Circle& circle) const {
        circle = {center, radius};
        return true;
    }
    bool operator()(Range& range) const {
        range = {center.x - half.x, center.x + half.x};
        return true;
    }
    template <class Other>
    bool operator()(Other&) const {
        return false;
    }
};

/// Makes one meeting after another. The numbers are those of the C++ standard's generator, so they
/// are the same everywhere.
class MeetingMaker {
public:
    MeetingMaker(const Geometry& mover, const Geometry& obstacle, bool moves, unsigned seed)
        : mover_has_half_(has_half(mover)),
          mover_is_round_(std::holds_alternative<Circle>(mover)),
          is_round_(std::holds_alternative<Circle>(obstacle)),
          has_half_(has_half(obstacle)),
          is_line_(std::holds_alternative<Range>(obstacle)),
          moves_(moves),
          random_(seed) {}

    Meeting make(CaseClass kind, std::size_t index) {
        index_ = index;
        Meeting made = with_sizes(kind);
        if (kind == CaseClass::corner)
            at_corner(made);
        else if (kind == CaseClass::parallel)
            along_axis(made);
        else if (kind == CaseClass::inside)
            inside(made);
        else if (kind == CaseClass::zero_length)
            without_length(made);
        else
            anywhere(made);
        if (kind == CaseClass::far_away)
            made.origin = {sign() * 4096 * whole(100, 4000), sign() * 4096 * whole(100, 4000)};
        else
            made.origin = {whole(-16, 16), whole(-16, 16)};
        return made;
    }

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

    Meeting with_sizes(CaseClass kind) {
        Meeting made;
        if (has_half_) made.half = {whole(4, 24), whole(4, 24)};
        if (mover_has_half_) made.mover_half = {whole(2, 14), whole(2, 14)};
        // The directions that touch a round shape exactly are those of the triangle 3, 4, 5.
        const bool exact = kind == CaseClass::corner;
        if (is_round_) made.radius = exact ? 5 * whole(1, 5) : whole(4, 24);
        if (mover_is_round_) made.mover_radius = exact ? 5 * whole(1, 3) : whole(2, 14);
        return made;
    }

    Vec2 reach(const Meeting& made) const {
        return made.grown() + Vec2{made.rounding(), made.rounding()};
    }
    double near(double extent) {
        return whole(-static_cast<int>(extent), static_cast<int>(extent));
    }

    void anywhere(Meeting& made) {
        const Vec2 room = reach(made);
        if (!moves_) {
            made.at = {near(1.5 * room.x), near(1.5 * room.y)};
            return;
        }
        made.at = {near(3 * room.x), near(3 * room.y)};
        const bool starts_inside = std::abs(made.at.x) <= room.x && std::abs(made.at.y) <= room.y;
        if (starts_inside) made.at.x = sign() * (room.x + whole(1, 20));
        const Vec2 target{near(0.8 * room.x), near(0.8 * room.y)};
        // To the target, short of it, beyond it, or away from it.
        constexpr std::array<double, 5> shares = {1, 0.5, 2, 1, -1};
        made.delta = shares.at(variant(shares.size())) * (target - made.at);
        keep_off_axes(made.delta);
    }

    /// Only two of the classes have a delta of 0.
    static void keep_off_axes(Vec2& delta) {
        if (delta.x == 0) delta.x = 2;
        if (delta.y == 0) delta.y = -2;
    }

    /// Touches a corner, or goes through it, in both senses.
    void at_corner(Meeting& made) {
        const Vec2 side{sign(), sign()};
        const Vec2 corner{side.x * made.grown().x, side.y * made.grown().y};
        Vec2 normal{side.x, side.y};
        if (made.rounding() > 0) {
            const bool steep = sign() > 0;
            normal = {side.x * (steep ? 0.6 : 0.8), side.y * (steep ? 0.8 : 0.6)};
        }
        // Whole again: a radius is a multiple of 5 here.
        const Vec2 touch{corner.x + side.x * std::abs(normal.x) * made.rounding(),
                         corner.y + side.y * std::abs(normal.y) * made.rounding()};
        made.at = made.rounding() > 0 ? Vec2{std::round(touch.x), std::round(touch.y)} : corner;
        if (!moves_) {
            // Exactly there, one step in, and one step out.
            constexpr std::array<double, 4> steps = {0, -1, 1, 0};
            made.at = made.at + steps.at(variant(steps.size())) * side;
            return;
        }
        const double length = 4 * whole(3, 12);
        const bool grazes = variant(2) == 0;
        if (grazes && made.rounding() > 0) {
            const Vec2 along{std::round(-5 * normal.y), std::round(5 * normal.x)};
            made.delta = sign() * length * along;
        } else if (grazes) {
            const double turn = sign();
            made.delta = {turn * side.x * length, -turn * side.y * 4 * whole(3, 12)};
        } else {
            made.delta = {-side.x * length, -side.y * 4 * whole(3, 12)};
        }
        constexpr std::array<double, 4> shares = {0.5, 0.25, 0.75, 1};
        made.at = made.at - shares.at(variant(shares.size())) * made.delta;
    }

    /// Along one axis; on the other one inside, exactly on the border, or outside.
    void along_axis(Meeting& made) {
        const Vec2 room = reach(made);
        const bool flat = is_line_ || random_() % 2 == 0;
        const double across = flat ? room.y : room.x, along = flat ? room.x : room.y;
        const std::size_t which = variant(5);
        double offset = near(across - 1);
        if (which == 1 || which == 3) offset = sign() * across;
        if (which == 2) offset = sign() * (across + whole(1, 9));
        const double way = sign();
        double place = -way * (along + whole(1, 20)), length = way * 2 * (along + whole(8, 30));
        if (!moves_) {
            // The offset is tried on the axis, too: flush sides, and sides that only touch.
            place = which == 3 ? sign() * along : near(along - 1);
            if (is_line_)
                place = sign() * (which == 2 ? along + 2 : which == 0 ? along - 1 : along);
        }
        if (which == 4) length = way * whole(1, 4);
        made.at = flat ? Vec2{place, offset} : Vec2{offset, place};
        if (moves_) made.delta = flat ? Vec2{length, 0} : Vec2{0, length};
    }

    void inside(Meeting& made) {
        // A square that fits into a circle of this radius.
        const double round = std::floor(made.rounding() / 2);
        made.at = {near(std::max(made.grown().x - 1, 0.0) / 2 + round),
                   near(std::max(made.grown().y - 1, 0.0) / 2 + round)};
        if (!moves_) return;
        made.delta = {near(60), near(60)};
        keep_off_axes(made.delta);
    }

    void without_length(Meeting& made) {
        if (moves_) {
            anywhere(made);
            made.delta = {};
            if (variant(2) == 0) inside(made);
            if (variant(4) == 1) made.at = {sign() * reach(made).x, 0};
            made.delta = {};
            return;
        }
        const bool shrinks_mover = mover_has_half_ || mover_is_round_;
        if (shrinks_mover && (variant(2) == 0 || !(has_half_ || is_round_))) {
            made.mover_half = {};
            made.mover_radius = 0;
        } else if (has_half_) {
            (is_line_ || variant(3) == 0 ? made.half.x : made.half.y) = 0;
        }
        const Vec2 room = reach(made);
        made.at = {near(room.x), near(room.y)};
        if (variant(5) >= 3) made.at = {sign() * room.x, near(room.y)};
        if (variant(5) == 2) made.at = {};
    }

    bool mover_has_half_, mover_is_round_, is_round_, has_half_, is_line_, moves_;
    std::mt19937 random_;
    std::size_t index_ = 0;
};

Scene scene_of(const Scene& scene, std::size_t query, const Meeting& made) {
    Scene of = scene;
    of.motions.clear();
    Query& asked = of.queries[query];
    Geometry& obstacle = find_shape(of, asked.obstacles.front())->geometry;
    Geometry& mover = find_shape(of, asked.mover)->geometry;
    std::visit(Put{made.origin, {}, made.half, made.radius}, obstacle);
    std::visit(Put{made.origin + made.at, made.delta, made.mover_half, made.mover_radius}, mover);
    for (Query& each : of.queries)
        if (each.mover == asked.mover && row_of(each).has_delta) each.delta = made.delta;
    return of;
}

}  // namespace

bool can_make_cases(const Scene& scene, std::size_t query) {
    if (query >= scene.queries.size()) return false;
    const Query& asked = scene.queries[query];
    if (asked.obstacles.empty() || asked.obstacles.front() == asked.mover) return false;
    const NamedShape* mover = find_shape(scene, asked.mover);
    const NamedShape* obstacle = find_shape(scene, asked.obstacles.front());
    if (mover == nullptr || obstacle == nullptr) return false;
    Geometry a = mover->geometry, b = obstacle->geometry;
    return std::visit(Put{}, a) && std::visit(Put{}, b);
}

std::vector<HiddenCase> hidden_cases(const Scene& scene, std::size_t query,
                                     const std::vector<CaseClass>& classes) {
    std::vector<HiddenCase> cases;
    if (!can_make_cases(scene, query)) return cases;
    const Query& asked = scene.queries[query];
    const Geometry& mover = find_shape(scene, asked.mover)->geometry;
    const Geometry& obstacle = find_shape(scene, asked.obstacles.front())->geometry;
    const bool moves = row_of(asked).has_delta || std::holds_alternative<Segment>(mover);
    for (const CaseClass kind : classes) {
        MeetingMaker maker(mover, obstacle, moves, 1 + static_cast<unsigned>(kind));
        for (std::size_t i = 0; i < cases_in_class; ++i)
            cases.push_back({kind, scene_of(scene, query, maker.make(kind, i))});
    }
    return cases;
}

}  // namespace lab
