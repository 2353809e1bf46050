#include "instruments/graze.hpp"

#include "explain/path_test.hpp"
#include "scene/handles.hpp"

namespace lab {
namespace {

/// A direction along one of the axes.
Vec2 any_side(std::mt19937& random) {
    const double sign = random() % 2 == 0 ? -1 : 1;
    return random() % 2 == 0 ? Vec2{sign, 0} : Vec2{0, sign};
}

}  // namespace

void put_at_graze(Scene& scene, std::mt19937& random) {
    const Query& query = scene.queries.front();
    const auto test = path_test(scene, query, random() % query.obstacles.size());
    if (!test) return;
    const std::vector<Vec2>& corners = test->sum.corners;
    const Vec2 corner = corners[random() % corners.size()];
    const Vec2 touched = corner + test->sum.radius * any_side(random);
    // Eighths keep round numbers exact.
    const double share = static_cast<double>(random() % 9) / 8;
    for (NamedShape& shape : scene.shapes)
        if (shape.name == query.mover)
            set_place(shape.geometry, touched - share * test->path.delta);
}

}  // namespace lab
