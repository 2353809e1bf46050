// Lessons whose files change while they are shown.
#include <algorithm>
#include <set>
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
    for (const std::size_t step : changed) forget_step(now.id, step);
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
