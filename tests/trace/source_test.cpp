// The source that the lab shows: how it is parsed, and the labels of its statements.
#include "trace/source.hpp"

#include <set>

#include "catch.hpp"
#include "files/embed.hpp"

using namespace lab;

namespace {

/// All headers that pass anything to a tracer, of the library and of other people's tests.
std::vector<const SourceFile*> traced_files() {
    std::vector<const SourceFile*> files;
    for (const char* folder : {"isect/", "peers/"}) {
        for (const std::string_view name : embedded_names(folder)) {
            const bool traces = embedded_text(name).find(" trace(") != std::string_view::npos;
            if (traces && name != "isect/tracer.hpp") files.push_back(source_file(name));
        }
    }
    return files;
}

const Function& function_of(const char* name, const char* called) {
    for (const Function& function : source_file(name)->functions)
        if (function.name == called) return function;
    throw std::logic_error(called);
}

}  // namespace

TEST_CASE("every traced line of the library is in a function and has a label", "[explain]") {
    REQUIRE(traced_files().size() > 20);
    for (const SourceFile* file : traced_files()) {
        for (std::size_t i = 0; i < file->lines.size(); ++i) {
            if (file->lines[i].text.find("trace(") == std::string_view::npos) continue;
            const int line = static_cast<int>(i) + 1;
            INFO(file->name << ":" << line);
            const Function* function = file->function_at(line);
            REQUIRE(function != nullptr);
            const Statement* statement = function->statement_at(line);
            REQUIRE(statement != nullptr);
            CHECK(statement->traced == line);
            CHECK_FALSE(statement->label.empty());
        }
    }
}

TEST_CASE("a file is named after its folder, wherever the project lies", "[explain]") {
    CHECK(library_name("/home/me/lib/include/isect/detail/raycast/aabb.hpp") ==
          "isect/raycast/aabb.hpp");
    CHECK(library_name("/home/isect/lib/include/isect/hit.hpp") == "isect/hit.hpp");
    CHECK(library_name("/home/isect/lib/peers/include/peers/noonat/box.hpp") ==
          "peers/noonat/box.hpp");
    CHECK(library_name("/home/peers/lib/include/isect/hit.hpp") == "isect/hit.hpp");
    CHECK(name_in_library("peers/noonat/box.hpp") == "noonat/box.hpp");
    REQUIRE(source_file("peers/noonat/box.hpp") != nullptr);
    CHECK(is_of_peers(*source_file("peers/noonat/box.hpp")));
    CHECK_FALSE(is_of_peers(*source_file("isect/raycast/aabb.hpp")));
}

TEST_CASE("a label is the word before the equals sign, the condition, or result", "[explain]") {
    const Function& raycast = function_of("isect/raycast/aabb.hpp", "raycast");
    std::set<std::string> labels;
    for (const Statement& statement : raycast.statements)
        if (statement.traced != 0) labels.insert(statement.label);
    CHECK(labels == std::set<std::string>{"near", "far", "is_missed", "is_inside", "is_close",
                                          "through_x", "answer"});
}

TEST_CASE("a statement on two lines is one statement", "[explain]") {
    const Function& times = function_of("isect/slab_times.hpp", "slab_times");
    const Statement* in_x = nullptr;
    for (const Statement& statement : times.statements)
        if (statement.label == "in_x") in_x = &statement;
    REQUIRE(in_x != nullptr);
    CHECK(in_x->last == in_x->first + 1);
    CHECK(in_x->traced >= in_x->first);
    CHECK(in_x->traced <= in_x->last);
    CHECK(in_x->text.find("in_x = trace(") != std::string::npos);
}

TEST_CASE("conditions know what they lead to", "[explain]") {
    const Function& sweep = function_of("isect/ground/sweep_into.hpp", "sweep_into");
    std::set<std::string> in_loop;
    for (const Statement& statement : sweep.statements) {
        if (statement.traced == 0) continue;
        if (statement.in_loop) in_loop.insert(statement.label);
        if (statement.label == "contacts.is_before(met)") CHECK(statement.flow == Flow::leave_if);
    }
    CHECK(in_loop.count("contacts.is_before(met)") == 1);
    CHECK(in_loop.count("width") == 1);
    CHECK(in_loop.count("first.pos") == 0);
}

TEST_CASE("tokens cover a line except its spaces, and know comments and types", "[explain]") {
    const SourceFile file =
        read_source("x.hpp", "#include <cmath>\n    const Vec2<T> p = at(0.5, \"a b\");  // why\n");
    REQUIRE(file.lines.size() == 2);
    std::string joined;
    for (const Token& token : file.lines[1].tokens)
        joined += std::string(file.lines[1].text.substr(token.begin, token.size));
    CHECK(joined == "constVec2<T>p=at(0.5,\"a b\");// why");
    const auto kind_of = [&](std::string_view text) {
        for (const Token& token : file.lines[1].tokens)
            if (file.lines[1].text.substr(token.begin, token.size) == text) return token.kind;
        return TokenKind::plain;
    };
    CHECK(kind_of("const") == TokenKind::keyword);
    CHECK(kind_of("Vec2") == TokenKind::type);
    CHECK(kind_of("at") == TokenKind::call);
    CHECK(kind_of("0.5") == TokenKind::number);
    CHECK(kind_of("\"a b\"") == TokenKind::text);
    CHECK(kind_of("// why") == TokenKind::comment);
    CHECK(file.lines[0].tokens.back().kind == TokenKind::text);
}
