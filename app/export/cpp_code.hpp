#pragma once

#include <string>

#include "evaluate/evaluate.hpp"

namespace lab {

/// What a test is written for.
enum class TestFrame { catch2, googletest, plain };

/// A moment of a scene as C++ that asks the library the same: exact literals, one variable for each
/// shape, one question for each query. A whole program, that prints nothing.
std::string cpp_code(const Evaluation& evaluation);

/// The same as a test that expects the answers of this moment, compared bit for bit. Catch2 of
/// version 2 or 3; GoogleTest; or a program whose main() asserts.
std::string cpp_test(const Evaluation& evaluation, TestFrame frame);

}  // namespace lab
