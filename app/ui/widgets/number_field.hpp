#pragma once

#include <string>
#include <utility>
#include <vector>

#include "commands/key_press.hpp"
#include "scene/parameters.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

/// What a field of a number did in this frame. A drag, a slide and a typed value each begin once
/// and end once.
struct FieldEdit {
    bool began = false;
    bool changed = false;
    bool ended = false;
    double value{};
};

struct FieldRange {
    double least{};  ///< of the slider along the field's lower edge
    double most{};
    Limit limit = Limit::any;
    Scalar scalar = Scalar::double_;  ///< what the number is computed in, and written for
};

/// Whether a press is the first of a number that is typed: a digit, a point, a sign.
bool begins_number(const KeyPress& press);
/// Whether a press opens a field that has the keyboard: what begins a number, any other letter or
/// digit, Del and Backspace.
bool opens_field(const KeyPress& press);

/// Drag sideways to change, drag the lower edge to slide; click, Enter or any letter to type. At
/// most one field is being typed in, so one editor serves all.
class NumberFields {
public:
    /// Whether a field had the keyboard, to be seen, in the frame before.
    bool have_keyboard() const { return have_keyboard_; }
    /// What was typed, left and not taken, and why; empty if nothing was since the last call.
    std::string take_refusal() { return std::exchange(refused_, {}); }
    void begin_frame(const std::vector<KeyPress>& presses);
    FieldEdit field(const char* id, double value, const FieldRange& range, float width,
                    const Palette& colors);

private:
    FieldEdit type_in(unsigned id, double value, const FieldRange& range, float width,
                      const Palette& colors);
    FieldEdit drag(double value, const FieldRange& range);
    void begin_typing(unsigned id, const std::string& text, bool goes_on);

    unsigned typing_{};
    std::string first_typed_;  ///< in this frame
    bool cleared_ = false;     ///< by Del or Backspace, in this frame
    bool have_keyboard_ = false;
    bool focus_wanted_ = false;
    bool begun_ = false;    ///< by a letter, which is in the text already
    bool goes_on_ = false;  ///< after that letter, instead of over it
    bool sliding_ = false;
    bool moved_ = false;
    double grabbed_value_{};
    float grabbed_x_{};
    char text_[64] = "";
    std::string error_;
    std::string refused_;
};

/// At most about ten characters, of steady width while it changes; with a real minus sign.
std::string short_number(double value, Scalar scalar = Scalar::double_);

}  // namespace lab
