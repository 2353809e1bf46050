// Floors, walls and ceilings of flush obstacles with decimal sizes, under every kind of mover.
#include "catch.hpp"
#include "lib/movers.hpp"

using namespace isect;
using isect::detail::exact_sum;
using isect::detail::ulp;
using walks::Broken;
using walks::Foot;
using walks::Typed;

namespace {

/// A flat floor with its obstacles in any order.
template <class Obstacle>
struct Seams {
    using T = Scalar<Obstacle>;
    std::vector<Obstacle> obstacles;
    Vec2<T> middle;
    T tile;
    /// Rounding may leave gaps between the obstacles. If the obstacles overlap, there are none.
    bool has_gaps = false;
    bool has_laps = false;
};

template <class T>
void add_tile(std::vector<Aabb<T>>& tiles, Vec2<T> corner, Vec2<T> size) {
    tiles.push_back(Aabb<T>::from_corner_size(corner, size));
}
template <class T>
void add_tile(std::vector<Polygon<T>>& tiles, Vec2<T> corner, Vec2<T> size) {
    tiles.push_back(Polygon<T>(corner, {{0, 0}, {size.x, 0}, size, {0, size.y}}));
}
/// A rail whose round end surrounds the start of the next rail.
template <class T>
void add_tile(std::vector<Capsule<T>>& tiles, Vec2<T> corner, Vec2<T> size) {
    tiles.push_back({corner, {size.x, 0}, T(0.5) * size.y});
}

template <class T>
bool is_gap(const Aabb<T>& a, const Aabb<T>& b) {
    return exact_sum(b.center.x, -b.half.x, -a.center.x, -a.half.x).sign() > 0;
}
template <class T>
bool is_gap(const Polygon<T>& a, const Polygon<T>& b) {
    return exact_sum(b.pos().x, -a.pos().x, -a.points()[1].x).sign() > 0;
}
template <class T>
bool is_gap(const Capsule<T>& a, const Capsule<T>& b) {
    return exact_sum(b.start.x, -a.start.x, -a.delta.x).sign() > 0;
}

/// Tiles as people place them: tile i is at corner + i * size.
template <class Obstacle, class T = Scalar<Obstacle>>
Seams<Obstacle> floor_in_decimals(Typed& typed, Vec2<T> corner) {
    constexpr int count = 24, half_count = count / 2;
    const T tile =
        T(typed.one_of<double>({0.1, 0.3, 1 / 3.0, 0.125, 16.7, 0.7, 2.54, 1, 32.1, 16}));
    const T height =
        typed.whole(0, 1) == 0 ? tile : walks::part_of<T>(typed, tile, {0.1, 0.25, 1, 3.3});
    const bool laps = typed.whole(0, 1) == 0;
    const T lap = laps ? T(4 * ulp<T>(std::abs(corner.x) + count * tile)) : T(0);
    Seams<Obstacle> floor{{}, {corner.x + T(half_count) * tile, corner.y}, tile, false, laps};
    auto& all = floor.obstacles;
    for (int i = 0; i < count; ++i) {
        add_tile(all, {corner.x + T(i) * tile, corner.y}, {tile + lap, height});
        if (i > 0 && is_gap(all[all.size() - 2], all.back())) floor.has_gaps = true;
    }
    typed.shuffle(all);
    return floor;
}

/// Falls onto the floor, then runs to and fro on it and stands still in every fifth frame.
template <class Mover, class Obstacle, class T = Scalar<Mover>>
class SeamWalk {
public:
    SeamWalk(const Mover& mover, const Seams<Obstacle>& floor, Vec2<T> delta,
             const symmetry::Change<T>& change, Broken& broken)
        : floor_(floor),
          delta_(delta),
          change_(change),
          back_(walks::inverse(change)),
          mover_(change(mover)),
          broken_(broken) {
        for (const Obstacle& obstacle : floor.obstacles) obstacles_.push_back(change(obstacle));
    }

