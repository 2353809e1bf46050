// Segments against many boxes or circles in rows, beside the single query again and again.
#include "broad_times.hpp"

namespace isect_bench {
namespace {

volatile std::size_t batch_sink = 0;

const Box& shape_from(const Box& box, const Box&) {
    return box;
}
isect::Circle<double> shape_from(const Box& box, const isect::Circle<double>&) {
    return {box.center, box.half.x};
}

/// Shapes in rows, for the filter alone.
struct FilterRows {
    std::vector<double> x, y, half_x, half_y;

    void add(const Box& box) {
        x.push_back(box.center.x);
        y.push_back(box.center.y);
        half_x.push_back(box.half.x);
        half_y.push_back(box.half.y);
    }
    void add(const isect::Circle<double>& circle) {
        add(Box{circle.center, {circle.radius, circle.radius}});
    }

    using Filter = isect::detail::WayFilter<double>;
    std::size_t blocks_met(const Path& path, isect::detail::RunFilter<double, Filter> run) const {
        const auto on_axis = [](double from, double way) {
            const double turn = way < 0 ? -1 : 1;
            return isect::detail::WayOnAxis<double>{turn, turn * from, turn * from, turn / way};
        };
        const Filter filter{on_axis(path.start.x, path.delta.x),
                            on_axis(path.start.y, path.delta.y), 1};
        isect::detail::BatchFlags<double> flags;
        std::size_t met = 0;
        constexpr std::size_t block = isect::detail::batch_block;
        for (std::size_t i = 0; i + block <= x.size(); i += block)
            met += run(filter, {&x[i], &y[i], &half_x[i], &half_y[i]}, flags) ? 1 : 0;
        return met;
    }
};

/// Runs of one measurement, in nanoseconds for a shape and path.
struct Turns {
    std::size_t shapes;
    const std::vector<Path>& paths;
    std::vector<double> runs{};

    template <class Ask>
    void take(const Ask& ask) {
        std::size_t found = 0;
        const double all = nanoseconds([&] {
            for (const Path& path : paths) found += ask(path);
        });
        runs.push_back(all / static_cast<double>(shapes * paths.size()));
        batch_sink = batch_sink + found;
    }
};

template <class Many, class Shape>
BatchTimes measure_batch(const std::string& name, std::size_t count) {
    BroadSource source(BroadWorld::uniform, count);
    std::vector<Shape> shapes;
    FilterRows rows;
    for (std::size_t i = 0; i < count; ++i) {
        shapes.push_back(shape_from(source.box(), Shape{}));
        rows.add(shapes.back());
    }
    const Many many{std::span<const Shape>(shapes)};
    std::vector<Path> paths;
    for (std::size_t i = 0; i < 4000000 / count; ++i) paths.push_back(source.path());

    using Filter = FilterRows::Filter;
    Turns single{count, paths}, plain{count, paths}, best{count, paths}, nearest{count, paths},
        all{count, paths};
    for (int run = 0; run < 7; ++run) {
        single.take([&](const Path& path) {
            std::size_t hits = 0;
            for (const Shape& shape : shapes) hits += isect::raycast(path, shape) ? 1 : 0;
            return hits;
        });
        plain.take([&](const Path& path) {
            return rows.blocks_met(path, isect::detail::run_filter<double, Filter>);
        });
        best.take([&](const Path& path) {
            return rows.blocks_met(path, isect::detail::best_filter<double, Filter>());
        });
        nearest.take([&](const Path& path) { return isect::raycast(path, many) ? 1U : 0U; });
        all.take([&](const Path& path) {
            std::size_t hits = 0;
            isect::raycast_all(path, many, [&](std::size_t, const auto&) { ++hits; });
            return hits;
        });
    }
    return {name,
            count,
            median_of(single.runs),
            median_of(plain.runs),
            median_of(best.runs),
            median_of(nearest.runs),
            median_of(all.runs)};
}

}  // namespace

std::vector<BatchTimes> measure_batches(std::size_t most) {
    std::vector<BatchTimes> all;
    for (std::size_t count = 1000; count <= most; count *= 10) {
        all.push_back(measure_batch<isect::Batch<double>, Box>("boxes", count));
        all.push_back(
            measure_batch<isect::CircleBatch<double>, isect::Circle<double>>("circles", count));
    }
    return all;
}

}  // namespace isect_bench
