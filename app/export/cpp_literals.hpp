// Writes the shapes, numbers and names of a scene in C++.
#pragma once

#include <string>

#include "scene/scene.hpp"

namespace lab {

/// Writes for one scalar type: its name, and literals that have exactly the given value.
struct CppLiterals {
    Scalar scalar;

    std::string type() const;  ///< "double"
    std::string number(double value) const;
    std::string vector(Vec2 value) const;        ///< "{1.0, 2.0}"
    std::string typed_vector(Vec2 value) const;  ///< "isect::Vec2<double>{1.0, 2.0}"
    /// Empty for a chain or a tile map that is too small for the scalar to hold.
    std::string shape(const Geometry& geometry) const;
};

/// A shape's name as a variable name. It differs only if C++ or the tests already use the name.
std::string cpp_name(const std::string& name);

/// A string literal.
std::string cpp_string(const std::string& text);

/// A comment line that can't continue in the next line.
std::string cpp_comment(const std::string& text);

}  // namespace lab
