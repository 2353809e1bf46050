#include <algorithm>
#include <cmath>
#include <ostream>

#include "figures.hpp"
#include "inputs.hpp"
#include "report.hpp"

namespace isect_bench {

const std::vector<CommonQuery>& common_queries() {
    static const std::vector<CommonQuery> all = {
        {"two boxes overlap", {"overlaps", "box and box"}},
        {"push a box out of a box", {"intersect", "box and box"}},
        {"cast at a box", {"raycast", "segment and box"}},
        {"cast at a circle", {"raycast", "segment and circle"}},
        {"cast at a capsule", {"raycast", "segment and capsule"}},
        {"cast at a polygon", {"raycast", "segment and polygon"}},
        {"sweep a box at a box", {"sweep", "box and box"}},
        {"sweep a circle at a box", {"sweep", "circle and box"}},
        {"sweep a capsule at a box", {"sweep", "capsule and box"}},
        {"push a polygon out of a polygon", {"intersect", "polygon and polygon"}},
        {"sweep a box into 8 boxes", {"lists: sweep_into", "box and 8 boxes"}},
        {"slide a box along 8 boxes", {"lists: move_and_slide", "box and 8 boxes"}}};
    return all;
}

namespace {

/// The same code, measured twice: how far the second time is from the first, as a share of it.
std::vector<double> noises(const Times& times) {
    std::vector<double> all;
    for (const Row& row : times.rows()) {
        for (const char* spread : spread_names) {
            const double ratio = times.ratio(row, spread, "isect again");
            if (ratio > 0) all.push_back(std::abs(std::log(ratio)));
        }
    }
    std::sort(all.begin(), all.end());
    return all;
}

void print_noise(std::ostream& out, const Times& times) {
    const std::vector<double> all = noises(times);
    if (all.empty()) return;
    const auto share = [&](double part) {
        const auto index = static_cast<std::size_t>(part * static_cast<double>(all.size() - 1));
        return std::round(1000 * std::expm1(all[index])) / 10;
    };
    out << "\nNoise: of " << all.size()
        << " figures that were measured twice in this run, half differ by under " << share(0.5)
        << " %,\nnine of ten by under " << share(0.9) << " %, and the worst by " << share(1)
        << " %.\n";
}

}  // namespace

void print_first_screen(std::ostream& out, const Times& times) {
    out << "| query | isect |";
    for (const Other& other : others) out << " " << other.title << " |";
    for (const Other& other : others) out << " ÷ " << other.title << " |";
    out << "\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    for (const auto& [title, row] : common_queries()) {
        out << "| " << title << " | " << in_figures(times.least(row, "mixed", "isect")) << " |";
        for (const Other& other : others) {
            const double time = times.least(row, "mixed", other.who);
            out << " " << (time > 0 ? in_figures(time) : "") << " |";
        }
        for (const Other& other : others) {
            const double ratio = times.ratio(row, "mixed", other.who);
            out << " " << (ratio > 0 ? in_figures(ratio) : "") << " |";
        }
        out << "\n";
    }
    print_noise(out, times);
}

}  // namespace isect_bench
