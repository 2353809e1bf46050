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
#include "ui/lab.hpp"
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
Film::Draw film_as_seen(Lab& lab) {
    const Pt size = export_size(lab);
    PictureView seen = export_view(lab, size);
    seen.keeps_room = true;
    const auto frames = std::make_shared<HiddenFrames>(export_scale(lab));
    return [size, seen, frames, theme = lab.workspace.settings().theme](const Evaluation& now) {
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

void FilmCard::open(const Lab& lab) {
    const Session& session = lab.workspace.session();
    loop_ = period_of(session.scene());
    const int rate = span_.rate;
    span_ = span_from(session.scene(), 0);
    span_.rate = rate;
    shown_ = !is_making();
}

bool FilmCard::close(Lab& lab) {
    if (is_making()) {
        const bool left_some = !gif_ && film_->made() > 0;
        stop(lab,
             left_some ? "The film was cancelled. The frames so far are in " + path_
                       : "The film was cancelled",
             false);
        return true;
    }
    return std::exchange(shown_, false);
}

void FilmCard::begin(Lab& lab) {
    shown_ = false;
    try {
        const std::string pictures = lab.workspace.host().folder("pictures");
        const std::string& id = lab.workspace.session().id();
        if (as_gif_) {
            path_ = free_name(pictures, id, ".gif");
            gif_ = std::make_unique<GifWriter>(lab.workspace.settings().theme, span_.rate);
        } else {
            const std::string folder = free_name(pictures, id, "-frames");
            path_ = lab.workspace.host().folder("pictures/" + folder.substr(pictures.size()));
        }
        film_ = std::make_unique<Film>(
            lab.workspace.session().scene(), span_, film_as_seen(lab),
            [this, &lab](const Image& image, std::size_t frame) { keep(lab, image, frame); });
    } catch (const std::exception& error) {
        stop(lab, error.what(), true);
    }
}

void FilmCard::keep(Lab& lab, const Image& image, std::size_t frame) {
    if (gif_) return gif_->add(image);
    lab.workspace.host().write_file(path_ + frame_file(frame), png_bytes(image));
}

void FilmCard::go_on(Lab& lab) {
    try {
        for (int i = 0; i < frames_a_tick && film_; ++i) {
            film_->step();
            if (film_->is_done()) finish(lab);
        }
    } catch (const std::exception& error) {
        stop(lab, error.what(), true);
    }
}

void FilmCard::finish(Lab& lab) {
    if (gif_) lab.workspace.host().write_file(path_, gif_->finish());
    stop(lab, "Saved " + path_, false);
}

void FilmCard::stop(Lab& lab, const std::string& why, bool is_error) {
    film_.reset();
    gif_.reset();
    lab.workspace.say(why, is_error);
}

void FilmCard::draw_span(Lab& lab) {
    const Palette& colors = lab.colors();
    heading(colors, "From and to, in seconds");
    const FieldRange range{0, std::max(lab.workspace.session().scene().duration, span_.to),
                           Limit::not_negative};
    const auto field = [&](const char* id, double& value) {
        const FieldEdit edit = lab.fields().field(id, value, range, 96, colors);
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

void FilmCard::draw_form(Lab& lab) {
    const Palette& colors = lab.colors();
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

void FilmCard::draw(Lab& lab) {
    if (is_making()) draw_progress(lab);
    if (!shown_) return;
    const Palette& colors = lab.colors();
    if (begin_floating("film",
                       below_header(film_card_width, (loop_ ? 346 : 312) + export_rows_height, 16),
                       colors)) {
        text_line(Face::sans_bold, body_size, colors.text, "Film");
        draw_span(lab);
        draw_form(lab);
        export_rows(lab, film_card_width - 40);
        ImGui::Dummy({0, 4});
        const bool possible = span_.to > span_.from;
        text_line(Face::sans, small_size, possible ? colors.soft : colors.blocked,
                  possible ? pictures_text(span_.count()) + " of " + export_size_text(lab)
                           : "The end must be after the start.");
        ImGui::Dummy({0, 2});
        ImGui::BeginDisabled(!possible);
        if (text_button("make", "Make it", colors, true, 96)) begin(lab);
        ImGui::EndDisabled();
    } else {
        shown_ = false;
    }
    ImGui::End();
}

/// Shown in a corner, where it covers little of the canvas.
void FilmCard::draw_progress(Lab& lab) {
    constexpr float width = 300, height = 62, cancel_width = 76;
    const Palette& colors = lab.colors();
    const Rect canvas = lab.hands().camera().area;
    const Pt corner{canvas.max.x - width - 12, below_changed_bar(lab, canvas)};
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
    if (text_button("cancel", "Cancel", colors, false, cancel_width)) close(lab);
    if (ImGui::IsItemHovered()) tooltip("Cancel the film   Esc");
    ImGui::End();
}

}  // namespace lab
