#include "formula/tokens.hpp"

#include <array>
#include <cstdlib>

namespace lab {

namespace {

/// Operators from the longest to the shortest, and what they stand for.
struct Spelling {
    std::string_view typed, means;
};
constexpr std::array spellings = {
    Spelling{"−", "-"},   Spelling{"×", "*"},   Spelling{"·", "*"},   Spelling{"≤", "<="},
    Spelling{"≥", ">="},  Spelling{"≠", "!="},  Spelling{"<=", "<="}, Spelling{">=", ">="},
    Spelling{"==", "=="}, Spelling{"!=", "!="}, Spelling{"&&", "&&"}, Spelling{"||", "||"},
    Spelling{"<", "<"},   Spelling{">", ">"},   Spelling{"=", "="},   Spelling{"+", "+"},
    Spelling{"-", "-"},   Spelling{"*", "*"},   Spelling{"/", "/"},   Spelling{"(", "("},
    Spelling{")", ")"},   Spelling{",", ","},   Spelling{".", "."},   Spelling{"!", "!"},
    Spelling{"?", "?"},   Spelling{"^", "^"},
};

/// Characters of other languages, and what is written here instead.
std::string advice_on(std::string_view character) {
    if (character == ";") return "Leave out the semicolon: each line is one value.";
    if (character == "[" || character == "]")
        return "Write (x, y) for a vector, and v.x for a part of it: there are no [ ] here.";
    if (character == ":") return "Write if a then b else c instead of a ? b : c.";
    if (character == "&") return "Write and between two conditions.";
    if (character == "|") return "Write or between two conditions.";
    return "The character " + std::string(character) + " has no meaning here.";
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool begins_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// Reads one line from left to right.
class LineCutter {
public:
    explicit LineCutter(std::string_view line) : line_(line) {}

    std::vector<Sign> cut() {
        if (line_.size() > longest_line)
            throw FormulaError({longest_line, line_.size() - longest_line},
                               "This line is too long. A line has at most 1000 characters.");
        refuse_blocks();
        while (!at_end()) signs_.push_back(next());
        signs_.push_back({SignKind::end, "", 0, {at_, 0}});
        return std::move(signs_);
    }

private:
    char peek(std::size_t ahead = 0) const {
        return at_ + ahead < line_.size() ? line_[at_ + ahead] : '\0';
    }
    /// Somebody pastes the code of another language, whose other signs would only lead to more
    /// errors.
    void refuse_blocks() const {
        const std::string_view code = line_.substr(0, line_.find("//"));
        const std::size_t brace = code.find_first_of("{}");
        if (brace == std::string_view::npos) return;
        throw FormulaError(
            {brace, 1},
            "Blocks in { } of C++ or JavaScript can't be read here. Write each value "
            "on a line of its own, as in t = (box.min.x - seg.start.x) / "
            "seg.delta.x.");
    }

    bool at_end() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\r') ++at_;
        return at_ == line_.size() || line_.substr(at_, 2) == "//";
    }

    Sign next() {
        if (is_digit(peek()) || (peek() == '.' && is_digit(peek(1)))) return number();
        if (begins_name(peek())) return name();
        for (const Spelling& each : spellings) {
            if (line_.substr(at_, each.typed.size()) != each.typed) continue;
            const Stretch place{at_, each.typed.size()};
            at_ += each.typed.size();
            return {SignKind::sign, std::string(each.means), 0, place};
        }
        // The message shows the whole character, which can have several bytes.
        std::size_t size = 1;
        while ((static_cast<unsigned char>(peek(size)) & 0xC0U) == 0x80U) ++size;
        throw FormulaError({at_, size}, advice_on(line_.substr(at_, size)));
    }

    Sign number() {
        const std::string rest(line_.substr(at_));
        char* end = nullptr;
        const double value = std::strtod(rest.c_str(), &end);
        const auto size = static_cast<std::size_t>(end - rest.c_str());
        const Stretch place{at_, size};
        at_ += size;
        if (begins_name(peek()))
            throw FormulaError({at_, 1}, "Write * between a number and a name.");
        return {SignKind::number, rest.substr(0, size), value, place};
    }

    Sign name() {
        const std::size_t begin = at_;
        const auto take_word = [&] {
            while (begins_name(peek()) || is_digit(peek())) ++at_;
        };
        take_word();
        while (peek() == '.' && begins_name(peek(1))) {
            ++at_;
            take_word();
        }
        const std::string text(line_.substr(begin, at_ - begin));
        const bool is_blank = text.find_first_not_of('_') == std::string::npos;
        return {is_blank ? SignKind::blank : SignKind::name, text, 0, {begin, at_ - begin}};
    }

    std::string_view line_;
    std::size_t at_ = 0;
    std::vector<Sign> signs_;
};

}  // namespace

std::vector<Sign> signs_of(std::string_view line) {
    return LineCutter(line).cut();
}

}  // namespace lab
