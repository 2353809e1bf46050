// A ground that is kept from list to list equals one that is built from the list alone.
#include "query/kept_ground.hpp"

#include <cmath>
#include <random>
#include <set>

#include "catch.hpp"

using namespace lab;

namespace {

using Ids = std::set<std::size_t>;

template <class T>
Ids ids_in(const MixedGround<T>& ground, Vec2 middle, double reach) {
    const auto in_scalar = [](Vec2 point) {
        return isect::Vec2<T>{static_cast<T>(point.x), static_cast<T>(point.y)};
    };
    const isect::Bounds<T> around{in_scalar(middle - Vec2{reach, reach}),
                                  in_scalar(middle + Vec2{reach, reach})};
    Ids ids;
    ground.near(around, [&](const auto& item) {
        if (isect::meet(around, isect::bounds_of(isect::detail::shape_of(item))))
            ids.insert(item.id);
    });
    return ids;
}

class Obstacles {
public:
    Geometry next() {
        const Vec2 at{number(), number()};
        switch (source_() % 4) {
            case 0:
                return Aabb{at, {1 + std::abs(number()) / 9, 2}};
            case 1:
                return Polygon{at, {{-2, -1}, {2, -1}, {0, 2}}};
            case 2:
                return Chain{{at, at + Vec2{3.5, 1}, at + Vec2{4, 8 + number() / 9}},
                             source_() % 2 == 0};
            default:
                return Tiles{
                    at, {2, 2}, source_() % 2 == 0 ? TileRows{"#.#"} : TileRows{"..", "##"}};
        }
    }
    Mark mark() {
        Mark mark;
        if (source_() % 4 == 0) mark.moved = {number() / 40, 0};
        return mark;
    }
    std::size_t below(std::size_t count) { return source_() % count; }
    double number() { return static_cast<double>(source_() % 400) / 10 - 20; }

private:
    std::mt19937 source_{7};
};

template <class T>
void check_kept_ground() {
    Obstacles source;
    std::vector<Geometry> list;
    std::vector<Mark> marks;
    KeptGround<T> kept;
    for (int round = 0; round < 400; ++round) {
        const bool grows = list.size() < 3 || source.below(9) == 0;
        if (grows) list.push_back(source.next()), marks.push_back(source.mark());
        if (list.size() > 12) list.pop_back(), marks.pop_back();
        const std::size_t changed = source.below(list.size());
        list[changed] = source.next();
        if (source.below(3) == 0) marks[changed] = source.mark();
        const MixedGround<T>& ground = kept.of(list, marks);
        const MixedGround<T> built = mixed_ground<T>(list, marks);
        REQUIRE(ground.end_id() == built.end_id());
        const Vec2 middle{source.number(), source.number()};
        CHECK(ids_in(ground, middle, 6) == ids_in(built, middle, 6));
        for (std::size_t id = 0; id < built.end_id(); ++id) {
            REQUIRE(ground.met(id).obstacle == built.met(id).obstacle);
            REQUIRE(ground.met(id).part == built.met(id).part);
        }
    }
}

}  // namespace

TEST_CASE("a kept ground equals one that is built from the list alone", "[query]") {
    check_kept_ground<double>();
    check_kept_ground<float>();
}

TEST_CASE("an obstacle that only changes the sign of a zero is another one", "[query]") {
    CHECK(is_same_obstacle(Chain{{{0, 0}, {1, 0}}}, Chain{{{0, 0}, {1, 0}}}));
    CHECK_FALSE(is_same_obstacle(Chain{{{0, 0}, {1, 0}}}, Chain{{{-0.0, 0}, {1, 0}}}));
    CHECK_FALSE(is_same_obstacle(Chain{{{0, 0}, {1, 0}}}, Chain{{{0, 0}, {1, 0}}, true}));
}
