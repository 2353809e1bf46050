#include "ui/source/source_rows.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "render/imgui_compat.hpp"
#include "render/marks.hpp"
#include "trace/chip_text.hpp"
#include "trace/chips_that_fit.hpp"
#include "trace/line_look.hpp"
#include "trace/value_text.hpp"
#include "ui/frame.hpp"
#include "ui/source/source_scroll.hpp"

namespace lab {

namespace {

constexpr float letters = small_size;
constexpr float gutter = 40;  // for the line number
constexpr float scroll_bar_room = 16;

/// Draws the rows that are in view.
class SourcePainter {
public:
    SourcePainter(Frame& frame, SourceView& view, const ShownCall& shown, const Ran& done,
                  const Rect& area)
        : frame_(frame),
          view_(view),
          colors_(frame.colors()),
          shown_(shown),
          list_(*ImGui::GetWindowDrawList()),
          area_(area),
          advance_(text_width(Face::mono, letters, "0")),
          ran_(done) {
        const std::vector<Query>& queries = frame.session().now().posed.queries;
        const auto query = static_cast<std::size_t>(frame.session().view().query);
        if (query < queries.size()) query_ = queries[query];
    }

    void row(const SourceRow& row, float top) {
        const Statement* statement = statement_of(row.line);
        const LineLook look = look_of(row.line);
        ground(look, top);
        if (row.first) number(row.line, top);
        text(row, look, top);
        if (statement == nullptr || shown_.call == nullptr) return;
        point(*statement, look, top);
        if (row.values) values(row, *statement, look, top);
        calls(row, *statement, top);
    }

private:
    const Statement* statement_of(int line) const {
        const bool inside = line >= shown_.function->body && line < shown_.function->last;
        return inside ? shown_.function->statement_at(line) : nullptr;
    }

    LineLook look_of(int line) const {
        if (shown_.call == nullptr) return {};
        return line_look(
            *shown_.call, ran_, line,
            {view_.walked_line, is_walked() && frame_.session().moment().walk_goes_on});
    }

    /// A walk goes through the library, or through the source that is read in its place.
    bool is_walked() const { return &view_ == &frame_.ui.source; }

    void ground(const LineLook& look, float top) const {
        if (!look.traced && !look.reason) return;
        const Rgba fill = look.reason ? colors_.chosen : colors_.lit;
        list_.AddRectFilled({area_.min.x, top}, {area_.max.x, top + code_row_height},
                            im_color(fill));
        list_.AddRectFilled({area_.min.x, top}, {area_.min.x + 3, top + code_row_height},
                            im_color(look.reason ? colors_.x : colors_.result_fill));
    }

    /// Pointing at a line highlights its value everywhere else, and vice versa.
    void point(const Statement& statement, const LineLook& look, float top) {
        if (!look.traced) return;
        const ImVec2 least{area_.min.x, top}, most{area_.max.x, top + code_row_height};
        if (ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(least, most))
            frame_.ui.source.hover(statement.label);
        if (!frame_.ui.source.lights(statement.label)) return;
        list_.AddRectFilled(least, {least.x + 5, most.y}, im_color(colors_.text));
    }

    void number(int line, float top) const {
        const std::string text = std::to_string(line);
        const float right = area_.min.x + gutter - 12;
        draw_text(list_, Face::mono, letters,
                  {right - advance_ * static_cast<float>(text.size()), base(top)}, colors_.faint,
                  text);
    }

    Rgba color_of(TokenKind kind) const {
        switch (kind) {
            case TokenKind::comment:
                return colors_.soft;
            case TokenKind::keyword:
                return mixed(colors_.soft, colors_.y, 0.6);
            case TokenKind::type:
                return mixed(colors_.soft, colors_.clear, 0.6);
            default:
                return colors_.text;
        }
    }

    float base(float top) const { return top + (code_row_height - letters) / 2 - 1; }
    float column(std::size_t number) const {
        return area_.min.x + gutter + advance_ * static_cast<float>(number);
    }

    /// Draws neighbouring tokens of the same colour at once.
    void text(const SourceRow& row, const LineLook& look, float top) const {
        const SourceLine& line = shown_.file->lines[static_cast<std::size_t>(row.line) - 1];
        const std::size_t end = row.begin + row.size;
        std::size_t i = 0;
        while (i < line.tokens.size()) {
            const TokenKind kind = line.tokens[i].kind;
            const Rgba color =
                look.ran || kind == TokenKind::comment ? color_of(kind) : unlit_code(colors_);
            std::size_t from = line.tokens[i].begin, to = from;
            for (; i < line.tokens.size(); ++i) {
                const Token& token = line.tokens[i];
                const bool same = token.kind == kind || (kind != TokenKind::comment && !look.ran &&
                                                         token.kind != TokenKind::comment);
                if (!same) break;
                to = token.begin + token.size;
            }
            from = std::max(from, row.begin);
            to = std::min(to, end);
            if (from >= to) continue;
            const Face face = kind == TokenKind::comment ? Face::mono_italic : Face::mono;
            draw_text(list_, face, letters, {column(row.indent + from - row.begin), base(top)},
                      color, line.text.substr(from, to - from));
        }
    }

