// Lessons whose files change while they are shown.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "workspace/workspace.hpp"

namespace lab {
namespace {

/// Whether two versions of a step have the same scene, page and task, so that the learner's work
/// stays valid.
bool asks_the_same(const LessonStep& a, const LessonStep& b) {
    return a.scene == b.scene && a.task == b.task && a.page.has_value() == b.page.has_value() &&
           (!a.page || a.page->lines == b.page->lines);
}

/// What the learner has written, and the lines of the new page whose names it lacks.
std::string with_lines_of(const std::string& written, const std::string& page) {
    const Page own = read_page(written);
    std::string text = written;
    for (const PageLine& line : read_page(page).lines) {
        const bool is_there = std::any_of(own.lines.begin(), own.lines.end(),
                                          [&](const auto& each) { return each.name == line.name; });
        if (!line.name.empty() && !is_there) text += "\n" + line.text;
    }
    return text.size() <= longest_page ? text : written;
}

/// Where a step is now. A step can be renamed, or others inserted before it.
std::size_t index_of(const LessonStep& step, std::size_t index, const Lesson& now) {
    for (std::size_t i = 0; i < now.steps.size(); ++i)
        if (now.steps[i].heading == step.heading) return i;
    return index;
}

using WrittenPages = std::map<std::size_t, std::string>;

/// The learner's pages for the new steps. The page of a step that has none now waits until the
/// teacher brings it back.
WrittenPages kept_pages(const WrittenPages& written, const Lesson& before, const Lesson& now) {
    WrittenPages kept;
    for (const auto& [step, text] : written) {
        const LessonStep* old = step < before.steps.size() ? &before.steps[step] : nullptr;
        if (old != nullptr && old->page && old->page->lines == text) continue;
        const std::size_t to = old != nullptr ? index_of(*old, step, now) : step;
        const bool has_page = to < now.steps.size() && now.steps[to].page;
        kept.emplace(to, has_page ? with_lines_of(text, now.steps[to].page->lines) : text);
    }
    return kept;
}

}  // namespace

void LessonBook::replace(std::size_t lesson, Lesson fresh) {
    const bool was_open = is_open() && lesson == lesson_;
    const std::size_t open_step = step_;
    const Lesson before = std::exchange(lessons_[lesson], std::move(fresh));
    const Lesson& now = lessons_[lesson];
    std::set<std::size_t> changed;
    for (std::size_t i = 0; i < std::max(before.steps.size(), now.steps.size()); ++i)
        if (i >= before.steps.size() || i >= now.steps.size() ||
            !asks_the_same(before.steps[i], now.steps[i]))
            changed.insert(i);
    if (!changed.empty()) {
        LessonProgress& progress = workspace_.settings().lessons[now.id];
        WrittenPages pages = kept_pages(progress.pages, before, now);
        for (const std::size_t step : changed) forget_step(now.id, step);
        progress.pages = std::move(pages);
    }
    step_ = std::min(step_, this->lesson().steps.size() - 1);
    if (was_open && (changed.count(open_step) > 0 || open_step != step_)) enter(true);
}

void LessonBook::insert(Lesson fresh) {
    const auto after = std::find_if(lessons_.begin(), lessons_.end(),
                                    [&](const Lesson& each) { return each.path > fresh.path; });
    const auto index = static_cast<std::size_t>(after - lessons_.begin());
    if (!lessons_.empty() && index <= lesson_) ++lesson_;
    lessons_.insert(after, std::move(fresh));
}

/// Forgets what the learner did in a step.
void LessonBook::forget_step(const std::string& lesson, std::size_t step) {
    LessonProgress& progress = workspace_.settings().lessons[lesson];
    progress.done.erase(step);
    progress.pages.erase(step);
    predictions_.erase({lesson, step});
}

}  // namespace lab
