// A crowd, with levels of detail: boxes of a few pixels are counted in cells and not drawn one by
// one, so the cost depends on the screen and not on the number of boxes.
#include "evaluate/crowd.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "motion/crowd.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

/// In points: the side of a cell in which boxes are counted, and the sizes from which a box is
/// drawn as itself, and with an outline.
constexpr float crowd_cell = 4;
constexpr float least_drawn = 3;
constexpr float least_outlined = 6;
/// If there are more than this, even large boxes are only counted. They would cover each other, and
/// each costs time.
constexpr std::size_t most_drawn = 4000;
/// A crowd without a query shows only a sample of this many boxes.
constexpr int boxes_of_sample = 1000;

/// The number of small boxes in each cell.
class CrowdDensity {
public:
    explicit CrowdDensity(const Camera& camera)
        : area_(camera.area),
          corner_(camera.to_world(area_.min)),
          cells_per_unit_(camera.state.zoom / static_cast<double>(crowd_cell)),
          columns_(cells_over(area_.width())),
          rows_(cells_over(area_.height())),
          counts_(columns_ * rows_) {}

    /// Kept short, since it runs for each of a million boxes.
    void add(Vec2 place) {
        const double column = (place.x - corner_.x) * cells_per_unit_;
        const double row = (place.y - corner_.y) * cells_per_unit_;
        const bool is_seen = column >= 0 && column < static_cast<double>(columns_) && row >= 0 &&
                             row < static_cast<double>(rows_);
        if (!is_seen) return;
        const auto cell = static_cast<std::int64_t>(row) * static_cast<std::int64_t>(columns_) +
                          static_cast<std::int64_t>(column);
        ++counts_[static_cast<std::size_t>(cell)];
    }

    /// Draws neighbouring cells of the same shade as one block.
    void draw(Canvas& canvas, Rgba color) const {
        const double most = usual_count();
        if (!(most > 0)) return;
        for (std::size_t row = 0; row < rows_; ++row) {
            std::size_t from = 0;
            while (from < columns_) {
                const int shade = shade_of(row, from, most);
                std::size_t end = from + 1;
                while (end < columns_ && shade_of(row, end, most) == shade) ++end;
                if (shade > 0) canvas.block(block(row, from, end), with_alpha(color, shade * 0.09));
                from = end;
            }
        }
    }

private:
    /// The canvas of a very small window can be empty.
    static std::size_t cells_over(float length) {
        return static_cast<std::size_t>(std::ceil(std::max(length, 0.0F) / crowd_cell)) + 1;
    }
    /// Twice the mean of the non-empty cells. Cells with this count get the second strongest shade.
    double usual_count() const {
        double sum = 0, cells = 0;
        for (const std::uint32_t count : counts_) {
            sum += count;
            cells += count > 0 ? 1 : 0;
        }
        return cells > 0 ? 2 * sum / cells : 0;
    }
    int shade_of(std::size_t row, std::size_t column, double most) const {
        constexpr double shades = 8;
        const double share = counts_[row * columns_ + column] / most;
        return static_cast<int>(std::ceil(std::min(share, 1.0) * shades));
    }
    Rect block(std::size_t row, std::size_t from, std::size_t end) const {
        const auto edge = [](float low, std::size_t steps) {
            return low + crowd_cell * static_cast<float>(steps);
        };
        return {{edge(area_.min.x, from), edge(area_.min.y, row)},
                {edge(area_.min.x, end), edge(area_.min.y, row + 1)}};
    }

    Rect area_;
    Vec2 corner_;
    double cells_per_unit_;
    std::size_t columns_;
    std::size_t rows_;
    std::vector<std::uint32_t> counts_;
};

class CrowdPainter {
public:
    /// If all boxes were tested, they look like boxes that are marked one by one.
    CrowdPainter(Sheet& sheet, bool all_tested)
        : sheet_(sheet),
          color_(all_tested ? color_of(sheet, Look::struck) : sheet.colors.world),
          edge_(all_tested ? Stroke{color_, 1.5F} : Stroke{with_alpha(color_, 0.75), 1}),
          density_(sheet.camera),
          least_half_(static_cast<double>(least_drawn) / 2 / sheet.camera.state.zoom) {}

