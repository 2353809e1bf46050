// Random steps over random terrain: obstacles of all kinds, in decimals, on a grid or anywhere,
// crossing each other as they will, in a room that no step may leave.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <sstream>

#include <isect/detail/slide/at_rest.hpp>

#include "catch.hpp"
#include "lib/movers.hpp"
#include "lib/promises_file.hpp"

using namespace isect;
using isect::detail::narrowed;
using isect::detail::widened;
using lib_random::Family;
using walks::Typed;

namespace {

/// What many steps found. Stuck: the step is lost for good, although its way along the one surface
/// that it met is free. Jittered: it goes to and fro where it should stand.
struct Steps {
    std::string terrain;
    std::string scalar;
    double offset = 0;
    long all = 0;
    long hits = 0;
    long sunk = 0;
    long stuck = 0;
    long jittered = 0;
    long left_room = 0;
    long grown = 0;
    std::string example{};
};

constexpr int room_half = 60;
constexpr int longest_cycle = 14;
constexpr int steps_per_terrain = 200;
constexpr long all_steps = 10'000'000;

/// The four walls of a room, and obstacles in it.
template <class T>
std::vector<Shape<T>> terrain_of(Family family, unsigned seed, Vec2<T> middle) {
    const T far = T(room_half);
    const T wide = T(room_half + 20);
    std::vector<Shape<T>> all{Aabb<T>{middle + Vec2<T>{0, far + 5}, {wide, 5}},
                              Aabb<T>{middle - Vec2<T>{0, far + 5}, {wide, 5}},
                              Aabb<T>{middle + Vec2<T>{far + 5, 0}, {5, wide}},
                              Aabb<T>{middle - Vec2<T>{far + 5, 0}, {5, wide}}};
    lib_random::Source<T> source(family, seed);
    const auto add = [&](const auto& shape) {
        const Vec2<T> place = middle + T(3) * position(shape);
        all.push_back(placed_at(Shape<T>{shape}, place));
    };
    for (int i = 0; i < 3; ++i) {
        add(source.template shape<Aabb<T>>());
        add(source.template shape<Circle<T>>());
        add(source.template shape<Capsule<T>>());
        add(source.template shape<Polygon<T>>());
        add(source.template shape<Polygon<T>>());
    }
    for (int i = 0; i < 2; ++i) {
        const auto wall = source.template shape<Capsule<T>>();
        add(Capsule<T>{wall.start, wall.delta, 0});
    }
    return all;
}

/// A chain from left to right through the room, met from both sides.
template <class T>
Chain<T> chain_through(Family family, unsigned seed, Vec2<T> middle) {
    lib_random::Source<T> source(family, seed + 77);
    std::vector<Vec2<T>> points;
    for (int i = -3; i <= 3; ++i) {
        const Vec2<T> at = position(source.template shape<Circle<T>>());
        points.push_back(middle + Vec2<T>{T(20 * i), 0} + at);
    }
    for (std::size_t i = 1; i < points.size(); ++i)
        if (points[i] == points[i - 1]) points[i].x += T(1);
    return Chain<T>(points);
}

template <class T>
class Stepper {
public:
    Stepper(const std::vector<Shape<T>>& list, const Chain<T>& chain, Vec2<T> middle, Steps& found)
        : list_(joined(ObstacleList(list), chain)), middle_(middle), found_(found) {}

