// Segments against many boxes or circles in rows, beside the single query again and again.
#include "broad_times.hpp"

namespace isect_bench {
namespace {

volatile std::size_t batch_sink = 0;

template <class T>
isect::Aabb<T> box_in(const Box& box) {
    return {{T(box.center.x), T(box.center.y)}, {T(box.half.x), T(box.half.y)}};
}
template <class T>
isect::Aabb<T> shape_from(const Box& box, const isect::Aabb<T>&) {
    return box_in<T>(box);
}
template <class T>
isect::Circle<T> shape_from(const Box& box, const isect::Circle<T>&) {
    return {box_in<T>(box).center, T(box.half.x)};
}

/// Shapes in rows, for the filter alone.
template <class T>
struct FilterRows {
    std::vector<T> x, y, half_x, half_y;

    void add(const isect::Aabb<T>& box) {
        x.push_back(box.center.x);
        y.push_back(box.center.y);
        half_x.push_back(box.half.x);
        half_y.push_back(box.half.y);
    }
    void add(const isect::Circle<T>& circle) {
        add(isect::Aabb<T>{circle.center, {circle.radius, circle.radius}});
    }

    /// One number of each line of the cache: memory brings whole lines.
    std::size_t read_all() const {
        constexpr std::size_t line = 64 / sizeof(T);
        std::size_t negative = 0;
        for (const std::vector<T>* column : {&x, &y, &half_x, &half_y})
            for (std::size_t i = 0; i < column->size(); i += line)
                negative += (*column)[i] < 0 ? 1 : 0;
        return negative;
    }

    using Filter = isect::detail::WayFilter<T>;
    std::size_t blocks_met(const isect::Segment<T>& path,
                           isect::detail::RunFilter<T, Filter> run) const {
        const auto on_axis = [](T from, T way) {
            const T turn = way < 0 ? T(-1) : T(1);
            return isect::detail::WayOnAxis<T>{turn, turn * from, turn * from, turn / way};
        };
        const Filter filter{on_axis(path.start.x, path.delta.x),
                            on_axis(path.start.y, path.delta.y), T(1)};
        isect::detail::BatchFlags<T> flags;
        std::size_t met = 0;
        constexpr std::size_t block = isect::detail::batch_block;
        for (std::size_t i = 0; i + block <= x.size(); i += block)
            met += run(filter, {&x[i], &y[i], &half_x[i], &half_y[i]}, flags) ? 1 : 0;
        return met;
    }
};

/// Runs of one measurement, in nanoseconds for a shape and path.
template <class T>
struct Turns {
    std::size_t shapes;
    const std::vector<isect::Segment<T>>& paths;
    std::vector<double> runs{};

    template <class Ask>
    void take(const Ask& ask) {
        std::size_t found = 0;
        const double all = nanoseconds([&] {
            for (const isect::Segment<T>& path : paths) found += ask(path);
        });
        runs.push_back(all / static_cast<double>(shapes * paths.size()));
        batch_sink = batch_sink + found;
    }
};

template <class Many, class Shape>
BatchTimes measure_batch(const std::string& name, std::size_t count) {
    using T = isect::Scalar<Shape>;
    BroadSource source(BroadWorld::uniform, count);
    std::vector<Shape> shapes;
    FilterRows<T> rows;
    for (std::size_t i = 0; i < count; ++i) {
        shapes.push_back(shape_from(source.box(), Shape{}));
        rows.add(shapes.back());
    }
    const Many many{std::span<const Shape>(shapes)};
    std::vector<isect::Segment<T>> paths;
    for (std::size_t i = 0; i < 4000000 / count; ++i) {
        const Path path = source.path();
        paths.push_back({box_in<T>({path.start, {}}).center, box_in<T>({path.delta, {}}).center});
    }

    using Filter = typename FilterRows<T>::Filter;
    Turns<T> single{count, paths}, plain{count, paths}, best{count, paths}, nearest{count, paths},
        all{count, paths}, reading{count, paths};
    for (int run = 0; run < 7; ++run) {
        single.take([&](const auto& path) {
            std::size_t hits = 0;
            for (const Shape& shape : shapes) hits += isect::raycast(path, shape) ? 1 : 0;
            return hits;
        });
        plain.take([&](const auto& path) {
            return rows.blocks_met(path, isect::detail::run_filter<T, Filter>);
        });
        best.take([&](const auto& path) {
            return rows.blocks_met(path, isect::detail::best_filter<T, Filter>());
        });
        nearest.take([&](const auto& path) { return isect::raycast(path, many) ? 1U : 0U; });
        all.take([&](const auto& path) {
            std::size_t hits = 0;
            isect::raycast_all(path, many, [&](std::size_t, const auto&) { ++hits; });
            return hits;
        });
        reading.take([&](const auto&) { return rows.read_all(); });
    }
    return {name,
            count,
            median_of(single.runs),
            median_of(plain.runs),
            median_of(best.runs),
            median_of(nearest.runs),
            median_of(all.runs),
            median_of(reading.runs)};
}

}  // namespace

std::vector<BatchTimes> measure_batches(std::size_t most) {
    std::vector<BatchTimes> all;
    for (std::size_t count = 1000; count <= most; count *= 10) {
        all.push_back(measure_batch<isect::Batch<double>, Box>("boxes", count));
        all.push_back(
            measure_batch<isect::CircleBatch<double>, isect::Circle<double>>("circles", count));
        all.push_back(
            measure_batch<isect::Batch<float>, isect::Aabb<float>>("boxes in float", count));
    }
    return all;
}

}  // namespace isect_bench
