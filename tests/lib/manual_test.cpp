// lib/README.md is the manual: it names everything that the library offers and has a figure for
// each query.
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"

namespace {

const std::string library = ISECT_SOURCE_DIR "/lib/";

std::string library_text(const std::string& path) {
    std::ifstream file(library + path);
    REQUIRE(file.good());
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Adds a header and everything it includes, except the detail headers, which users don't include.
void add_headers(const std::string& header, std::set<std::string>& headers) {
    if (header.find("/detail/") != std::string::npos || !headers.insert(header).second) return;
    const std::string text = library_text("include/" + header);
    const std::regex include("#include <(isect/[a-z0-9_/]+\\.hpp)>");
    for (std::sregex_iterator found(text.begin(), text.end(), include), end; found != end; ++found)
        add_headers((*found)[1], headers);
}

std::vector<std::string> words_of(std::string text) {
    text = std::regex_replace(text, std::regex("//[^\n]*|#[^\n]*|\"[^\"\n]*\""), "");
    const std::regex word("[A-Za-z_][A-Za-z_0-9]*|::|->|[^\\sA-Za-z_]");
    std::vector<std::string> words;
    for (std::sregex_iterator found(text.begin(), text.end(), word), end; found != end; ++found)
        words.push_back(found->str());
    return words;
}

using Words = std::vector<std::string>;

/// The position after the bracket that closes the one at `at`.
std::size_t behind(const Words& words, std::size_t at, const char* open, const char* close) {
    int depth = 0;
    for (; at < words.size(); ++at) {
        depth += words[at] == open ? 1 : words[at] == close ? -1 : 0;
        if (depth == 0) return at + 1;
    }
    return at;
}

/// The name that a declaration introduces; empty for a member or a specialisation, or where it only
/// says that the library has an instance.
std::string declared(const Words& words) {
    std::size_t at = 0;
    if (!words.empty() && words[0] == "extern") return {};
    if (at < words.size() && words[at] == "template") at = behind(words, at + 1, "<", ">");
    if (at >= words.size()) return {};
    const std::set<std::string> kinds{"struct", "class", "concept", "using", "enum"};
    if (kinds.count(words[at]) == 1) return words[at + (words[at + 1] == "class" ? 2 : 1)];
    for (; at < words.size(); ++at) {
        if (words[at] == "requires" && words[at + 1] == "(") at = behind(words, at + 1, "(", ")");
        if (at < words.size() && words[at] == "<") at = behind(words, at, "<", ">");
        if (at >= words.size()) return {};
        if (words[at] != "(" && words[at] != "=") continue;
        return at > 1 && words[at - 2] == "::" ? "" : words[at - 1];
    }
    return {};
}

/// The names that a header declares in the namespace isect.
std::set<std::string> names_in(const std::string& header) {
    std::set<std::string> names;
    const Words words = words_of(library_text("include/" + header));
    Words declaration;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool opens_isect =
            words[at] == "isect" && !declaration.empty() && declaration.back() == "namespace";
        if (opens_isect) {
            declaration.clear();
            ++at;
        } else if (words[at] == "{" && !declaration.empty() && declaration.back() == "=") {
            // A default argument, or the value of a constant.
            at = behind(words, at, "{", "}") - 1;
        } else if (words[at] == "{") {
            if (declaration.front() != "namespace") names.insert(declared(declaration));
            at = behind(words, at, "{", "}") - 1;
            declaration.clear();
        } else if (words[at] == ";" || words[at] == "}") {
            names.insert(declared(declaration));
            declaration.clear();
        } else {
            declaration.push_back(words[at]);
        }
    }
    names.erase("");
    return names;
}

}  // namespace

TEST_CASE("the manual has every public name of the library", "[manual]") {
    std::set<std::string> headers;
    add_headers("isect/isect.hpp", headers);
    add_headers("isect/broad.hpp", headers);
    std::set<std::string> names;
    for (const std::string& header : headers) names.merge(names_in(header));
    // Some names of each kind, to show that no kind is overlooked.
    for (const char* name : {"Aabb", "Shape", "npos", "overlaps", "sweep", "Response", "SolidShape",
                             "dot", "raycast", "Bvh", "respond", "BadShape", "sin_cos"}) {
        INFO(name);
        CHECK(names.count(name) == 1);
    }
    CHECK(names.size() > 80);
    const std::string manual = library_text("README.md");
    for (const std::string& name : names) {
        INFO(name);
        CHECK(std::regex_search(manual, std::regex("`" + name + "\\b")));
    }
}

TEST_CASE("every figure of the manual exists, with its scene", "[manual]") {
    const std::string manual = library_text("README.md");
    const std::regex figure("\\]\\((manual/[a-z_]+)\\.svg\\)");
    std::size_t count = 0;
    for (std::sregex_iterator found(manual.begin(), manual.end(), figure), end; found != end;
         ++found) {
        ++count;
        CHECK(library_text((*found)[1].str() + ".svg").find("<svg") != std::string::npos);
        CHECK(library_text((*found)[1].str() + ".json").find("\"queries\"") != std::string::npos);
    }
    CHECK(count == 8);
}
