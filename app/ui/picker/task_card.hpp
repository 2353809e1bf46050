#pragma once

#include <optional>
#include <string>
#include <vector>

#include "geometry/camera.hpp"
#include "render/fonts.hpp"

namespace lab {

class Lab;
class LessonBook;

/// What a lesson's step asks for, how far the learner has come, and help. It stands below the
/// step's words and stays in sight when they are scrolled: its numbers move while one drags.
class TaskCard {
public:
    TaskCard(Lab& lab, float width);

    /// With the gap above it; 0 where the step asks for nothing.
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

    Lab& lab_;
    float width_{};
    std::vector<Paragraph> paragraphs_;
    bool offers_hint_{};
};

/// How far off the learner's prediction was, and how to make another; empty where there is none.
std::string words_on_prediction(const LessonBook& book);

}  // namespace lab
