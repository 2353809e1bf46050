#pragma once

#include <optional>
#include <string>
#include <vector>

#include "geometry/camera.hpp"
#include "lessons/markdown.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {

class Frame;
class LessonBook;

/// The runs of a block of a lesson's text.
std::vector<TextRun> runs_of(const Block& block, const Palette& colors);

/// The task of a lesson's step, the learner's progress and help. The card stays visible below the
/// text while that scrolls, since its numbers change during a drag.
class TaskCard {
public:
    TaskCard(Frame& frame, float width);

    /// Leaves the words of the assignment to the text.
    void leave_out_assignment();

    /// Includes the gap above it; 0 if the step has no task.
    float height() const;
    void draw(Pt at) const;

private:
    struct Paragraph {
        Face face{};
        float size{};
        Rgba color;
        std::string text;
        const Block* block{};  ///< in place of the text, if not null
        float height{};
    };
    void add(Paragraph paragraph);
    void add(Face face, float size, Rgba color, std::string text);
    std::vector<TextRun> runs_of(const Paragraph& paragraph) const;

    Frame& frame_;
    float width_{};
    std::vector<Paragraph> paragraphs_;
    bool offers_hint_{};
};

/// How far off the learner's prediction was, and how to make another; empty if there is none.
std::string words_on_prediction(const LessonBook& book);

}  // namespace lab
