#include "trace/source.hpp"

#include <map>

#include "files/embed.hpp"
#include "trace/statements.hpp"
#include "trace/tokens.hpp"

namespace lab {

const Statement* Function::statement_at(int line) const {
    for (const Statement& statement : statements) {
        if (statement.first <= line && line <= statement.last) return &statement;
    }
    return nullptr;
}

const Function* SourceFile::function_at(int line) const {
    for (const Function& function : functions) {
        if (function.first <= line && line <= function.last) return &function;
    }
    return nullptr;
}

std::string library_name(std::string_view path) {
    const std::string_view folder = "isect/";
    const std::string_view inner = "detail/";
    const std::size_t at = path.rfind(folder);
    if (at == std::string_view::npos) return std::string(path);
    std::string_view rest = path.substr(at + folder.size());
    if (rest.substr(0, inner.size()) == inner) rest.remove_prefix(inner.size());
    return std::string(folder).append(rest);
}

std::string_view name_in_library(std::string_view name) {
    constexpr std::string_view folder = "isect/";
    return name.starts_with(folder) ? name.substr(folder.size()) : name;
}

namespace {

void give_terms(SourceFile& file) {
    const std::string_view name = name_in_library(file.name);
    for (Function& function : file.functions)
        for (Statement& statement : function.statements)
            if (statement.traced != 0) statement.term = term_of(name, statement.label);
}

}  // namespace

SourceFile read_source(std::string_view name, std::string_view text) {
    SourceFile file;
    file.name = std::string(name);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        file.lines.push_back({line, tokens_of(line)});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    file.functions = functions_of(file.lines);
    give_terms(file);
    return file;
}

const SourceFile* source_file(std::string_view name) {
    static std::map<std::string, SourceFile, std::less<>> files;
    const auto found = files.find(name);
    if (found != files.end()) return &found->second;
    const std::string_view text = embedded_text(name);
    if (text.empty()) return nullptr;
    return &files.emplace(std::string(name), read_source(name, text)).first->second;
}

}  // namespace lab
