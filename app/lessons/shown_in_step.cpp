#include "lessons/shown_in_step.hpp"

#include <cmath>
#include <sstream>
#include <vector>

#include "lessons/page_reader.hpp"
#include "lessons/words.hpp"
#include "scene/case_line.hpp"
#include "scene/number.hpp"

namespace lab {

void open_recording(LessonStep& step, const std::string& value, int line,
                    const SceneSource& scenes) {
    const std::vector<std::string> words = words_of(value);
    StepRecording& opened = step.recording.emplace();
    opened.name = words.front();
    if (words.size() > 1) {
        constexpr double most = 1e15;
        const auto frame = parse_number(words[1]);
        if (words.size() > 2 || !frame || *frame != std::floor(*frame) ||
            !(std::abs(*frame) < most))
            throw StepError(line, "expected a name, or a name and a frame, found " + value);
        opened.frame = static_cast<std::int64_t>(*frame);
    }
    try {
        step.scene = scenes.recorded(opened);
    } catch (const std::runtime_error& error) {
        throw StepError(line, error.what());
    }
}

void add_cases(LessonStep& step, const Block& block) {
    std::istringstream lines(plain_text(block));
    int number = block.line;
    for (std::string line; std::getline(lines, line); ++number) {
        if (trimmed(line).empty()) continue;
        try {
            const std::string title = read_case(line).title;
            step.words.push_back({BlockKind::code,
                                  number,
                                  "case",
                                  {{SpanStyle::plain, title}, {SpanStyle::code, line}}});
        } catch (const CaseError& error) {
            throw StepError(number, error.what());
        }
    }
}

}  // namespace lab