    /// As many of a loop's values as fit, preferring those that the answer is about and the last
    /// ones. A tooltip shows all of them.
    void values(const SourceRow& row, const Statement& statement, const LineLook& look, float top) {
        constexpr float between = 4;
        const std::vector<Chip> chips = chips_of(*shown_.call, statement, query_);
        if (chips.empty()) return;
        std::vector<ChipSize> sizes;
        sizes.reserve(chips.size());
        for (const Chip& each : chips)
            sizes.push_back({advance_ * static_cast<float>(characters(each.text)) + 12,
                             each.subject && tells_met(*each.subject)});
        const float left = column(row.size > 0 ? row.indent + row.size + 1 : 0);
        float right = area_.max.x - scroll_bar_room;
        const auto fitting = chips_that_fit(sizes, right - left, between, 2 * advance_);
        for (std::size_t k = fitting.size(); k-- > 0;) {
            const auto& [text, subject] = chips[fitting[k]];
            const auto& [width, met] = sizes[fitting[k]];
            const Rect area{{right - width, top + 1}, {right, top + code_row_height - 1}};
            chip(area, text, look, subject && is_pointed_at(*subject, area), met);
            right -= width + between;
        }
        if (fitting.size() < chips.size())
            draw_text(list_, Face::mono, letters, {right - 2 * advance_, base(top)}, colors_.soft,
                      "…");
        if (ImGui::IsWindowHovered() &&
            ImGui::IsMouseHoveringRect({right, top}, {area_.max.x, top + code_row_height})) {
            tooltip(chip_tooltip(*shown_.call, statement, query_),
                    {{right, top}, {area_.max.x, top + code_row_height}});
        }
    }

    /// Highlights what the answer is about, once the answer may be shown.
    bool tells_met(const Subject& subject) const {
        return !(is_walked() && frame_.session().moment().walk_goes_on) &&
               is_met(subject, *shown_.call, frame_.session().now());
    }

    /// Whether the pointer is on this chip, on another one of the same subject, or on the subject.
    bool is_pointed_at(const Subject& subject, const Rect& area) {
        const ImVec2 least{area.min.x - 2, area.min.y}, most{area.max.x + 2, area.max.y};
        if (ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(least, most))
            frame_.ui.source.hover(subject);
        return frame_.ui.source.subject() == subject;
    }

    void chip(const Rect& area, const std::string& text, const LineLook& look, bool lit,
              bool met) const {
        const ImVec2 least{area.min.x, area.min.y}, most{area.max.x, area.max.y};
        list_.AddRectFilled(least, most, im_color(colors_.canvas), 5);
        const Rgba edge = lit           ? colors_.text
                          : met         ? colors_.result_fill
                          : look.reason ? colors_.x
                                        : colors_.hairline;
        list_.AddRect(least, most, im_color(edge), 5, 0, lit || met ? 1.5F : 1);
        draw_text(list_, Face::mono, letters, {area.min.x + 6, base(area.min.y - 1)},
                  colors_.result, text);
    }

    /// Makes the names of called algorithms clickable; a click steps into the call.
    void calls(const SourceRow& row, const Statement& statement, float top) {
        const std::string_view line =
            shown_.file->lines[static_cast<std::size_t>(row.line) - 1].text;
        const Call* previous = nullptr;
        for (const Call& call : shown_.call->calls) {
            if (call.from_line != statement.first) continue;
            if (previous != nullptr && previous->function == call.function) continue;
            previous = &call;
            const std::string name = call.function->name + "(";
            const std::size_t at = line.find(name, row.begin);
            if (at == std::string_view::npos || at + name.size() > row.begin + row.size) continue;
            const float left = column(row.indent + at - row.begin);
            const float right = left + advance_ * static_cast<float>(name.size() - 1);
            ImGui::SetCursorScreenPos({left, top});
            ImGui::PushID(row.line);
            const bool clicked = invisible_button(name.c_str(), {right - left, code_row_height});
            name_control(call.function->name);
            ImGui::PopID();
            const bool hovered = ImGui::IsItemHovered();
            focus_ring(colors_, 4);
            list_.AddLine({left, top + code_row_height - 3}, {right, top + code_row_height - 3},
                          im_color(hovered ? colors_.x : colors_.faint));
            if (hovered) {
                ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
                tooltip("Step into " + std::string(call.file_name()));
            }
            if (clicked) view_.step_into(*shown_.call, call);
        }
    }

    Frame& frame_;
    SourceView& view_;
    const Palette& colors_;
    const ShownCall& shown_;
    ImDrawList& list_;
    Rect area_;
    float advance_;
    Query query_;
    const Ran& ran_;
};

}  // namespace

void source_rows(Frame& frame, SourceView& view, const ShownCall& shown, Rect area) {
    const float advance = text_width(Face::mono, letters, "0");
    const float room = area.width() - gutter - scroll_bar_room;
    const auto columns = static_cast<std::size_t>(std::max(room / advance, 20.0F));
    const std::vector<SourceRow>& rows = view.rows(*shown.file, columns);

    ImGui::SetCursorScreenPos({area.min.x, area.min.y});
    ImGui::BeginChild("rows of source", {area.width(), area.height() - 2}, false,
                      ImGuiWindowFlags_NoBackground);
    sharpen_lines();
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    const float whole = code_row_height * static_cast<float>(rows.size());
    ImGui::Dummy({1, whole + 8});
    const Ran done = shown.call != nullptr ? ran(*shown.call) : Ran{};
    bring_into_view(frame, view, shown, done, rows, area.height());
    SourcePainter painter(frame, view, shown, done, area);
    const float out_of_view = area.min.y - code_row_height;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const float top = std::floor(origin.y + 4 + code_row_height * static_cast<float>(i));
        if (top < out_of_view) continue;
        if (top > area.max.y) break;
        painter.row(rows[i], top);
    }
    ImGui::EndChild();
}

}  // namespace lab