    /// Falls from a free place, and then steps about with and without gravity.
    void go(Typed& typed, Shape<T> mover) {
        if (!place(typed, mover)) return;
        Vec2<T> delta{};
        for (int i = 0; i < steps_per_terrain; ++i) {
            if (typed.whole(0, 6) == 0) delta = any_delta(typed);
            step(mover, delta);
        }
    }

private:
    bool is_inside_any(const Shape<T>& mover) const { return overlaps(mover, list_); }
    bool place(Typed& typed, Shape<T>& mover) {
        for (int tries = 0; tries < 20; ++tries) {
            const Vec2<T> at{typed.between<T>(-50, 50), typed.between<T>(-50, 50)};
            mover = placed_at(mover, middle_ + at);
            if (!is_inside_any(mover)) return true;
        }
        return false;
    }
    static Vec2<T> any_delta(Typed& typed) {
        const T fall = typed.whole(0, 2) == 0 ? T(0) : typed.between<T>(0.1, 3);
        const T far = typed.whole(0, 9) == 0 ? T(100) : T(3);
        const T run = typed.whole(0, 4) == 0 ? T(0) : typed.between<T>(-far, far);
        const T climb = typed.whole(0, 5) == 0 ? typed.between<T>(-far, far) : T(0);
        return {run, fall + climb};
    }
    double unit_at(Vec2<T> pos, Vec2<T> delta) const {
        const double size = std::max(std::abs(double(pos.x)), std::abs(double(pos.y)));
        return isect::detail::ulp<T>(2 * size + length(widened(delta)) + 80);
    }
    void note(long& count, const char* what, const Shape<T>& mover, Vec2<T> delta) {
        ++count;
        if (!found_.example.empty()) return;
        std::ostringstream text;
        text.precision(17);
        const Vec2<T> pos = position(mover);
        text << what << ": kind " << mover.index() << " at (" << pos.x << ", " << pos.y << ") by ("
             << delta.x << ", " << delta.y << ")";
        found_.example = text.str();
    }

    void step(Shape<T>& mover, Vec2<T> delta) {
        ++found_.all;
        const auto moved = move_and_slide(mover, delta, list_);
        const Shape<T> there = placed_at(mover, moved.pos);
        found_.hits += moved.sweeps[0].hit ? 1 : 0;
        if (is_inside_any(there)) note(found_.sunk, "sinks", mover, delta);
        const Vec2<double> out = widened(moved.pos) - widened(middle_);
        if (!(std::abs(out.x) <= room_half && std::abs(out.y) <= room_half))
            note(found_.left_room, "leaves the room", mover, delta);
        const double gone = length(widened(moved.pos) - widened(position(mover)));
        const double unit = unit_at(position(mover), delta);
        if (gone > length(widened(delta)) + 16 * unit) note(found_.grown, "grows", mover, delta);
        if (is_stuck(mover, delta, moved)) note(found_.stuck, "sticks", mover, delta);

        if (comes_back(there, delta)) note(found_.jittered, "jitters", mover, delta);
        mover = there;
    }

    /// Whether steps by the same motion lead away, and back to the same place.
    bool comes_back(const Shape<T>& mover, Vec2<T> delta) const {
        const Vec2<T> start = position(mover);
        Vec2<T> before = start;
        for (int i = 0; i < longest_cycle; ++i) {
            const Vec2<T> next = move_and_slide(placed_at(mover, before), delta, list_).pos;
            const Vec2<double> gone = widened(next) - widened(before);
            if (next == before || length(gone) > 0.01 * length(widened(delta))) return false;
            if (next == start) return true;
            before = next;
        }
        return false;
    }

    /// Whether another obstacle, no farther than a distance, holds the mover against the one that
    /// it met: it is in a valley, and at rest.
    bool is_in_valley(const Shape<T>& mover, Vec2<T> delta, const Sweep<T>& met,
                      double distance) const {
        const auto others =
            filtered(list_, [&](std::size_t id, const auto&) { return id != met.index; });
        const Vec2<double> n = widened(met.hit->normal);
        for (const int x : {-1, 0, 1}) {
            for (const int y : {-1, 0, 1}) {
                const auto way = narrowed<T>(distance * Vec2<double>{double(x), double(y)});
                const auto near = sweep_into(mover, way, others).hit;
                if (near && isect::detail::is_held(widened(delta), n, widened(near->normal)))
                    return true;
            }
        }
        return false;
    }

    bool is_stuck(const Shape<T>& mover, Vec2<T> delta, const Moved<T>& moved) const {
        if (!moved.sweeps[0].hit) return false;
        const Vec2<T> normal = moved.sweeps[0].hit->normal;
        for (std::size_t i = 1; i < moved.count; ++i)
            if (moved.sweeps[i].hit && !(moved.sweeps[i].hit->normal == normal)) return false;
        const Vec2<double> along = perpendicular(widened(normal));
        const double wanted = dot(widened(delta), along);
        const double gone = dot(widened(moved.pos) - widened(position(mover)), along);
        const double unit = unit_at(position(mover), delta);
        const double lost = std::abs(wanted - gone);
        if (lost <= 16 * unit) return false;
        if (lost <= 64 * unit && is_in_valley(mover, delta, moved.sweeps[0], 16 * unit))
            return false;

        // Is its way along the surface, a hair off it, free?
        const Vec2<double> hair = 64 * unit * widened(normal);
        const auto off = placed_at(mover, narrowed<T>(widened(moved.sweeps[0].pos) + hair));
        const auto rest = narrowed<T>((wanted - gone) * along);
        if (is_inside_any(off) || sweep_into(off, rest, list_).hit) return false;
        return move_and_slide(placed_at(mover, moved.pos), delta, list_).pos == moved.pos;
    }

