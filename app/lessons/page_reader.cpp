#include "lessons/page_reader.hpp"

#include "lessons/task.hpp"
#include "lessons/words.hpp"
#include "motion/timeline.hpp"
#include "scene/names.hpp"

namespace lab {

namespace {

std::string lines_of_block(const Block& block) {
    std::string text = plain_text(block);
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

std::vector<CaseClass> all_classes() {
    std::vector<CaseClass> all;
    for (std::size_t i = 0; i < case_class_names.size(); ++i)
        all.push_back(static_cast<CaseClass>(i));
    return all;
}

std::vector<CaseClass> classes_of(const std::string& value, int line) {
    const Names known = to_names(case_class_words);
    std::vector<CaseClass> classes;
    for (const std::string& word : words_of(value)) {
        const auto index = index_of(known, word);
        if (!index)
            throw StepError(
                line, "expected " + one_of(known) + ", found " + word + suggestion(word, known));
        classes.push_back(static_cast<CaseClass>(*index));
    }
    return classes;
}

Names names_of(const Page& page) {
    Names names;
    for (const PageLine& line : page.lines)
        if (!line.name.empty()) names.push_back(line.name);
    return names;
}

/// Reports the first line with an error that isn't a blank.
void refuse_errors(const std::vector<LineValue>& values, const Block& block, bool allows_blanks) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto& error = values[i].error;
        if (!error || (error->is_blank && allows_blanks)) continue;
        throw StepError(block.line + static_cast<int>(i),
                        "column " + std::to_string(error->place.begin + 1) + ": " + error->what());
    }
}

}  // namespace

Names PageReader::keys() {
    return {"expect", "give", "draw", "hidden"};
}

bool PageReader::may_repeat(const std::string& key) {
    return key == "expect" || key == "give";
}

bool PageReader::take_block(const Block& block) {
    if (block.kind != BlockKind::code || (block.marker != "page" && block.marker != "solution"))
        return false;
    std::optional<Block>& into = block.marker == "page" ? page_ : solution_;
    if (into) throw StepError(block.line, "expected one " + block.marker + " in a step");
    if (lines_of_block(block).size() > longest_page)
        throw StepError(block.line, "expected at most 8000 characters in a " + block.marker);
    into = block;
    return true;
}

bool PageReader::take_key(const std::string& key, const std::string& value, int line) {
    if (!index_of(keys(), key)) return false;
    if (first_key_line_ == 0) first_key_line_ = line;
    try {
        if (key == "expect") {
            task_.aims.push_back(parse_aim(value));
            aim_lines_.push_back(line);
        } else if (key == "give") {
            task_.gifts.push_back(parse_gift(value));
        } else if (key == "draw") {
            task_.drawn = words_of(value);
            draw_line_ = line;
        } else {
            task_.classes = classes_of(value, line);
        }
    } catch (const TaskError& error) {
        throw StepError(line, error.what());
    }
    return true;
}

void PageReader::finish(LessonStep& step) {
    PageReader now = std::move(*this);
    *this = {};
    if (!now.page_ && !now.solution_ && now.first_key_line_ == 0) return;
    if (!now.page_)
        throw StepError(now.first_key_line_ != 0 ? now.first_key_line_ : now.solution_->line,
                        "expected a fenced page block in this step");
    const int line = now.page_->line;
    if (step.task) throw StepError(line, "expected a task or a page, not both");
    if (!now.solution_) throw StepError(line, "expected a fenced solution block after the page");
    if (now.task_.aims.empty())
        throw StepError(line, "expected a line such as expect: hit = hit in the lab block");
    if (now.task_.classes.empty()) now.task_.classes = all_classes();
    now.task_.lines = lines_of_block(*now.page_);
    now.task_.line = line;
    now.task_.solution = lines_of_block(*now.solution_);
    now.task_.solution_line = now.solution_->line;
    now.try_page(step, now.task_);
    step.page = std::move(now.task_);
}

/// On the scene as it opens: what can't be right there is right nowhere.
void PageReader::try_page(const LessonStep& step, const PageTask& task) const {
    const std::size_t query = step.query();
    if (!can_make_cases(step.scene, query))
        throw StepError(task.line,
                        "expected a query of a point, segment, box, circle or range against a "
                        "point, box, circle or range");
    Timeline timeline;
    const Evaluation now = evaluate(step.scene, *step.scene.opens->time, timeline);
    const Page solution = read_page(task.solution);
    Scope scope;
    try {
        scope = scope_of(task, now, query);
        // Only some moments have what is given.
        if (gives_all(task, now, query))
            refuse_errors(page_values(solution, scope), *solution_, false);
        refuse_errors(page_values(read_page(task.lines), scope), *page_, true);
    } catch (const TaskError& error) {
        throw StepError(first_key_line_, error.what());
    }
    const auto expect_line = [&](const std::string& name, int line) {
        if (solution.line_of(name) == nullptr)
            throw StepError(line, "no line of the solution is named " + name +
                                      suggestion(name, names_of(solution)));
    };
    for (const std::string& name : task.drawn) expect_line(name, draw_line_);
    for (std::size_t i = 0; i < task.aims.size(); ++i) {
        const PageAim& aim = task.aims[i];
        expect_line(aim.name, aim_lines_[i]);
        try {
            static_cast<void>(Results(now, query).at(aim.path));
        } catch (const TaskError& error) {
            throw StepError(aim_lines_[i], error.what());
        }
    }
}

}  // namespace lab
