#include <filesystem>

#include "picture/picture.hpp"
#include "picture/picture_image.hpp"
#include "render/hidden_frames.hpp"
#include "render/image.hpp"
#include "render/rasteriser.hpp"
#include "render/svg_canvas.hpp"
#include "scene/file.hpp"
#include "ui/exports.hpp"
#include "ui/lab.hpp"
#include "workspace/cheat_sheet.hpp"

namespace lab {
namespace {

/// What the canvas shows, with its reason and what is compared.
PictureView view_to_save(const Frame& frame, Pt size) {
    const Moment& moment = frame.session().moment();
    PictureView view = export_view(frame, size);
    view.reason = &moment.reason;
    if (moment.other && !frame.workspace.hides_answer()) view.other = &*moment.other;
    return view;
}

}  // namespace

void Lab::write_canvas_picture(const std::string& path) {
    const Pt size = export_size(frame_);
    const PictureView view = view_to_save(frame_, size);
    const Evaluation& now = workspace.session().now();
    const Theme theme = workspace.settings().theme;
    const Image image = HiddenFrames(export_scale(frame_)).image(size, [&] {
        return picture_image(now, size, theme, view);
    });
    workspace.host().write_file(path, png_bytes(image));
}

std::string Lab::free_picture_name(const std::string& name, const char* ending) {
    return free_name(workspace.host().folder("pictures"), name, ending);
}

void Lab::save_picture(bool whole_window) {
    try {
        const std::string path = free_picture_name(workspace.session().id(), ".png");
        if (whole_window) {
            window_picture_ = path;
        } else {
            write_canvas_picture(path);
        }
        workspace.say("Saved " + workspace.host().shown_path(path));
    } catch (const std::runtime_error& error) {
        workspace.say(error.what(), true);
    }
}

void Lab::copy_picture() {
    try {
        const std::string path = free_picture_name(workspace.session().id(), ".png");
        write_canvas_picture(path);
        const std::string problem = workspace.host().copy_picture(path);
        if (problem.empty()) {
            workspace.host().remove_file(path);
            workspace.say("Copied the picture");
        } else {
            set_clipboard(path);
            workspace.say(problem + " It is saved, and its path copied: " + path);
        }
    } catch (const std::runtime_error& error) {
        workspace.say(error.what(), true);
    }
}

void Lab::save_svg() {
    try {
        const std::string path = free_picture_name(workspace.session().id(), ".svg");
        const Pt size = export_size(frame_);
        const PictureView view = view_to_save(frame_, size);
        SvgCanvas canvas(size, workspace.session().scene().title);
        draw_picture(canvas, workspace.session().now(), size, workspace.settings().theme, view);
        workspace.host().write_file(path, canvas.document());
        workspace.say("Saved " + workspace.host().shown_path(path));
    } catch (const std::runtime_error& error) {
        workspace.say(error.what(), true);
    }
}

void Lab::save_cheat_sheet() {
    try {
        if (sheet_entries(workspace.lessons().lessons()).empty())
            throw std::runtime_error("No lesson has a block named sheet");
        const std::string path = free_picture_name("cheat-sheet", ".svg");
        SvgCanvas canvas(sheet_size, sheet_title);
        draw_cheat_sheet(canvas, workspace.lessons().lessons());
        workspace.host().write_file(path, canvas.document());
        workspace.say("Saved " + workspace.host().shown_path(path));
    } catch (const std::runtime_error& error) {
        workspace.say(error.what(), true);
    }
}

void Lab::write_window_picture(const ImDrawData& data) {
    if (window_picture_.empty()) return;
    const std::string path = std::exchange(window_picture_, {});
    try {
        workspace.host().write_file(path, png_bytes(rasterised(data)));
    } catch (const std::runtime_error& error) {
        workspace.say(error.what(), true);
    }
}

}  // namespace lab
