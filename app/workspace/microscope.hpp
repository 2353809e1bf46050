#pragma once

#include "workspace/session.hpp"

namespace lab {

/// The place that the answer of the selected query is about: the contact, or the nearest point.
std::optional<Vec2> place_of_answer(const Session& session);

/// Zooms in on that place, or on the nearest border of the map on the scene, until neighbouring
/// numbers are apart, or returns to the view before. Returns why there is nothing to look at, or
/// nothing.
std::string look_through_microscope(Session& session);

/// Whose numbers the microscope shows: float beside double, otherwise the scene's own.
Scalar scalar_to_look_at(const Session& session);

/// Whether the view is that of the microscope, from which one can return.
bool is_under_microscope(const Session& session);

/// "24.000000000000004   0x1.8000000000001p+4"
std::string exact_text(double value, Scalar scalar);
/// How many numbers a place lies beside another one: "3 ulp right, 1 ulp above".
std::string ulps_beside(Vec2 from, Vec2 to, Scalar scalar);

}  // namespace lab
