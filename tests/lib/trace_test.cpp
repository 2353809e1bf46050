// The displayed code is the code that ran.
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "lib/broad_worlds.hpp"
#include "lib/random.hpp"

using namespace isect;
using broad_worlds::World;
using lib_random::Family;
using lib_random::Source;

namespace {

/// Queries a broad phase on paths up and down each axis, past most boxes and into a few.
template <class Phase, class Trace>
void ask_broad_phase(World world, Trace trace) {
    using T = Scalar<Phase>;
    broad_worlds::Source<T> source(world, 8);
    const std::vector<Aabb<T>> list = source.boxes(100);
    const Phase phase{std::span<const Aabb<T>>(list)};
    for (int row = 0; row < 60; ++row) {
        const Aabb<T> mover = source.box();
        const Vec2<T> delta = source.delta();
        overlapping(
            phase, mover, [](std::size_t) {}, trace);
        (void)raycast(Segment<T>{mover.center, delta}, phase, trace);
        (void)sweep_into(mover, delta, phase, trace);
        const auto ignore = [](std::size_t, const auto&) {};
        raycast_all(Segment<T>{mover.center, delta}, phase, ignore, trace);
        sweep_all(mover, delta, phase, ignore, trace);
    }
}

/// Walks over a step, up a slope, into a wall and through the air.
template <class T, class Trace>
void ask_walks(Trace trace) {
    const std::vector<Aabb<T>> level{{{0, 5}, {40, 5}}, {{30, -1}, {10, 1}}, {{70, 0}, {30, 20}}};
    const Chain<T> hill({{-40, 0}, {0, 0}, {40, -20}});
    WalkSettings<T> settings;
    settings.snap = 4;
    settings.step = 4;
    for (const T x : {T(-20), T(10), T(30)}) {
        for (const T y : {T(-3), T(-20)}) {
            for (const T way : {T(-15), T(0), T(15)}) {
                const Aabb<T> player{{x, y}, {2, 3}};
                (void)walk(player, {way, 18}, 1, level, settings, trace);
                (void)walk(player, {way, 18}, 1, hill, settings, trace);
            }
        }
    }
}

/// Runs every traced query on seeded shapes.
template <class T, class Trace>
void ask_everything(Family family, Trace trace) {
    Source<T> source(family, 7);
    for (int row = 0; row < 400; ++row) {
        const std::vector<Shape<T>> shapes{
            source.template shape<Vec2<T>>(), source.template shape<Aabb<T>>(),
            source.template shape<Circle<T>>(), source.template shape<Capsule<T>>(),
            source.template shape<Polygon<T>>()};
        const Vec2<T> delta = source.vector(20);
        const Shape<T> mover = shapes[source.pick(3)];
        for (const Shape<T>& a : {mover, shapes[3]}) {
            for (const Shape<T>& b : shapes) {
                (void)overlaps(a, b, trace);
                (void)intersect(a, b, trace);
                (void)sweep(a, delta, b, trace);
                (void)distance(a, b, trace);
                (void)closest_points(a, b, trace);
            }
        }
        const Segment<T> segment{position(mover), delta};
        for (const Shape<T>& b : shapes) (void)raycast(segment, b, trace);
        const Marked<Shape<T>> platform{shapes[1], {0, -1}};
        (void)sweep(mover, delta, platform, trace);
        const Vec2<T> joint = source.place(8);
        const ChainEdge<T> edge{joint, joint + Vec2<T>{9, 0}, joint - Vec2<T>{9, 0}};
        (void)sweep(mover, delta, edge, trace);
        const TileMap map(joint, Vec2<T>{2, 2}, 4, 4, [](auto, auto) { return solid_tile; });
        (void)sweep_into(mover, delta, map, trace);
        (void)slab_times(segment, Aabb<T>{}, trace);
        const T x = source.number(3);
        (void)overlaps(Interval<T>{x, x + 1}, Interval<T>{source.number(3), T(3)}, trace);
        std::vector<Shape<T>> walls;
        for (int i = 0; i < 4; ++i) {
            walls.push_back(source.template shape<Aabb<T>>());
            walls.push_back(source.template shape<Circle<T>>());
        }
        const auto response = Response(source.pick(4));
        (void)move_and_slide(mover, delta, walls, response, trace);
    }
    ask_walks<T>(trace);
    // A mover wedged between two slopes.
    const std::vector<Polygon<T>> slopes{{{-3, -4}, {{-8, 6}, {-8, -6}, {8, -6}}},
                                         {{3, -4}, {{8, 6}, {-8, -6}, {8, -6}}}};
    (void)move_and_slide(Circle<T>{{0, 0}, 5}, {0, -1}, slopes, Response::slide, trace);
}

const std::string include = ISECT_SOURCE_DIR "/lib/include/";

/// "isect/detail/raycast/aabb.hpp", however the compiler names the file.
std::string short_name(const std::string& path) {
    return path.substr(path.rfind("isect/"));
}

/// The lines of a header that pass a value to the tracer.
std::set<int> traced_lines(const std::string& name) {
    std::ifstream file(include + name);
    REQUIRE(file.good());
    std::set<int> lines;
    std::string line;
    for (int number = 1; std::getline(file, line); ++number)
        if (line.find("trace(") != std::string::npos) lines.insert(number);
    return lines;
}

/// All headers that pass anything to the tracer.
std::set<std::string> traced_headers() {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(include)) {
        if (!entry.is_regular_file() || entry.path().filename() == "tracer.hpp") continue;
        const std::string name = entry.path().lexically_relative(include).generic_string();
        if (!traced_lines(name).empty()) names.insert(name);
    }
    return names;
}

}  // namespace

