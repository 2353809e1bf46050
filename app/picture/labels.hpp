#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "render/canvas.hpp"

namespace lab {

/// A short text that labels a place.
struct Label {
    Pt anchor;
    std::string text;
    Rgba color;
    float gap = 9;     ///< from the anchor to the text
    Pt toward{0, -1};  ///< the preferred side
    float size = 12;
    /// Other anchors that are nearly as good, each with its side, best first.
    std::vector<std::pair<Pt, Pt>> others{};
    std::string names{};  ///< the shape whose name it is
};

struct PlacedLabel {
    Label label;
    Rect box;
    Pt base;         ///< the left end of its baseline
    bool crossed{};  ///< a line runs behind it
    int spot{};      ///< the number of its place among all candidates
    Pt anchor{};     ///< the place that it labels
    /// A line from a distant label to its anchor.
    std::optional<std::pair<Pt, Pt>> leader{};
};

/// The places of labels in the previous frame, by their text without digits. A label keeps its
/// place while that is nearly the best one, so it doesn't switch sides with every frame.
using LabelMemory = std::map<std::string, int>;

/// Places labels. They never cover each other, a leader or a region that is kept free, and never
/// cross the edges. They cross a line only if there is no better place. A label without a place is
/// left out. Labels choose in the order in which they were added.
class LabelBoard {
public:
    explicit LabelBoard(const Rect& area) : area_(area) {}

    void keep_free(const Rect& rect) { taken_.push_back(rect); }
    void keep_free(Pt center, float reach);
    /// A line that labels should not cross.
    void avoid(Pt from, Pt to) { lines_.emplace_back(from, to); }
    void avoid(const std::vector<Pt>& outline);
    /// A convex shape, in which the name of another shape would mislead.
    void hold(std::string shape, std::vector<Pt> outline) {
        held_.emplace_back(std::move(shape), std::move(outline));
    }
    void add(Label label) { labels_.push_back(std::move(label)); }

    /// Places all labels. With a memory, they stay near their previous places, and the memory is
    /// updated.
    std::vector<PlacedLabel> place(LabelMemory* memory = nullptr) const;

private:
    bool is_free(const PlacedLabel& label, const std::vector<PlacedLabel>& placed) const;
    int crossings(const Rect& box) const;
    bool misnames(const Label& label, const Rect& box) const;
    std::optional<PlacedLabel> placed(const Label& label, const std::vector<PlacedLabel>& others,
                                      int last_spot) const;

    Rect area_;
    std::vector<Rect> taken_;
    std::vector<std::pair<Pt, Pt>> lines_;
    std::vector<std::pair<std::string, std::vector<Pt>>> held_;
    std::vector<Label> labels_;
};

bool overlap(const Rect& a, const Rect& b);
bool crosses(const Rect& rect, Pt from, Pt to);

}  // namespace lab
