// The first screen's ratios on the lab's canvas: a line for each query.
#include <algorithm>
#include <array>
#include <cmath>

#include "inputs.hpp"
#include "render/svg_canvas.hpp"
#include "report.hpp"

namespace isect_bench {
namespace {

constexpr float ratio_left = 256, ratio_top = 86, ratio_width = 620, ratio_line = 34;
constexpr float ratio_text = 12, ratio_small = 11;
constexpr double least_ratio = 0.01, greatest_ratio = 100;

class RatioChart {
public:
    explicit RatioChart(const Times& times)
        : times_(times), canvas_(size(), "Time of isect, divided by that of others") {
        canvas_.fill(lab::Rect{{0, 0}, size()}, colors_.card);
    }

    std::string drawn() {
        legend();
        scale();
        float y = ratio_top + ratio_line / 2;
        for (const auto& [title, row] : common_queries()) {
            words({ratio_left - 16, y + 4}, title, colors_.text, ratio_text, 1);
            query(row, y);
            y += ratio_line;
        }
        return canvas_.document();
    }

private:
    static float bottom() {
        return ratio_top + ratio_line * static_cast<float>(common_queries().size());
    }
    static lab::Pt size() { return {ratio_left + ratio_width + 36, bottom() + 40}; }

    lab::Rgba color_of(std::size_t other) const {
        return std::array{colors_.x, colors_.blocked_fill, colors_.clear_fill}[other];
    }

    static float across(double ratio) {
        const double inside = std::clamp(ratio, least_ratio, greatest_ratio);
        const double share =
            std::log(inside / least_ratio) / std::log(greatest_ratio / least_ratio);
        return ratio_left + static_cast<float>(share) * ratio_width;
    }

    void words(lab::Pt base, std::string_view text, lab::Rgba color, float height,
               float right_aligned) {
        const float width = lab::canvas_text_width(text, height);
        canvas_.text({base.x - right_aligned * width, base.y}, text, {color, height});
    }

    void legend() {
        lab::Pt at{ratio_left, 26};
        for (std::size_t i = 0; i < std::size(others); ++i) {
            canvas_.disc({at.x + 5, at.y - 4}, 5, color_of(i));
            const std::string text = "÷ " + std::string(others[i].title);
            words({at.x + 16, at.y}, text, colors_.text, ratio_text, 0);
            at.x += 46 + lab::canvas_text_width(text, ratio_text);
        }
        words({ratio_left, 48},
              "A dot: mixed inputs. A line: from the best to the worst of mixed, near and far.",
              colors_.soft, ratio_small, 0);
    }

    void scale() {
        struct Mark {
            double ratio;
            const char* name;
        };
        for (const auto& [ratio, name] :
             {Mark{0.01, "0.01"}, Mark{0.1, "0.1"}, Mark{0.5, "½"}, Mark{1, "1"}, Mark{2, "2"},
              Mark{10, "10"}, Mark{100, "100"}}) {
            const float x = across(ratio);
            const bool is_even = ratio == 1;
            canvas_.line({x, ratio_top}, {x, bottom()},
                         {is_even ? colors_.soft : colors_.hairline, is_even ? 1.5F : 1, {}});
            words({x, bottom() + 16}, name, colors_.soft, ratio_small, 0.5F);
        }
        words({across(1) - 12, ratio_top - 10}, "isect is faster", colors_.soft, ratio_small, 1);
        words({across(1) + 12, ratio_top - 10}, "the other is faster", colors_.soft, ratio_small,
              0);
    }

    void query(const Row& row, float middle) {
        for (std::size_t i = 0; i < std::size(others); ++i) {
            const double mixed = times_.ratio(row, "mixed", others[i].who);
            if (mixed == 0) continue;
            double least = mixed, most = mixed;
            for (const char* spread : spread_names) {
                const double ratio = times_.ratio(row, spread, others[i].who);
                least = std::min(least, ratio);
                most = std::max(most, ratio);
            }
            const float y = middle + 8 * (static_cast<float>(i) - 1);
            canvas_.line({across(least), y}, {across(most), y}, {color_of(i), 2, {}});
            canvas_.disc({across(mixed), y}, 4, color_of(i));
        }
    }

    const Times& times_;
    const lab::Palette& colors_ = lab::palette(lab::Theme::light);
    lab::SvgCanvas canvas_;
};

}  // namespace

std::string ratio_chart(const Times& times) {
    return RatioChart(times).drawn();
}

}  // namespace isect_bench
