#include <array>

#include "formula/formula.hpp"
#include "formula/functions.hpp"

namespace lab {

namespace {

constexpr double pi = 3.141592653589793;

struct BinarySign {
    std::string_view text;
    Operation operation;
};
constexpr std::array comparisons = {
    BinarySign{"<", Operation::less},     BinarySign{">", Operation::greater},
    BinarySign{"<=", Operation::at_most}, BinarySign{">=", Operation::at_least},
    BinarySign{"==", Operation::equal},   BinarySign{"!=", Operation::unequal},
};
constexpr std::array sums = {BinarySign{"+", Operation::add}, BinarySign{"-", Operation::subtract}};
constexpr std::array products = {BinarySign{"*", Operation::multiply},
                                 BinarySign{"/", Operation::divide}};

constexpr std::array either_words = {BinarySign{"or", Operation::or_}};
constexpr std::array both_words = {BinarySign{"and", Operation::and_}};

/// Signs of other languages, and what is written here instead.
struct Foreign {
    std::string_view text;
    const char* advice;
};
constexpr std::array foreign = {
    Foreign{"&&", "Write and instead of &&."},
    Foreign{"||", "Write or instead of ||."},
    Foreign{"!", "Write not instead of !."},
    Foreign{"?", "Write if a then b else c instead of a question mark."},
    Foreign{"^", "Write x * x for a square: ^ has no meaning here."},
    Foreign{"=", "Write == to compare. A single = gives a name to a line, once, at its beginning."},
};

/// Reads by recursive descent, and writes the operations in the order of their evaluation.
class FormulaReader {
public:
    FormulaReader(const std::vector<Sign>& signs, std::size_t first) : signs_(signs), at_(first) {}

    Formula read() {
        condition();
        if (here().kind != SignKind::end) fail(unexpected_after());
        return std::move(formula_);
    }

private:
    const Sign& here() const { return signs_[at_]; }
    [[noreturn]] void fail(const std::string& message) const {
        throw FormulaError(here().place, message);
    }
    bool sees(std::string_view text) const {
        return (here().kind == SignKind::sign || here().kind == SignKind::name) &&
               here().text == text;
    }
    bool took(std::string_view text) {
        if (!sees(text)) return false;
        ++at_;
        return true;
    }
    void expect(std::string_view text, const char* message) {
        if (!took(text)) fail(foreign_advice().empty() ? message : foreign_advice());
    }

    std::string foreign_advice() const {
        for (const Foreign& each : foreign)
            if (here().kind == SignKind::sign && here().text == each.text) return each.advice;
        return "";
    }
    std::string unexpected_after() const {
        if (std::string advice = foreign_advice(); !advice.empty()) return advice;
        if (sees(")")) return "This closing bracket has no opening one.";
        if (sees(",")) return "A comma stands only between brackets. Write 1.5 for a fraction.";
        if (sees("then") || sees("else")) return "Begin a condition with if.";
        return "Something is missing before this: an operator, such as + or *.";
    }
    std::string unexpected_operand() const {
        if (std::string advice = foreign_advice(); !advice.empty()) return advice;
        if (here().kind == SignKind::end) return "Something is missing at the end of this line.";
        return "A number or a name is missing before this.";
    }

    std::size_t add(Node node) {
        formula_.nodes.push_back(std::move(node));
        return formula_.nodes.size() - 1;
    }

    /// Each level of brackets, signs and conditions takes a few calls.
    struct Deeper {
        explicit Deeper(FormulaReader& of) : reader(of) {
            if (++reader.depth_ > deepest_nesting)
                reader.fail("This is nested too deeply. Divide it into several lines.");
        }
        ~Deeper() { --reader.depth_; }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        FormulaReader& reader;
    };

    std::size_t condition() {
        const Deeper deeper(*this);
        const Stretch place = here().place;
        if (!took("if")) return either();
        const std::size_t test = condition();
        expect("then", "Write then after the condition: if a then b else c.");
        const std::size_t yes = condition();
        expect("else", "Write else and what the value is otherwise: if a then b else c.");
        const std::size_t no = condition();
        return add({Operation::choice, place, {test, yes, no}});
    }
    std::size_t either() {
        return chain(either_words, [this] { return both(); });
    }
    std::size_t both() {
        return chain(both_words, [this] { return negation(); });
    }
    std::size_t negation() {
        const Stretch place = here().place;
        if (!took("not")) return comparison();
        const Deeper deeper(*this);
        const std::size_t operand = negation();
        return add({Operation::not_, place, {operand}});
    }
    std::size_t comparison() {
        const std::size_t left = chain(sums, [this] { return product(); });
        const BinarySign* found = one_of_signs(comparisons);
        if (found == nullptr) return left;
        const Stretch place = signs_[at_++].place;
        const std::size_t right = chain(sums, [this] { return product(); });
        if (one_of_signs(comparisons) != nullptr) fail("Compare two at a time: a < b and b < c.");
        return add({found->operation, place, {left, right}});
    }
    std::size_t product() {
        return chain(products, [this] { return with_sign(); });
    }

