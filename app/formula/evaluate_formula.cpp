#include <algorithm>

#include "formula/formula.hpp"
#include "formula/functions.hpp"

namespace lab {

namespace {

using Vector = isect::Vec2<double>;

/// Evaluates the operations of one expression in order, without recursion.
class Evaluator {
public:
    Evaluator(const Scope& scope, Division division) : scope_(scope), division_(division) {}

    Value whole(const Formula& formula) {
        for (const Node& node : formula.nodes) values_.push_back(value_of(node));
        return values_.back();
    }

private:
    [[noreturn]] static void fail(const Node& node, const std::string& message) {
        throw FormulaError(node.place, message);
    }
    const Value& operand(const Node& node, std::size_t i) const {
        return values_[node.operands[i]];
    }
    double number(const Node& node, std::size_t i, const char* what) const {
        if (const auto* number = std::get_if<double>(&operand(node, i))) return *number;
        fail(node, std::string(what) + " needs numbers, and this is " +
                       kind_in_words(operand(node, i)) + ".");
    }
    bool truth(const Node& node, std::size_t i, const char* what) const {
        if (const auto* truth = std::get_if<bool>(&operand(node, i))) return *truth;
        fail(node, std::string(what) + " needs conditions, such as a < b, and this is " +
                       kind_in_words(operand(node, i)) + ".");
    }

    Value value_of(const Node& node) const {
        switch (node.operation) {
            case Operation::number:
                return node.number;
            case Operation::name:
                return named(node);
            case Operation::blank:
                return blank(node);
            case Operation::negate:
                return negated(node);
            case Operation::not_:
                return !truth(node, 0, "not");
            case Operation::and_: {
                const bool left = truth(node, 0, "and"), right = truth(node, 1, "and");
                return left && right;
            }
            case Operation::or_: {
                const bool left = truth(node, 0, "or"), right = truth(node, 1, "or");
                return left || right;
            }
            case Operation::choice:
                return chosen(node);
            case Operation::vector:
                return Vector{number(node, 0, "A vector"), number(node, 1, "A vector")};
            case Operation::part:
                return part(node);
            case Operation::call:
                return called(node);
            case Operation::add:
            case Operation::subtract:
                return sum(node);
            case Operation::multiply:
                return product(node);
            case Operation::divide:
                return quotient(node);
            default:
                return compared(node);
        }
    }

    Value named(const Node& node) const {
        if (node.name == "true") return true;
        if (node.name == "false") return false;
        Value value;
        if (look_up(scope_, node.name, value)) return value;
        FormulaError error(node.place, "Nothing is named " + node.name + ".");
        error.unknown = node.name;
        throw error;
    }
    [[noreturn]] static Value blank(const Node& node) {
        FormulaError error(node.place, "Fill in the blank.");
        error.is_blank = true;
        throw error;
    }
    Value negated(const Node& node) const {
        if (const auto* vector = std::get_if<Vector>(&operand(node, 0))) return -*vector;
        return -number(node, 0, "A minus sign");
    }
    Value chosen(const Node& node) const {
        const bool test = truth(node, 0, "if");
        if (operand(node, 1).index() != operand(node, 2).index())
            fail(node, std::string("The value would be ") + kind_in_words(operand(node, 1)) +
                           " after then, but " + kind_in_words(operand(node, 2)) + " after else.");
        return operand(node, test ? 1 : 2);
    }
    Value part(const Node& node) const {
        const auto* vector = std::get_if<Vector>(&operand(node, 0));
        if (vector == nullptr)
            fail(node, std::string("Only a vector has parts, and this is ") +
                           kind_in_words(operand(node, 0)) + ".");
        return node.name == "x" ? vector->x : vector->y;
    }
    Value called(const Node& node) const {
        const FormulaFunction& function = *formula_function(node.name);
        std::vector<Value> arguments;
        for (const std::size_t index : node.operands) {
            const Value& argument = values_[index];
            const bool fits = function.takes_vectors ? std::holds_alternative<Vector>(argument)
                                                     : std::holds_alternative<double>(argument);
            if (!fits)
                fail(node, node.name +
                               (function.takes_vectors ? " needs vectors" : " needs numbers") +
                               ", and this is " + kind_in_words(argument) + ".");
            arguments.push_back(argument);
        }
        return function.call(arguments);
    }

    Value sum(const Node& node) const {
        const bool adds = node.operation == Operation::add;
        const char* name = adds ? "+" : "-";
        const auto* left = std::get_if<Vector>(&operand(node, 0));
        const auto* right = std::get_if<Vector>(&operand(node, 1));
        if (left != nullptr && right != nullptr) return adds ? *left + *right : *left - *right;
        if ((left == nullptr) != (right == nullptr))
            fail(node, std::string(name) +
                           " needs two numbers or two vectors. For one coordinate of a vector, "
                           "write .x or .y after it.");
        const double a = number(node, 0, name), b = number(node, 1, name);
        return adds ? a + b : a - b;
    }
    Value product(const Node& node) const {
        const auto* left = std::get_if<Vector>(&operand(node, 0));
        const auto* right = std::get_if<Vector>(&operand(node, 1));
        if (left != nullptr && right != nullptr)
            fail(node,
                 "Two vectors can't be multiplied. Write dot(a, b), or multiply their parts.");
        if (left != nullptr) return *left * number(node, 1, "*");
        if (right != nullptr) return number(node, 0, "*") * *right;
        return number(node, 0, "*") * number(node, 1, "*");
    }
    Value quotient(const Node& node) const {
        const auto* left = std::get_if<Vector>(&operand(node, 0));
        if (left == nullptr) number(node, 0, "/");
        if (std::holds_alternative<Vector>(operand(node, 1)))
            fail(node, "Nothing can be divided by a vector. Divide by one of its parts: .x or .y.");
        const double divisor = number(node, 1, "/");
        if (divisor == 0 && division_ == Division::refuses_zero)
            fail(node, "Nothing can be divided by 0.");
        if (left != nullptr) return Vector{left->x / divisor, left->y / divisor};
        return number(node, 0, "/") / divisor;
    }
    Value compared(const Node& node) const {
        const Value &left = operand(node, 0), &right = operand(node, 1);
        const bool asks_equal = node.operation == Operation::equal;
        if (asks_equal || node.operation == Operation::unequal) {
            if (left.index() != right.index())
                fail(node, std::string("The left side is ") + kind_in_words(left) +
                               ", the right side " + kind_in_words(right) + ".");
            return (left == right) == asks_equal;
        }
        const double a = number(node, 0, "A comparison"), b = number(node, 1, "A comparison");
        if (node.operation == Operation::less) return a < b;
        if (node.operation == Operation::greater) return a > b;
        return node.operation == Operation::at_most ? a <= b : a >= b;
    }

    const Scope& scope_;
    Division division_;
    std::vector<Value> values_;
};

}  // namespace

Value evaluate(const Formula& formula, const Scope& scope, Division division) {
    return Evaluator(scope, division).whole(formula);
}

}  // namespace lab
