#pragma once

#include <string>

#include "scene/parameters.hpp"

namespace lab {

/// The text of a scene, that read_scene turns into an equal one, bit for bit. The same scene has
/// always the same text.
std::string write_scene(const Scene& scene);

/// The JSON of what a parameter points to, with numbers in the shortest form of the scalar.
std::string value_text(const Parameter::Value& value, Scalar scalar);

/// A number of a scene that computes with this scalar.
std::string scalar_text(double number, Scalar scalar);
/// The same in a JSON text, where the infinities have to be strings.
std::string json_number(double number, Scalar scalar);
/// "[x, y]"
std::string vector_text(Vec2 vector, Scalar scalar);

}  // namespace lab