    void walk(int frames) {
        const Vec2<T> down{0, 8 * floor_.tile};
        const auto fall = sweep_into(mover_, change_.turned(down), obstacles_);
        if (!fall.hit) return note(broken_.sunk, "falls through", down);
        mover_ = placed_at(mover_, fall.pos);
        for (int frame = 0; frame < frames; ++frame) {
            const double aside = double(back_.turned(position(mover_)).x) - double(floor_.middle.x);
            if (std::abs(aside) > 5 * double(floor_.tile))
                delta_.x = aside < 0 ? std::abs(delta_.x) : -std::abs(delta_.x);
            step(frame % 5 == 4 ? Vec2<T>{0, delta_.y} : delta_);
        }
    }

private:
    void note(long& count, const char* what, Vec2<T> delta) {
        broken_.note(count, what, mover_, change_.turned(delta));
    }
    void step(Vec2<T> delta) {
        const auto moved = move_and_slide(mover_, change_.turned(delta), obstacles_);
        ++broken_.frames;
        const Vec2<T> from = back_.turned(position(mover_));
        const Vec2<T> to = back_.turned(moved.pos);
        const double unit = walks::unit_of(mover_, delta, obstacles_[0]);
        const double lost = exact_sum(from.x, delta.x, -to.x).estimate();
        if (std::abs(lost) > 2 * unit) note(broken_.stuck, "sticks", delta);
        if (to.y != from.y) note(broken_.jittered, "leaves its height", delta);
        if (delta.x == 0 && to != from) note(broken_.jittered, "does not stand still", delta);
        if (back_.turned(moved.delta) != Vec2<T>{delta.x, 0})
            note(broken_.slanted, "is turned aside", delta);
        for (std::size_t i = 0; i < moved.count; ++i) {
            const auto& hit = moved.sweeps[i].hit;
            if (hit && back_.turned(hit->normal) != Vec2<T>{0, -1})
                note(broken_.slanted, "meets no flat face", delta);
        }
        mover_ = placed_at(mover_, moved.pos);
        for (const Obstacle& obstacle : obstacles_)
            if (overlaps(mover_, obstacle)) return note(broken_.sunk, "sinks", delta);
    }

    const Seams<Obstacle>& floor_;
    Vec2<T> delta_;
    symmetry::Change<T> change_;
    symmetry::Change<T> back_;
    Mover mover_;
    std::vector<Obstacle> obstacles_;
    Broken& broken_;
};

/// Walks of every mover over floors of one kind of obstacle. A mover that stands on an arc sinks
/// slightly into a gap; one that stands on a point falls into it, even where two obstacles just
/// touch.
template <class Obstacle, class T = Scalar<Obstacle>>
void walk_over_seams(Typed& typed, double offset, int floors, Broken& broken) {
    const double least = 64 * ulp<T>(std::abs(offset));
    for (int i = 0; i < floors; ++i) {
        const Vec2<T> corner{T(offset) + T(typed.one_of<double>({0, 19.5, -3.3, 0.1, 7})),
                             T(offset) + T(typed.one_of<double>({0, -0.15, 12.8, 0.3, -7}))};
        const auto floor = floor_in_decimals<Obstacle>(typed, corner);
        const double tile = floor.tile;
        const auto change = walks::any_change<T>(typed);
        walks::each_mover<T>(typed, tile, [&](const auto& mover, Foot foot) {
            const Vec2<T> delta{
                walks::part_of<T>(typed, tile,
                                  {0.01, 0.05, 0.1, 0.125, 0.13, 0.2, 0.25, 0.3, 0.5, 1, 1.3}),
                walks::part_of<T>(typed, tile, {0.0083, 0.01, 0.05, 0.1, 0.3, 0.5, 0.981})};
            const T aside = walks::part_of<T>(typed, tile, {0.1, 0.2, 0.3, 0.5, 0.6, 1});
            const bool is_held = foot == Foot::flat || !floor.has_gaps;
            if (!is_held || (foot == Foot::pointed && !floor.has_laps)) return;
            if (double(delta.y) < least || double(delta.x) < least || tile < least) return;
            const Vec2<T> start{floor.middle.x + aside, floor.middle.y - 5 * floor.tile};
            SeamWalk(placed_at(mover, start), floor, delta, change, broken).walk(24);
        });
    }
}

template <class Obstacle, class T = Scalar<Obstacle>>
Broken walk_over_seams(unsigned seed, int floors) {
    Typed typed(seed);
    Broken broken;
    for (const double offset : {0.0, std::is_same_v<T, float> ? 1e5 : 1e9})
        walk_over_seams<Obstacle>(typed, offset, floors, broken);
    return broken;
}

template <class Obstacle>
void check_seams(unsigned seed, int floors) {
    const Broken broken = walk_over_seams<Obstacle>(seed, floors);
    INFO(broken.example << "; stuck " << broken.stuck << ", sunk " << broken.sunk << ", jittered "
                        << broken.jittered << ", slanted " << broken.slanted << " of "
                        << broken.frames);
    CHECK(broken.all() == 0);
    CHECK(broken.frames / 50 > floors);
}

/// Tiles from the last to the first, so that where two tie, the wrong one comes first.
std::vector<Aabb<double>> lapping_tiles(Vec2<double> corner, double tile, int count) {
    const double lap = 4 * ulp<double>(corner.x + 24 * tile);
    std::vector<Aabb<double>> tiles;
    for (int i = count - 1; i >= 0; --i)
        add_tile(tiles, {corner.x + i * tile, corner.y}, {tile + lap, tile});
    return tiles;
}

}  // namespace

