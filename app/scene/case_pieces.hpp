// Parsing of the parts of a case line, and its error messages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scene/case_line.hpp"
#include "scene/parameters.hpp"

namespace lab {

/// A piece of the line and the column where it starts.
struct Piece {
    std::string_view text;
    std::size_t column{};

    [[noreturn]] void fail(const std::string& message) const { throw CaseError(column, message); }
    /// Fails with "expected …, found …".
    [[noreturn]] void expect(const std::string& expected) const {
        fail("expected " + expected + ", found " +
             (text.empty() ? "nothing" : "\"" + std::string(text) + "\""));
    }
    Piece part(std::size_t from, std::size_t count = std::string_view::npos) const {
        return {text.substr(from, count), column + from};
    }
};

std::vector<Piece> split(const Piece& piece, char separator);

/// Joins JSON texts into an array: "[a, b]".
std::string array_of(const std::vector<std::string>& items);

/// Appends "name": value to `before` for each field present.
std::string fields_json(const std::vector<Piece>& fields, const Parameters& list,
                        const std::string& before);

/// The JSON of a field, according to the type of its parameter.
std::string json_of(const Piece& piece, const Parameter& parameter);

}  // namespace lab
