// Segments against many boxes or circles in a batch, compared with repeated single queries.
#include <array>
#include <bit>
#include <span>

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

/// The same filter, compiled to test one shape after another. Clang has no such attribute and
/// compiles the plain filter.
#if defined(__GNUC__) && !defined(__clang__)
[[gnu::optimize("no-tree-vectorize")]]
#endif
void run_scalar_filter(const isect::detail::WayFilter& filter,
                       const isect::detail::BatchColumns& all, std::size_t blocks,
                       std::uint64_t* masks) {
    for (std::size_t i = 0; i < blocks; ++i) masks[i] = filter.mask(all, i);
}

/// Shapes in rows, to measure the filter alone.
template <class T>
struct FilterRows {
    isect::detail::BatchRows rows;
    isect::Vec2<T> origin;

    template <class Shape>
    explicit FilterRows(const std::vector<Shape>& shapes) : origin(shapes.front().center) {
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            if (i == rows.size()) rows.add_block();
            rows.set(i, isect::detail::coarse(isect::bounds_of(shapes[i]), origin));
        }
    }

    /// Calls act(blocks, count) for each group of blocks that is filtered at once.
    template <class Act>
    void each_blocks(const Act& act) const {
        using namespace isect::detail;
        const std::size_t blocks = rows.size() / batch_block;
        for (std::size_t i = 0; i < blocks; i += batch_blocks_at_once)
            act(rows.blocks_at(i * batch_block), std::min(blocks - i, batch_blocks_at_once));
    }
    std::size_t passed(const isect::Segment<T>& path, isect::detail::RunFilter run) const {
        const isect::detail::WayFilter filter(isect::bounds_of(path.start), path.delta, origin);
        std::array<std::uint64_t, isect::detail::batch_blocks_at_once> masks;
        int count = 0;
        each_blocks([&](const isect::detail::BatchColumns& all, std::size_t blocks) {
            run(filter, all, blocks, masks.data());
            for (std::size_t i = 0; i < blocks; ++i) count += std::popcount(masks[i]);
        });
        return static_cast<std::size_t>(count);
    }
    /// Reads one number of each cache line, because memory transfers whole lines.
    std::size_t read_all() const {
        constexpr std::size_t line = 64 / sizeof(float);
        std::size_t negative = 0;
        each_blocks([&](const isect::detail::BatchColumns& all, std::size_t blocks) {
            for (const auto* row : {all.lower_x, all.upper_x, all.lower_y, all.upper_y})
                for (std::size_t i = 0; i < blocks; ++i)
                    for (std::size_t k = 0; k < isect::detail::batch_block; k += line)
                        negative += row[i].numbers[k] < 0 ? 1 : 0;
        });
        return negative;
    }
};

/// Runs of one measurement, in nanoseconds per shape and path.
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
    for (std::size_t i = 0; i < count; ++i) shapes.push_back(shape_from(source.box(), Shape{}));
    const FilterRows<T> filter(shapes);
    const Many many{std::span<const Shape>(shapes)};
    std::vector<isect::Segment<T>> paths;
    for (std::size_t i = 0; i < 4000000 / count; ++i) {
        const Path path = source.path();
        paths.push_back({box_in<T>({path.start, {}}).center, box_in<T>({path.delta, {}}).center});
    }

    Turns<T> single{count, paths}, scalar{count, paths}, plain{count, paths}, best{count, paths},
        nearest{count, paths}, all{count, paths}, reading{count, paths};
    for (int run = 0; run < 7; ++run) {
        single.take([&](const auto& path) {
            std::size_t hits = 0;
            for (const Shape& shape : shapes) hits += isect::raycast(path, shape) ? 1 : 0;
            return hits;
        });
        scalar.take([&](const auto& path) { return filter.passed(path, run_scalar_filter); });
        plain.take(
            [&](const auto& path) { return filter.passed(path, isect::detail::run_filter); });
        best.take(
            [&](const auto& path) { return filter.passed(path, isect::detail::best_filter()); });
        nearest.take([&](const auto& path) { return isect::raycast(path, many) ? 1U : 0U; });
        all.take([&](const auto& path) {
            std::size_t hits = 0;
            isect::raycast_all(path, many, [&](std::size_t, const auto&) { ++hits; });
            return hits;
        });
        reading.take([&](const auto&) { return filter.read_all(); });
    }
    return {name,
            count,
            median_of(single.runs),
            median_of(scalar.runs),
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
