#pragma once

struct ImDrawData;

namespace lab {

/// A Dear ImGui context of the lab's: in points, without files of its own, with the lab's fonts.
class UiContext {
public:
    explicit UiContext(double pixels_per_point);
    ~UiContext();
    UiContext(const UiContext&) = delete;
    UiContext& operator=(const UiContext&) = delete;

    void set_scale(double pixels_per_point);
    double scale() const { return scale_; }

    /// Begins a frame of a size in points. `seconds` is what passed since the last.
    void begin_frame(float width, float height, double seconds) const;
    /// Ends it, and gives what is to be drawn, until the next frame.
    const ImDrawData& end_frame() const;

private:
    double scale_{};
};

}  // namespace lab
