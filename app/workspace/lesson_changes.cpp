// Lessons whose files change while they are shown.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "workspace/workspace.hpp"

namespace lab {
namespace {

/// Whether two versions of a step have the same scene, page and task, so that the learner's work
/// stays valid.
bool asks_the_same(const LessonStep& a, const LessonStep& b) {
    return a.scene == b.scene && a.recording == b.recording && a.task == b.task &&
           a.page.has_value() == b.page.has_value() && (!a.page || a.page->lines == b.page->lines);
}

/// Whether a line has a name, even if the rest of it can't be read.
bool has_line(const Page& page, const std::string& name) {
    return std::any_of(page.lines.begin(), page.lines.end(),
                       [&](const PageLine& line) { return line.name == name; });
}

/// What the learner has written, and the lines that are new in the step's page.
std::string with_new_lines(const std::string& written, const std::string& before,
                           const std::string& now) {
    const Page own = read_page(written), old = read_page(before);
    std::string text = written;
    for (const PageLine& line : read_page(now).lines)
        if (!line.name.empty() && !has_line(old, line.name) && !has_line(own, line.name))
            text += "\n" + line.text;
    return text.size() <= longest_page ? text : written;
}

using WrittenPages = std::map<std::size_t, std::string>;

/// The index of a step with this heading, at best `index` itself.
std::optional<std::size_t> step_with(const std::string& heading, const Lesson& lesson,
                                     std::size_t index) {
    const auto is_named = [&](const LessonStep& step) { return step.heading == heading; };
    if (index < lesson.steps.size() && is_named(lesson.steps[index])) return index;
    const auto found = std::find_if(lesson.steps.begin(), lesson.steps.end(), is_named);
    if (found == lesson.steps.end()) return {};
    return static_cast<std::size_t>(found - lesson.steps.begin());
}

/// Where the page of a step whose heading is gone goes: to the step in its place, if that was
/// renamed, and otherwise beyond all steps, where it waits.
std::size_t place_without_heading(std::size_t index, const WrittenPages& kept, const Lesson& before,
                                  const Lesson& now) {
    const bool is_renamed = index < now.steps.size() && kept.count(index) == 0 &&
                            !step_with(now.steps[index].heading, before, index);
    std::size_t place = is_renamed ? index : now.steps.size();
    while (kept.count(place) > 0) ++place;
    return place;
}

/// The learner's pages for the new steps. The page of a step that has none now waits until the
/// teacher brings it back.
WrittenPages kept_pages(const WrittenPages& written, const Lesson& before, const Lesson& now) {
    WrittenPages kept, homeless;
    const auto page_of = [](const Lesson& lesson, std::size_t step) -> const std::string* {
        const bool has_page = step < lesson.steps.size() && lesson.steps[step].page;
        return has_page ? &lesson.steps[step].page->lines : nullptr;
    };
    const auto keep = [&](std::size_t step, const std::string& text, std::size_t to) {
        const std::string *old = page_of(before, step), *fresh = page_of(now, to);
        kept[to] = fresh == nullptr ? text : with_new_lines(text, old ? *old : "", *fresh);
    };
    for (const auto& [step, text] : written) {
        const std::string* old = page_of(before, step);
        if (old != nullptr && *old == text) continue;
        const auto to = step < before.steps.size()
                            ? step_with(before.steps[step].heading, now, step)
                            : std::nullopt;
        if (to && kept.count(*to) == 0)
            keep(step, text, *to);
        else
            homeless.emplace(step, text);
    }
    for (const auto& [step, text] : homeless)
        keep(step, text, place_without_heading(step, kept, before, now));
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
