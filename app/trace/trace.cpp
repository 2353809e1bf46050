#include "trace/trace.hpp"

#include <algorithm>
#include <map>

#include "evaluate/evaluate.hpp"
#include "query/geometry.hpp"
#include "scene/scene.hpp"

namespace lab {

namespace {

/// Whether a statement calls this algorithm and passes the tracer on.
bool calls(const Statement& statement, std::string_view name) {
    const std::string call = std::string(name) + "(";
    return statement.text.find(call) != std::string::npos &&
           statement.text.find(", trace)") != std::string::npos;
}

/// The line of the caller that made a call: the statement whose value comes next, otherwise the
/// first suitable one after the previous value.
int calling_line(const Call& caller, const Call& callee) {
    const std::string_view name = callee.function->name;
    const int next = callee.after < caller.steps.size() ? caller.steps[callee.after].line : 0;
    const Statement* wrapping = caller.function->statement_at(next);
    if (wrapping != nullptr && calls(*wrapping, name)) return wrapping->first;
    const int before = callee.after > 0 ? caller.steps[callee.after - 1].line : 0;
    for (const int from : {before, 0}) {  // a loop may have started over
        for (const Statement& statement : caller.function->statements) {
            if (statement.first > from && calls(statement, name)) return statement.first;
        }
    }
    return 0;
}

void find_calling_lines(Call& caller) {
    for (Call& callee : caller.calls) {
        callee.from_line = calling_line(caller, callee);
        find_calling_lines(callee);
    }
}

/// Builds the tree of calls from a recording, in which each call has a number and the number of its
/// caller.
class Tree {
public:
    explicit Tree(const isect::Recording& recording) : recording_(recording) {
        for (const isect::Note& note : recording.notes) add(note);
    }

    std::vector<Call> below(std::size_t caller) {
        std::vector<Call> calls;
        append_below(calls, caller, caller);
        return calls;
    }

private:
    void add(const isect::Note& note) {
        Call& call = calls_[note.call];
        const SourceFile* file = source_file(library_name(note.where.file));
        if (file == nullptr) return;
        if (call.function == nullptr) {
            call.file = file;
            call.function = file->function_at(note.where.line);
        }
        call.steps.push_back({note.value, note.where.line, note.margin});
    }

    /// Appends the calls that one call made, as if an outer one had made them.
    void append_below(std::vector<Call>& into, std::size_t maker, std::size_t caller) {
        for (std::size_t number = 1; number < recording_.callers.size(); ++number) {
            if (recording_.callers[number] == maker) append(into, number, caller);
        }
    }

    /// Replaces a call without values of its own with the calls that it made.
    void append(std::vector<Call>& into, std::size_t number, std::size_t caller) {
        const auto found = calls_.find(number);
        if (found == calls_.end() || found->second.function == nullptr) {
            append_below(into, number, caller);
            return;
        }
        Call call = std::move(found->second);
        call.calls = below(number);
        call.after = steps_before(number, caller);
        into.push_back(std::move(call));
    }

    std::size_t steps_before(std::size_t number, std::size_t caller) const {
        std::size_t before = 0;
        for (const isect::Note& note : recording_.notes) {
            if (note.call == number) break;
            before += note.call == caller ? 1 : 0;
        }
        return before;
    }

    const isect::Recording& recording_;
    std::map<std::size_t, Call> calls_;
};

/// Whether the obstacles of a query are a list in which an index is an id.
bool is_plain_list(const Scene& posed, const Query& query) {
    return query.meets.is_all() &&
           std::none_of(query.obstacles.begin(), query.obstacles.end(), [&](const auto& name) {
               const NamedShape* shape = find_shape(posed, name);
               return shape != nullptr && is_made_of_parts(shape->geometry);
           });
}

void name_ids(Call& call, IdsOf ids) {
    call.ids = ids;
    for (Call& nested : call.calls) name_ids(nested, ids);
}

}  // namespace

std::string_view Call::file_name() const {
    return name_in_library(file->name);
}

std::vector<Step> Call::steps_at(int line) const {
    std::vector<Step> found;
    for (const Step& step : steps) {
        if (step.line == line) found.push_back(step);
    }
    return found;
}

std::vector<isect::NoteValue> Call::values_at(int line) const {
    std::vector<isect::NoteValue> values;
    for (const Step& step : steps_at(line)) values.push_back(step.value);
    return values;
}

std::vector<isect::NoteValue> Call::values_of(Term term) const {
    std::vector<isect::NoteValue> values;
    for (const Statement& statement : function->statements) {
        if (statement.term != term) continue;
        const auto found = values_at(statement.traced);
        values.insert(values.end(), found.begin(), found.end());
    }
    return values;
}

bool Call::has_values_of(std::string_view label) const {
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
        const Statement* statement = function->statement_at(step.line);
        return statement != nullptr && statement->label == label;
    });
}

const Call* Call::find(std::string_view in_file) const {
    if (file_name() == in_file) return this;
    for (const Call& call : calls) {
        if (const Call* found = call.find(in_file)) return found;
    }
    return nullptr;
}

std::optional<Call> trace_of(const isect::Recording& recording) {
    std::vector<Call> calls = Tree(recording).below(0);
    if (calls.empty()) return {};
    find_calling_lines(calls.back());
    return std::move(calls.back());
}

std::optional<Call> trace_of(const Scene& posed, const Query& query) {
    std::optional<Call> root = trace_of(record(posed, query));
    if (root) name_ids(*root, is_plain_list(posed, query) ? IdsOf::obstacles : IdsOf::parts);
    return root;
}

}  // namespace lab