    Joined<ObstacleList<Shape<T>>, const Chain<T>&> list_;
    Vec2<T> middle_;
    Steps& found_;
};

/// One part of the steps of a row.
template <class T>
void step_about(Family family, unsigned part, Steps& found) {
    const Vec2<T> middle{T(found.offset), T(found.offset)};
    const long end = found.all + all_steps / 12 / 1000;
    for (unsigned seed = 10'000 * part; found.all < end; ++seed) {
        const auto terrain = terrain_of<T>(family, seed, middle);
        Typed typed(seed);
        const auto chain = chain_through<T>(family, seed, middle);
        Stepper<T> stepper(terrain, chain, middle, found);
        walks::each_mover<T>(
            typed, 5, [&](const auto& mover, walks::Foot) { stepper.go(typed, Shape<T>{mover}); });
    }
}

std::vector<Steps> step_everywhere(unsigned first, unsigned end) {
    std::vector<Steps> rows;
    for (const Family family : {Family::grid, Family::uniform, Family::glide}) {
        for (const bool is_far : {false, true}) {
            const std::string name = lib_random::family_names[unsigned(family)];
            Steps in_float{name, "float", is_far ? 1e4 : 0};
            Steps in_double{name, "double", is_far ? 1e9 : 0};
            for (unsigned part = first; part < end; ++part) {
                step_about<float>(family, part, in_float);
                step_about<double>(family, part, in_double);
            }
            rows.push_back(in_float);
            rows.push_back(in_double);
        }
    }
    return rows;
}

std::string table_of(const std::vector<Steps>& rows) {
    std::ostringstream text;
    text << "\n## Steps of move_and_slide over random terrain\n\n"
            "Four walls, fifteen obstacles of all kinds, two walls without thickness and a chain, "
            "crossing each other; movers of\nevery kind, which step about with and without "
            "gravity. *Stuck* is a step that is lost for good, although the way\nalong the one "
            "surface that it met is free, and no other a few ulp away holds the mover in a valley; "
            "*jitter*, to\nand fro where it should stand; *out*, out of the room; *grown*, longer "
            "than asked.\n\n"
            "| family | scalar | offset | steps | hits | sunk | stuck | jitter | out | grown |\n"
            "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (const Steps& row : rows) {
        text << "| " << row.terrain << " | " << row.scalar << " | " << row.offset << " | "
             << row.all << " | " << row.hits << " | " << row.sunk << " | " << row.stuck << " | "
             << row.jittered << " | " << row.left_room << " | " << row.grown << " |\n";
    }
    return text.str();
}

void check_steps(const std::vector<Steps>& rows) {
    for (const Steps& row : rows) {
        INFO(row.terrain << " in " << row.scalar << " at " << row.offset << ": " << row.example
                         << "; sunk " << row.sunk << ", stuck " << row.stuck << ", jittered "
                         << row.jittered << ", out " << row.left_room << ", grown " << row.grown
                         << " of " << row.all);
        CHECK(row.sunk == 0);
        CHECK(row.left_room == 0);
        CHECK(row.grown == 0);
        CHECK(row.stuck == 0);
        CHECK(row.jittered == 0);
        CHECK(row.hits > row.all / 10);
    }
}

}  // namespace

TEST_CASE("random steps over random terrain keep every promise", "[ramp]") {
    check_steps(step_everywhere(2000, 2004));
}

TEST_CASE("a short step over a seam that doesn't hold the mover is not lost", "[ramp]") {
    Steps far{"grid", "float", 1e4};
    step_about<float>(Family::grid, 42, far);
    check_steps({far});
}

TEST_CASE("in the long run random steps over random terrain keep every promise", "[.][heavy]") {
    const auto rows = step_everywhere(0, walks::heavy_parts());
    const std::string table = table_of(rows);
    if (const char* path = std::getenv("ISECT_PROMISES")) promises::write_section(path, table);
    check_steps(rows);
}