TEST_CASE("every traced line of the library is reached", "[trace]") {
    std::map<std::string, std::set<int>> lit;
    for (const Family family : {Family::grid, Family::uniform}) {
        Recording recording;
        ask_everything<double>(family, Recorder(recording));
        for (const World world : {World::uniform, World::lattice}) {
            ask_broad_phase<Batch<double>>(world, Recorder(recording));
            ask_broad_phase<SweepAndPrune<double>>(world, Recorder(recording));
            ask_broad_phase<Grid<double>>(world, Recorder(recording));
            ask_broad_phase<Quadtree<double>>(world, Recorder(recording));
            ask_broad_phase<Bvh<double>>(world, Recorder(recording));
        }
        for (const Note& note : recording.notes)
            lit[short_name(note.where.file)].insert(note.where.line);
    }
    CHECK(lit.size() == traced_headers().size());
    for (const std::string& name : traced_headers()) {
        INFO(name);
        CHECK(lit[name] == traced_lines(name));
    }
}

TEST_CASE("a traced result has the same bits as an untraced one", "[trace]") {
    Recording recording;
    const Recorder record(recording);
    Source<float> source(Family::uniform, 3);
    for (int row = 0; row < 500; ++row) {
        const Shape<float> a = source.shape<Circle<float>>();
        const Shape<float> b = row % 2 ? Shape<float>(source.shape<Aabb<float>>())
                                       : Shape<float>(source.shape<Capsule<float>>());
        const Vec2<float> delta = source.vector(20);
        CHECK(sweep(a, delta, b, record) == sweep(a, delta, b));
        CHECK(intersect(a, b, record) == intersect(a, b));
    }
    CHECK(recording.notes.size() > 500);
}

TEST_CASE("a recorder stores values with their source location", "[trace]") {
    Recording recording;
    CHECK(overlaps(Interval<double>{0, 2}, Interval<double>{1, 3}, Recorder(recording)));
    const std::vector<Note>& notes = recording.notes;
    REQUIRE(notes.size() == 3);
    CHECK(std::get<bool>(notes[0].value));
    CHECK(std::string(notes[0].where.function).rfind("overlaps", 0) == 0);
    CHECK(notes[0].where.line < notes[1].where.line);
}

TEST_CASE("a recorder separates the values of nested calls from those of their caller", "[trace]") {
    const Aabb<double> box{{0, 0}, {2, 2}};
    Recording recording;
    const Recorder record(recording);
    REQUIRE(intersect(Aabb<double>{{1, 0}, {2, 2}}, box, record));
    // The values from overlaps come first, because intersect calls it.
    const std::vector<Note>& notes = recording.notes;
    REQUIRE(notes.size() == 8);
    CHECK(short_name(notes[0].where.file) == "isect/detail/overlaps/aabb_aabb.hpp");
    CHECK(notes[0].call == notes[1].call);
    CHECK(short_name(notes[2].where.file) == "isect/detail/intersect/aabb_aabb.hpp");
    CHECK(recording.callers.at(notes[0].call) == notes[2].call);
    // The caller of intersect is the query that selected it, which was called from here.
    const std::size_t query = recording.callers.at(notes[2].call);
    CHECK(recording.callers.at(query) == 0);
    CHECK(notes[7].call == notes[2].call);

    // The same query, run again, is another call.
    REQUIRE(overlaps(box, box, record));
    CHECK(recording.notes.back().call != notes[0].call);
}
