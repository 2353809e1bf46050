#include "trace/ran.hpp"

#include <algorithm>

namespace lab {

namespace {

/// Goes through the statements of a function once.
class Walk {
public:
    explicit Walk(const Call& call) : call_(call), statements_(call.function->statements) {
        ran_.statements.resize(statements_.size());
    }

    Ran result() {
        block(true, true);
        return std::move(ran_);
    }

private:
    bool has_values(const Statement& statement) const {
        return std::any_of(call_.steps.begin(), call_.steps.end(),
                           [&](const Step& step) { return step.line == statement.traced; });
    }

    /// Whether a traced condition was true (or false, as asked) in any iteration.
    bool was(const Statement& statement, bool fulfilled) const {
        const bool wanted = statement.negated ? !fulfilled : fulfilled;
        return std::any_of(call_.steps.begin(), call_.steps.end(), [&](const Step& step) {
            const bool* value = std::get_if<bool>(&step.value);
            return step.line == statement.traced && value != nullptr && *value == wanted;
        });
    }

    /// Where nothing is traced, later values show whether execution got there.
    bool reached_further_on(bool inside_only) const {
        int depth = 0;
        bool any_traced = false;
        for (std::size_t i = index_ + 1; i < statements_.size(); ++i) {
            const Statement& next = statements_[i];
            if (next.flow == Flow::end || next.flow == Flow::block_else) --depth;
            if (inside_only && depth < 0) break;
            if (next.text.ends_with("{")) ++depth;
            if (next.traced == 0) continue;
            any_traced = true;
            if (has_values(next)) return true;
        }
        return !any_traced;
    }

    void leave(const Statement& statement) {
        if (statement.text.find("return") == std::string::npos) return;
        ran_.left_at = statement.traced != 0 ? statement.traced : statement.first;
    }

    /// Goes to the end of a block and returns whether the code after its last statement is reached.
    /// A return in a block of its own, such as a lambda, leaves only that block.
    bool block(bool reached, bool leaves) {
        for (; index_ < statements_.size(); ++index_) {
            const Statement& statement = statements_[index_];
            if (statement.flow == Flow::end || statement.flow == Flow::block_else) return reached;
            ran_.statements[index_] = reached;
            if (statement.flow == Flow::leave) {
                if (reached && leaves) leave(statement);
                reached = reached && !leaves;
            } else if (statement.flow == Flow::leave_if) {
                const bool goes_on =
                    statement.traced != 0 ? was(statement, false) : reached_further_on(false);
                const bool left = statement.traced != 0 ? was(statement, true) : !goes_on;
                if (reached && left) leave(statement);
                reached = reached && goes_on;
            } else if (statement.text.ends_with("{")) {
                reached = opened(statement, reached, leaves);
            }
        }
        return reached;
    }

    bool opened(const Statement& statement, bool reached, bool leaves) {
        const bool by_condition = statement.flow == Flow::block_if && statement.traced != 0;
        const bool always = statement.flow == Flow::block;
        const bool enters =
            reached && (always || (by_condition ? was(statement, true) : reached_further_on(true)));
        const bool skips = reached && !always && (by_condition ? was(statement, false) : !enters);
        ++index_;
        const bool through = block(enters, leaves && !always);
        bool other = skips;
        if (index_ < statements_.size() && statements_[index_].flow == Flow::block_else) {
            ran_.statements[index_] = skips;
            ++index_;
            other = block(skips, leaves);
        }
        if (index_ < statements_.size()) ran_.statements[index_] = reached;
        if (always || statement.flow == Flow::block_loop) return reached;
        return through || other;
    }

    const Call& call_;
    const std::vector<Statement>& statements_;
    std::size_t index_{};
    Ran ran_;
};

}  // namespace

Ran ran(const Call& call) {
    return Walk(call).result();
}

}  // namespace lab
