#include "course/figure.hpp"

#include <optional>
#include <utility>
#include <variant>

#include "course/markup.hpp"
#include "explain/reason.hpp"
#include "lessons/step_opening.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "scene/case_line.hpp"
#include "scene/case_link.hpp"
#include "scene/text.hpp"

namespace lab {

namespace {

/// Small enough for a phone to show its letters at a size that can be read.
constexpr int width = 480, height = 360;
constexpr Pt size{width, height};

/// What the reader has to predict; null if nothing.
const Prediction* prediction_of(const LessonStep& step) {
    return step.task ? std::get_if<Prediction>(&*step.task) : nullptr;
}

bool hides_answers(const LessonStep& step) {
    return prediction_of(step) != nullptr;
}

/// What the figure shows: of a segment whose path the reader has to predict, only the start.
Evaluation shown_in(const LessonStep& step) {
    Evaluation opened = evaluation_as_opened(step);
    const Prediction* asked = prediction_of(step);
    if (asked == nullptr || asked->without.empty()) return opened;
    return with_start_alone(std::move(opened), asked->without);
}

std::string svg_of(const Evaluation& evaluation, const std::optional<Reason>& reason,
                   const LessonStep& step, Theme theme) {
    PictureView view;
    view.query = step.query();
    view.reason = reason ? &*reason : nullptr;
    view.words = PictureWords::none;
    view.title = false;
    view.veiled = hides_answers(step);
    SvgCanvas canvas(size, step.heading);
    draw_picture(canvas, evaluation, size, theme, view);
    return canvas.document();
}

std::string path_of(const std::string& name, Theme theme) {
    return "figures/" + name + (theme == Theme::dark ? "-dark.svg" : "-light.svg");
}

const char* class_of(Sentence::Mood mood) {
    switch (mood) {
        case Sentence::Mood::clear:
            return "clear";
        case Sentence::Mood::hit:
            return "hit";
        case Sentence::Mood::neutral:
            break;
    }
    return "answer";
}

std::string caption_of(const std::optional<Reason>& reason) {
    if (!reason) return {};
    const Sentence& said = reason->sentence;
    std::string caption;
    if (!said.question.empty()) caption += xml_text(said.question) + " ";
    caption += std::string("<strong class=\"") + class_of(said.mood) + "\">" +
               xml_text(said.answer) + "</strong>";
    if (!said.detail.empty()) caption += " " + xml_text(with_quoted_names(said));
    return caption;
}

/// What the picture shows, for readers who don't see it.
std::string description_of(const LessonStep& step, const std::optional<Reason>& reason) {
    std::string text = step.scene.title.empty() ? step.heading : step.scene.title;
    if (reason) text += ". " + reason->sentence.answer;
    return text;
}

}  // namespace

std::vector<CourseFile> figure_files(const LessonStep& step, const std::string& name) {
    const Evaluation evaluation = shown_in(step);
    const std::optional<Reason> reason = reason_now(evaluation, step.query());
    std::vector<CourseFile> files;
    for (const Theme theme : {Theme::dark, Theme::light})
        files.push_back({path_of(name, theme), svg_of(evaluation, reason, step, theme)});
    return files;
}

std::string figure_html(const LessonStep& step, const std::string& name, const std::string& address,
                        Opening opening) {
    std::optional<Reason> reason;
    if (!hides_answers(step)) reason = reason_now(evaluation_as_opened(step), step.query());
    const std::string caption = caption_of(reason);
    // The step asks before it answers, and its case would answer at once. Of a recording, a case
    // would be a single query.
    const std::string fragment =
        hides_answers(step) || step.recording ? address : fragment_of_case(write_case(step.scene));
    const char* start = opening == Opening::when_seen ? " data-opens=\"when-seen\"" : "";
    std::string html = std::string("<figure") + start + ">\n<a class=\"live\" href=\"" +
                       xml_text(lab_link(fragment)) + "\"><picture><source srcset=\"" +
                       address_of(path_of(name, Theme::dark)) +
                       "\" media=\"(prefers-color-scheme: dark)\"><img src=\"" +
                       address_of(path_of(name, Theme::light)) + "\" width=\"" +
                       std::to_string(width) + "\" height=\"" + std::to_string(height) +
                       "\" loading=\"lazy\" alt=\"" + xml_text(description_of(step, reason)) +
                       "\"></picture></a>\n";
    if (!caption.empty()) html += "<figcaption>" + caption + "</figcaption>\n";
    return html + "</figure>\n";
}

}  // namespace lab
