#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "trace/vocabulary.hpp"

namespace lab {

/// The kind of a token, for syntax colours.
enum class TokenKind { plain, comment, keyword, type, call, number, text };

struct Token {
    std::size_t begin{};
    std::size_t size{};
    TokenKind kind = TokenKind::plain;
};

struct SourceLine {
    std::string_view text;
    std::vector<Token> tokens;  ///< everything except spaces, in order
};

/// How a statement affects the statements after it.
enum class Flow {
    plain,
    leave,       ///< return, break or continue
    leave_if,    ///< a conditional leave within one statement
    block,       ///< opens a block that always runs
    block_if,    ///< opens a conditional block
    block_else,  ///< ends that block and opens the opposite one
    block_loop,
    end  ///< ends a block
};

/// One statement of a function, or the part of a statement that opens or ends a block.
struct Statement {
    int first{};  ///< lines are counted from 1
    int last{};
    int traced{};      ///< the line that traces a value; 0 for none
    std::string text;  ///< its lines, joined
    Flow flow = Flow::plain;
    bool negated{};  ///< the condition tests the opposite of the traced value
    bool in_loop{};
    /// The name of its value: the word before " = ", otherwise the condition, otherwise "answer".
    std::string label;
    Term term{};  ///< the meaning of its value
};

/// A function of the library's source.
struct Function {
    std::string name;
    int first{};      ///< the first line of its documentation, or of its signature
    int signature{};  ///< the first line of its signature
    int body{};       ///< the first line after the brace
    int last{};       ///< the closing brace
    std::string signature_text;
    std::vector<Statement> statements;

    const Statement* statement_at(int line) const;
};

/// A file of the library or of other people's tests.
struct SourceFile {
    std::string name;  ///< "isect/raycast/aabb.hpp" or "peers/noonat/box.hpp"
    std::vector<SourceLine> lines;
    std::vector<Function> functions;

    const Function* function_at(int line) const;
};

/// Returns a library file embedded in the program, which is parsed once; null if there is none with
/// this name.
const SourceFile* source_file(std::string_view name);

/// Converts a path known to the compiler to the path in the library without the folder `detail`:
/// "isect/raycast/aabb.hpp". Files of other people's tests become "peers/noonat/box.hpp".
std::string library_name(std::string_view path);

/// "raycast/aabb.hpp" from "isect/raycast/aabb.hpp", and "noonat/box.hpp" from
/// "peers/noonat/box.hpp".
std::string_view name_in_library(std::string_view name);

/// Whether a file belongs to other people's tests rather than to the library.
bool is_of_peers(const SourceFile& file);

SourceFile read_source(std::string_view name, std::string_view text);

}  // namespace lab
