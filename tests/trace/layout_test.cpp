// The layout of source in a panel.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "files/embed.hpp"
#include "trace/source_layout.hpp"
#include "trace/value_text.hpp"

using namespace lab;

TEST_CASE("every character of a file is shown once, whatever the width", "[explain]") {
    for (const std::size_t columns : {30U, 44U, 90U}) {
        for (const std::string_view name : embedded_names("isect/")) {
            const SourceFile& file = *source_file(name);
            std::vector<std::string> shown(file.lines.size());
            for (const SourceRow& row : lay_out_source(file, columns)) {
                const auto line = static_cast<std::size_t>(row.line) - 1;
                INFO(name << ":" << row.line);
                CHECK(row.indent + row.size <= columns);
                shown[line] += std::string(file.lines[line].text.substr(row.begin, row.size));
            }
            for (std::size_t i = 0; i < shown.size(); ++i) {
                std::string expected(file.lines[i].text);
                const auto drop_spaces = [](std::string& text) {
                    text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
                };
                drop_spaces(expected);
                drop_spaces(shown[i]);
                CHECK(shown[i] == expected);
            }
        }
    }
}

TEST_CASE("with little space, all indents are halved alike", "[explain]") {
    constexpr std::size_t columns = 36, deep = 20;
    for (const std::string_view name : embedded_names("isect/")) {
        const SourceFile& file = *source_file(name);
        for (const SourceRow& row : lay_out_source(file, columns)) {
            if (!row.first || row.size == 0 || row.begin > deep) continue;
            INFO(name << ":" << row.line);
            CHECK(row.indent == row.begin / 2);
        }
    }
}

TEST_CASE("each traced line has one position for its values, with space for them", "[explain]") {
    constexpr std::size_t columns = 44;
    for (const char* name : {"isect/raycast/aabb.hpp", "isect/ground/sweep_into.hpp"}) {
        const SourceFile& file = *source_file(name);
        std::vector<int> places(file.lines.size() + 1);
        for (const SourceRow& row : lay_out_source(file, columns)) {
            if (!row.values) continue;
            ++places[static_cast<std::size_t>(row.line)];
            const Function& function = *file.function_at(row.line);
            const std::size_t room = room_for_values(*function.statement_at(row.line), function);
            if (row.size > 0) CHECK(row.indent + row.size + 2 + room <= columns);
        }
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const bool traced = file.lines[i].text.find("trace(") != std::string_view::npos;
            CHECK(places[i + 1] == (traced ? 1 : 0));
        }
    }
}

TEST_CASE("a returned value has the space of its type", "[explain]") {
    // A push is a vector, but its line once reserved only the space of a number.
    const auto room_of_return = [](const char* name) {
        const SourceFile& file = *source_file(name);
        for (const Function& function : file.functions)
            for (const Statement& statement : function.statements)
                if (statement.text.starts_with("return trace("))
                    return room_for_values(statement, function);
        return std::size_t{0};
    };
    CHECK(room_of_return("isect/intersect/aabb_aabb.hpp") >= 2 * fixed_width);
}
