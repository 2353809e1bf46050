#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lessons/lesson.hpp"

namespace lab {

/// The first hidden case that a page fails.
struct FailedCase {
    std::size_t number{};  ///< counted from 1
    CaseClass kind{};
    std::string fault;  ///< "hit is true, and should be false."
    Scene scene;        ///< that of the step with the shapes of the case
};

/// Tries a page on the hidden cases of its step, a few at a time, until one fails.
class PageRun {
public:
    PageRun(const LessonStep& step, std::string_view text);

    void go_on(std::size_t cases);

    std::size_t tried() const { return tried_; }
    std::size_t count() const { return cases_.size(); }
    bool is_done() const { return failed_ || tried_ == count(); }
    bool passes() const { return is_done() && !failed_; }
    const std::optional<FailedCase>& failed() const { return failed_; }

private:
    PageTask task_;
    std::size_t query_{};
    Page page_;
    std::vector<HiddenCase> cases_;
    std::size_t tried_ = 0;
    std::optional<FailedCase> failed_;
};

/// A run that is done.
PageRun run_through(const LessonStep& step, std::string_view text);

/// Tries the solution and the first lines of each page of a lesson on all cases. Throws LessonError
/// if the solution fails, or if nothing is left to do.
void check_pages(const Lesson& lesson, const std::string& file);

}  // namespace lab
