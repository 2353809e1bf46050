// The card that lists the parts of a level of another editor, and says which are solid.
#include <algorithm>
#include <array>
#include <string>

#include "explain/crowd_sentence.hpp"
#include "level/choices.hpp"
#include "ui/find_buttons.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {
namespace {

constexpr float solids_card_width = 488, part_height = 84, part_picture = 54, heading_height = 34;

struct MetChoice {
    Met met;
    const char* of_layer;
    const char* of_part;
    const char* tip;
};
constexpr std::array<MetChoice, 4> met_choices = {{
    {Met::from_all_sides, "Solid", "Solid", "The character collides with it from all sides."},
    {Met::from_above, "From above", "From above", "It is a platform that is passed from below."},
    {Met::by_parts, "As marked", "As its layer",
     "Of a layer, only what is marked as solid counts. A tile or an object is what its layer is."},
    {Met::not_at_all, "Not solid", "Not solid", "The character passes through it."},
}};

Met met_now(const Frame& frame, const LevelPart& part) {
    return chosen(*frame.session().scene().level, part.key).value_or(part.guess.met);
}

/// Why a part is what it is.
std::string reason(const Frame& frame, const LevelPart& part) {
    const bool is_layer = part.kind == LevelPart::Kind::layer;
    const char* const unknown =
        is_layer ? "Nothing marks it: only what is marked in it counts." : "As its layer.";
    const bool is_chosen = chosen(*frame.session().scene().level, part.key).has_value();
    const std::string guess = part.guess.why.empty() ? unknown : "A guess: " + part.guess.why + ".";
    return is_chosen ? "You chose this." : guess;
}

std::string counted(std::size_t count, const char* what) {
    return count_text(count) + " " + what + (count == 1 ? "" : "s");
}

/// "40 tiles, 3 objects"
std::string count_of(const LevelPart& part) {
    if (part.objects == 0) return counted(part.cells, "tile");
    const std::string objects = counted(part.objects, "object");
    return part.cells == 0 ? objects : counted(part.cells, "tile") + ", " + objects;
}

Rgba color_of(Met met, const Palette& colors) {
    if (met == Met::from_all_sides) return colors.text;
    return met == Met::from_above ? colors.x : colors.faint;
}

bool is_box(const std::vector<Vec2>& corners) {
    return corners.size() == 4 && corners[0] + corners[2] == corners[1] + corners[3];
}

void draw_picture(const LevelPart& part, Pt corner, Met met, const Palette& colors) {
    constexpr float inset = 5, side = part_picture - 2 * inset;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({corner.x, corner.y}, {corner.x + part_picture, corner.y + part_picture},
                       im_color(colors.canvas), 5);
    const ImU32 color = im_color(color_of(met, colors));
    const ImU32 fill = im_color(with_alpha(color_of(met, colors), 0.35));
    list.PushClipRect({corner.x, corner.y}, {corner.x + part_picture, corner.y + part_picture},
                      true);
    for (const auto& outline : part.picture) {
        std::vector<ImVec2> points;
        points.reserve(outline.size());
        for (const Vec2 point : outline)
            points.emplace_back(corner.x + inset + side * static_cast<float>(point.x),
                                corner.y + inset + side * static_cast<float>(point.y));
        const int count = static_cast<int>(points.size());
        if (part.kind == LevelPart::Kind::layer) {
            list.AddRectFilled(points[0], points[2], color);
            continue;
        }
        if (count == 3 || is_box(outline)) list.AddConvexPolyFilled(points.data(), count, fill);
        list.AddPolyline(points.data(), count, color, ImDrawFlags_Closed, 1.5F);
    }
    list.PopClipRect();
}

/// Marks where a part is on the canvas.
void draw_places(const Frame& frame, const LevelPart& part, const Rect& free) {
    const Camera& camera = frame.hands.camera();
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    list.PushClipRect({free.min.x, free.min.y}, {free.max.x, free.max.y}, true);
    const ImU32 fill = im_color(with_alpha(frame.colors().x, 0.3));
    for (const Extent& place : part.places) {
        const Pt from = camera.to_screen(place.min), to = camera.to_screen(place.max);
        const Pt low{std::min(from.x, to.x), std::min(from.y, to.y)};
        const Pt high{std::max(from.x, to.x), std::max(from.y, to.y)};
        if (high.x < free.min.x || low.x > free.max.x || high.y < free.min.y || low.y > free.max.y)
            continue;
        list.AddRectFilled({low.x, low.y},
                           {std::max(high.x, low.x + 1), std::max(high.y, low.y + 1)}, fill);
    }
    list.PopClipRect();
}

void choice_row(Frame& frame, const LevelPart& part) {
    const bool is_layer = part.kind == LevelPart::Kind::layer;
    const Met now = met_now(frame, part);
    for (const MetChoice& choice : met_choices) {
        const char* const label = is_layer ? choice.of_layer : choice.of_part;
        if (find_button(frame, label, label, part.key + ": " + label, choice.tip,
                        choice.met == now))
            frame.want([key = part.key, met = choice.met](Workspace& whole) {
                whole.choose_met(key, met);
            });
        ImGui::SameLine(0, 4);
    }
    if (!chosen(*frame.session().scene().level, part.key)) return ImGui::NewLine();
    if (find_button(frame, "guess", "Reset", part.key + ": guess", "Goes back to the lab's guess."))
        frame.want([key = part.key](Workspace& whole) { whole.choose_met(key, {}); });
}

void part_row(Frame& frame, const LevelPart& part, float width, const Rect& free) {
    const Palette& colors = frame.colors();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float top = ImGui::GetCursorPosY(), left = part_picture + 12;
    ImGui::PushID(&part);
    draw_picture(part, {at.x, at.y + 2}, met_now(frame, part), colors);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string count = count_of(part);
    const float count_width = text_width(Face::sans, small_size, count);
    draw_text(list, Face::sans, small_size, {at.x + width - count_width, at.y}, colors.soft, count);
    draw_text(list, Face::sans_bold, body_size, {at.x + left, at.y}, colors.text,
              fitted(Face::sans_bold, body_size, part.title, width - left - count_width - 12));
    draw_text(list, Face::sans, small_size, {at.x + left, at.y + 19}, colors.soft,
              fitted(Face::sans, small_size, reason(frame, part), width - left));
    ImGui::SetCursorPosY(top + 40);
    ImGui::Indent(left);
    choice_row(frame, part);
    ImGui::Unindent(left);
    if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) &&
        ImGui::IsMouseHoveringRect(at, {at.x + width, at.y + part_height - 8}))
        draw_places(frame, part, free);
    ImGui::SetCursorPosY(top);
    ImGui::Dummy({0, part_height});
    ImGui::PopID();
}

