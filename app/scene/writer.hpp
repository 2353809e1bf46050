#pragma once

#include <string>

#include "scene/parameters.hpp"

namespace lab {

/// Writes a scene as text. read_scene restores it bit for bit, and equal scenes have equal texts.
std::string write_scene(const Scene& scene);

/// The JSON of a parameter's value, with the shortest numbers that are exact in the scalar.
std::string value_text(const Parameter::Value& value, Scalar scalar);

/// A number of a scene that computes in this scalar.
std::string scalar_text(double number, Scalar scalar);
/// The same for JSON, which needs strings for the infinities.
std::string json_number(double number, Scalar scalar);
/// "[x, y]"
std::string vector_text(Vec2 vector, Scalar scalar);

}  // namespace lab
