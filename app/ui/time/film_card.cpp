#include "ui/time/film_card.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <utility>

#include "motion/period.hpp"
#include "picture/picture_image.hpp"
#include "render/hidden_frames.hpp"
#include "scene/file.hpp"
#include "trace/trace.hpp"
#include "ui/exports.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

constexpr float film_card_width = 340;
constexpr int frames_a_tick = 2;
constexpr double longest_film = 1e5;

std::string seconds_text(double seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g s", seconds);
    return text;
}

std::string pictures_text(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " picture" : " pictures");
}

/// Draws what the canvas shows now, at any moment of the film.
Film::Draw film_as_seen(Frame& frame) {
    const Pt size = export_size(frame);
    PictureView seen = export_view(frame, size);
    seen.keeps_room = true;
    const auto frames = std::make_shared<HiddenFrames>(export_scale(frame));
    return [size, seen, frames, theme = frame.workspace.settings().theme](const Evaluation& now) {
        PictureView picture = seen;
        std::optional<Reason> reason;
        if (now.crowd) reason = reason_of(now, seen.query, {});
        if (seen.query < now.posed.queries.size())
            reason = reason_of(now, seen.query, trace_of(now.posed, now.posed.queries[seen.query]));
        picture.reason = reason ? &*reason : nullptr;
        return frames->image(size, [&] { return picture_image(now, size, theme, picture); });
    };
}

}  // namespace

void FilmCard::open(const Workspace& workspace) {
    const Session& session = workspace.session();
    loop_ = period_of(session.scene());
    const int rate = span_.rate;
    span_ = span_from(session.scene(), 0);
    span_.rate = rate;
    shown_ = !is_making();
}

bool FilmCard::close(Workspace& workspace) {
    if (is_making()) {
        const bool left_some = !gif_ && film_->made() > 0;
        stop(workspace,
             left_some ? "The film was cancelled. The frames so far are in " + path_
                       : "The film was cancelled",
             false);
        return true;
    }
    return std::exchange(shown_, false);
}

void FilmCard::begin(Workspace& workspace, const Film::Draw& draw) {
    shown_ = false;
    try {
        const std::string pictures = workspace.host().folder("pictures");
        const std::string& id = workspace.session().id();
        if (as_gif_) {
            path_ = free_name(pictures, id, ".gif");
            gif_ = std::make_unique<GifWriter>(workspace.settings().theme, span_.rate);
        } else {
            const std::string folder = free_name(pictures, id, "-frames");
            path_ = workspace.host().folder("pictures/" + folder.substr(pictures.size()));
        }
        film_ = std::make_unique<Film>(workspace.session().scene(), span_, draw,
                                       [this, &workspace](const Image& image, std::size_t frame) {
                                           keep(workspace, image, frame);
                                       });
    } catch (const std::exception& error) {
        stop(workspace, error.what(), true);
    }
}

void FilmCard::keep(Workspace& workspace, const Image& image, std::size_t frame) {
    if (gif_) return gif_->add(image);
    workspace.host().write_file(path_ + frame_file(frame), png_bytes(image));
}

void FilmCard::go_on(Workspace& workspace) {
    try {
        for (int i = 0; i < frames_a_tick && film_; ++i) {
            film_->step();
            if (film_->is_done()) finish(workspace);
        }
    } catch (const std::exception& error) {
        stop(workspace, error.what(), true);
    }
}

void FilmCard::finish(Workspace& workspace) {
    if (gif_) workspace.host().write_file(path_, gif_->finish());
    stop(workspace, "Saved " + path_, false);
}

void FilmCard::stop(Workspace& workspace, const std::string& why, bool is_error) {
    film_.reset();
    gif_.reset();
    workspace.say(why, is_error);
}

