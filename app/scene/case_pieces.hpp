// How the parts of a case line are read, and what is said where one is wrong.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scene/case_line.hpp"
#include "scene/parameters.hpp"

namespace lab {

/// A piece of the line, and where it begins.
struct Piece {
    std::string_view text;
    std::size_t column{};

    [[noreturn]] void fail(const std::string& message) const { throw CaseError(column, message); }
    /// "expected …, found …"
    [[noreturn]] void expect(const std::string& expected) const {
        fail("expected " + expected + ", found " +
             (text.empty() ? "nothing" : "\"" + std::string(text) + "\""));
    }
    Piece part(std::size_t from, std::size_t count = std::string_view::npos) const {
        return {text.substr(from, count), column + from};
    }
};

std::vector<Piece> split(const Piece& piece, char separator);

/// "[a, b]" of texts that are JSON already.
std::string array_of(const std::vector<std::string>& items);

/// Goes on with "name": value for each field that is there.
std::string fields_json(const std::vector<Piece>& fields, const Parameters& list,
                        const std::string& before);

/// The JSON of a field, by the type of the parameter that it is for.
std::string json_of(const Piece& piece, const Parameter& parameter);

}  // namespace lab
