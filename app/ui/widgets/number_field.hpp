#pragma once

#include <string>
#include <utility>
#include <vector>

#include "commands/key_press.hpp"
#include "scene/parameters.hpp"
#include "ui/touch.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

/// What a number field did in this frame. A drag, a slide and a typed value each begin once and end
/// once.
struct FieldEdit {
    bool began = false;
    bool changed = false;
    bool ended = false;
    double value{};
};

struct FieldRange {
    double least{};  ///< of the slider at the field's lower edge
    double most{};
    Limit limit = Limit::any;
    Scalar scalar = Scalar::double_;  ///< the type in which the number is computed and written
    bool is_angle = false;            ///< in radians; it may be typed in degrees
};

/// Whether a key press begins a number: a digit, a point, a sign or a bracket.
bool begins_number(const KeyPress& press);
/// Whether a key press opens the field that has the focus: the beginning of a number, any letter,
/// Del or Backspace.
bool opens_field(const KeyPress& press);

/// Number fields: drag sideways to change a value, drag the lower edge to slide; click, or press
/// Enter or any letter, to type. A finger that taps its left or right end makes a step. At most one
/// field is edited at a time, so they share one editor.
class NumberFields {
public:
    /// Whether a field showed the keyboard focus in the previous frame.
    bool have_keyboard() const { return have_keyboard_; }
    /// What was typed and refused since the last call, and why; empty if nothing was.
    std::string take_refusal() { return std::exchange(refused_, {}); }
    void begin_frame(const std::vector<KeyPress>& presses);
    /// What the fingers do in the next frame.
    void take(const Touch& touch) { by_finger_ = touch.points; }
    FieldEdit field(const char* id, double value, const FieldRange& range, float width,
                    const Palette& colors);

private:
    FieldEdit type_in(unsigned id, double value, const FieldRange& range, float width,
                      const Palette& colors);
    FieldEdit drag(double value, const FieldRange& range);
    void begin_typing(unsigned id, const std::string& text, const FieldRange& range, bool goes_on);
    bool is_changed() const { return opened_with_ != text_; }
    void leave_undrawn();

    unsigned typing_{};
    std::string first_typed_;  ///< in this frame
    bool cleared_ = false;     ///< by Del or Backspace, in this frame
    bool have_keyboard_ = false;
    bool focus_wanted_ = false;
    bool is_drawn_ = false;  ///< the edited field, in the last frame
    bool goes_on_ = false;   ///< after that letter, instead of replacing it
    bool by_finger_ = false;
    bool sliding_ = false;
    bool moved_ = false;
    double grabbed_value_{};
    float grabbed_x_{};
    char text_[64] = "";
    std::string opened_with_;  ///< the text before the first letter
    FieldRange range_;
    std::string error_;
    std::string refused_;
};

/// At most about ten characters, with a steady width while the value changes, and a real minus
/// sign.
std::string short_number(double value, Scalar scalar = Scalar::double_);

}  // namespace lab
