#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "render/canvas.hpp"

namespace lab {

/// A few words about a place.
struct Label {
    Pt anchor;
    std::string text;
    Rgba color;
    float gap = 9;     ///< from the anchor to the words
    Pt toward{0, -1};  ///< the side on which it would rather stand
    float size = 12;
    /// Other anchors, each with its side, that would do nearly as well; the first is the best.
    std::vector<std::pair<Pt, Pt>> others{};
    std::string names{};  ///< the shape whose name it is
};

struct PlacedLabel {
    Label label;
    Rect box;
    Pt base;         ///< the left end of its base line
    bool crossed{};  ///< a line runs behind it
    int spot{};      ///< which of its possible places this is
    Pt anchor{};     ///< what it stands beside
    /// From a label that stands far off to what it names.
    std::optional<std::pair<Pt, Pt>> leader{};
};

/// Where labels stood a frame ago, by their words without figures: a label that could switch sides
/// with every frame stays as long as its place is nearly the best.
using LabelMemory = std::map<std::string, int>;

/// Finds places for labels where nothing is: never over each other or each other's leaders, over
/// what is kept free, or beyond the edges; and across a line only where there is no better place. A
/// label that finds none is left out. Those added first choose first.
class LabelBoard {
public:
    explicit LabelBoard(const Rect& area) : area_(area) {}

    void keep_free(const Rect& rect) { taken_.push_back(rect); }
    void keep_free(Pt center, float reach);
    /// A line that labels had better not cross.
    void avoid(Pt from, Pt to) { lines_.emplace_back(from, to); }
    void avoid(const std::vector<Pt>& outline);
    /// A shape, convex; another's name inside it would be taken for its own.
    void hold(std::string shape, std::vector<Pt> outline) {
        held_.emplace_back(std::move(shape), std::move(outline));
    }
    void add(Label label) { labels_.push_back(std::move(label)); }

    /// With a memory, near where they stood; and it then holds where they stand now.
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
