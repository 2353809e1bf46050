// Reads inputs as lessons. An accepted one must have valid scenes, and the progress of its tasks
// can be computed.
#pragma once

#include "fuzz/checks.hpp"
#include "lessons/lesson.hpp"
#include "lessons/page_run.hpp"
#include "workspace/scenes.hpp"

namespace fuzz {

inline const std::vector<lab::Entry>& all_scenes() {
    static const std::vector<lab::Entry> all = lab::built_in_scenes();
    return all;
}

inline void expect_task(const lab::Task& task, const lab::Evaluation& now) {
    for (std::size_t query = 0; query < now.answers.size(); ++query) {
        try {
            if (const auto* comparison = std::get_if<lab::Conditions>(&task)) {
                static_cast<void>(progress(*comparison, now, query));
            } else {
                static_cast<void>(place_of(std::get<lab::Prediction>(task), now, query));
            }
        } catch (const lab::TaskError&) {
            // The task is about another query.
        }
    }
}

/// Whether the text is accepted as a lesson; throws what is wrong with the result.
inline bool lesson(const std::string& text) {
    lab::Lesson lesson;
    try {
        lesson = lab::read_lesson(text, "lessons/07-fuzz.md", lab::source_of(all_scenes()));
    } catch (const lab::LessonError&) {
        return false;
    }
    expect(lesson.id == "fuzz" && !lesson.steps.empty(), "a lesson without a name or steps");
    for (const lab::LessonStep& step : lesson.steps) {
        for (const lab::Block& block : step.words) static_cast<void>(plain_text(block));
        expect_round_trip(step.scene);
        lab::Session session({"fuzz", with_small_crowd(step.scene)});
        if (step.task) expect_task(*step.task, session.now());
        if (step.page) lab::PageRun(step, step.page->lines).go_on(3);
    }
    return true;
}

}  // namespace fuzz
