// The values that a tracer receives for a yes-or-no decision that plain arithmetic leaves open.
#include "catch.hpp"
#include "lib/promises.hpp"
#include "lib/typed.hpp"

using namespace isect;
using lib_random::Family;

namespace {

/// The margins of all the decisions that one query made exactly.
template <class Ask>
std::vector<double> margins_of(const Ask& ask) {
    Recording recording;
    (void)ask(Recorder(recording));
    std::vector<double> margins;
    for (const Note& note : recording.notes)
        if (note.margin) margins.push_back(*note.margin);
    return margins;
}

template <class A, class B>
std::vector<double> margins_of_overlap(const A& a, const B& b) {
    return margins_of([&](const Recorder& trace) { return overlaps(a, b, trace); });
}

const Aabb<double> unit_box{{0, 0}, {1, 1}};
const Circle<double> unit_disc{{0, 0}, 1};

}  // namespace

TEST_CASE("a decision that plain arithmetic can make is not made exactly", "[decided]") {
    CHECK(margins_of_overlap(unit_box, Aabb<double>{{1.5, 0}, {1, 1}}).empty());
    CHECK(margins_of_overlap(unit_disc, Circle<double>{{1.5, 1.5}, 1}).empty());
    CHECK(margins_of_overlap(unit_disc, unit_box).empty());
}

TEST_CASE("shapes that touch are decided exactly, by a margin of 0", "[decided]") {
    const std::vector<double> touching{0};
    CHECK(margins_of_overlap(unit_box, Aabb<double>{{2, 0}, {1, 1}}) == touching);
    CHECK(margins_of_overlap(unit_disc, Circle<double>{{3, 4}, 4}) == touching);
    CHECK(margins_of_overlap(Circle<double>{{4, 5}, 5}, unit_box) == touching);
    const auto graze = [](const Recorder& trace) {
        return raycast(Segment<double>{{-2, 0}, {2, 2}}, unit_box, trace);
    };
    CHECK(margins_of(graze) == touching);
    const auto sweep_by = [](const Recorder& trace) {
        return sweep(Circle<double>{{-9, 2}, 1}, Vec2<double>{18, 0}, unit_disc, trace);
    };
    CHECK(margins_of(sweep_by) == touching);
}

TEST_CASE("a margin is a length, positive for a yes", "[decided]") {
    // The sums of the extents round to 1, which loses the difference.
    const Aabb<double> thin{{1, 0}, {0x1p-60, 1}};
    CHECK(margins_of_overlap(unit_box, thin) == std::vector<double>{0x1p-60});
    const Aabb<double> beyond{{1, 0}, {-0x1p-60, 1}};
    CHECK(margins_of_overlap(unit_box, beyond) == std::vector<double>{-0x1p-60});
}

TEST_CASE("the margin of round shapes is their penetration depth", "[decided]") {
    lib_random::Source<double> source(Family::touching, 3);
    int close_calls = 0;
    const auto check = [&](const Shape<double>& free, const Shape<double>& other) {
        const Vec2<double> way = source.vector(20);
        const auto near = promises::touching(source, free, other, way);
        const std::vector<double> margins =
            margins_of([&](const Recorder& trace) { return typed::overlaps(near, other, trace); });
        if (margins.empty()) return;
        const double depth = oracle::Pair(near, other).depth_here();
        CHECK(std::abs(margins.back() - depth) <= 1e-6 * std::abs(depth) + 1e-30);
        ++close_calls;
    };
    for (int row = 0; row < 300; ++row) {
        const auto disc = source.shape<Circle<double>>();
        check(disc, source.shape<Circle<double>>());
        check(disc, source.shape<Capsule<double>>());
        check(source.shape<Vec2<double>>(), disc);
    }
    CHECK(close_calls > 100);
}
