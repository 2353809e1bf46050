#pragma once

#include <string>
#include <vector>

#include "geometry/candidate_axes.hpp"
#include "geometry/outline.hpp"

namespace lab {

struct Told;

/// A part of an algorithm's computation, drawn in the world.
struct Figure {
    /// Auxiliary lines; parts of the querying shape; what these are compared with.
    enum class Ink { help, asked, result };
    enum class Kind {
        dot,
        crossing,  ///< where a line enters or leaves
        line,
        length,   ///< a measured line with end ticks
        arrow,    ///< a velocity
        arc,      ///< an angle: its center, and the two ends of the arc
        grown,    ///< an obstacle grown by the querying shape, which becomes a point
        ghost,    ///< a shape where it would stop if nothing stopped it before
        step_end  ///< a shape where a step of its flight ended and was tested
    };
    Kind kind{};
    Ink ink{};
    std::vector<Vec2> at;  ///< one point, the two ends of a line, or what an arc needs
    std::string text{};    ///< its label in the scene
    std::string label{};   ///< label of the traced value; both are highlighted together
    Rounded shape{};       ///< the grown shape or the ghost
};
using Figures = std::vector<Figure>;

/// The computation of the answer as a drawing over the scene; empty if the shapes alone show it.
Figures working_of(const Told& told);

// One function for each family of algorithms; empty for other families.
Figures working_of_closest(const Told& told);
Figures working_of_roots(const Told& told);
Figures working_of_capsule(const Told& told);
Figures working_of_axis(const Told& told);
Figures working_of_candidates(const Told& told);
Figures working_of_corners(const Told& told);
Figures working_of_walk(const Told& told);

/// The axes among which the separating one, or the one with the shortest way out, was found; empty
/// for other families.
std::vector<CandidateAxis> axes_of(const Told& told);

/// "3.606 < 8.000", if that comparison decides.
std::string held_against(double distance, double radius);
/// A measured line.
Figure length_figure(Figure::Ink ink, Vec2 from, Vec2 to, std::string text, std::string label);

/// A grown obstacle.
Figure grown_figure(Rounded shape, std::string text, std::string label);

/// A circle or a point.
struct Ball {
    Vec2 center;
    double radius{};
};
std::optional<Ball> ball_of(const Geometry& geometry);

}  // namespace lab