// The path passes exactly through the corner of the next tile, and reaches the floor there. The
// stop was rounded, and seemed to be in front of the tile's side.
TEST_CASE("a point slides over the corner of a tile that laps its own", "[floor]") {
    const Vec2<double> delta{0.01, 0.01};
    std::vector<Aabb<double>> walls;
    for (const auto& tile : lapping_tiles({1e9, 1000000000.3}, 0.1, 24))
        walls.push_back({{tile.center.y, tile.center.x}, {tile.half.y, tile.half.x}});
    const Vec2<double> start{1000000000.2999998, 1000000001.3999999};
    const auto moved = move_and_slide(start, delta, walls);
    CHECK(moved.pos == Vec2{start.x, start.y + delta.y});
    CHECK(moved.sweeps[0].hit->normal == Vec2{-1.0, 0.0});
}

// Computed times can't tell which comes first, the floor or the side below it.
TEST_CASE("a point hits the floor that its path crosses an ulp before a side", "[floor]") {
    const Vec2<double> start{10.9, 0.29999999999999993}, delta{0.039, 0.003};
    const auto moved = move_and_slide(start, delta, lapping_tiles({7, 0.3}, 0.3, 24));
    CHECK(moved.pos == Vec2{start.x + delta.x, start.y});
    CHECK(moved.sweeps[0].hit->normal == Vec2{0.0, -1.0});
}

// The round ends of two rails meet below the box's corner. Their times are those of an arc, which
// rounding moves, but their normals are axial and were taken for flat faces with exact times.
TEST_CASE("a box keeps its height with its corner over a gap between rails", "[floor]") {
    std::vector<Capsule<double>> rails;
    for (int i = 14; i >= 10; --i) add_tile(rails, {i * 16.7, 0.3}, {16.7, 16.7});
    const Aabb<double> box{{208.74999999999997, -9.7200000000000006}, {8.35, 1.67}};
    const auto moved = move_and_slide(box, {2.0875, 0.13861}, rails);
    CHECK(moved.pos.y == box.center.y);
}

TEMPLATE_TEST_CASE("nothing catches on the seams of a floor in decimals", "[floor]", float,
                   double) {
    check_seams<Aabb<TestType>>(1, 60);
    check_seams<Polygon<TestType>>(2, 40);
    check_seams<Capsule<TestType>>(3, 40);
}

TEMPLATE_TEST_CASE("in the long run nothing catches on a seam", "[.][heavy]", float, double) {
    for (unsigned part = 0; part < walks::heavy_parts(); ++part) {
        check_seams<Aabb<TestType>>(1000 + part, 60);
        check_seams<Polygon<TestType>>(5000 + part, 40);
        check_seams<Capsule<TestType>>(9000 + part, 40);
    }
}
