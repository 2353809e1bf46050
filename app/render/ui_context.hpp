#pragma once

struct ImDrawData;

namespace lab {

/// A Dear ImGui context that works in points, writes no files, and has the lab's fonts.
class UiContext {
public:
    explicit UiContext(double pixels_per_point);
    ~UiContext();
    UiContext(const UiContext&) = delete;
    UiContext& operator=(const UiContext&) = delete;

    void set_scale(double pixels_per_point);
    double scale() const { return scale_; }

    /// Begins a frame of this size in points; `seconds` is the time since the last one.
    void begin_frame(float width, float height, double seconds) const;
    /// Ends the frame, and returns its draw data, valid until the next frame.
    const ImDrawData& end_frame() const;

private:
    double scale_{};
};

}  // namespace lab
