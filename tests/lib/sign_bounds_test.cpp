// The bound within which plain arithmetic leaves the sign of a formula open, for the formula of the
// library that rounds the most often and squares what it has rounded.
#include <algorithm>
#include <cmath>

#include <isect/detail/predicates/within_radius.hpp>

#include "catch.hpp"
#include "lib/plain_errors.hpp"

using isect::Vec2;
using isect::detail::TwiceDouble;
using plain_errors::check_bound;
using plain_errors::DoubleSource;
using plain_errors::share_of_bound;

namespace {

/// An edge of a polygon, a corner of a Minkowski sum on it, another place, and two radii.
struct AtLine {
    isect::detail::Way<double> edge;
    isect::detail::Place<double> start;
    isect::detail::Place<double> point;
    double r{};
    double s{};
};

double share_of_room(const AtLine& at) {
    const auto room = isect::detail::room_beside_line(at.edge, at.start, at.point, at.r, at.s);
    const auto rough = room([](double number) { return isect::detail::Given(number); });
    const TwiceDouble truth = room([](double number) { return TwiceDouble(number); });
    return share_of_bound(truth, rough.value, rough.error());
}

}  // namespace

TEST_CASE("the room beside a line is off by less than its bound, and at worst by more than half",
          "[plain]") {
    DoubleSource source;
    double most = 0;
    for (long row = 0; row < 1000000; ++row) {
        const AtLine at{{source.vector(8), source.vector(8)},
                        {source.vector(8), source.vector(4)},
                        {source.vector(8), source.vector(4)},
                        std::abs(source.number(2)),
                        std::abs(source.number(2))};
        most = std::max(most, share_of_room(at));
    }
    CHECK(most < 1);
    // Random numbers come nowhere near the bound, so a search has found some that do.
    const double found = share_of_room({{{-0x1.5f742992d063dp+1, 0x1.4a65a7f70c1fap-3},
                                         {0x1.5085f70e7d7fp+0, 0x1.fcc407559a9c7p-3}},
                                        {{-0x1.fffffffffb3fdp-3, -0x1.003600020008cp+3},
                                         {-0x1.2a54badce7a6ep-2, -0x1.be8916bfe78abp-1}},
                                        {{-0x1.54f31eb70588bp+0, 0x1.0dfd84bec7611p+3},
                                         {-0x1.c3b16a8000012p+0, -0x1.e02568a76b71bp-1}},
                                        0x1.5189f69168e22p-4,
                                        0x1.38f41ffffffe7p-2});
    check_bound(found);
}
