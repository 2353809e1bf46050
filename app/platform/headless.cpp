#include "platform/headless.hpp"

#include <filesystem>
#include <iostream>
#include <utility>

#include <imgui.h>

#include "course/course.hpp"
#include "evaluate/crowd.hpp"
#include "evaluate/results_json.hpp"
#include "explain/reason.hpp"
#include "export/film.hpp"
#include "export/text_export.hpp"
#include "picture/picture.hpp"
#include "picture/picture_image.hpp"
#include "platform/check_output.hpp"
#include "platform/instrument_output.hpp"
#include "platform/progress_line.hpp"
#include "render/gif.hpp"
#include "render/image.hpp"
#include "render/rasteriser.hpp"
#include "render/svg_canvas.hpp"
#include "render/ui_context.hpp"
#include "scene/edit.hpp"
#include "scene/error.hpp"
#include "scene/file.hpp"
#include "scene/keys.hpp"
#include "scene/names.hpp"
#include "scene/text.hpp"
#include "ui/lab.hpp"
#include "workspace/cheat_sheet.hpp"

namespace lab {

namespace {

/// Rendering a picture doesn't touch the user's folder.
struct NoFolder : EmptyHost {
    std::string read_file(const std::string& path) override { return lab::read_file(path); }
};

/// An invisible frame of Dear ImGui, for the fonts that pictures are drawn with.
struct HiddenFrame {
    explicit HiddenFrame(const Headless& wanted) : ui(wanted.scale) {
        ui.begin_frame(static_cast<float>(wanted.width), static_cast<float>(wanted.height), 0);
    }
    ~HiddenFrame() { ui.end_frame(); }
    HiddenFrame(const HiddenFrame&) = delete;
    HiddenFrame& operator=(const HiddenFrame&) = delete;

    UiContext ui;
};

Pt size_of(const Headless& wanted) {
    return {static_cast<float>(wanted.width), static_cast<float>(wanted.height)};
}

/// The result is valid as long as the reason lives.
PictureView view_with(const std::optional<Reason>& reason, const Headless& wanted) {
    PictureView view;
    view.words = wanted.words;
    view.reason = reason ? &*reason : nullptr;
    return view;
}

Image picture_of(const Evaluation& evaluation, const Headless& wanted) {
    const HiddenFrame frame(wanted);
    const std::optional<Reason> reason = reason_now(evaluation, 0);
    return picture_image(evaluation, size_of(wanted), wanted.theme, view_with(reason, wanted));
}

/// Needs a HiddenFrame.
Image frame_of_film(const Evaluation& evaluation, const Headless& wanted) {
    const std::optional<Reason> reason = reason_now(evaluation, 0);
    PictureView view = view_with(reason, wanted);
    view.keeps_room = true;
    return picture_image(evaluation, size_of(wanted), wanted.theme, view);
}

std::string svg_of(const Evaluation& evaluation, const Headless& wanted) {
    SvgCanvas canvas(size_of(wanted), evaluation.posed.title);
    const std::optional<Reason> reason = reason_now(evaluation, 0);
    draw_picture(canvas, evaluation, size_of(wanted), wanted.theme, view_with(reason, wanted));
    return canvas.document();
}

/// The whole window, once it has settled after a few frames.
Image screenshot_of(const Entry* entry, const Assets& all, const Headless& wanted) {
    const UiContext ui(wanted.scale);
    NoFolder none;
    Settings settings;
    settings.theme = wanted.theme;
    Lab lab(all.scenes, settings, none);
    lab.workspace.lessons().fill(all.lessons);
    if (entry != nullptr) {
        lab.workspace.open(*entry);
        if (wanted.time) lab.workspace.session().seek(*wanted.time);
    } else {
        lab.workspace.lessons().open_named(wanted.lesson);
    }
    lab.workspace.session().view().playing = false;
    constexpr int settled = 3;
    for (int i = 0; i < settled; ++i) {
        ui.begin_frame(static_cast<float>(wanted.width), static_cast<float>(wanted.height),
                       1 / 60.0);
        lab.frame({});
        if (i + 1 < settled) ui.end_frame();
    }
    return rasterised(ui.end_frame());
}

/// Writes a moment as text in the given form, for example "catch2=test.cpp".
void write_export(const Evaluation& evaluation, const std::string& form_and_file) {
    const std::size_t equals = form_and_file.find('=');
    const TextExport* form = text_export(form_and_file.substr(0, equals));
    if (form == nullptr || equals == std::string::npos) {
        Names known;
        for (const TextExport& each : text_exports()) known.emplace_back(each.id);
        throw UsageError("--export expects FORM=FILE, with FORM " + one_of(known));
    }
    write_output(form_and_file.substr(equals + 1), form->text(evaluation));
}

/// The time to render, which is the time that a window opens with.
double moment_of(const Scene& scene, const Headless& wanted) {
    if (wanted.time) return *wanted.time;
    return scene.opens ? scene.opens->time.value_or(0) : 0;
}

/// The scene with the keys and values set on the command line, applied as a drag would apply them.
Entry with_sets(Entry entry, const Headless& wanted) {
    if (wanted.keys) apply_keys(entry.scene, *wanted.keys);
    for (const std::string& assignment : wanted.sets) {
        Timeline timeline;
        const Scene posed = timeline.pose(entry.scene, moment_of(entry.scene, wanted));
        apply_set(entry.scene, posed, assignment);
    }
    return entry;
}

FilmSpan span_of(const Scene& scene, const Headless& wanted) {
    FilmSpan span = span_from(scene, wanted.from);
    if (wanted.to) span.to = *wanted.to;
    span.rate = wanted.fps;
    return span;
}

void make_film(const Scene& scene, const Headless& wanted, Film::Keep keep) {
    const HiddenFrame frame(wanted);
    const auto draw = [&](const Evaluation& now) { return frame_of_film(now, wanted); };
    Film film(scene, span_of(scene, wanted), draw, std::move(keep));
    ProgressLine progress(std::cerr);
    while (!film.is_done()) {
        film.step();
        progress.show(std::to_string(film.made()) + " of " + std::to_string(film.count()));
    }
    progress.end();
}

void make_folder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw FileError("can't create the folder " + folder + ": " + error.message());
}

void write_frames(const Scene& scene, const Headless& wanted) {
    make_folder(wanted.frames);
    make_film(scene, wanted, [&](const Image& image, std::size_t frame) {
        write_output(wanted.frames + "/" + frame_file(frame), png_bytes(image));
    });
}

void write_gif(const Scene& scene, const Headless& wanted) {
    GifWriter gif(wanted.theme, wanted.fps);
    make_film(scene, wanted, [&](const Image& image, std::size_t) { gif.add(image); });
    write_output(wanted.gif, gif.finish());
}

}  // namespace

