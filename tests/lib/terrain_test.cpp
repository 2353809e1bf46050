// A character on terrains with random input: what walk promises, frame by frame.
#include <cstdio>
#include <cstdlib>
#include <string>

#include <isect/detail/sweep/obstacle.hpp>

#include "catch.hpp"
#include "lib/terrains.hpp"

using namespace isect;
using isect::detail::widened;

namespace {

struct Counts {
    long frames{};
    long slowed{};
    long walled{};
    long lifted{};
    long sunk{};
    long fallen{};
    long jittered{};
    long hung{};
    std::string example;

    long broken() const { return slowed + walled + lifted + sunk + fallen + jittered + hung; }
};

/// What the keys say in one frame.
struct Keys {
    int way = 0;
    bool jump = false;
    bool drop = false;
};

/// Keys as a nervous player presses them.
class Fingers {
public:
    explicit Fingers(unsigned seed) : engine_(seed) {}

    Keys next() {
        if (engine_() % 25 == 0) keys_.way = int(engine_() % 3) - 1;
        keys_.jump = engine_() % 70 == 0;
        keys_.drop = engine_() % 90 == 0;
        return keys_;
    }
    void turn(int way) { keys_.way = way; }

private:
    std::mt19937 engine_;
    Keys keys_;
};

template <class Mover, class Terrain>
class Game {
public:
    using T = Scalar<Mover>;
    static constexpr double run = 240;
    static constexpr double gravity = 1500;
    static constexpr double jump = 480;
    static constexpr double time_step = 1.0 / 60;

    Game(Mover mover, Terrain& terrain, T offset, unsigned seed, Counts& counts)
        : terrain_(terrain), mover_(mover), offset_(offset), fingers_(seed), counts_(counts) {
        const Vec2<T> at{T(double(offset) + terrain.start), position(mover).y};
        mover_ = placed_at(mover, at);
        last_.pos = at;
    }

    void play(int frames) {
        for (frame_ = 0; frame_ < frames; ++frame_) step();
    }

private:
    void step() {
        terrain_.advance();
        const double x = double(last_.pos.x) - double(offset_);
        if (x < terrain_.left) fingers_.turn(1);
        if (x > terrain_.right) fingers_.turn(-1);
        Keys keys = fingers_.next();
        keys.jump = keys.jump && last_.floor.has_value();
        keys.drop = keys.drop && terrain_.has_drops;

        auto settings = terrain_.settings;
        settings.drops = keys.drop;
        Vec2<T> velocity = last_.velocity;
        velocity.x = T(keys.way * run);
        velocity.y = keys.jump ? T(-jump) : velocity.y + T(gravity * time_step);
        const auto& ground = terrain_.ground();
        const Walked<T> now = walk(mover_, velocity, T(time_step), ground, settings);
        mover_ = placed_at(mover_, now.pos);
        ++counts_.frames;
        check(now, keys, ground);
        last_ = now;
        was_idle_ = keys.way == 0 && !keys.jump && !keys.drop;
    }

    template <class Ground>
    void check(const Walked<T>& now, const Keys& keys, const Ground& ground) {
        const Vec2<double> gone = widened(now.pos) - widened(last_.pos);
        const bool is_on = last_.floor && !keys.jump && !keys.drop;
        if (is_on && !now.floor && !terrain_.has_cliffs) note(counts_.lifted, "left the ground");
        if (is_on && now.floor) {
            if (keys.way != 0) check_pace(now, keys, gone);
            if (keys.way == 0 && was_idle_ && now.stands_on == last_.stands_on) check_rest(gone);
        }
        // At the top of a jump, a frame without motion is right.
        const bool was_still = is_still_;
        is_still_ = gone == Vec2<double>{} && !last_.floor && !now.floor;
        if (is_still_ && was_still) note(counts_.hung, "hangs in the air");
        if (double(now.pos.y) - double(offset_) > 0) note(counts_.fallen, "fell through");
        ground.near(bounds_of(mover_), [&](const auto& item) {
            const auto& obstacle = detail::shape_of(item);
            if (detail::is_one_sided(detail::any_obstacle<T>(obstacle))) return;
            if (overlaps(mover_, detail::bare(obstacle))) note(counts_.sunk, "sinks");
        });
    }

    /// On ground that stands still, the character does so bit for bit.
    void check_rest(Vec2<double> gone) {
        const Vec2<double> way = carried();
        const double allowed = way == Vec2<double>{} ? 0 : hair();
        if (length(gone - way) > allowed) note(counts_.jittered, "jitters");
    }
    /// 64 ulp of the largest number around.
    double hair() const {
        const double size = std::abs(double(offset_)) + 2000;
        return 64 * std::numeric_limits<T>::epsilon() * size;
    }

