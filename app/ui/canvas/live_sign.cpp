#include "ui/canvas/live_sign.hpp"

#include <cstdio>
#include <string>
#include <vector>

#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

namespace {

constexpr float cap_height = 22, least_cap = 22, beside_letter = 7;
constexpr float between_caps = 4, before_words = 7, between_entries = 20;
constexpr float inset = 22;

struct Cap {
    const char* key;
    bool held = false;
};

/// Key caps, and what they do.
struct KeyEntry {
    std::vector<Cap> caps;
    const char* words;
    bool may_go = false;  ///< where there is no room
};

float cap_width(const Cap& cap) {
    return std::max(least_cap, text_width(Face::mono, small_size, cap.key) + 2 * beside_letter);
}

float width_of(const KeyEntry& entry) {
    float width = before_words + text_width(Face::sans, small_size, entry.words);
    for (const Cap& cap : entry.caps) width += cap_width(cap) + between_caps;
    return width;
}

float width_of(const std::vector<KeyEntry>& entries) {
    float width = 0;
    for (const KeyEntry& entry : entries) width += width_of(entry) + between_entries;
    return width;
}

class KeyPainter {
public:
    KeyPainter(const Palette& colors, float middle) : colors_(colors), middle_(middle) {}

    /// Draws an entry from `left` on, and returns its right end.
    float draw(const KeyEntry& entry, float left) {
        for (const Cap& cap : entry.caps) {
            draw(cap, left);
            left += cap_width(cap) + between_caps;
        }
        left += before_words - between_caps;
        draw_text(list_, Face::sans, small_size, {left, middle_ - small_size / 2 - 1}, colors_.soft,
                  entry.words);
        return left + text_width(Face::sans, small_size, entry.words);
    }

private:
    /// A cap that is held has sunk to its base.
    void draw(const Cap& cap, float left) {
        constexpr float depth = 2, corner = 5;
        const float width = cap_width(cap), top = middle_ - cap_height / 2;
        const ImVec2 least{left, top}, most{left + width, top + cap_height};
        const float sunk = cap.held ? depth : 0;
        list_.AddRectFilled({least.x, least.y + depth}, {most.x, most.y + depth},
                            im_color(colors_.hairline), corner);
        list_.AddRectFilled({least.x, least.y + sunk}, {most.x, most.y + sunk},
                            im_color(cap.held ? colors_.x : colors_.field), corner);
        list_.AddRect({least.x, least.y + sunk}, {most.x, most.y + sunk},
                      im_color(cap.held ? colors_.x : colors_.faint), corner);
        const float letters = text_width(Face::mono, small_size, cap.key);
        draw_text(list_, Face::mono, small_size,
                  {left + (width - letters) / 2, middle_ - small_size / 2 - 1 + sunk},
                  cap.held ? colors_.canvas : colors_.text, cap.key);
    }

    const Palette& colors_;
    float middle_;
    ImDrawList& list_ = *ImGui::GetWindowDrawList();
};

std::vector<KeyEntry> entries_for(const Keys& held) {
    return {{{{"←", held.left}, {"→", held.right}}, "run"},
            {{{"↑", held.jump}, {"Space", held.jump}}, "jump"},
            {{{"↓", held.drop}}, "drop"},
            {{{"P"}}, "end"},
            {{{"R"}}, "back to the start", true},
            {{{"Esc"}}, "too", true}};
}

/// "Live 3.2 s", the time of this take, after a dot. Returns the right end.
float draw_clock(const Palette& colors, const Take& take, float left, float middle) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddCircleFilled({left + 5, middle}, 9, im_color(with_alpha(colors.x, 0.25)));
    list.AddCircleFilled({left + 5, middle}, 5, im_color(colors.x));
    left += 22;
    draw_text(list, Face::sans_bold, body_size, {left, middle - body_size / 2 - 1}, colors.text,
              "Live");
    left += text_width(Face::sans_bold, body_size, "Live") + 8;
    char text[32];
    std::snprintf(text, sizeof text, "%5.1f s",
                  static_cast<double>(take.step() - take.began()) / 60);
    draw_text(list, Face::mono, small_size, {left, middle - small_size / 2}, colors.soft, text);
    return left + text_width(Face::mono, small_size, "0000.0 s");
}

}  // namespace

void live_sign(Frame& frame, const Rect& canvas, const Rect& footer) {
    const Palette& colors = frame.colors();
    const Take& take = *frame.session().take();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRect({canvas.min.x + 1, canvas.min.y + 1}, {canvas.max.x - 1, canvas.max.y - 1},
                 im_color(colors.x), card_radius, 0, 2);
    if (footer.height() <= 0) return;
    const float middle = (footer.min.y + footer.max.y) / 2;
    const float left = draw_clock(colors, take, footer.min.x + inset, middle) + between_entries;
    std::vector<KeyEntry> entries = entries_for(take.held());
    const float room = footer.max.x - inset - left;
    if (width_of(entries) > room)
        std::erase_if(entries, [](const KeyEntry& entry) { return entry.may_go; });
    KeyPainter painter(colors, middle);
    float at = std::max(left, footer.max.x - inset + between_entries - width_of(entries));
    for (const KeyEntry& entry : entries) {
        if (at + width_of(entry) > footer.max.x - 8) break;
        at = painter.draw(entry, at) + between_entries;
    }
}

}  // namespace lab
