#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "geometry/camera.hpp"

namespace lab {

/// A panel or another area, or the visible part of a control in one.
struct NamedPlace {
    std::string panel;  ///< that a control is in; empty for an area
    std::string name;
    Rect place;  ///< in points

    /// "inspector/bounce" for a control, "inspector" for an area.
    std::string full_name() const { return panel.empty() ? name : panel + "/" + name; }
};

/// The panels and controls of one frame, by the names that a person reads, so that a test finds
/// them wherever they are drawn. Nothing is noted unless a test switches it on.
class ControlMap {
public:
    void switch_on() { on_ = true; }
    bool is_on() const { return on_; }
    void begin_frame() { places_.clear(); }
    void add(NamedPlace place) { places_.push_back(std::move(place)); }
    const std::vector<NamedPlace>& places() const { return places_; }

private:
    bool on_ = false;
    std::vector<NamedPlace> places_;
};

/// Notes a panel, or a row of one that can only be pointed at.
void name_area(std::string_view name, const Rect& area);
/// Notes the control drawn last by its label or by the title of its tooltip.
void name_control(std::string_view name);
/// Notes a number field drawn last, as "box.half.x". A number that isn't a vector has no component.
void name_field(std::string_view owner, std::string_view number, std::string_view component = "");
/// Notes an icon drawn last by the first line of its tooltip, without the key.
void name_icon(std::string_view tip);

}  // namespace lab
