// The mover shrunk to a point, and the obstacle grown by it.
#include "explain/derivation.hpp"
#include "explain/sentence.hpp"
#include "geometry/outline_walk.hpp"
#include "geometry/outside.hpp"

namespace lab {

namespace {

/// A box's half size; zero for other shapes.
Vec2 half_of(const Geometry& shape) {
    const auto* box = std::get_if<Aabb>(&shape);
    return box != nullptr ? box->half : Vec2{};
}

/// "radius = 24 + 8 = 32", or "radius = 8" if only one of the shapes has any; empty texts are left
/// out.
DerivationLine of_both(const char* what, const std::string& mover, const std::string& obstacle,
                       const std::string& sum) {
    DerivationLine line{{{what, TermInk::result, "sum"}, {" = "}}};
    if (!obstacle.empty()) line.terms.push_back({obstacle, TermInk::world, "obstacle"});
    if (!obstacle.empty() && !mover.empty()) line.terms.push_back({" + "});
    if (!mover.empty()) line.terms.push_back({mover, TermInk::x, "mover"});
    if (!obstacle.empty() && !mover.empty()) {
        line.terms.push_back({" = "});
        line.terms.push_back({sum, TermInk::result, "sum"});
    }
    return line;
}

DerivationLine of_halves(Vec2 mover, Vec2 obstacle) {
    const auto text = [](Vec2 half) {
        if (half == Vec2{}) return std::string();
        return "(" + term_text(half.x) + ", " + term_text(half.y) + ")";
    };
    return of_both("half", text(mover), text(obstacle), text(obstacle + mover));
}

DerivationLine of_radii(double mover, double obstacle) {
    const auto text = [](double radius) { return radius > 0 ? term_text(radius) : std::string(); };
    return of_both("radius", text(mover), text(obstacle), text(obstacle + mover));
}

DerivationLine of_corners(const Rounded& mover, const Rounded& obstacle, const Rounded& sum) {
    return {{{"corners", TermInk::result, "sum"},
             {" of the sum: "},
             {std::to_string(sum.corners.size()), TermInk::result, "sum"},
             {", from "},
             {std::to_string(obstacle.corners.size()), TermInk::world, "obstacle"},
             {" and "},
             {std::to_string(mover.corners.size()), TermInk::x, "mover"}}};
}

}  // namespace

void derive_sum(Derivation& made, const Scene& posed, const Query& query) {
    const PathTest& test = *made.test;
    made.round = OutlineWalk(test.sum).nearest(test.path.start);
    if (test.core != PathTest::Core::box)
        made.lines.push_back(of_corners(made.mover, made.obstacle, test.sum));
    else if (test.half != Vec2{})
        made.lines.push_back(
            of_halves(half_of(find_shape(posed, query.mover)->geometry),
                      half_of(find_shape(posed, query.obstacles.front())->geometry)));
    if (test.sum.radius > 0)
        made.lines.push_back(of_radii(made.mover.radius, made.obstacle.radius));
    const double out = outside(test.sum, test.path.start);
    made.lines.push_back({{{"center", TermInk::x, "mover"},
                           {out < 0 ? " is inside of the " : " is outside of the "},
                           {"sum", TermInk::result, "sum"},
                           {", by "},
                           {spoken(out < 0 ? -out : out), TermInk::result, "sum"}}});
}

}  // namespace lab
