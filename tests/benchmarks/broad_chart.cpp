// Cost against the number of boxes: a small chart for each world and task, on the lab's canvas.
#include <array>
#include <cmath>

#include "broad_times.hpp"
#include "render/svg_canvas.hpp"

namespace isect_bench {
namespace {

constexpr float chart_left = 64, chart_top = 96, chart_width = 178, chart_height = 176;
constexpr float chart_gap = 14, chart_small = 11;
constexpr std::size_t task_count = std::size(broad_tasks);
constexpr std::size_t world_count = std::size(broad_worlds);

/// Solid lines for the library's structures, dashed ones for the others.
lab::Stroke stroke_of(std::size_t contender) {
    const lab::Palette& colors = lab::palette(lab::Theme::light);
    const std::array<lab::Stroke, std::size(broad_names)> strokes = {
        lab::Stroke{colors.faint, 1.5F, {}},    lab::Stroke{colors.y, 1.5F, {}},
        lab::Stroke{colors.clear_fill, 2, {}},  lab::Stroke{colors.result_fill, 2, {}},
        lab::Stroke{colors.x, 3, {}},           lab::Stroke{colors.blocked_fill, 1.5F, {6, 3}},
        lab::Stroke{colors.text, 1.5F, {6, 3}}, lab::Stroke{colors.soft, 1.5F, {2, 2}},
        lab::Stroke{colors.y, 1.5F, {2, 2}}};
    return strokes[contender];
}

/// Powers of ten along each axis.
struct Decades {
    double low{};
    double high{};

    float share(double value) const {
        return static_cast<float>((std::log10(value) - low) / (high - low));
    }
};

/// All charts of a task have the same scale, so that worlds can be compared.
Decades decades_of(const AllTimes& all, BroadTask task) {
    double least = 1e300, most = 0;
    for (const auto& [where, times] : all) {
        for (const char* name : broad_names) {
            const double value = median(times, name, task);
            if (value == 0) continue;
            least = std::min(least, value);
            most = std::max(most, value);
        }
    }
    return {std::floor(std::log10(least)), std::ceil(std::log10(most))};
}

std::string power_of_ten(double exponent) {
    constexpr std::array units = {"ns", "µs", "ms", "s"};
    const int whole = static_cast<int>(exponent);
    if (whole < 0) return "0.1 ns";
    constexpr std::array steps = {"1 ", "10 ", "100 "};
    return steps[static_cast<std::size_t>(whole % 3)] +
           std::string(units[static_cast<std::size_t>(whole / 3)]);
}

class BroadChart {
public:
    explicit BroadChart(const AllTimes& all)
        : all_(all), canvas_(size(), "Cost of broad phases against the number of boxes") {
        canvas_.fill(lab::Rect{{0, 0}, size()}, colors_.card);
        for (const auto& [where, times] : all)
            sizes_.high = std::max(sizes_.high, std::log10(static_cast<double>(where.second)));
    }

    std::string drawn() {
        legend();
        for (std::size_t task = 0; task < task_count; ++task) {
            for (std::size_t world = 0; world < world_count; ++world) panel(task, world);
        }
        return canvas_.document();
    }

private:
    static lab::Pt size() {
        return {chart_left + task_count * (chart_width + chart_gap + 46) - 30,
                chart_top + world_count * (chart_height + chart_gap + 30)};
    }
    static lab::Rect area_of(std::size_t task, std::size_t world) {
        const lab::Pt at{chart_left + static_cast<float>(task) * (chart_width + chart_gap + 46),
                         chart_top + static_cast<float>(world) * (chart_height + chart_gap + 30)};
        return {at, {at.x + chart_width, at.y + chart_height}};
    }

    void words(lab::Pt base, std::string_view text, lab::Rgba color, float right_aligned = 0) {
        const float width = lab::canvas_text_width(text, chart_small);
        canvas_.text({base.x - right_aligned * width, base.y}, text, {color, chart_small});
    }

    void legend() {
        lab::Pt at{chart_left, 26};
        for (std::size_t i = 0; i < std::size(broad_names); ++i) {
            canvas_.line({at.x, at.y - 4}, {at.x + 26, at.y - 4}, stroke_of(i));
            words({at.x + 32, at.y}, broad_names[i], colors_.text);
            at.x += 52 + lab::canvas_text_width(broad_names[i], chart_small);
        }
        words({chart_left, 50},
              "Processor time of one, against the number of boxes; a grid line is a power of ten. "
              "Whole "
              "lines are isect's.",
              colors_.soft);
    }

    void panel(std::size_t task, std::size_t world) {
        const lab::Rect area = area_of(task, world);
        const Decades costs = decades_of(all_, broad_tasks[task]);
        const auto place = [&](double count, double cost) {
            return lab::Pt{area.min.x + sizes_.share(count) * area.width(),
                           area.max.y - costs.share(cost) * area.height()};
        };
        if (world == 0) words({area.min.x, area.min.y - 10}, broad_task_names[task], colors_.text);
        for (double exponent = costs.low; exponent <= costs.high; ++exponent) {
            const float y = place(1000, std::pow(10, exponent)).y;
            canvas_.line({area.min.x, y}, {area.max.x, y}, {colors_.hairline, 1, {}});
            words({area.min.x - 6, y + 4}, power_of_ten(exponent), colors_.soft, 1);
        }
        for (double exponent = sizes_.low; exponent <= sizes_.high; ++exponent) {
            const float x = place(std::pow(10, exponent), 1).x;
            canvas_.line({x, area.min.y}, {x, area.max.y}, {colors_.hairline, 1, {}});
            const std::array counts = {"1e3", "1e4", "1e5", "1e6"};
            const std::string_view count = counts[static_cast<std::size_t>(exponent) - 3];
            words({x, area.max.y + 15}, count, colors_.soft, 0.5F);
        }
        for (std::size_t i = 0; i < std::size(broad_names); ++i) {
            std::vector<lab::Pt> points;
            for (const auto& [where, times] : all_) {
                const double cost = median(times, broad_names[i], broad_tasks[task]);
                if (where.first != broad_worlds[world] || cost == 0) continue;
                points.push_back(place(static_cast<double>(where.second), cost));
            }
            canvas_.polyline(points, false, stroke_of(i));
        }
        const std::string_view name = broad_world_names[world];
        const float width = lab::canvas_text_width(name, chart_small);
        canvas_.text({area.max.x - 5 - width, area.min.y + 14}, name,
                     {colors_.soft, chart_small, colors_.card});
    }

    const AllTimes& all_;
    const lab::Palette& colors_ = lab::palette(lab::Theme::light);
    Decades sizes_{3, 4};
    lab::SvgCanvas canvas_;
};

}  // namespace

std::string broad_chart(const AllTimes& all) {
    return BroadChart(all).drawn();
}

}  // namespace isect_bench
