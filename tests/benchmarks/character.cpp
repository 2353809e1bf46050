// isect-bench-character: one step of a character among 100 tiles, beside Box2D and Chipmunk, and
// its part of RESULTS.md.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include <box2d/box2d.h>
#include <chipmunk/chipmunk.h>

#include <isect/broad.hpp>
#include <isect/isect.hpp>

namespace isect_bench {
namespace {

using Box = isect::Aabb<double>;
using Vec = isect::Vec2<double>;

constexpr int frames = 20'000;
constexpr double frame_time = 1.0 / 60;
constexpr double run = 5;
constexpr double gravity = 25;
constexpr double jump = 9;

/// A floor of 60 tiles with pillars of two, three or four tiles between which the character runs
/// and jumps, and a roof: 100 tiles in all, in metres.
std::vector<Box> hundred_tiles() {
    std::vector<Box> tiles;
    const auto add = [&](int column, int row) {
        tiles.push_back({{column + 0.5, row + 0.5}, {0.5, 0.5}});
    };
    for (int i = 0; i < 60; ++i) add(i, 0);
    for (int k = 0; k < 4; ++k) add(0, -1 - k), add(59, -1 - k);
    for (int i = 8; i < 56; i += 8) add(i, -1), add(i + 1, -1), add(i + 1, -2);
    for (int i = 20; i < 34; ++i) add(i, -6);
    return tiles;
}

/// The keys of each frame, the same for all.
struct Input {
    double way;
    bool jumps;
};
std::vector<Input> inputs() {
    std::mt19937 engine(1);
    std::vector<Input> all;
    double way = 1;
    for (int i = 0; i < frames; ++i) {
        if (engine() % 40 == 0) way = double(int(engine() % 3) - 1);
        all.push_back({way, engine() % 30 == 0});
    }
    return all;
}

/// The speed that the keys ask for. It turns round before it could jump out over an end.
double speed_at(double x, const Input& key) {
    return x < 3 ? run : x > 57 ? -run : key.way * run;
}

/// Whether a body may jump: its velocity has been level for two frames, unlike at a jump's top.
class Stance {
public:
    bool may_jump(double vertical) {
        const bool was_level = is_level_;
        is_level_ = std::abs(vertical) < 0.1;
        return was_level && is_level_;
    }

private:
    bool is_level_ = false;
};

/// The fastest of 25 runs, in nanoseconds of processor time for one step.
template <class Play>
double step_time(const Play& play) {
    double least = HUGE_VAL;
    for (int i = 0; i < 25; ++i) {
        const std::clock_t start = std::clock();
        play();
        least = std::min(least, 1e9 * double(std::clock() - start) / CLOCKS_PER_SEC / frames);
    }
    return least;
}

void print_row(const char* name, double time) {
    std::printf("| %s | %.0f |\n", name, time);
}

volatile double sink;

template <class T, class Mover, class Ground>
double walk_time(const std::vector<Input>& keys, Mover mover, const Ground& ground) {
    const auto start = position(mover);
    isect::WalkSettings<T> settings;
    settings.snap = T(0.3);
    settings.step = T(0.3);
    return step_time([&] {
        mover = placed_at(mover, start);
        isect::Walked<T> now;
        for (const Input& key : keys) {
            const double x = double(position(mover).x);
            isect::Vec2<T> velocity{T(speed_at(x, key)), now.velocity.y + T(gravity * frame_time)};
            if (key.jumps && now.floor) velocity.y = T(-jump);
            now = isect::walk(mover, velocity, T(frame_time), ground, settings);
            mover = placed_at(mover, now.pos);
        }
        sink = double(now.pos.x);
    });
}

template <class Ground>
double slide_time(const std::vector<Input>& keys, Box mover, const Ground& ground) {
    const Vec start = mover.center;
    return step_time([&] {
        mover.center = start;
        Vec velocity;
        for (const Input& key : keys) {
            velocity = {speed_at(mover.center.x, key), velocity.y + gravity * frame_time};
            const auto moved = isect::move_and_slide(mover, frame_time * velocity, ground);
            const bool is_on = moved.delta.y == 0;
            mover.center = moved.pos;
            velocity.y = key.jumps && is_on ? -jump : moved.delta.y / frame_time;
        }
        sink = mover.center.x;
    });
}

/// A dynamic body without friction that can't turn, whose velocity the keys set. Its step does more
/// than a walk, for it could push things, and less, for it neither climbs nor keeps to the ground.
double box2d_time(const std::vector<Input>& keys, const std::vector<Box>& tiles) {
    b2World world({0, float(gravity)});
    b2BodyDef ground_definition;
    b2Body* ground = world.CreateBody(&ground_definition);
    for (const Box& tile : tiles) {
        b2PolygonShape shape;
        shape.SetAsBox(float(tile.half.x), float(tile.half.y),
                       {float(tile.center.x), float(tile.center.y)}, 0);
        b2Fixture* fixture = ground->CreateFixture(&shape, 0);
        fixture->SetFriction(0);
    }
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.fixedRotation = true;
    definition.allowSleep = false;
    definition.position = {4, -1};
    b2Body* body = world.CreateBody(&definition);
    b2PolygonShape shape;
    shape.SetAsBox(0.45F, 0.9F);
    body->CreateFixture(&shape, 1)->SetFriction(0);
    Stance stance;
    return step_time([&] {
        for (const Input& key : keys) {
            b2Vec2 velocity = body->GetLinearVelocity();
            velocity.x = float(speed_at(double(body->GetPosition().x), key));
            const bool may_jump = stance.may_jump(double(velocity.y));
            if (key.jumps && may_jump) velocity.y = -float(jump);
            body->SetLinearVelocity(velocity);
            world.Step(float(frame_time), 8, 3);
        }
        sink = double(body->GetPosition().x);
    });
}

template <class Object>
using Freed = std::unique_ptr<Object, void (*)(Object*)>;

/// The same in Chipmunk: a body of infinite moment. Beside pillars it slowly sinks through the
/// floor of tiles; then it is put back.
double chipmunk_time(const std::vector<Input>& keys, const std::vector<Box>& tiles, int& sunk) {
    const Freed<cpSpace> space(cpSpaceNew(), cpSpaceFree);
    cpSpaceSetGravity(space.get(), cpv(0, gravity));
    std::vector<Freed<cpShape>> shapes;
    cpBody* ground = cpSpaceGetStaticBody(space.get());
    const auto add = [&](cpShape* shape) {
        cpShapeSetFriction(shape, 0);
        cpSpaceAddShape(space.get(), shape);
        shapes.emplace_back(shape, cpShapeFree);
    };
    for (const Box& tile : tiles) {
        const cpBB bounds =
            cpBBNewForExtents(cpv(tile.center.x, tile.center.y), tile.half.x, tile.half.y);
        add(cpBoxShapeNew2(ground, bounds, 0));
    }
    const Freed<cpBody> body(cpBodyNew(1, INFINITY), cpBodyFree);
    cpBodySetPosition(body.get(), cpv(4, -1));
    cpSpaceAddBody(space.get(), body.get());
    add(cpBoxShapeNew(body.get(), 0.9, 1.8, 0));
    Stance stance;
    const double time = step_time([&] {
        for (const Input& key : keys) {
            if (cpBodyGetPosition(body.get()).y > 0) {
                cpBodySetPosition(body.get(), cpv(4, -1));
                cpBodySetVelocity(body.get(), cpvzero);
                ++sunk;
            }
            cpVect velocity = cpBodyGetVelocity(body.get());
            velocity.x = speed_at(cpBodyGetPosition(body.get()).x, key);
            const bool may_jump = stance.may_jump(velocity.y);
            if (key.jumps && may_jump) velocity.y = -jump;
            cpBodySetVelocity(body.get(), velocity);
            cpSpaceStep(space.get(), frame_time);
        }
        sink = cpBodyGetPosition(body.get()).x;
    });
    for (const auto& shape : shapes) cpSpaceRemoveShape(space.get(), shape.get());
    cpSpaceRemoveBody(space.get(), body.get());
    return time;
}

template <class T>
std::vector<isect::Aabb<T>> in_type(const std::vector<Box>& tiles) {
    std::vector<isect::Aabb<T>> all;
    for (const Box& tile : tiles)
        all.push_back({{T(tile.center.x), T(tile.center.y)}, {T(tile.half.x), T(tile.half.y)}});
    return all;
}

void print_report() {
    const std::vector<Box> tiles = hundred_tiles();
    const auto keys = inputs();
    const Box player{{4, -1}, {0.45, 0.9}};
    const isect::Bvh<double> bvh{std::span<const Box>(tiles)};
    const auto floats = in_type<float>(tiles);
    const isect::Bvh<float> float_bvh{std::span<const isect::Aabb<float>>(floats)};
    std::vector<bool> is_solid(60 * 8);
    for (const Box& tile : tiles)
        is_solid[std::size_t(tile.center.y + 7) * 60 + std::size_t(tile.center.x)] = true;
    const isect::TileMap map(
        Vec{0, -7}, Vec{1, 1}, 60, 8, [&](std::size_t column, std::size_t row) {
            return is_solid[row * 60 + column] ? isect::solid_tile : isect::empty_tile;
        });
    std::printf(
        "\n## A character among %zu tiles\n\n"
        "Nanoseconds of processor time for one step, the fastest of 25 runs of %d frames: it "
        "runs, jumps and lands by the\nsame keys for all, aimed at 2000. Box2D 2.4 and Chipmunk "
        "have no step of a character: theirs is a step of a world\nwith the same tiles and one "
        "body that can't turn, without friction, whose velocity the keys set. A body also\npushes "
        "things; a walk also climbs steps, keeps to the ground and says what it stands on.\n\n"
        "| step | ns |\n| --- | --- |\n",
        tiles.size(), frames);
    print_row("`walk`, box on a list", walk_time<double>(keys, player, isect::ObstacleList(tiles)));
    print_row("`walk`, box on a Bvh", walk_time<double>(keys, player, bvh));
    print_row("`walk`, box on a tile map", walk_time<double>(keys, player, map));
    print_row("`walk`, box on a Bvh, in float",
              walk_time<float>(keys, isect::Aabb<float>{{4, -1}, {0.45F, 0.9F}}, float_bvh));
    print_row("`walk`, circle on a Bvh",
              walk_time<double>(keys, isect::Circle<double>{{4, -1}, 0.45}, bvh));
    print_row("`walk`, capsule on a Bvh",
              walk_time<double>(keys, isect::Capsule<double>{{4, -1}, {0, 0.9}, 0.45}, bvh));
    print_row("`move_and_slide`, box on a list", slide_time(keys, player, tiles));
    print_row("`move_and_slide`, box on a Bvh", slide_time(keys, player, bvh));
    print_row("Box2D, a world's step", box2d_time(keys, tiles));
    int sunk = 0;
    print_row("Chipmunk, a space's step", chipmunk_time(keys, tiles, sunk));
    std::printf(
        "\nChipmunk's body sank through the floor %d times in %d frames and was put back.\n", sunk,
        7 * frames);
}

}  // namespace
}  // namespace isect_bench

int main() {
    isect_bench::print_report();
    return 0;
}
