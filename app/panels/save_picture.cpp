#include <cmath>
#include <filesystem>

#include <imgui.h>

#include "draw/image.hpp"
#include "draw/imgui_canvas.hpp"
#include "draw/picture.hpp"
#include "draw/rasteriser.hpp"
#include "draw/svg_canvas.hpp"
#include "panels/lab.hpp"

namespace lab {

namespace {

/// The first of "slab.png", "slab-2.png", … that is not there yet: no picture is ever written over.
std::string free_name(const std::string& folder, const std::string& stem, const char* ending) {
    std::string path = folder + stem + ending;
    for (int number = 2; std::filesystem::exists(path); ++number) {
        path = folder + stem + "-" + std::to_string(number) + ending;
    }
    return path;
}

/// What a list draws, from the origin on.
Image image_of(ImDrawList& list, Pt size, float scale) {
    ImDrawData data;
    data.DisplaySize = {size.x, size.y};
    data.FramebufferScale = {scale, scale};
    ImDrawList* lists[] = {&list};
#if IMGUI_VERSION_NUM >= 18980
    data.CmdLists.push_back(lists[0]);
#else
    data.CmdLists = lists;
#endif
    data.CmdListsCount = 1;
    return rasterised(data);
}

}  // namespace

void Lab::save_picture(bool whole_window) {
    try {
        const std::string path = free_name(host_.folder("pictures"), session_->id(), ".png");
        if (whole_window) {
            window_picture_ = path;
        } else {
            const Camera& camera = hands_.camera();
            const Pt size{camera.area.width(), camera.area.height() + 150};
            const float scale = ImGui::GetIO().DisplayFramebufferScale.x;
            ImDrawList list(ImGui::GetDrawListSharedData());
            list._ResetForNewFrame();
            list.PushClipRect({0, 0}, {size.x, size.y});
            list.PushTextureID(ImGui::GetIO().Fonts->TexID);
            ImGuiCanvas canvas(list, scale);
            draw_picture(canvas, session_->now(), size, settings_.theme,
                         {camera.state, session_->view().layers,
                          static_cast<std::size_t>(session_->view().query), session_->view().grid,
                          &session_->reason()});
            host_.write_file(path, png_bytes(image_of(list, size, scale)));
        }
        say("Saved " + path);
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
}

void Lab::save_svg() {
    try {
        const std::string path = free_name(host_.folder("pictures"), session_->id(), ".svg");
        const Camera& camera = hands_.camera();
        const Pt size{camera.area.width(), camera.area.height() + 90};
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
