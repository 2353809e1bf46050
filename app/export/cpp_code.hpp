#pragma once

#include <string>

#include "evaluate/evaluate.hpp"

namespace lab {

/// The framework of an exported test.
enum class TestFrame { catch2, googletest, plain };

/// A moment of a scene as C++ that runs the same queries on the library: exact literals, a variable
/// for each shape, a call for each query. The code is a complete program that prints nothing.
std::string cpp_code(const Evaluation& evaluation);

/// The same as a test that expects the answers of this moment, bit for bit: for Catch2 (version 2
/// or 3), for GoogleTest, or as a program whose main() asserts.
std::string cpp_test(const Evaluation& evaluation, TestFrame frame);

}  // namespace lab
