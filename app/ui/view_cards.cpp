// The cards with the settings and with what the canvas shows.
#include <array>
#include <cstdio>
#include <string>

#include "commands/commands.hpp"
#include "commands/layer_choice.hpp"
#include "scene/names.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

constexpr float settings_width = 316;

void theme_rows(Frame& frame) {
    const Palette& colors = frame.colors();
    const Theme before = frame.workspace.settings().theme;
    const auto want_theme = [&](bool light) {
        frame.want([theme = theme_of(light, has_contrast(before))](Settings& settings) {
            settings.theme = theme;
        });
    };
    if (text_button("dark", "Dark", colors, !is_light(before), 84)) want_theme(false);
    ImGui::SameLine();
    if (text_button("light", "Light", colors, is_light(before), 84)) want_theme(true);
}

void scale_row(Frame& frame) {
    constexpr std::array<double, 6> scales = {0, 1, 1.5, 2, 2.5, 3};
    for (const double scale : scales) {
        char label[16] = "Auto";
        if (scale != 0) std::snprintf(label, sizeof label, "%g×", scale);
        if (scale != 0) ImGui::SameLine(0, 4);
        if (text_button(label, label, frame.colors(), frame.workspace.settings().scale == scale,
                        42))
            frame.want([scale](Settings& settings) { settings.scale = scale; });
    }
}

/// A setting that a command changes.
void setting_row(Frame& frame, const char* text, const char* wanted, bool on) {
    if (check_row(text, on, frame.colors(), settings_width - 40)) frame.run(command(wanted));
}

}  // namespace

void settings_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::settings) return;
    const Palette& colors = frame.colors();
    const Rect area = below_header(settings_width, 366, 16);
    if (begin_floating("settings", area, colors)) {
        text_line(Face::sans_bold, body_size, colors.text, "Settings");
        heading(colors, "Theme");
        theme_rows(frame);
        setting_row(frame, "High contrast", "contrast",
                    has_contrast(frame.workspace.settings().theme));
        heading(colors, "Interface size");
        scale_row(frame);
        heading(colors, "Motion");
        setting_row(frame, "Scenes play when they open", "motion",
                    frame.workspace.settings().motion);
        setting_row(frame, "Dragged shapes snap", "snap", frame.workspace.settings().snap);
        heading(colors, "Panels: drag the gaps between them");
        const Command& reset = command("reset_layout");
        const bool is_reset = !frame.can_run(reset);
        if (text_button("reset layout", is_reset ? "Default layout" : reset.title, colors,
                        is_reset))
            frame.run(reset);
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

void layers_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::layers) return;
    constexpr float width = 236, row_width = width - 40;
    const Palette& colors = frame.colors();
    const View& view = frame.session().view();
    const float height = 76 + 30 * static_cast<float>(layer_names.size() + 1);
    if (begin_floating("layers", below_header(width, height, 16), colors)) {
        text_line(Face::sans_bold, body_size, colors.text, "Show on the canvas");
        for (std::size_t i = 0; i < layer_names.size(); ++i) {
            const auto layer = static_cast<Layer>(i);
            if (check_row(title_of(layer), view.layers.count(layer) != 0, colors, row_width))
                frame.want([layer](Session& open) { toggle_layer(open.view(), layer); });
        }
        if (check_row(grid_title, view.grid, colors, row_width))
            frame.want([](Session& open) { open.view().grid = !open.view().grid; });
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
