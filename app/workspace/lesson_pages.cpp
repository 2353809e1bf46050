// The pages that learners write.
#include <algorithm>

#include "geometry/outline.hpp"
#include "lessons/task.hpp"
#include "picture/scene_frame.hpp"
#include "workspace/workspace.hpp"

namespace lab {

namespace {

/// So many that a run takes about a second, and its progress can be seen.
constexpr std::size_t cases_in_frame = 2;

/// The path of a query's mover.
std::optional<Segment> path_of(const Scene& posed, std::size_t query) {
    if (query >= posed.queries.size()) return {};
    const Query& asked = posed.queries[query];
    const NamedShape* mover = find_shape(posed, asked.mover);
    if (mover == nullptr) return {};
    if (const auto* segment = std::get_if<Segment>(&mover->geometry)) return *segment;
    if (!row_of(asked).has_delta) return {};
    return Segment{position(mover->geometry), asked.delta};
}

}  // namespace

const std::string& LessonBook::page_text() const {
    const auto& kept = workspace_.settings().lessons;
    const auto progress = kept.find(lesson().id);
    if (progress != kept.end()) {
        const auto page = progress->second.pages.find(step_);
        if (page != progress->second.pages.end()) return page->second;
    }
    return step().page->lines;
}

void LessonBook::write_page(std::string text) {
    if (!has_page() || text == page_text()) return;
    text.resize(std::min(text.size(), longest_page));
    progress_here().pages[step_] = std::move(text);
    page_changed_ = true;
    page_run_.reset();
}

void LessonBook::run_page() {
    if (!has_page()) return;
    check_page();
    for (std::size_t i = 0; i < page_now_.values.size(); ++i)
        if (const auto& error = page_now_.values[i].error)
            return workspace_.say("Line " + std::to_string(i + 1) + ": " + error->what(), true);
    for (const PageAim& aim : step().page->aims)
        if (page_now_.page.line_of(aim.name) == nullptr)
            return workspace_.say("No line of the page is named " + aim.name + ".", true);
    page_run_.emplace(step(), page_text());
}

std::string LessonBook::page_code(CodeLanguage language) const {
    const Session& session = workspace_.session();
    const std::size_t query = session.view().shown_query();
    std::vector<std::string> results;
    for (const PageAim& aim : step().page->aims)
        if (page_now_.page.line_of(aim.name) != nullptr) results.push_back(aim.name);
    const Scope scope = scope_of(*step().page, session.now(), query);
    return code_of(page_now_.page, scope, page_now_.values, results, language);
}

/// Before the values are computed, because the case that fails changes the scene.
void LessonBook::go_on_with_run() {
    if (!page_run_ || page_run_->is_done()) return;
    page_run_->go_on(cases_in_frame);
    if (page_run_->passes()) {
        progress_here().done.insert(step_);
        page_changed_ = false;
    }
    if (page_run_->failed()) show_failed_case();
}

void LessonBook::check_page() {
    go_on_with_run();
    const Session& session = workspace_.session();
    const std::size_t query = session.view().shown_query();
    page_now_ = {read_page(page_text()), {}, ""};
    try {
        const Scope scope = scope_of(*step().page, session.now(), query);
        page_now_.usable = usable_in(scope);
        page_now_.values = page_values(page_now_.page, scope);
    } catch (const TaskError& error) {
        // The learner has deleted the query that the page is about.
        margin_ = error.what();
        page_now_.values.resize(page_now_.page.lines.size());
    }
    const bool failed = page_run_ && page_run_->failed();
    holds_ = is_done(step_) && !page_changed_ && !failed;
}

std::vector<LessonBook::PagePoint> LessonBook::page_points() const {
    std::vector<PagePoint> points;
    if (!has_page()) return points;
    const Session& session = workspace_.session();
    const std::size_t query = session.view().shown_query();
    const auto path = path_of(session.now().posed, query);
    for (const std::string& name : step().page->drawn) {
        const auto value = value_named(page_now_.page, page_now_.values, name);
        if (!value) continue;
        if (const auto* point = std::get_if<Vec2>(&*value)) points.push_back({name, *point});
        const auto* time = std::get_if<double>(&*value);
        if (time != nullptr && path) points.push_back({name, path->at(*time)});
    }
    return points;
}

/// The case replaces the scene as one undo step, so that the page's values are those of the case.
void LessonBook::show_failed_case() {
    Session& session = workspace_.session();
    session.end_take();
    session.view().playing = false;
    session.view().auto_frame = true;
    session.view().query = static_cast<int>(step().query());
    session.edit("Show the case that fails", [&](Scene& scene) {
        Scene failed = page_run_->failed()->scene;
        frame_query(failed, step().query());
        failed.title = scene.title;
        failed.caption = scene.caption;
        failed.group = scene.group;
        scene = std::move(failed);
    });
}

}  // namespace lab