void FilmCard::draw_span(Frame& frame) {
    const Palette& colors = frame.colors();
    heading(colors, "From and to, in seconds");
    const FieldRange range{0, std::max(frame.session().scene().duration, span_.to),
                           Limit::not_negative};
    const auto field = [&](const char* id, double& value) {
        const FieldEdit edit = frame.fields.field(id, value, range, 96, colors);
        name_control(id);
        if (edit.changed) value = std::clamp(edit.value, 0.0, longest_film);
    };
    field("from", span_.from);
    ImGui::SameLine(0, 8);
    field("to", span_.to);
    if (loop_ && text_button("loop", "One loop: " + seconds_text(*loop_), colors,
                             span_.to == span_.from + *loop_))
        span_.to = span_.from + *loop_;
    if (loop_ && ImGui::IsItemHovered())
        tooltip(
            "After this time everything is back where it started, so the film loops without a "
            "seam");
}

void FilmCard::draw_form(Frame& frame) {
    const Palette& colors = frame.colors();
    heading(colors, "As");
    if (text_button("gif", "GIF", colors, as_gif_, 84)) as_gif_ = true;
    ImGui::SameLine(0, 4);
    if (text_button("png", "PNG files", colors, !as_gif_, 96)) as_gif_ = false;
    heading(colors, "Frames per second");
    for (const int rate : gif_rates) {
        if (rate != gif_rates[0]) ImGui::SameLine(0, 4);
        const std::string label = std::to_string(rate);
        if (text_button(label.c_str(), label, colors, span_.rate == rate, 60)) span_.rate = rate;
    }
}

void FilmCard::draw(Frame& frame) {
    if (is_making()) draw_progress(frame);
    if (!shown_) return;
    const Palette& colors = frame.colors();
    if (begin_floating("film",
                       below_header(film_card_width, (loop_ ? 346 : 312) + export_rows_height, 16),
                       colors)) {
        text_line(Face::sans_bold, body_size, colors.text, "Film");
        draw_span(frame);
        draw_form(frame);
        export_rows(frame, film_card_width - 40);
        ImGui::Dummy({0, 4});
        const bool possible = span_.to > span_.from;
        text_line(Face::sans, small_size, possible ? colors.soft : colors.blocked,
                  possible ? pictures_text(span_.count()) + " of " + export_size_text(frame)
                           : "The end must be after the start.");
        ImGui::Dummy({0, 2});
        ImGui::BeginDisabled(!possible);
        if (text_button("make", "Make it", colors, true, 96))
            frame.want([this, draw = film_as_seen(frame)](Context& context) {
                begin(context.workspace, draw);
            });
        ImGui::EndDisabled();
    } else {
        shown_ = false;
    }
    ImGui::End();
}

/// Shown in a corner, where it covers little of the canvas.
void FilmCard::draw_progress(Frame& frame) {
    constexpr float width = 300, height = 62, cancel_width = 76;
    const Palette& colors = frame.colors();
    const Rect canvas = frame.hands.camera().area;
    const Pt corner{canvas.max.x - width - 12, below_changed_bar(frame, canvas)};
    begin_floating_panel("film progress", {corner, {corner.x + width, corner.y + height}}, {0, 0},
                         colors);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string words =
        "Film: " + std::to_string(film_->made()) + " of " + pictures_text(film_->count());
    draw_text(list, Face::sans, 13, {corner.x + 16, corner.y + 13}, colors.text, words);
    const float bar = width - cancel_width - 44, top = corner.y + 40;
    const float share = static_cast<float>(film_->made()) / static_cast<float>(film_->count());
    list.AddRectFilled({corner.x + 16, top}, {corner.x + 16 + bar, top + 5},
                       im_color(colors.hairline), 2.5F);
    list.AddRectFilled({corner.x + 16, top}, {corner.x + 16 + bar * share, top + 5},
                       im_color(colors.x), 2.5F);
    ImGui::SetCursorScreenPos({corner.x + width - cancel_width - 14, corner.y + 18});
    if (text_button("cancel", "Cancel", colors, false, cancel_width))
        frame.want([this](Context& context) { close(context.workspace); });
    if (ImGui::IsItemHovered()) tooltip("Cancel the film   Esc");
    ImGui::End();
}

}  // namespace lab
