// The cards with the settings and with what the canvas shows.
#include <array>
#include <cstdio>
#include <string>

#include "commands/commands.hpp"
#include "commands/layer_choice.hpp"
#include "scene/names.hpp"
#include "ui/lab.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

constexpr float settings_width = 316;

void theme_rows(Lab& lab) {
    const Palette& colors = lab.colors();
    Theme& theme = lab.workspace.settings().theme;
    const Theme before = theme;
    if (text_button("dark", "Dark", colors, !is_light(before), 84))
        theme = theme_of(false, has_contrast(before));
    ImGui::SameLine();
    if (text_button("light", "Light", colors, is_light(before), 84))
        theme = theme_of(true, has_contrast(before));
}

void scale_row(Lab& lab) {
    constexpr std::array<double, 6> scales = {0, 1, 1.5, 2, 2.5, 3};
    for (const double scale : scales) {
        char label[16] = "Auto";
        if (scale != 0) std::snprintf(label, sizeof label, "%g×", scale);
        if (scale != 0) ImGui::SameLine(0, 4);
        if (text_button(label, label, lab.colors(), lab.workspace.settings().scale == scale, 42))
            lab.workspace.settings().scale = scale;
    }
}

/// A setting that a command changes.
void setting_row(Lab& lab, const char* text, const char* wanted, bool on) {
    if (check_row(text, on, lab.colors(), settings_width - 40)) command(wanted).run(lab.context);
}

}  // namespace

void settings_popup(Lab& lab) {
    if (lab.ui.dialog != Dialog::settings) return;
    const Palette& colors = lab.colors();
    const Rect area = below_header(settings_width, 366, 16);
    if (begin_floating("settings", area, colors)) {
        text_line(Face::sans_bold, body_size, colors.text, "Settings");
        heading(colors, "Theme");
        theme_rows(lab);
        setting_row(lab, "High contrast", "contrast", has_contrast(lab.workspace.settings().theme));
        heading(colors, "Interface size");
        scale_row(lab);
        heading(colors, "Motion");
        setting_row(lab, "Scenes play when they open", "motion", lab.workspace.settings().motion);
        setting_row(lab, "Dragged shapes snap", "snap", lab.workspace.settings().snap);
        heading(colors, "Panels: drag the gaps between them");
        const Command& reset = command("reset_layout");
        const bool is_reset = !reset.enabled(lab.context);
        if (text_button("reset layout", is_reset ? "Default layout" : reset.title, colors,
                        is_reset))
            reset.run(lab.context);
    } else {
        lab.ui.dialog.reset();
    }
    ImGui::End();
}

void layers_popup(Lab& lab) {
    if (lab.ui.dialog != Dialog::layers) return;
    constexpr float width = 236, row_width = width - 40;
    const Palette& colors = lab.colors();
    View& view = lab.workspace.session().view();
    const float height = 76 + 30 * static_cast<float>(layer_names.size() + 1);
    if (begin_floating("layers", below_header(width, height, 16), colors)) {
        text_line(Face::sans_bold, body_size, colors.text, "Show on the canvas");
        for (std::size_t i = 0; i < layer_names.size(); ++i) {
            const auto layer = static_cast<Layer>(i);
            if (check_row(title_of(layer), view.layers.count(layer) != 0, colors, row_width))
                toggle_layer(view, layer);
        }
        if (check_row(grid_title, view.grid, colors, row_width)) view.grid = !view.grid;
    } else {
        lab.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