const char* heading_of(LevelPart::Kind kind) {
    if (kind == LevelPart::Kind::layer) return "Layers";
    return kind == LevelPart::Kind::tile ? "Tiles" : "Objects by their class";
}

/// Whether the next row is seen, or may be reached by the next key. A level can have a thousand.
bool is_near_view(float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    return ImGui::IsRectVisible({at.x, at.y - 2 * part_height},
                                {at.x + width, at.y + 3 * part_height});
}

void part_rows(Frame& frame, const std::vector<LevelPart>& parts, float width, const Rect& free) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == 0 || parts[i].kind != parts[i - 1].kind) {
            const float top = ImGui::GetCursorPosY();
            heading(frame.colors(), heading_of(parts[i].kind));
            ImGui::SetCursorPosY(top + heading_height);
        }
        if (is_near_view(width))
            part_row(frame, parts[i], width, free);
        else
            ImGui::Dummy({0, part_height});
    }
}

}  // namespace

void solids_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::solids) return;
    const LevelFile* const level = frame.workspace.open_level_file();
    if (level == nullptr) return frame.ui.dialog.reset();
    constexpr const char* aim =
        "Guessed from properties, names and collision shapes. Change it with a click. Point at a "
        "row to see its tiles and objects.";
    const float width = solids_card_width - 40;
    const auto lines = static_cast<float>(lines_of(Face::sans, small_size, aim, width).size());
    const float height = 84 + lines * line_spacing * small_size + 3 * heading_height +
                         static_cast<float>(level->parts.size()) * part_height;
    const Rect area = below_header(solids_card_width, height, 16);
    if (begin_floating("solids", area, frame.colors())) {
        text_line(Face::sans_bold, body_size, frame.colors().text, "What is solid?");
        text_paragraph(small_size, frame.colors().soft, aim, width);
        scrolling_rows("parts", 0, [&] {
            part_rows(frame, level->parts, width - 12, free_canvas(frame, area));
        });
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
