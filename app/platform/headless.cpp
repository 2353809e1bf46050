#include "platform/headless.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <stdexcept>

#include <imgui.h>

#include "draw/image.hpp"
#include "draw/imgui_canvas.hpp"
#include "draw/picture.hpp"
#include "draw/rasteriser.hpp"
#include "draw/svg_canvas.hpp"
#include "draw/ui_context.hpp"
#include "evaluate/results_json.hpp"
#include "explain/reason.hpp"
#include "explain/trace.hpp"
#include "panels/lab.hpp"
#include "scene/edit.hpp"
#include "scene/file.hpp"
#include "scene/names.hpp"
#include "share/text_export.hpp"

namespace lab {

namespace {

/// A picture reads and writes nothing of the user's.
struct NoFolder : Host {
    std::string full_path(const std::string& typed) override { return typed; }
    std::int64_t stamp(const std::string&) override { return 0; }
    std::string read_file(const std::string& path) override { return lab::read_file(path); }
    void remove_file(const std::string&) override {}
    std::vector<std::string> files_in(const std::string&) override { return {}; }
    void write_file(const std::string&, const std::string&) override {}
    std::string folder(const std::string&) override { return {}; }
    std::vector<std::string> journals() override { return {}; }
};

/// What the scene's first query says, for below a picture.
std::optional<Reason> first_reason(const Evaluation& evaluation) {
    const std::vector<Query>& queries = evaluation.posed.queries;
    if (queries.empty()) return {};
    return reason_of(evaluation, 0, trace_of(evaluation.posed, queries.front()));
}

void draw_headless(Canvas& canvas, const Evaluation& evaluation, Pt size, Theme theme) {
    const std::optional<Reason> reason = first_reason(evaluation);
    PictureView view;
    view.reason = reason ? &*reason : nullptr;
    draw_picture(canvas, evaluation, size, theme, view);
}

Image picture_of(const Evaluation& evaluation, const Headless& wanted) {
    const UiContext ui(wanted.scale);
    ui.begin_frame(static_cast<float>(wanted.width), static_cast<float>(wanted.height), 0);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    list._FringeScale = static_cast<float>(1 / wanted.scale);
    ImGuiCanvas canvas(list, static_cast<float>(wanted.scale));
    draw_headless(canvas, evaluation,
                  {static_cast<float>(wanted.width), static_cast<float>(wanted.height)},
                  wanted.theme);
    return rasterised(ui.end_frame());
}

std::string svg_of(const Evaluation& evaluation, const Headless& wanted) {
    const Pt size{static_cast<float>(wanted.width), static_cast<float>(wanted.height)};
    SvgCanvas canvas(size, evaluation.posed.title);
    draw_headless(canvas, evaluation, size, wanted.theme);
    return canvas.document();
}

/// The whole window, as it settles after a few frames.
Image screenshot_of(const Entry* entry, const Assets& all, const Headless& wanted) {
    const UiContext ui(wanted.scale);
    NoFolder none;
    Settings settings;
    settings.theme = wanted.theme;
    Lab lab(all.scenes, settings, none);
    lab.lessons().fill(all.lessons);
    if (entry != nullptr) {
        lab.open(*entry);
        lab.session().seek(wanted.time);
    } else {
        lab.lessons().open_named(wanted.lesson);
    }
    lab.session().view().playing = false;
    constexpr int settled = 3;
    for (int i = 0; i < settled; ++i) {
        ui.begin_frame(static_cast<float>(wanted.width), static_cast<float>(wanted.height),
                       1 / 60.0);
        lab.frame({});
        if (i + 1 < settled) ui.end_frame();
    }
    return rasterised(ui.end_frame());
}

void write_output(const std::string& path, const std::string& bytes) {
    if (path == "-") {
        std::cout << bytes;
    } else {
        write_file_atomically(path, bytes);
    }
}

/// "catch2=test.cpp": one of the forms in which a moment leaves as text.
void write_export(const Evaluation& evaluation, const std::string& form_and_file) {
    const std::size_t equals = form_and_file.find('=');
    const TextExport* form = text_export(form_and_file.substr(0, equals));
    if (form == nullptr || equals == std::string::npos) {
        Names known;
        for (const TextExport& each : text_exports()) known.emplace_back(each.id);
        throw std::out_of_range("--export expects FORM=FILE, with FORM " + one_of(known));
    }
    write_output(form_and_file.substr(equals + 1), form->text(evaluation));
}

/// A scene with what was set on the command line, as a drag would have set it.
Entry with_sets(Entry entry, const Headless& wanted) {
    for (const std::string& assignment : wanted.sets) {
        Timeline timeline;
        const Scene posed = timeline.pose(entry.scene, wanted.time);
        apply_set(entry.scene, posed, assignment);
    }
    return entry;
}

/// The end of the span is no frame, so that a motion that is back at its start then loops.
void write_frames(const Scene& scene, const Headless& wanted) {
    std::error_code error;
    std::filesystem::create_directories(wanted.frames, error);
    if (error) throw FileError("can't make the folder " + wanted.frames + ": " + error.message());
    const double span = wanted.to.value_or(wanted.from + scene.duration) - wanted.from;
    const int count = std::max(1, static_cast<int>(std::lround(span * wanted.fps)));
    Timeline timeline;
    for (int i = 0; i < count; ++i) {
        const double time = wanted.from + static_cast<double>(i) / wanted.fps;
        char name[32];
        std::snprintf(name, sizeof name, "/frame-%04d.png", i + 1);
        write_output(wanted.frames + name,
                     png_bytes(picture_of(evaluate(scene, time, timeline), wanted)));
        std::cerr << '\r' << i + 1 << " of " << count << std::flush;
    }
    std::cerr << '\n';
}

}  // namespace

void render(const Entry& entry, const Assets& all, const Headless& wanted) {
    const Entry changed = with_sets(entry, wanted);
    Timeline timeline;
    const Evaluation evaluation = evaluate(changed.scene, wanted.time, timeline);
    if (!wanted.json.empty()) write_output(wanted.json, results_json(evaluation, changed.id));
    if (!wanted.frames.empty()) write_frames(changed.scene, wanted);
    for (const std::string& each : wanted.exports) write_export(evaluation, each);
    if (!wanted.svg.empty()) write_output(wanted.svg, svg_of(evaluation, wanted));
    if (!wanted.picture.empty())
        write_output(wanted.picture, png_bytes(picture_of(evaluation, wanted)));
    if (!wanted.screenshot.empty()) {
        write_output(wanted.screenshot, png_bytes(screenshot_of(&changed, all, wanted)));
    }
}

void render_lesson(const Assets& all, const Headless& wanted) {
    write_output(wanted.screenshot, png_bytes(screenshot_of(nullptr, all, wanted)));
}

void render_tour(const Assets& all, const std::string& folder, const Headless& like) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw FileError("can't make the folder " + folder + ": " + error.message());
    for (const Entry& entry : all.scenes) {
        Headless wanted = like;
        wanted.time = entry.scene.cover;
        wanted.screenshot = folder + "/" + entry.id + ".png";
        render(entry, all, wanted);
        std::cerr << wanted.screenshot << '\n';
    }
}

}  // namespace lab
