// How shapes, numbers and names of a scene are written in C++.
#pragma once

#include <string>

#include "scene/scene.hpp"

namespace lab {

/// Writes for one scalar: the type's name, and literals that have exactly the value.
struct CppLiterals {
    Scalar scalar;

    std::string type() const;  ///< "double"
    std::string number(double value) const;
    std::string vector(Vec2 value) const;        ///< "{1.0, 2.0}"
    std::string typed_vector(Vec2 value) const;  ///< "isect::Vec2<double>{1.0, 2.0}"
    std::string shape(const Geometry& geometry) const;
};

/// A shape's name as that of a variable: the same, but for what C++ or the tests call so.
std::string cpp_name(const std::string& name);

/// Text between quotes.
std::string cpp_string(const std::string& text);

/// Text as a line of comment, of which nothing goes on in the next line.
std::string cpp_comment(const std::string& text);

}  // namespace lab