    void add(const Aabb& box) {
        const bool is_small = std::max(box.half.x, box.half.y) < least_half_;
        if (is_small || large_.size() > most_drawn) {
            density_.add(box.center);
        } else if (overlap(on_screen(box), sheet_.camera.area)) {
            large_.push_back(box);
        }
    }
    void finish() {
        if (large_.size() > most_drawn) {
            for (const Aabb& box : large_) density_.add(box.center);
            large_.clear();
        }
        density_.draw(sheet_.canvas, color_);
        for (const Aabb& box : large_) draw(box);
    }

private:
    float points_over(const Aabb& box) const {
        return static_cast<float>(2 * std::max(box.half.x, box.half.y) * sheet_.camera.state.zoom);
    }
    Rect on_screen(const Aabb& box) const { return {sheet_.at(box.min()), sheet_.at(box.max())}; }
    void draw(const Aabb& box) {
        const Rect at = on_screen(box);
        const bool is_outlined = points_over(box) >= least_outlined;
        sheet_.canvas.block(at, with_alpha(color_, is_outlined ? 0.1 : 0.4));
        if (is_outlined) sheet_.canvas.outline(at, edge_);
    }

    Sheet& sheet_;
    Rgba color_;
    Stroke edge_;
    CrowdDensity density_;
    double least_half_;
    std::vector<Aabb> large_;
};

isect::Bounds<double> seen_by(const Camera& camera) {
    return {camera.to_world(camera.area.min), camera.to_world(camera.area.max)};
}

/// Determines whether the legend says that the visible boxes were tested, or that some were not.
/// Looks at boxes until that is certain.
class CrowdMeaning {
public:
    explicit CrowdMeaning(const Sheet& sheet) : seen_(seen_by(sheet.camera)) {
        const CrowdMoment* moment = sheet.picture.evaluation.crowd.get();
        const bool is_told = moment != nullptr && moment->answer.asked && !sheet.picture.veiled &&
                             sheet.shows(Layer::working) &&
                             sheet.scene.crowd->asks != CrowdQuestion::pairs;
        if (!is_told) return;
        moment_ = moment;
        all_tested_ = moment->answer.tested == moment->answer.possible;
    }

    bool all_tested() const { return all_tested_; }
    void add(const Aabb& box) {
        if (moment_ == nullptr || !isect::meet(seen_, isect::bounds_of(box))) return;
        if (!all_tested_ && is_tested(box)) return;
        meaning_ = all_tested_ ? Meaning::tested : Meaning::untested;
        moment_ = nullptr;
    }
    std::optional<Meaning> meaning() const { return meaning_; }

private:
    bool is_tested(const Aabb& box) const {
        const auto id = static_cast<std::uint32_t>(&box - moment_->world->boxes().data());
        const auto& tested = moment_->answer.tested_boxes;
        return std::binary_search(tested.begin(), tested.end(), id);
    }

    const CrowdMoment* moment_ = nullptr;  ///< null once the search has ended
    isect::Bounds<double> seen_;
    bool all_tested_ = false;
    std::optional<Meaning> meaning_;
};

}  // namespace

void draw_crowd(Sheet& sheet) {
    CrowdMeaning meaning(sheet);
    CrowdPainter painter(sheet, meaning.all_tested());
    const auto add = [&](const Aabb& box) {
        meaning.add(box);
        painter.add(box);
    };
    if (const auto& moment = sheet.picture.evaluation.crowd) {
        moment->world->near(seen_by(sheet.camera), add);
    } else {
        const double time = sheet.picture.evaluation.time;
        for (const Aabb& box : crowd_boxes(*sheet.scene.crowd, time, boxes_of_sample))
            painter.add(box);
    }
    painter.finish();
    if (const auto told = meaning.meaning()) sheet.used.insert(*told);
}

}  // namespace lab
