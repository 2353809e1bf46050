// Chipmunk's two spatial indices, with the same queries.
#pragma once

#include <memory>

#include <chipmunk/chipmunk.h>

#include "broad_worlds.hpp"

namespace isect_bench {

/// Chipmunk's tree, or its hash with cells as large as two small boxes and ten times as many cells
/// as boxes, as its manual recommends. Both return candidates, so each box is then tested exactly.
template <bool is_hash>
class ChipmunkIndex {
public:
    explicit ChipmunkIndex(const std::vector<Box>& boxes) {
        const auto bounds = [](void* object) { return *static_cast<cpBB*>(object); };
        const int cells = static_cast<int>(10 * boxes.size());
        index_.reset(is_hash ? cpSpaceHashNew(2, cells, bounds, nullptr)
                             : cpBBTreeNew(bounds, nullptr));
        bounds_.reserve(boxes.size());
        for (const Box& box : boxes) {
            bounds_.push_back(bounds_of(box));
            cpSpatialIndexInsert(index_.get(), &bounds_.back(), bounds_.size());
        }
    }
    std::size_t count_overlapping(const Box& place) const {
        cpBB bounds = bounds_of(place);
        std::size_t count = 0;
        cpSpatialIndexQuery(index_.get(), &bounds, bounds, count_if_met, &count);
        return count;
    }
    std::size_t nearest(const Path& path) const {
        Cast cast{cpv(path.start.x, path.start.y), cpv(path.end().x, path.end().y), 1, nullptr};
        cpSpatialIndexSegmentQuery(index_.get(), &cast, cast.start, cast.end, 1, shorten, nullptr);
        if (cast.first == nullptr) return isect::npos;
        return static_cast<std::size_t>(cast.first - bounds_.data());
    }
    std::size_t count_pairs() {
        std::size_t count = 0;
        cpSpatialIndexReindexQuery(index_.get(), count_if_met, &count);
        return count;
    }
    void move(std::size_t id, const Box&, const Box& to) {
        bounds_[id] = bounds_of(to);
        cpSpatialIndexReindexObject(index_.get(), &bounds_[id], id + 1);
    }

private:
    struct Cast {
        cpVect start;
        cpVect end;
        double time;
        const cpBB* first;
    };

    static cpBB bounds_of(const Box& box) {
        return {box.min().x, box.min().y, box.max().x, box.max().y};
    }
    static cpCollisionID count_if_met(void* one, void* other, cpCollisionID id, void* count) {
        if (cpBBIntersects(*static_cast<cpBB*>(one), *static_cast<cpBB*>(other)))
            ++*static_cast<std::size_t*>(count);
        return id;
    }
    static cpFloat shorten(void* asker, void* object, void*) {
        auto& cast = *static_cast<Cast*>(asker);
        const cpFloat time = cpBBSegmentQuery(*static_cast<cpBB*>(object), cast.start, cast.end);
        if (time < cast.time) {
            cast.time = time;
            cast.first = static_cast<const cpBB*>(object);
        }
        return cast.time;
    }

    std::unique_ptr<cpSpatialIndex, void (*)(cpSpatialIndex*)> index_{nullptr, cpSpatialIndexFree};
    std::vector<cpBB> bounds_;
};

}  // namespace isect_bench
