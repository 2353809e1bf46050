#include "ui/widgets/prompt.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "render/imgui_compat.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/focus.hpp"

namespace lab {

namespace {

constexpr float prompt_width = 480;
constexpr float button_width = 96;
constexpr float padding = 20;
constexpr float lines_height = 132;
constexpr float name_height = 24;
constexpr float names_shown = 7;

/// The parent of a folder, both ending with a slash: "a/" for "a/b/". Nothing for the outermost
/// folder.
std::optional<std::string> folder_around(const std::string& folder) {
    if (folder.size() < 2) return {};
    const std::size_t slash = folder.rfind('/', folder.size() - 2);
    if (slash == std::string::npos) return {};
    return folder.substr(0, slash + 1);
}

bool name_row(const Palette& colors, const std::string& name, bool chosen, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool pressed = invisible_button(name.c_str(), {width, name_height});
    name_control(name);
    focus_stop();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (chosen || ImGui::IsItemHovered())
        list.AddRectFilled(at, {at.x + width, at.y + name_height},
                           im_color(chosen ? colors.chosen : colors.field), 6);
    draw_text(list, name.back() == '/' ? Face::sans_bold : Face::sans, body_size,
              {at.x + 10, at.y + 5}, colors.text,
              fitted(Face::sans_bold, body_size, name, width - 20));
    focus_ring(colors, 6);
    return pressed;
}

}  // namespace

void Prompt::ask(Question question) {
    question_ = std::move(question);
    listed_.reset();
    put(question_.text);
    open_ = true;
}

void Prompt::put(const std::string& text) {
    reply_ = {};
    std::snprintf(text_.data(), text_.size(), "%s", text.c_str());
    focus_wanted_ = true;
}

void Prompt::answer() {
    const bool insists = !reply_.insist.empty();
    reply_ = question_.answer(text_.data(), insists);
    open_ = !reply_.problem.empty();
    focus_wanted_ = open_;
}

void Prompt::draw_field(const Palette& colors, float width) {
    ImGui::SetNextItemWidth(width);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {10, 8});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 2);
    const bool wrong = !reply_.problem.empty() && reply_.insist.empty();
    ImGui::PushStyleColor(ImGuiCol_Border, im_color(wrong ? colors.blocked : colors.x));
    if (focus_wanted_) focus_of_context()->type_into_next();
    focus_wanted_ = false;
    constexpr ImGuiInputTextFlags entering = ImGuiInputTextFlags_EnterReturnsTrue;
    const bool entered = question_.has_lines
                             ? ImGui::InputTextMultiline("##answer", text_.data(), text_.size(),
                                                         {width, lines_height}, entering)
                             : ImGui::InputText("##answer", text_.data(), text_.size(),
                                                entering | ImGuiInputTextFlags_AutoSelectAll);
    name_control(question_.title);
    if (ImGui::IsItemEdited()) reply_ = {};
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
    if (entered) answer();
}

/// The contents of the path's folder. A click opens a folder, or puts a file into the path.
void Prompt::draw_names(const Palette& colors, float width) {
    if (!question_.names_in) return;
    const std::string path = text_.data();
    const std::string folder = path.substr(0, path.rfind('/') + 1);
    if (!listed_ || listed_folder_ != folder) listed_ = question_.names_in(folder);
    listed_folder_ = folder;
    ImGui::Dummy({0, 4});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 1});
    ImGui::BeginChild("names", {width, names_shown * (name_height + 1)}, false,
                      ImGuiWindowFlags_NoBackground);
    sharpen_lines();
    const float row = width - 14;
    std::optional<std::string> wanted;
    if (const auto outer = folder_around(folder); outer && name_row(colors, "../", false, row))
        wanted = *outer;
    for (const std::string& name : *listed_) {
        if (name_row(colors, name, folder + name == path, row)) wanted = folder + name;
    }
    if (listed_->empty())
        text_paragraph(small_size, colors.soft, "This folder contains no scene.", row);
    ImGui::EndChild();
    ImGui::PopStyleVar();
    if (wanted) put(*wanted);
}

void Prompt::draw_buttons(const Palette& colors, float width) {
    ImGui::Dummy({0, 6});
    const float left = ImGui::GetCursorPosX();
    ImGui::SetCursorPosX(left + width - 2 * button_width - 8);
    if (text_button("cancel", "Cancel", colors, false, button_width)) open_ = false;
    ImGui::SameLine(0, 8);
    const std::string& action = reply_.insist.empty() ? question_.action : reply_.insist;
    if (text_button("action", action, colors, true, button_width)) answer();
}

/// A window as large as the lab's blocks everything beneath it. The card is drawn behind its
/// contents once its height is known.
void Prompt::draw(const Palette& colors) {
    if (!open_) return;
    if (key_pressed(ImGuiKey_Escape)) {
        open_ = false;
        return;
    }
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float width = std::min(prompt_width, size.x - 2 * padding);
    const Pt corner{(size.x - width) / 2, size.y * (question_.names_in ? 0.14F : 0.26F)};
    ImGui::SetNextWindowFocus();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(size);
    ImGui::Begin("prompt", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground);
    sharpen_lines();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    BehindContents behind(list);
    ImGui::SetCursorPos({corner.x + padding, corner.y + padding - 4});
    ImGui::BeginGroup();
    const float room = width - 2 * padding;
    text_line(Face::sans_bold, title_size, colors.text,
              fitted(Face::sans_bold, title_size, question_.title, room));
    ImGui::Dummy({0, 2});
    draw_field(colors, room);
    ImGui::Dummy({0, 1});
    const bool wrong = !reply_.problem.empty();
    text_paragraph(small_size, wrong ? colors.blocked : colors.soft,
                   wrong ? reply_.problem : question_.hint, room);
    draw_names(colors, room);
    draw_buttons(colors, room);
    ImGui::EndGroup();
    const float bottom = ImGui::GetItemRectMax().y + padding;

    behind.begin();
    draw_veil(list, colors);
    list.AddRectFilled({corner.x, corner.y}, {corner.x + width, bottom}, im_color(colors.card),
                       card_radius);
    list.AddRect({corner.x, corner.y}, {corner.x + width, bottom}, im_color(colors.hairline),
                 card_radius);
    behind.end();
    ImGui::End();
}

}  // namespace lab