    template <std::size_t size>
    const BinarySign* one_of_signs(const std::array<BinarySign, size>& signs) const {
        for (const BinarySign& each : signs)
            if (sees(each.text)) return &each;
        return nullptr;
    }
    /// a - b - c, from left to right.
    template <std::size_t size, class Operand>
    std::size_t chain(const std::array<BinarySign, size>& signs, const Operand& operand) {
        std::size_t left = operand();
        while (const BinarySign* found = one_of_signs(signs)) {
            const Stretch place = signs_[at_++].place;
            const std::size_t right = operand();
            left = add({found->operation, place, {left, right}});
        }
        return left;
    }

    std::size_t with_sign() {
        const Stretch place = here().place;
        const bool is_plus = took("+");
        if (!is_plus && !took("-")) return with_parts();
        const Deeper deeper(*this);
        if (is_plus) return with_sign();
        const std::size_t operand = with_sign();
        return add({Operation::negate, place, {operand}});
    }
    /// (a + b).x
    std::size_t with_parts() {
        std::size_t whole = operand();
        while (took(".")) {
            if (here().text != "x" && here().text != "y") fail("A vector has the parts x and y.");
            const Sign& part = signs_[at_++];
            whole = add({Operation::part, part.place, {whole}, part.text});
        }
        return whole;
    }

    std::size_t operand() {
        const Sign sign = here();
        if (sign.kind == SignKind::number) {
            ++at_;
            return add({Operation::number, sign.place, {}, sign.text, sign.number});
        }
        if (sign.kind == SignKind::blank) {
            ++at_;
            return add({Operation::blank, sign.place});
        }
        if (took("(")) return bracket(sign.place);
        if (sign.kind != SignKind::name || is_formula_word(sign.text)) fail(unexpected_operand());
        ++at_;
        if (sees("(")) return call(sign);
        if (sign.text == "pi") return add({Operation::number, sign.place, {}, "pi", pi});
        if (sign.text == "inf")
            return add({Operation::number, sign.place, {}, "inf", __builtin_inf()});
        return add({Operation::name, sign.place, {}, sign.text});
    }
    /// A bracket around one expression, or a vector: (x, y).
    std::size_t bracket(Stretch place) {
        const std::size_t first = condition();
        if (!took(",")) {
            expect(")", "A closing bracket is missing.");
            return first;
        }
        const std::size_t second = condition();
        expect(")", "A closing bracket is missing. A vector has two parts: (x, y).");
        return add({Operation::vector, place, {first, second}});
    }
    std::size_t call(const Sign& name) {
        const FormulaFunction* function = formula_function(name.text);
        if (function == nullptr) {
            FormulaError error(name.place, "No function is named " + name.text + ".");
            error.unknown = name.text;
            error.is_call = true;
            throw error;
        }
        Node node{Operation::call, name.place, {}, name.text};
        expect("(", "");
        do {
            if (sees(")")) break;
            node.operands.push_back(condition());
        } while (took(","));
        expect(")", "A closing bracket is missing.");
        if (node.operands.size() < function->least || node.operands.size() > function->most)
            throw FormulaError(name.place, "Write it as " + std::string(function->usage) + ".");
        return add(std::move(node));
    }

    const std::vector<Sign>& signs_;
    std::size_t at_;
    int depth_ = 0;
    Formula formula_;
};

}  // namespace

bool is_formula_word(std::string_view name) {
    for (const char* word : {"if", "then", "else", "and", "or", "not"})
        if (name == word) return true;
    return false;
}

Formula read_formula(const std::vector<Sign>& signs, std::size_t first) {
    return FormulaReader(signs, first).read();
}

Formula read_formula(std::string_view text) {
    return read_formula(signs_of(text), 0);
}

}  // namespace lab
