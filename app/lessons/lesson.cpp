#include "lessons/lesson.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <sstream>

#include "lessons/page_reader.hpp"
#include "lessons/shown_in_step.hpp"
#include "lessons/step_checks.hpp"
#include "lessons/step_opening.hpp"
#include "lessons/words.hpp"
#include "motion/timeline.hpp"
#include "scene/edit.hpp"
#include "scene/file.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/read_parameter.hpp"
#include "scene/reader.hpp"

namespace lab {

namespace {

/// Of the lab block.
Names known_keys() {
    Names keys = {"scene", "recording", "set",  "time", "play", "query",    "show", "derive",
                  "read",  "light",     "task", "hint", "done", "switches", "quiet"};
    for (std::string& key : PageReader::keys()) keys.push_back(std::move(key));
    return keys;
}

/// Parses one lesson file.
class Reader {
public:
    Reader(const std::string& file, const SceneSource& scenes, Tasks tasks)
        : file_(file), scenes_(scenes), tasks_(tasks) {}

    Lesson read(std::string_view text) {
        lesson_.id = id_of(file_);
        try {
            for (Block& block : blocks_of(text)) add(std::move(block));
            finish_step();
        } catch (const StepError& error) {
            fail(error.line, error.what());
        }
        if (lesson_.title.empty()) fail(1, "expected a title: a first line like # Slabs");
        if (lesson_.steps.empty()) fail(1, "expected a step: a line like ## Two ranges");
        return std::move(lesson_);
    }

private:
    [[noreturn]] void fail(int line, const std::string& message) const {
        throw LessonError(file_, line, message);
    }

    static std::string id_of(const std::string& file) {
        std::string stem = file_stem(file);
        stem = stem.substr(0, stem.rfind(".md"));
        const auto letter = stem.find_first_not_of("0123456789-");
        return letter == std::string::npos ? stem : stem.substr(letter);
    }

    std::vector<Block> blocks_of(std::string_view text) const {
        try {
            return parse_markdown(text);
        } catch (const MarkdownError& error) {
            fail(1, error.what());
        }
    }

    void add(Block block) {
        const bool in_step = !lesson_.steps.empty();
        if (block.kind == BlockKind::title) {
            if (!lesson_.title.empty()) fail(block.line, "expected one title; steps begin with ##");
            lesson_.title = plain_text(block);
        } else if (block.kind == BlockKind::heading) {
            finish_step();
            lesson_.steps.emplace_back();
            lesson_.steps.back().heading = plain_text(block);
            heading_line_ = block.line;
        } else if (!in_step) {
            if (index_of({"lab", "scene", "page", "solution"}, block.marker))
                fail(block.line, "expected a step (##) before what it shows");
            lesson_.summary.push_back(std::move(block));
        } else if (block.kind == BlockKind::code && block.marker == "lab") {
            if (has_lab_) fail(block.line, "expected one lab block in a step");
            has_lab_ = true;
            read_lab(block);
        } else if (block.kind == BlockKind::code && block.marker == "scene") {
            read_whole_scene(block);
        } else if (block.kind == BlockKind::code && block.marker == "case") {
            add_cases(step(), block);
        } else if (!page_.take_block(block)) {
            step().words.push_back(std::move(block));
        }
    }

    LessonStep& step() { return lesson_.steps.back(); }

    void read_whole_scene(const Block& block) {
        if (has_scene_) fail(block.line, "expected one scene in a step");
        has_scene_ = true;
        try {
            step().scene = read_scene(plain_text(block), file_);
        } catch (const SceneError& error) {
            fail(block.line + error.line - 1,
                 (error.field.empty() ? "" : "field " + error.field + ": ") + error.message);
        }
    }

    void read_lab(const Block& block) {
        std::istringstream lines(plain_text(block));
        int number = block.line;
        for (std::string line; std::getline(lines, line); ++number) {
            if (trimmed(line).empty()) continue;
            const std::size_t colon = line.find(':');
            if (colon == std::string::npos) fail(number, "expected KEY: VALUE, found " + line);
            const std::string key = trimmed(line.substr(0, colon));
            static const Names keys = known_keys();
            choice(keys, key, number);
            const bool may_repeat = key == "set" || PageReader::may_repeat(key);
            if (!may_repeat && !seen_.insert(key).second)
                fail(number, "expected " + key + " once in a step");
            read_value(key, trimmed(line.substr(colon + 1)), number);
        }
    }

