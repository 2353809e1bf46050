#include <algorithm>
#include <cmath>
#include <filesystem>

#include <imgui.h>

#include "draw/image.hpp"
#include "draw/picture.hpp"
#include "draw/picture_image.hpp"
#include "draw/rasteriser.hpp"
#include "draw/svg_canvas.hpp"
#include "panels/lab.hpp"
#include "panels/picture_names.hpp"
#include "scene/file.hpp"

namespace lab {

std::string free_name(const std::string& folder, const std::string& stem, const char* ending) {
    const std::string first = folder + file_name_for(stem);
    std::string path = first + ending;
    for (int number = 2; std::filesystem::exists(path); ++number) {
        path = first + "-" + std::to_string(number) + ending;
    }
    return path;
}

namespace {

/// As large as the canvas and what stands around it, and never so small that it has no room.
Pt picture_size(const Rect& canvas, float around) {
    return {std::max(canvas.width(), 320.0F), std::max(canvas.height(), 160.0F) + around};
}

}  // namespace

void Lab::write_canvas_picture(const std::string& path) {
    const Camera& camera = hands_.camera();
    const Pt size = picture_size(camera.area, 150);
    const Image image = picture_image(
        session_->now(), size, settings_.theme,
        {camera.state, session_->view().layers, static_cast<std::size_t>(session_->view().query),
         session_->view().grid, &session_->reason()});
    host_.write_file(path, png_bytes(image));
}

void Lab::save_picture(bool whole_window) {
    try {
        const std::string path = free_name(host_.folder("pictures"), session_->id(), ".png");
        if (whole_window) {
            window_picture_ = path;
        } else {
            write_canvas_picture(path);
        }
        say("Saved " + path);
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
}

void Lab::copy_picture() {
    try {
        const std::string path = free_name(host_.folder("pictures"), session_->id(), ".png");
        write_canvas_picture(path);
        const std::string problem = host_.copy_picture(path);
        if (problem.empty()) {
            host_.remove_file(path);
            say("Copied the picture");
        } else {
            ImGui::SetClipboardText(path.c_str());
            say(problem + " It is saved, and its path copied: " + path);
        }
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
}

void Lab::save_svg() {
    try {
        const std::string path = free_name(host_.folder("pictures"), session_->id(), ".svg");
        const Camera& camera = hands_.camera();
        const Pt size = picture_size(camera.area, 90);
        SvgCanvas canvas(size, session_->scene().title);
        draw_picture(canvas, session_->now(), size, settings_.theme,
                     {camera.state, session_->view().layers,
                      static_cast<std::size_t>(session_->view().query)});
        host_.write_file(path, canvas.document());
        say("Saved " + path);
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
}

void Lab::write_window_picture(const ImDrawData& data) {
    if (window_picture_.empty()) return;
    const std::string path = std::exchange(window_picture_, {});
    try {
        host_.write_file(path, png_bytes(rasterised(data)));
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
}

}  // namespace lab
