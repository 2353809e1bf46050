#pragma once

#include <string>

#include "panels/widgets.hpp"

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
    bool not_negative = false;
};

/// Drag sideways to change, drag the lower edge to slide, click (or Enter) to type. At most one
/// field is being typed in, so one editor serves all.
class NumberFields {
public:
    FieldEdit field(const char* id, double value, const FieldRange& range, float width,
                    const Palette& colors);

private:
    FieldEdit type_in(unsigned id, double value, const FieldRange& range, float width,
                      const Palette& colors);
    FieldEdit drag(double value, const FieldRange& range);

    unsigned typing_{};
    bool focus_wanted_ = false;
    bool sliding_ = false;
    bool moved_ = false;
    double grabbed_value_{};
    float grabbed_x_{};
    char text_[64] = "";
    std::string error_;
};

/// At most about ten characters, of steady width while it changes; with a real minus sign.
std::string short_number(double value);

}  // namespace lab