    void read_value(const std::string& key, const std::string& value, int line) {
        if (value.empty()) fail(line, "expected a value after " + key + ":");
        LessonStep& now = step();
        if (key == "scene") {
            if (has_scene_) fail(line, "expected one scene in a step");
            const Scene* scene = scenes_.find(value);
            if (scene == nullptr)
                fail(line, "no scene is named " + value + suggestion(value, scenes_.ids()));
            now.scene = *scene;
            has_scene_ = true;
        } else if (key == "recording") {
            if (has_scene_) fail(line, "expected one scene in a step");
            has_scene_ = true;
            open_recording(now, value, line, scenes_);
        } else if (key == "set") {
            now.sets.push_back(value);
            set_lines_.push_back(line);
        } else if (key == "time") {
            time_ = parse_number(value);
            // The range that a scene file allows.
            const std::string wrong =
                time_ ? objection(*time_, Limit::time, Scalar::double_) : "seconds";
            if (!wrong.empty()) fail(line, "expected " + wrong + ", found " + value);
        } else if (key == "play") {
            if (value != "yes" && value != "no") fail(line, "expected yes or no, found " + value);
            plays_ = value == "yes";
        } else if (key == "query") {
            const auto number = parse_number(value);
            if (!number || *number < 0 || *number > 1e6 || *number != std::floor(*number))
                fail(line, "expected 0, 1, 2, …, found " + value);
            query_ = static_cast<int>(*number);
            query_line_ = line;
        } else if (key == "show") {
            show_ = layers_of(value, line);
        } else if (key == "derive") {
            now.derive =
                static_cast<DerivationKind>(choice(to_names(derivation_names), value, line));
        } else if (key == "read") {
            now.both_sources = choice({"both"}, value, line) == 0;
        } else if (key == "light") {
            now.light = words_of(value);
        } else if (key == "switches") {
            now.switches = words_of(value);
            switches_line_ = line;
        } else if (key == "quiet") {
            now.is_quiet = choice({"yes"}, value, line) == 0;
        } else if (key == "task") {
            read_task(value, line);
        } else if (!page_.take_key(key, value, line)) {
            (key == "hint" ? now.hint : now.done) = value;
        }
    }

    std::size_t choice(const Names& known, const std::string& word, int line) const {
        const auto found = index_of(known, word);
        if (!found)
            fail(line, "expected " + one_of(known) + ", found " + word + suggestion(word, known));
        return *found;
    }

    Layers layers_of(const std::string& value, int line) const {
        Layers layers;
        for (const std::string& word : words_of(value))
            layers.insert(static_cast<Layer>(choice(to_names(layer_names), word, line)));
        return layers;
    }

    void read_task(const std::string& value, int line) {
        task_line_ = line;
        try {
            step().task = parse_task(value);
        } catch (const TaskError& error) {
            fail(line, error.what());
        }
    }

    /// Builds the step's scene, and tries what the step does with it.
    void finish_step() {
        if (lesson_.steps.empty()) return;
        LessonStep& now = step();
        if (!has_lab_ && !has_scene_)
            fail(heading_line_, "expected a fenced lab block in the step " + now.heading);
        if (!has_scene_) {
            if (lesson_.steps.size() < 2) fail(heading_line_, "expected a scene in the first step");
            now.goes_on = true;
            const LessonStep& before = lesson_.steps[lesson_.steps.size() - 2];
            now.scene = before.scene;
            now.recording = before.recording;
        }
        Opens opens = now.scene.opens.value_or(Opens{});
        opens.time = time_.value_or(now.goes_on ? opens.time.value_or(0) : 0);
        opens.playing = plays_;
        if (query_) opens.query = query_;
        now.scene.opens = opens;
        if (show_) now.scene.show = *show_;
        if (now.goes_on && !show_) now.scene.show.erase(Layer::derivation);
        if (now.derive) now.scene.show.insert(Layer::derivation);
        if (now.recording && !now.sets.empty())
            fail(set_lines_.front(), "expected no set: a recording shows what the game did");
        make_sets(now);
        if (const std::string wrong = objection_to_switches(now); !wrong.empty())
            fail(switches_line_, wrong);
        const std::size_t query = now.query();
        if (query > 0 && query >= now.scene.queries.size())
            fail(query_line_, "the scene has no query " + std::to_string(query));
        if (tasks_ == Tasks::tried)
            if (const std::string wrong = objection_to_task(now); !wrong.empty())
                fail(task_line_, wrong);
        page_.finish(now);
        forget_step();
    }

    void make_sets(LessonStep& now) const {
        const std::vector<Motion> motions = now.scene.motions;
        for (std::size_t i = 0; i < now.sets.size(); ++i) {
            try {
                Timeline timeline;
                const Evaluation posed = evaluate(now.scene, *now.scene.opens->time, timeline);
                apply_set(now.scene, posed.posed, now.sets[i]);
            } catch (const SetError& error) {
                fail(set_lines_[i], error.what());
            }
        }
        remove_stopped(now.scene, motions);
        // What is said about the scene needn't be true of the changed one.
        if (!now.sets.empty()) now.scene.text.clear();
    }

    void forget_step() {
        has_lab_ = has_scene_ = plays_ = false;
        time_.reset();
        query_.reset();
        show_.reset();
        seen_.clear();
        set_lines_.clear();
    }

    const std::string& file_;
    const SceneSource& scenes_;
    Tasks tasks_;
    Lesson lesson_;
    PageReader page_;  ///< of the step that is being read
    int heading_line_ = 1, task_line_ = 1, query_line_ = 1, switches_line_ = 1;

    // --- state of the step that is being read
    bool has_lab_ = false, has_scene_ = false, plays_ = false;
    std::optional<double> time_;
    std::optional<int> query_;
    std::optional<Layers> show_;
    std::set<std::string> seen_;
    std::vector<int> set_lines_;
};

}  // namespace

Lesson read_lesson(std::string_view text, const std::string& file, const SceneSource& scenes,
                   Tasks tasks) {
    return Reader(file, scenes, tasks).read(text);
}

}  // namespace lab
