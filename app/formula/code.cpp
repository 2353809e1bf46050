#include "formula/code.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <set>

#include "formula/code_prelude.hpp"

namespace lab {

namespace {

/// How tightly the last operation of a text binds.
enum Tightness {
    loose,
    or_level,
    and_level,
    equality,
    order,
    sums_level,
    products_level,
    prefix,
    whole
};

struct CodeText {
    std::string text;
    int level = whole;
    std::size_t kind = 0;  ///< the index of its type in Value
};

std::string literal(double number, CodeLanguage language) {
    if (std::isinf(number))
        return language == CodeLanguage::cpp ? "std::numeric_limits<double>::infinity()"
                                             : "Infinity";
    std::array<char, 40> text{};
    for (int digits = 15; digits <= 17; ++digits) {
        std::snprintf(text.data(), text.size(), "%.*g", digits, number);
        if (std::strtod(text.data(), nullptr) == number) break;
    }
    std::string digits = text.data();
    // 1 / 2 is 0 in C++.
    const bool is_whole = digits.find_first_of(".e") == std::string::npos;
    return language == CodeLanguage::cpp && is_whole ? digits + ".0" : digits;
}

bool is_word_of_language(std::string_view name) {
    constexpr std::array words = {
        "auto",      "bool",     "break",    "case",      "catch",    "char",     "class",
        "const",     "continue", "do",       "double",    "delete",   "default",  "enum",
        "export",    "extern",   "float",    "for",       "int",      "function", "goto",
        "let",       "long",     "new",      "namespace", "null",     "page",     "return",
        "short",     "signed",   "sizeof",   "static",    "struct",   "super",    "switch",
        "this",      "throw",    "try",      "typeof",    "union",    "unsigned", "using",
        "var",       "void",     "while",    "with",      "yield",    "answer",   "Answer",
        "Vec2",      "add",      "subtract", "negated",   "scaled",   "divided",  "same",
        "public",    "private",  "virtual",  "volatile",  "template", "typename", "operator",
        "import",    "in",       "friend",   "inline",    "register", "mutable",  "explicit",
        "protected", "await",    "xor",      "compl",     "bitand",   "bitor",    "std",
        "arguments", "eval",     "debugger"};
    return std::find(words.begin(), words.end(), name) != words.end();
}

/// Writes one page.
class CodeWriter {
public:
    CodeWriter(const Page& page, const Scope& scope, const std::vector<LineValue>& values,
               CodeLanguage language)
        : page_(page), scope_(scope), values_(values), language_(language) {
        for (const PageLine& line : page.lines) own_.insert(line.name);
    }

    std::string whole_code(const std::vector<std::string>& results) {
        const std::string body = lines();
        return is_cpp() ? cpp(body, results) : javascript(body, results);
    }

private:
    bool is_cpp() const { return language_ == CodeLanguage::cpp; }
    static const char* type_of(std::size_t kind) {
        constexpr std::array types = {"double", "bool", "Vec2"};
        return types.at(kind);
    }
    static std::string identifier(std::string name) {
        std::replace(name.begin(), name.end(), '.', '_');
        return is_word_of_language(name) ? name + "_" : name;
    }

    std::string lines() {
        std::string text;
        for (std::size_t i = 0; i < page_.lines.size(); ++i) {
            const PageLine& line = page_.lines[i];
            if (!line.formula && !line.error) continue;
            if (values_[i].error) throw FormulaError(*values_[i].error);
            const CodeText code = text_of(*line.formula);
            text += (is_cpp() ? std::string("    const ") + type_of(code.kind) + " "
                              : std::string("    const ")) +
                    identifier(line.name) + " = " + code.text + ";\n";
            kinds_[line.name] = code.kind;
        }
        return text;
    }

    std::string cpp(const std::string& body, const std::vector<std::string>& results) const {
        std::string fields, list, parameters;
        for (const std::string& name : results) {
            fields +=
                std::string("    ") + type_of(kinds_.at(name)) + " " + identifier(name) + ";\n";
            list += (list.empty() ? "" : ", ") + identifier(name);
        }
        for (const auto& [name, kind] : used_)
            parameters +=
                (parameters.empty() ? "" : ", ") + std::string(type_of(kind)) + " " + name;
        return std::string(cpp_prelude) + "struct Answer {\n" + fields +
               "};\n\ninline Answer answer(" + parameters + ") {\n" + body + "    return {" + list +
               "};\n}\n\n}  // namespace page\n";
    }

    std::string javascript(const std::string& body, const std::vector<std::string>& results) const {
        std::string list, parameters;
        for (const std::string& name : results)
            list += (list.empty() ? "" : ", ") + name + ": " + identifier(name);
        for (const auto& [name, kind] : used_)
            parameters += (parameters.empty() ? "" : ", ") + name;
        return std::string(javascript_prelude) + "function answer({" + parameters + "}) {\n" +
               body + "    return {" + list + "};\n}\n";
    }

    CodeText text_of(const Formula& formula) {
        std::vector<CodeText> texts;
        for (const Node& node : formula.nodes) texts.push_back(text_of(node, texts));
        return texts.back();
    }

    /// In brackets if it binds less tightly than its place needs.
    static std::string at_least(const CodeText& code, int level) {
        return code.level < level ? "(" + code.text + ")" : code.text;
    }

