#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "trace/vocabulary.hpp"

namespace lab {

/// What a run of characters is, for its colour.
enum class TokenKind { plain, comment, keyword, type, call, number, text };

struct Token {
    std::size_t begin{};
    std::size_t size{};
    TokenKind kind = TokenKind::plain;
};

struct SourceLine {
    std::string_view text;
    std::vector<Token> tokens;  ///< everything but spaces, in order
};

/// What a statement does to those after it.
enum class Flow {
    plain,
    leave,       ///< return, break or continue
    leave_if,    ///< the same on a condition, all on one statement
    block,       ///< opens a block that always runs
    block_if,    ///< opens a block on a condition
    block_else,  ///< ends that block, and opens the one for the opposite
    block_loop,
    end  ///< ends a block
};

/// One statement of a function, or as much of one as opens or ends a block.
struct Statement {
    int first{};  ///< lines are counted from 1
    int last{};
    int traced{};      ///< the line that hands a value to the tracer; 0 for none
    std::string text;  ///< its lines, joined
    Flow flow = Flow::plain;
    bool negated{};  ///< the condition asks for the opposite of the traced value
    bool in_loop{};
    /// What its value is called: the word before " = ", else the condition, else "result".
    std::string label;
    Term term{};  ///< what it means
};

/// A function of the library, as it is written.
struct Function {
    std::string name;
    int first{};      ///< of its words of documentation, or of its signature
    int signature{};  ///< where it begins after those
    int body{};       ///< the first line after the brace
    int last{};       ///< the closing brace
    std::string signature_text;
    std::vector<Statement> statements;

    const Statement* statement_at(int line) const;
};

/// A file of the library.
struct SourceFile {
    std::string name;  ///< "isect/raycast/aabb.hpp"
    std::vector<SourceLine> lines;
    std::vector<Function> functions;

    const Function* function_at(int line) const;
};

/// The file that was compiled into the program, read once; null where there is none of this name.
const SourceFile* source_file(std::string_view name);

/// "isect/raycast/aabb.hpp" from whatever path the compiler knew a file by: its path in the library
/// without the folder `detail`.
std::string library_name(std::string_view path);

/// "raycast/aabb.hpp" from "isect/raycast/aabb.hpp".
std::string_view name_in_library(std::string_view name);

SourceFile read_source(std::string_view name, std::string_view text);

}  // namespace lab
