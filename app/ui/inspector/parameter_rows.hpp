#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "ui/frame.hpp"
#include "ui/inspector/owned_parameters.hpp"

namespace lab {

/// The vertical extent of an item among the rows.
struct RowSpan {
    float top{}, bottom{};
};

/// The rows of an inspector: every number and switch of a shape, a motion or a query.
class ParameterRows {
public:
    ParameterRows(Frame& frame, float width)
        : frame_(frame), session_(frame.session()), width_(width) {}

    void parameters_of_owner(ParameterOwner owner, const std::string& name);
    float width() const { return width_; }
    /// The row of the number that the selected handle changes; nothing if there is none.
    const std::optional<RowSpan>& held() const { return held_; }

private:
    void switch_row(ParameterOwner owner, const Parameter& parameter, std::size_t index);
    template <class Enum>
    void choice_row(ParameterOwner owner, const Parameter& parameter, std::size_t index,
                    const std::string& verb);
    void groups_row(ParameterOwner owner, const Parameter& parameter, std::size_t index);
    void number_row(ParameterOwner owner, const Parameter& posed, std::size_t index,
                    const std::string& name);
    bool is_held(ParameterOwner owner, const std::string& name, std::string_view parameter) const;
    bool differs_from_file(ParameterOwner owner, std::size_t index) const;
    void reset(ParameterOwner owner, std::size_t index);

    Frame& frame_;
    const Session& session_;
    float width_;
    std::optional<RowSpan> held_;
};

/// Draws the letter of an axis at the right of the previous field.
void name_component(const Palette& colors, int which);

}  // namespace lab