    /// Compilers warn of && within || without brackets.
    static CodeText bracketed(const CodeText& code, int level) {
        if (code.level != level) return code;
        return {"(" + code.text + ")", whole, code.kind};
    }

    CodeText text_of(const Node& node, const std::vector<CodeText>& texts) {
        constexpr std::size_t number = 0, truth = 1, vector = 2;
        const auto part = [&](std::size_t i) -> const CodeText& { return texts[node.operands[i]]; };
        switch (node.operation) {
            case Operation::number:
                return {literal(node.number, language_), whole, number};
            case Operation::name:
                return named(node.name);
            case Operation::negate:
                if (part(0).kind == vector && !is_cpp())
                    return {"negated(" + part(0).text + ")", whole, vector};
                return {"-" + at_least(part(0), whole), prefix, part(0).kind};
            case Operation::not_:
                return {"!" + at_least(part(0), whole), prefix, truth};
            case Operation::and_:
                return binary(part(0), " && ", part(1), and_level, truth);
            case Operation::or_:
                return binary(bracketed(part(0), and_level), " || ", bracketed(part(1), and_level),
                              or_level, truth);
            case Operation::choice:
                return {at_least(part(0), or_level) + " ? " + at_least(part(1), or_level) + " : " +
                            at_least(part(2), or_level),
                        loose, part(1).kind};
            case Operation::vector:
                return {is_cpp() ? "Vec2{" + part(0).text + ", " + part(1).text + "}"
                                 : "({x: " + part(0).text + ", y: " + part(1).text + "})",
                        whole, vector};
            case Operation::part:
                return {at_least(part(0), whole) + "." + node.name, whole, number};
            case Operation::call:
                return called(node, texts);
            default:
                return arithmetic(node.operation, part(0), part(1));
        }
    }

    CodeText named(const std::string& name) {
        if (name == "true" || name == "false") return {name, whole, 1};
        const std::string first = name.substr(0, name.find('.'));
        if (own_.count(first) > 0)
            return {identifier(first) + name.substr(first.size()), whole,
                    name == first ? kinds_.at(first) : 0};
        Value value;
        look_up(scope_, name, value);
        const bool is_whole = scope_.find(name) != nullptr;
        const std::string owner = is_whole ? name : name.substr(0, name.rfind('.'));
        std::string given = identifier(owner);
        if (own_.count(given) > 0) given += "_";
        used_[given] = scope_.find(owner)->index();
        return {is_whole ? given : given + name.substr(owner.size()), whole, value.index()};
    }

    static CodeText binary(const CodeText& left, const char* sign, const CodeText& right, int level,
                           std::size_t kind) {
        return {at_least(left, level) + sign + at_least(right, level + 1), level, kind};
    }

    CodeText called(const Node& node, const std::vector<CodeText>& texts) const {
        std::string text = texts[node.operands[0]].text;
        const bool nests = node.name == "min" || node.name == "max";
        for (std::size_t i = 1; i < node.operands.size(); ++i) {
            if (nests && i > 1) text.insert(0, node.name + "(").append(")");
            text.append(", ").append(texts[node.operands[i]].text);
        }
        return {node.name + "(" + text + ")", whole, 0};
    }

    CodeText arithmetic(Operation operation, const CodeText& left, const CodeText& right) const {
        struct Row {
            Operation operation;
            const char *sign, *function;
            int level;
            bool decides;
        };
        constexpr std::array rows = {
            Row{Operation::add, " + ", "add", sums_level, false},
            Row{Operation::subtract, " - ", "subtract", sums_level, false},
            Row{Operation::multiply, " * ", "scaled", products_level, false},
            Row{Operation::divide, " / ", "divided", products_level, false},
            Row{Operation::less, " < ", "", order, true},
            Row{Operation::greater, " > ", "", order, true},
            Row{Operation::at_most, " <= ", "", order, true},
            Row{Operation::at_least, " >= ", "", order, true},
            Row{Operation::equal, " == ", "same", equality, true},
            Row{Operation::unequal, " != ", "!same", equality, true},
        };
        const Row& row = *std::find_if(
            rows.begin(), rows.end(), [&](const Row& each) { return each.operation == operation; });
        const bool has_vector = left.kind == 2 || right.kind == 2;
        const std::size_t kind = row.decides ? 1 : has_vector ? 2 : 0;
        if (is_cpp() || !has_vector) return binary(left, row.sign, right, row.level, kind);
        const bool swaps = operation == Operation::multiply && right.kind == 2;
        const CodeText &first = swaps ? right : left, &second = swaps ? left : right;
        return {std::string(row.function) + "(" + first.text + ", " + second.text + ")",
                row.function[0] == '!' ? prefix : whole, kind};
    }

    const Page& page_;
    const Scope& scope_;
    const std::vector<LineValue>& values_;
    CodeLanguage language_;
    std::set<std::string> own_;
    std::map<std::string, std::size_t> kinds_;  ///< of the lines so far
    std::map<std::string, std::size_t> used_;   ///< the parameters
};

}  // namespace

std::string code_of(const Page& page, const Scope& scope, const std::vector<LineValue>& values,
                    const std::vector<std::string>& results, CodeLanguage language) {
    return CodeWriter(page, scope, values, language).whole_code(results);
}

}  // namespace lab
