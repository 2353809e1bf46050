// The broad phases that are measured, all with the same queries.
#pragma once

#include <iterator>
#include <memory>

#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <box2d/b2_dynamic_tree.h>

#include "broad_worlds.hpp"

namespace isect_bench {

/// A broad phase of the library.
template <class Phase>
class OurBroadPhase {
public:
    explicit OurBroadPhase(const std::vector<Box>& boxes) : phase_(std::span<const Box>(boxes)) {}

    std::size_t count_overlapping(const Box& place) const {
        std::size_t count = 0;
        isect::overlapping(phase_, place, [&](std::size_t) { ++count; });
        return count;
    }
    std::size_t nearest(const Path& path) const {
        const auto first = isect::raycast(path, phase_);
        return first ? first->id : isect::npos;
    }
    std::size_t count_pairs() const {
        std::size_t count = 0;
        isect::overlapping_pairs(phase_, [&](std::size_t, std::size_t) { ++count; });
        return count;
    }
    void move(std::size_t id, const Box&, const Box& to) { phase_.move(id, to); }

private:
    Phase phase_;
};

/// Boost.Geometry's R-tree, packed when built. It has no cast, so a cast queries the boxes that
/// the path crosses and takes the nearest.
class BoostTree {
    using Point = boost::geometry::model::point<double, 2, boost::geometry::cs::cartesian>;
    using Bounds = boost::geometry::model::box<Point>;
    using Line = boost::geometry::model::segment<Point>;
    using Value = std::pair<Bounds, std::uint32_t>;
    using Tree = boost::geometry::index::rtree<Value, boost::geometry::index::rstar<16>>;

public:
    explicit BoostTree(const std::vector<Box>& boxes) : boxes_(&boxes) {
        std::vector<Value> values;
        values.reserve(boxes.size());
        for (const Box& box : boxes) {
            values.emplace_back(bounds_of(box), static_cast<std::uint32_t>(values.size()));
        }
        tree_ = Tree(values);
    }
    std::size_t count_overlapping(const Box& place) const {
        std::size_t count = 0;
        const auto meets = boost::geometry::index::intersects(bounds_of(place));
        for (auto it = tree_.qbegin(meets); it != tree_.qend(); ++it) ++count;
        return count;
    }
    std::size_t nearest(const Path& path) const {
        const Line line(point_of(path.start), point_of(path.end()));
        const auto meets = boost::geometry::index::intersects(line);
        std::size_t first = isect::npos;
        double time = 1;
        for (auto it = tree_.qbegin(meets); it != tree_.qend(); ++it) {
            const auto hit = isect::raycast(path, (*boxes_)[it->second]);
            if (!hit || hit->time >= time) continue;
            time = hit->time;
            first = it->second;
        }
        return first;
    }
    /// It has no query for pairs, so each box queries those with a greater number.
    std::size_t count_pairs() const {
        std::size_t count = 0;
        for (const Value& value : tree_) {
            const auto meets = boost::geometry::index::intersects(value.first);
            for (auto it = tree_.qbegin(meets); it != tree_.qend(); ++it)
                if (it->second > value.second) ++count;
        }
        return count;
    }
    void move(std::size_t id, const Box& from, const Box& to) {
        tree_.remove({bounds_of(from), static_cast<std::uint32_t>(id)});
        tree_.insert({bounds_of(to), static_cast<std::uint32_t>(id)});
    }

private:
    static Point point_of(Place at) { return {at.x, at.y}; }
    static Bounds bounds_of(const Box& box) { return {point_of(box.min()), point_of(box.max())}; }

    const std::vector<Box>* boxes_;
    Tree tree_;
};

/// Box2D's tree, in float and with its margin of 0.1. A hit is that of its ray against the box.
class Box2dTree {
public:
    explicit Box2dTree(const std::vector<Box>& boxes) : tree_(std::make_unique<b2DynamicTree>()) {
        exact_.reserve(boxes.size());
        for (const Box& box : boxes) exact_.push_back(bounds_of(box));
        for (b2AABB& box : exact_) proxies_.push_back(tree_->CreateProxy(box, &box));
    }
    std::size_t count_overlapping(const Box& place) const {
        Counter counter{0};
        tree_->Query(&counter, bounds_of(place));
        return counter.count;
    }
    std::size_t nearest(const Path& path) const {
        Caster caster{tree_.get(), nullptr};
        const Place end = path.end();
        tree_->RayCast(
            &caster, {{float(path.start.x), float(path.start.y)}, {float(end.x), float(end.y)}, 1});
        if (caster.first == nullptr) return isect::npos;
        return static_cast<std::size_t>(caster.first - exact_.data());
    }
    /// As in b2BroadPhase: each box is queried, and each pair is counted from one side only.
    std::size_t count_pairs() const {
        PairCounter counter{tree_.get(), nullptr, 0};
        for (const b2AABB& box : exact_) {
            counter.asker = &box;
            tree_->Query(&counter, box);
        }
        return counter.count;
    }
    void move(std::size_t id, const Box& from, const Box& to) {
        const Place way = to.center - from.center;
        tree_->MoveProxy(proxies_[id], bounds_of(to), {float(way.x), float(way.y)});
        exact_[id] = bounds_of(to);
    }

private:
    struct Counter {
        std::size_t count;
        bool QueryCallback(int) {
            ++count;
            return true;
        }
    };
    struct PairCounter {
        const b2DynamicTree* tree;
        const b2AABB* asker;
        std::size_t count;
        bool QueryCallback(int proxy) {
            const auto* box = static_cast<const b2AABB*>(tree->GetUserData(proxy));
            if (box > asker && b2TestOverlap(*box, *asker)) ++count;
            return true;
        }
    };
    struct Caster {
        const b2DynamicTree* tree;
        const b2AABB* first;
        float RayCastCallback(const b2RayCastInput& ray, int proxy) {
            const auto* box = static_cast<const b2AABB*>(tree->GetUserData(proxy));
            b2RayCastOutput output;
            if (!box->RayCast(&output, ray)) return ray.maxFraction;
            first = box;
            return output.fraction;
        }
    };

    static b2AABB bounds_of(const Box& box) {
        b2AABB bounds;
        bounds.lowerBound = {float(box.min().x), float(box.min().y)};
        bounds.upperBound = {float(box.max().x), float(box.max().y)};
        return bounds;
    }

    std::unique_ptr<b2DynamicTree> tree_;
    std::vector<int> proxies_;
    std::vector<b2AABB> exact_;
};

}  // namespace isect_bench
