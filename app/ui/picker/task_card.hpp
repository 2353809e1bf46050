#pragma once

#include <optional>
#include <string>
#include <vector>

#include "geometry/camera.hpp"
#include "render/fonts.hpp"

namespace lab {

class Frame;
class LessonBook;

/// The task of a lesson's step, the learner's progress and help. The card stays visible below the
/// text while that scrolls, since its numbers change during a drag.
class TaskCard {
public:
    TaskCard(Frame& frame, float width);

    /// Includes the gap above it; 0 if the step has no task.
    float height() const;
    void draw(Pt at) const;

private:
    struct Paragraph {
        Face face{};
        float size{};
        Rgba color;
        std::string text;
        float height{};
    };
    void add(Face face, float size, Rgba color, std::string text);

    Frame& frame_;
    float width_{};
    std::vector<Paragraph> paragraphs_;
    bool offers_hint_{};
};

/// How far off the learner's prediction was, and how to make another; empty if there is none.
std::string words_on_prediction(const LessonBook& book);

}  // namespace lab
