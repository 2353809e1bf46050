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

namespace {

constexpr std::string_view library_folder = "isect/", peers_folder = "peers/";

/// The part of a path from the last folder with this name on; empty if it has none.
std::string_view from_folder(std::string_view path, std::string_view folder) {
    const std::size_t at = path.rfind(folder);
    return at == std::string_view::npos ? std::string_view() : path.substr(at);
}

}  // namespace

std::string library_name(std::string_view path) {
    const std::string_view inner = "detail/";
    const std::string_view of_library = from_folder(path, library_folder);
    const std::string_view of_peers = from_folder(path, peers_folder);
    if (of_library.empty() && of_peers.empty()) return std::string(path);
    // The checkout itself may be below a folder with one of these names: the last one counts.
    const bool is_peer =
        of_library.empty() || (!of_peers.empty() && of_peers.size() < of_library.size());
    if (is_peer) return std::string(of_peers);
    std::string_view rest = of_library.substr(library_folder.size());
    if (rest.starts_with(inner)) rest.remove_prefix(inner.size());
    return std::string(library_folder).append(rest);
}

std::string_view name_in_library(std::string_view name) {
    for (const std::string_view folder : {library_folder, peers_folder})
        if (name.starts_with(folder)) return name.substr(folder.size());
    return name;
}

bool is_of_peers(const SourceFile& file) {
    return file.name.starts_with(peers_folder);
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
