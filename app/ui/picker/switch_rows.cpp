#include "ui/picker/switch_rows.hpp"

#include <cmath>

#include "scene/names.hpp"
#include "scene/switches.hpp"
#include "ui/widgets/widgets.hpp"
#include "workspace/lesson_book.hpp"

namespace lab {

namespace {

constexpr float row_height = 26, above = 8;

}  // namespace

float switch_rows_height(const Frame& frame) {
    const std::size_t count = frame.workspace.lessons().step().switches.size();
    return count == 0 ? 0 : above + row_height * std::ceil(static_cast<float>(count) / 2);
}

void switch_rows(Frame& frame, Pt at, float width) {
    const std::vector<std::string>& names = frame.workspace.lessons().step().switches;
    if (names.empty()) return;
    // switch_named() takes a scene that may be changed; the switches are fields of its motions.
    Scene scene;
    scene.motions = frame.session().scene().motions;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string& name = names[i];
        const bool* now = switch_named(scene, name);
        if (now == nullptr) continue;
        const std::size_t row = i / 2;
        ImGui::SetCursorScreenPos({at.x + (i % 2 == 0 ? 0 : width / 2),
                                   at.y + above + row_height * static_cast<float>(row)});
        if (!check_row(spaced(name).c_str(), *now, frame.colors(), width / 2)) continue;
        frame.want_edit(std::string(*now ? "Switch off " : "Switch on ") + spaced(name),
                        [name, on = *now](Scene& draft) {
                            if (bool* value = switch_named(draft, name)) *value = !on;
                        });
    }
}

}  // namespace lab
