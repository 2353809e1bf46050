#include "explain/traced_marks.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "explain/path_test.hpp"

namespace lab {

namespace {

/// What is asked about two ranges on a line.
struct RangePair {
    Range a, b;
};

bool is_direction(std::string_view label) {
    return label == "normal" || label == "out" || label == "towards";
}

/// Makes the mark of one value; each kind of value has its own picture.
struct Marker {
    const std::optional<PathTest>& test;
    const std::optional<RangePair>& ranges;
    Vec2 mover;
    Vec2 stopped;   ///< where what is on its way has got to
    Vec2 contact;   ///< what a direction is about: the contact where there is one, else the mover
    double extent;  ///< of the scene: how long a direction is drawn
    TracedMark mark;

    void operator()(bool) {
        if (ranges) ends_of_ranges();
        if (!test) return;
        const bool on_x = mark.label.find("p.x") != std::string::npos;
        const bool on_y = mark.label.find("p.y") != std::string::npos;
        if (on_x || on_y) {
            edges(on_x);
        } else {
            mark.is_sum = true;
        }
    }
    /// The ends that a question about two ranges compares, on the line that they stand on.
    void ends_of_ranges() {
        const auto between = [&](double from, double to) {
            mark.points.insert(mark.points.end(), {Vec2{from, 0}, Vec2{to, 0}});
            mark.lines.emplace_back(Vec2{from, 0}, Vec2{to, 0});
        };
        const auto& [a, b] = *ranges;
        if (mark.label == "a_begins_in_time") between(a.min, b.max);
        if (mark.label == "b_begins_in_time") between(b.min, a.max);
        const Range common = overlap(a, b);
        if (mark.label == "result" && !common.is_empty()) between(common.min, common.max);
    }
    /// The two edges of a slab.
    void edges(bool on_x) {
        const Vec2 reach = test->reach();
        for (const double side : {-1.0, 1.0}) {
            const Vec2 at =
                test->center + Vec2{on_x ? side * reach.x : 0, on_x ? 0 : side * reach.y};
            const Vec2 along = on_x ? Vec2{0, extent} : Vec2{extent, 0};
            mark.lines.emplace_back(at - along, at + along);
        }
    }
    void operator()(double value) {
        if (mark.label == "depth_x" || mark.label == "depth_y") {
            const Vec2 way = mark.label == "depth_x" ? Vec2{value, 0} : Vec2{0, value};
            mark.lines.emplace_back(mover, mover + way);
        }
        if (test && (mark.label == "time" || mark.label == "near"))
            mark.points.push_back(test->path.at(value));
    }
    void operator()(Vec2 value) {
        if (mark.label == "gap" || mark.label == "apart") {
            mark.lines.emplace_back(mover, mover - value);
        } else if (is_direction(mark.label)) {
            mark.lines.emplace_back(contact, contact + 0.1 * extent * value);
        } else if (mark.label == "left") {
            mark.lines.emplace_back(stopped, stopped + value);
        } else {
            mark.points.push_back(value);
        }
    }
    void operator()(const Range& times) {
        if (!test || !std::isfinite(times.min) || !std::isfinite(times.max)) return;
        const Vec2 enters = test->path.at(times.min), leaves = test->path.at(times.max);
        mark.points = {enters, leaves};
        mark.lines.emplace_back(enters, leaves);
    }
    void operator()(const isect::Hit<double>& hit) {
        mark.points.push_back(hit.pos);
        mark.lines.emplace_back(hit.pos, hit.pos + 0.1 * extent * hit.normal);
    }
    void operator()(std::size_t) {}
};

class Collector {
public:
    Collector(const Scene& posed, const Query& query)
        : test_(path_test(posed, query)),
          extent_(std::max(posed.content_size.x, posed.content_size.y)) {
        const NamedShape* mover = find_shape(posed, query.mover);
        if (mover == nullptr) return;
        mover_ = stopped_ = position(mover->geometry);
        const auto* a = std::get_if<Range>(&mover->geometry);
        const NamedShape* other =
            query.obstacles.empty() ? nullptr : find_shape(posed, query.obstacles.front());
        const auto* b = other != nullptr ? std::get_if<Range>(&other->geometry) : nullptr;
        if (a != nullptr && b != nullptr) ranges_ = RangePair{*a, *b};
    }

    /// What an algorithm says itself counts more than what it called says in the same words.
    void add(const Call& call) {
        for (const Call& nested : call.calls) add(nested);
        const Vec2 contact = contact_of(call);
        for (const Step& step : call.steps) {
            const Statement* statement = call.function->statement_at(step.line);
            if (statement == nullptr) continue;
            const auto* place = std::get_if<Vec2>(&step.value);
            if (place != nullptr && statement->label == "moved.pos") stopped_ = *place;
            Marker marker{test_,
                          ranges_,
                          mover_,
                          stopped_,
                          contact,
                          extent_,
                          {statement->label, {}, {}, false, {}}};
            std::visit(marker, step.value);
            keep(std::move(marker.mark));
        }
    }

    std::vector<TracedMark> marks() { return std::move(marks_); }

private:
    /// A walk may not have come to the hit yet, but to its time.
    Vec2 contact_of(const Call& call) const {
        const auto last =
            std::find_if(call.steps.rbegin(), call.steps.rend(), [](const Step& step) {
                return std::holds_alternative<isect::Hit<double>>(step.value);
            });
        if (last != call.steps.rend()) return std::get<isect::Hit<double>>(last->value).pos;
        const double* time = call.last<double>("time");
        return time != nullptr && test_ ? test_->path.at(*time) : mover_;
    }

    void keep(TracedMark mark) {
        if (mark.points.empty() && mark.lines.empty() && !mark.is_sum) return;
        const auto same = [&](const TracedMark& each) { return each.label == mark.label; };
        const auto found = std::find_if(marks_.begin(), marks_.end(), same);
        if (found == marks_.end()) {
            marks_.push_back(std::move(mark));
        } else {
            *found = std::move(mark);
        }
    }

    std::optional<PathTest> test_;
    std::optional<RangePair> ranges_;
    Vec2 mover_, stopped_;
    double extent_;
    std::vector<TracedMark> marks_;
};

}  // namespace

std::vector<TracedMark> traced_marks(const Scene& posed, const Query& query, const Call& root,
                                     const Call* shown) {
    Collector collector(posed, query);
    collector.add(root);
    if (shown != nullptr && shown != &root) collector.add(*shown);
    return collector.marks();
}

}  // namespace lab
