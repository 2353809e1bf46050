#pragma once

#include <optional>
#include <string>

#include "lessons/lesson.hpp"

namespace lab {

/// Something wrong in a part of a step, with its line.
struct StepError : std::runtime_error {
    StepError(int at, const std::string& message) : std::runtime_error(message), line(at) {}
    int line;
};

/// Collects what a step says about its page: the blocks `page` and `solution`, and some keys of the
/// lab block. Throws StepError.
class PageReader {
public:
    /// The keys of the lab block that are about a page.
    static Names keys();
    /// Those that may stand several times.
    static bool may_repeat(const std::string& key);

    /// Returns false if the block isn't about a page.
    bool take_block(const Block& block);
    /// Returns false if the key isn't about a page.
    bool take_key(const std::string& key, const std::string& value, int line);

    /// The page of the step, if it has one, tried on its scene.
    void finish(LessonStep& step);

private:
    void try_page(const LessonStep& step, const PageTask& task) const;

    std::optional<Block> page_, solution_;
    PageTask task_;
    std::vector<int> aim_lines_;
    int first_key_line_ = 0, draw_line_ = 0;
};

}  // namespace lab
