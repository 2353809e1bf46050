// The mover shrunk to a point, and the obstacle grown by it.
#include "explain/derivation.hpp"
#include "explain/sentence.hpp"
#include "geometry/outside.hpp"

namespace lab {

namespace {

/// "half of sum = (16, 12) + (8, 8) = (24, 20)", for two boxes.
DerivationLine of_boxes(const Aabb& mover, const Aabb& obstacle) {
    const auto text = [](Vec2 half) {
        return "(" + term_text(half.x) + ", " + term_text(half.y) + ")";
    };
    return {{{"half", TermInk::result, "sum"},
             {" = "},
             {text(obstacle.half), TermInk::world, "obstacle"},
             {" + "},
             {text(mover.half), TermInk::x, "mover"},
             {" = "},
             {text(obstacle.half + mover.half), TermInk::result, "sum"}}};
}

DerivationLine of_radii(double mover, double obstacle) {
    return {{{"radius", TermInk::result, "sum"},
             {" = "},
             {term_text(obstacle), TermInk::world, "obstacle"},
             {" + "},
             {term_text(mover), TermInk::x, "mover"},
             {" = "},
             {term_text(obstacle + mover), TermInk::result, "sum"}}};
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
    const Geometry& mover = find_shape(posed, query.mover)->geometry;
    const Geometry& obstacle = find_shape(posed, query.obstacles.front())->geometry;
    const auto* moving = std::get_if<Aabb>(&mover);
    const auto* standing = std::get_if<Aabb>(&obstacle);
    const Rounded a = rounded(mover), b = rounded(obstacle);
    if (moving != nullptr && standing != nullptr)
        made.lines.push_back(of_boxes(*moving, *standing));
    else if (made.test->sum.corners.size() > 1)
        made.lines.push_back(of_corners(a, b, made.test->sum));
    if (made.test->sum.radius > 0) made.lines.push_back(of_radii(a.radius, b.radius));
    const double out = outside(made.test->sum, made.test->path.start);
    made.lines.push_back({{{"center", TermInk::x, "mover"},
                           {out < 0 ? " is inside of the " : " is outside of the "},
                           {"sum", TermInk::result, "sum"},
                           {", by "},
                           {spoken(out < 0 ? -out : out), TermInk::result, "sum"}}});
}

}  // namespace lab