void write_output(const std::string& path, const std::string& bytes) {
    // Opening the device would truncate a file that the shell redirects the output to.
    if (path == "-" || path == "/dev/stdout") {
        std::cout << bytes;
    } else {
        write_output_file(path, bytes);
    }
}

bool render(const Entry& entry, const Assets& all, const Headless& wanted) {
    const Entry changed = with_sets(entry, wanted);
    Timeline timeline;
    Evaluation evaluation = evaluate(changed.scene, moment_of(changed.scene, wanted), timeline);
    CrowdKeeper().ask(evaluation);
    if (!wanted.json.empty()) write_output(wanted.json, results_json(evaluation, changed.id));
    if (!wanted.frames.empty()) write_frames(changed.scene, wanted);
    if (!wanted.gif.empty()) write_gif(changed.scene, wanted);
    for (const std::string& each : wanted.exports) write_export(evaluation, each);
    if (!wanted.bisect.empty()) std::cout << bisect_output(changed.scene, evaluation, wanted);
    if (!wanted.map.empty()) {
        const HiddenFrame frame(wanted);
        write_output(wanted.map, map_output(changed.scene, evaluation, wanted));
    }
    if (!wanted.svg.empty()) write_output(wanted.svg, svg_of(evaluation, wanted));
    if (!wanted.picture.empty())
        write_output(wanted.picture, png_bytes(picture_of(evaluation, wanted)));
    if (!wanted.screenshot.empty()) {
        write_output(wanted.screenshot, png_bytes(screenshot_of(&changed, all, wanted)));
    }
    const bool is_faulty = wanted.check_level && check_and_print(changed.scene);
    return (wanted.hunt && hunt_and_print(evaluation, wanted)) || is_faulty;
}

void render_lesson(const Assets& all, const Headless& wanted) {
    write_output(wanted.screenshot, png_bytes(screenshot_of(nullptr, all, wanted)));
}

void write_cheat_sheet(const Assets& all, const std::string& file) {
    if (sheet_entries(all.lessons).empty()) throw UsageError("no lesson has a block named sheet");
    if (!file.ends_with(".svg"))
        throw UsageError("--cheat-sheet expects a name that ends in .svg, found " + file);
    SvgCanvas canvas(sheet_size, sheet_title);
    draw_cheat_sheet(canvas, all.lessons);
    write_output(file, canvas.document());
}

void write_course(const Assets& all, const std::string& folder) {
    const Lesson first = first_page(source_of(all.scenes));
    make_folder(folder + "/figures");
    for (const CourseFile& file : course_files(all.lessons, first))
        write_output(folder + "/" + file.path, file.bytes);
}

void render_tour(const Assets& all, const std::string& folder, const Headless& like) {
    make_folder(folder);
    for (const Entry& entry : all.scenes) {
        Headless wanted = like;
        wanted.time = entry.scene.cover;
        wanted.screenshot = folder + "/" + entry.id + ".png";
        render(entry, all, wanted);
        std::cerr << visible_text(wanted.screenshot) << '\n';
    }
}

}  // namespace lab
