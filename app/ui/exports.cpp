// The size, the scale and the text of exported pictures and films.
#include "ui/exports.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

struct Size {
    int width, height;
};
/// The first one stands for the size of the canvas.
constexpr std::array<Size, 4> sizes = {{{0, 0}, {1280, 720}, {1920, 1080}, {1080, 1080}}};
constexpr std::array<double, 5> scales = {0, 1, 2, 3, 4};
constexpr float around_canvas = 196;  ///< for the title, the footer and the text

std::string size_text(Size size) {
    if (size.width == 0) return "As the canvas";
    return std::to_string(size.width) + " × " + std::to_string(size.height);
}

std::string scale_text(double scale) {
    return std::to_string(static_cast<int>(std::lround(scale))) + "×";
}

std::size_t chosen_size(const Settings& settings) {
    const auto found = std::find_if(sizes.begin(), sizes.end(), [&](Size size) {
        return size.width == settings.picture_width && size.height == settings.picture_height;
    });
    return static_cast<std::size_t>(found - sizes.begin());
}

}  // namespace

Pt export_size(const Frame& frame) {
    const Settings& settings = frame.workspace.settings();
    if (settings.picture_width > 0 && settings.picture_height > 0)
        return {static_cast<float>(settings.picture_width),
                static_cast<float>(settings.picture_height)};
    const Rect canvas = frame.hands.camera().area;
    // The text needs this much space.
    return {std::max(canvas.width(), 320.0F), std::max(canvas.height(), 160.0F) + around_canvas};
}

double export_scale(const Frame& frame) {
    const double wanted = frame.workspace.settings().picture_scale;
    return wanted > 0 ? wanted : static_cast<double>(ImGui::GetIO().DisplayFramebufferScale.x);
}

/// Shows as much of the scene as the canvas does.
PictureView export_view(const Frame& frame, Pt size) {
    const Camera& camera = frame.hands.camera();
    const View& view = frame.session().view();
    CameraState state = camera.state;
    const float room = size.y - around_canvas;
    const bool derives = frame.session().moment().shows_derivation();
    const float across = size.x - (derives ? width_of_derivation(size.x) : 0);
    const float share = std::min(across / camera.area.width(), room / camera.area.height());
    if (frame.workspace.settings().picture_width > 0 || derives)
        state.zoom = std::clamp(state.zoom * static_cast<double>(share), least_zoom, most_zoom);
    PictureView picture{state, view.layers, static_cast<std::size_t>(view.query), view.grid};
    if (derives) {
        picture.derivation = frame.session().moment().derivation->kind;
        picture.moment = view.moment;
        picture.round = view.round;
    }
    picture.words = frame.workspace.settings().picture_words;
    return picture;
}

std::string export_size_text(const Frame& frame) {
    const Pt size = export_size(frame);
    const double scale = export_scale(frame);
    const auto pixels = [&](float points) {
        return std::to_string(std::lround(static_cast<double>(points) * scale));
    };
    return pixels(size.x) + " × " + pixels(size.y) + " pixels";
}

void export_rows(Frame& frame, float width) {
    const Palette& colors = frame.colors();
    const Settings& settings = frame.workspace.settings();
    heading(colors, "Size, in points");
    std::vector<std::string> words(sizes.size());
    std::transform(sizes.begin(), sizes.end(), words.begin(), size_text);
    if (const auto chosen = choice_buttons(words, chosen_size(settings), width, colors)) {
        frame.want([size = sizes.at(*chosen)](Settings& kept) {
            kept.picture_width = size.width;
            kept.picture_height = size.height;
        });
    }
    heading(colors, "Pixels per point");
    words = {"As the window"};
    for (std::size_t i = 1; i < scales.size(); ++i) words.push_back(scale_text(scales.at(i)));
    const auto scale = std::find(scales.begin(), scales.end(), settings.picture_scale);
    if (const auto chosen =
            choice_buttons(words, static_cast<std::size_t>(scale - scales.begin()), width, colors))
        frame.want([wanted = scales.at(*chosen)](Settings& kept) { kept.picture_scale = wanted; });
    heading(colors, "Below the picture");
    const auto lit = static_cast<std::size_t>(settings.picture_words);
    if (const auto chosen =
            choice_buttons({"The reason", "The caption", "Nothing"}, lit, width, colors))
        frame.want([words_below = static_cast<PictureWords>(*chosen)](Settings& kept) {
            kept.picture_words = words_below;
        });
}

void pictures_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::pictures) return;
    constexpr float width = 340;
    const Palette& colors = frame.colors();
    if (begin_floating("pictures", below_header(width, export_rows_height + 76, 16), colors)) {
        text_line(Face::sans_bold, body_size, colors.text, "Pictures and films");
        export_rows(frame, width - 40);
        ImGui::Dummy({0, 4});
        text_line(Face::sans, small_size, colors.soft, export_size_text(frame));
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
