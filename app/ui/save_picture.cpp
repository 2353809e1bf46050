#include <algorithm>
#include <cmath>
#include <filesystem>

#include "picture/picture.hpp"
#include "picture/picture_image.hpp"
#include "render/image.hpp"
#include "render/rasteriser.hpp"
#include "render/svg_canvas.hpp"
#include "scene/file.hpp"
#include "ui/lab.hpp"

namespace lab {

namespace {

/// As large as the canvas and what stands around it, and never so small that it has no room.
Pt picture_size(const Rect& canvas, float around) {
    return {std::max(canvas.width(), 320.0F), std::max(canvas.height(), 160.0F) + around};
}

}  // namespace

void Lab::write_canvas_picture(const std::string& path) {
    const Camera& camera = hands_.camera();
    const Pt size = picture_size(camera.area, 150);
    const Image image =
        picture_image(workspace.session().now(), size, workspace.settings().theme,
                      {camera.state, workspace.session().view().layers,
                       static_cast<std::size_t>(workspace.session().view().query),
                       workspace.session().view().grid, &workspace.session().reason()});
    workspace.host().write_file(path, png_bytes(image));
}

void Lab::save_picture(bool whole_window) {
    try {
        const std::string path =
            free_name(workspace.host().folder("pictures"), workspace.session().id(), ".png");
        if (whole_window) {
            window_picture_ = path;
        } else {
            write_canvas_picture(path);
        }
        workspace.say("Saved " + path);
    } catch (const std::runtime_error& error) {
        workspace.say(error.what(), true);
    }
}

void Lab::copy_picture() {
    try {
        const std::string path =
            free_name(workspace.host().folder("pictures"), workspace.session().id(), ".png");
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
        const std::string path =
            free_name(workspace.host().folder("pictures"), workspace.session().id(), ".svg");
        const Camera& camera = hands_.camera();
        const Pt size = picture_size(camera.area, 90);
        SvgCanvas canvas(size, workspace.session().scene().title);
        draw_picture(canvas, workspace.session().now(), size, workspace.settings().theme,
                     {camera.state, workspace.session().view().layers,
                      static_cast<std::size_t>(workspace.session().view().query)});
        workspace.host().write_file(path, canvas.document());
        workspace.say("Saved " + path);
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