    void check_pace(const Walked<T>& now, const Keys& keys, Vec2<double> gone) {
        const double whole = run * time_step;
        if (now.wall) {
            if (!terrain_.has_walls) note(counts_.walled, "meets a wall");
            return;
        }
        gone = gone - carried();
        const double onward = gone.x * keys.way;
        const bool is_same = now.floor->normal == last_.floor->normal && !is_on_moving(now);
        const bool is_even = is_same && std::abs(dot(gone, widened(now.floor->normal))) < hair();
        const bool is_slow =
            is_even ? std::abs(length(gone) - whole) > hair() : onward < 0.65 * whole;
        if (is_slow && !is_on_moving(now)) note(counts_.slowed, "lost speed");
    }
    bool is_on_moving(const Walked<T>& now) const {
        return terrain_.settings.fastest_platform > 0 &&
               (now.stands_on >= 100 || last_.stands_on >= 100);
    }
    Vec2<double> carried() const {
        if constexpr (requires { terrain_.frame; }) {
            if (last_.stands_on != npos) return widened(terrain_.list[last_.stands_on].moved);
        }
        return {};
    }

    void note(long& count, const char* what) {
        ++count;
        if (!counts_.example.empty()) return;
        char text[200];
        std::snprintf(text, sizeof text, "%s at (%.17g, %.17g), frame %d, from (%.17g, %.17g)",
                      what, double(position(mover_).x - offset_),
                      double(position(mover_).y - offset_), frame_, double(last_.pos.x - offset_),
                      double(last_.pos.y - offset_));
        counts_.example = text;
    }

    Terrain& terrain_;
    Mover mover_;
    T offset_;
    Fingers fingers_;
    Counts& counts_;
    Walked<T> last_{};
    bool was_idle_ = false;
    bool is_still_ = false;
    int frame_ = 0;
};

template <template <class> class Terrain, class T>
void play_on(T offset, int frames) {
    Counts counts;
    const T height = T(20);
    const terrains::Place<T> place{offset, height};
    Terrain<T> terrain(place);
    const T y = offset - T(0.5) * height;
    const bool is_narrow = std::is_same_v<Terrain<T>, terrains::Corridor<T>>;
    const T up = is_narrow ? T(0) : T(120);
    const Vec2<T> at{offset, y - up};
    const auto play = [&](const auto& mover, unsigned seed) {
        Game game(mover, terrain, offset, seed, counts);
        game.play(frames / 3);
    };
    play(Aabb<T>{at, {T(5), T(0.5) * height}}, 1);
    play(Circle<T>{at, T(0.5) * height}, 2);
    play(Capsule<T>{at - Vec2<T>{0, T(4)}, {0, T(8)}, T(6)}, 3);
    const char* scalar = std::is_same_v<T, float> ? "float" : "double";
    std::printf("%-34s %-6s %6g %7ld %6ld %6ld %6ld %6ld %6ld %6ld %6ld\n", Terrain<T>::name,
                scalar, double(offset), counts.frames, counts.slowed, counts.walled, counts.lifted,
                counts.sunk, counts.fallen, counts.jittered, counts.hung);
    INFO(Terrain<T>::name << " in " << scalar << " at " << offset << ": " << counts.example);
    CHECK(counts.broken() == 0);
}

template <template <class> class Terrain>
void play_in_all(int frames) {
    play_on<Terrain, float>(0, frames);
    play_on<Terrain, float>(1e5F, frames);
    play_on<Terrain, double>(0, frames);
    play_on<Terrain, double>(1e9, frames);
}

void play_on_all_terrains(int frames) {
    std::printf("%-34s %-6s %6s %7s %6s %6s %6s %6s %6s %6s %6s\n", "terrain", "", "offset",
                "frames", "slowed", "walled", "lifted", "sunk", "fallen", "jitter", "hung");
    play_in_all<terrains::FlatTiles>(frames);
    play_in_all<terrains::Slopes>(frames);
    play_in_all<terrains::SteepSlopes>(frames);
    play_in_all<terrains::Stairs>(frames);
    play_in_all<terrains::Corridor>(frames);
    play_in_all<terrains::Landscape>(frames);
    play_in_all<terrains::OneSidedLandscape>(frames);
    play_in_all<terrains::Tiles>(frames);
    play_in_all<terrains::OneWay>(frames);
    play_in_all<terrains::Moving>(frames);
}

}  // namespace

TEST_CASE("a character walks on all terrains", "[character]") {
    play_on_all_terrains(3000);
}

TEST_CASE("a character walks on all terrains for long", "[heavy]") {
    play_on_all_terrains(100'000);
}
