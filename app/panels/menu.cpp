#include "panels/menu.hpp"

#include "panels/commands.hpp"
#include "panels/lab.hpp"
#include "panels/panels.hpp"

namespace lab {

void command_item(Lab& lab, const char* id) {
    const Command& wanted = command(id);
    if (ImGui::MenuItem(wanted.title, text_of(wanted.key).c_str(), false, wanted.enabled(lab))) {
        wanted.run(lab);
    }
}

void command_items(Lab& lab, std::initializer_list<const char*> ids) {
    for (const char* id : ids) command_item(lab, id);
}

/// What can be done with a shape, or with the scene where none is selected.
void context_menu(Lab& lab) {
    if (lab.menu_wanted) ImGui::OpenPopup("context");
    lab.menu_wanted = false;
    if (!ImGui::BeginPopup("context")) return;
    const std::string& shape = lab.session().view().selected;
    text_line(Face::sans_bold, small_size, lab.colors().soft,
              shape.empty() ? lab.session().scene().title : shape);
    ImGui::Separator();
    if (!shape.empty()) {
        command_items(lab, {"give_back", "left", "right", "up", "down"});
    } else {
        command_items(lab, {"undo", "redo"});
        ImGui::Separator();
        command_items(lab, {"frame", "layers", "picture"});
    }
    ImGui::EndPopup();
}

}  // namespace lab
