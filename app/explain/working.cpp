#include "explain/working.hpp"

#include "explain/reason.hpp"

namespace lab {

std::string held_against(double distance, double radius) {
    const auto [one, other] = spoken_apart(distance, radius);
    return one + (distance < radius ? " < " : " ≥ ") + other;
}

Figure length_figure(Figure::Ink ink, Vec2 from, Vec2 to, std::string text, std::string label) {
    return {Figure::Kind::length, ink, {from, to}, std::move(text), std::move(label)};
}

Figure grown_figure(Rounded shape, std::string text, std::string label) {
    const Vec2 corner = shape.corners.front();
    return {Figure::Kind::grown, Figure::Ink::help, {corner},
            std::move(text),     std::move(label),  std::move(shape)};
}

std::optional<Ball> ball_of(const Geometry& geometry) {
    if (const auto* circle = std::get_if<Circle>(&geometry))
        return Ball{circle->center, circle->radius};
    if (const auto* point = std::get_if<Vec2>(&geometry)) return Ball{*point, 0};
    return {};
}

Figures working_of(const Told& told) {
    for (const auto family :
         {working_of_walk, working_of_candidates, working_of_roots, working_of_corners,
          working_of_capsule, working_of_closest, working_of_axis}) {
        Figures figures = family(told);
        if (!figures.empty()) return figures;
    }
    return {};
}

}  // namespace lab
