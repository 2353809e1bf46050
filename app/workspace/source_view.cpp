#include "workspace/source_view.hpp"

#include <algorithm>

#include "trace/walk.hpp"

namespace lab {

namespace {

/// The calls of a function from one line of its caller.
std::vector<const Call*> calls_at(const Call& caller, int line, const Function* function) {
    std::vector<const Call*> found;
    for (const Call& call : caller.calls) {
        if (call.from_line == line && call.function == function) found.push_back(&call);
    }
    return found;
}

}  // namespace

std::vector<ShownCall> SourceView::chain(const std::optional<Call>& root) {
    if (!root) return {};
    if (root_ != root->function) {
        root_ = root->function;
        crumbs_.clear();
    }
    std::vector<ShownCall> shown{{root->file, root->function, &*root, 0, 1}};
    for (const Crumb& crumb : crumbs_) {
        const Call* caller = shown.back().call;
        ShownCall next{crumb.file, crumb.function, nullptr, 0, 0};
        if (caller != nullptr) {
            const auto calls = calls_at(*caller, crumb.from_line, crumb.function);
            next.count = calls.size();
            next.index = calls.empty() ? 0 : std::min(crumb.index, calls.size() - 1);
            if (!calls.empty()) next.call = calls[next.index];
        }
        shown.push_back(next);
    }
    return shown;
}

SourceView::Crumb SourceView::crumb_to(const Call& caller, const Call& callee) {
    const auto same = calls_at(caller, callee.from_line, callee.function);
    const auto index = std::find(same.begin(), same.end(), &callee) - same.begin();
    return {callee.file, callee.function, callee.from_line, static_cast<std::size_t>(index)};
}

void SourceView::step_into(const Call& caller, const Call& callee) {
    crumbs_.push_back(crumb_to(caller, callee));
}

void SourceView::step_out_to(std::size_t depth) {
    if (depth > 0 && depth - 1 < crumbs_.size()) crumbs_.resize(depth - 1);
}

void SourceView::next_call(const ShownCall& shown) {
    if (!crumbs_.empty() && shown.count > 0) crumbs_.back().index = (shown.index + 1) % shown.count;
}

void SourceView::follow(const Call& root) {
    root_ = root.function;
    crumbs_.clear();
    const std::vector<const Call*> way = way_to_last(root);
    for (std::size_t i = 1; i < way.size(); ++i) crumbs_.push_back(crumb_to(*way[i - 1], *way[i]));
    const Call& last = *way.back();
    const int line = last.steps.empty() ? 0 : last.steps.back().line;
    to_walked_line = to_walked_line || line != walked_line;
    walked_line = line;
    if (!last.steps.empty()) hover(last.function->statement_at(line)->label);
}

const std::vector<SourceRow>& SourceView::rows(const SourceFile& file, std::size_t columns) {
    if (columns != columns_) rows_.clear();
    columns_ = columns;
    const auto found = rows_.find(file.name);
    if (found != rows_.end()) return found->second;
    return rows_.emplace(file.name, lay_out_source(file, columns)).first->second;
}

}  // namespace lab
