// Writes the obstacles of a query in C++.
#pragma once

#include <string>

#include "export/cpp_literals.hpp"
#include "query/answer.hpp"

namespace lab {

/// The lines that declare `obstacles` for a query of many: a list, or grounds of the library that
/// are joined in the same order.
std::string cpp_obstacles(const Scene& posed, const Query& query, const CppLiterals& literals);

/// The id that the exported code gets for what an answer is about, or npos.
std::size_t cpp_id(const Scene& posed, const Query& query, const Answer& answer);

}  // namespace lab
