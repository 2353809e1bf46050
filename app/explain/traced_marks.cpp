#include "explain/traced_marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

#include "explain/path_test.hpp"
#include "geometry/legs.hpp"
#include "scene/handles.hpp"
#include "trace/subject.hpp"
#include "trace/walk.hpp"

namespace lab {

namespace {

/// The two ranges of a query on a line.
struct RangePair {
    Range a, b;
};

bool is_on_x(Term term) {
    return term == Term::extents_on_x || term == Term::closer_on_x || term == Term::center_in_x;
}

bool is_on_y(Term term) {
    return term == Term::extents_on_y || term == Term::closer_on_y || term == Term::center_in_y;
}

/// Whether a yes or no is about the sum and the path past it, and not only about numbers.
bool is_about_sum(Term term) {
    constexpr std::array asked = {
        Term::overlap,        Term::overlap_after_hit,  Term::answer,
        Term::inside_sum,     Term::line_meets_box,     Term::path_meets_capsule,
        Term::path_meets_box, Term::ray_meets_disc,     Term::sweep_meets_disc,
        Term::beyond_corner,  Term::enters_rounded_box, Term::enters_flat_face,
        Term::has_hit,        Term::through_x,          Term::is_missed,
        Term::starts_inside,  Term::close_call};
    return std::find(asked.begin(), asked.end(), term) != asked.end();
}

/// Makes the mark of one value. Each type of value is drawn differently.
struct Marker {
    const std::optional<PathTest>& test;
    const std::optional<RangePair>& ranges;
    Vec2 mover;
    Vec2 outward;   ///< from the obstacle's center to the mover
    Vec2 stopped;   ///< how far the mover has come
    Vec2 contact;   ///< where directions are drawn: the contact if there is one, else the mover
    double extent;  ///< of the scene, which scales directions
    Term term;
    bool is_of_peer;  ///< most vectors of other people's tests are no places
    TracedMark mark;

    void operator()(bool) {
        if (ranges) ends_of_ranges();
        if (!test) return;
        const bool on_x = is_on_x(term), on_y = is_on_y(term);
        if (on_x || on_y) {
            edges(on_x);
        } else if (term == Term::at_start || term == Term::hit_is_at_start) {
            mark.points.push_back(test->path.start);
        } else if (is_about_sum(term)) {
            mark.sum = test->sum;
        }
    }
    /// The ends that a test of two ranges compares, on the line that they lie on.
    void ends_of_ranges() {
        const auto between = [&](double from, double to) {
            mark.points.insert(mark.points.end(), {Vec2{from, 0}, Vec2{to, 0}});
            mark.lines.emplace_back(Vec2{from, 0}, Vec2{to, 0});
        };
        const auto& [a, b] = *ranges;
        if (term == Term::a_begins_in_time) between(a.min, b.max);
        if (term == Term::b_begins_in_time) between(b.min, a.max);
        const Range common = overlap(a, b);
        if (term == Term::answer && !common.is_empty()) between(common.min, common.max);
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
        if (term == Term::depth_on_x || term == Term::depth_on_y) {
            const bool on_x = term == Term::depth_on_x;
            const double depth = (on_x ? outward.x : outward.y) < 0 ? -value : value;
            mark.lines.emplace_back(mover, mover + (on_x ? Vec2{depth, 0} : Vec2{0, depth}));
        }
        if (test && (term == Term::time || term == Term::near_time || term == Term::far_time))
            mark.points.push_back(test->path.at(value));
    }
    void operator()(Vec2 value) {
        if (term == Term::gap_between || term == Term::centers_apart) {
            mark.lines.emplace_back(mover, mover - value);
        } else if (term == Term::direction) {
            mark.directions.emplace_back(contact, value);
        } else if (term == Term::delta_left) {
            mark.lines.emplace_back(stopped, stopped + value);
        } else if (term != Term::none || !is_of_peer) {
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
        mark.directions.emplace_back(hit.pos, hit.normal);
    }
    void operator()(std::size_t) {}
};

/// The input of a call: a mover on its path and one obstacle of the list.
struct Asked {
    const Scene& posed;
    const Query& query;
    std::size_t obstacle{};

    const Geometry* shape(const std::string& name) const {
        const NamedShape* found = find_shape(posed, name);
        return found != nullptr ? &found->geometry : nullptr;
    }
    const Geometry* mover() const { return shape(query.mover); }
    const Geometry* other() const {
        return obstacle < query.obstacles.size() ? shape(query.obstacles[obstacle]) : nullptr;
    }
    std::optional<RangePair> ranges() const {
        const auto* a = mover() != nullptr ? std::get_if<Range>(mover()) : nullptr;
        const auto* b = other() != nullptr ? std::get_if<Range>(other()) : nullptr;
        if (a == nullptr || b == nullptr) return {};
        return RangePair{*a, *b};
    }
};

/// How many values with this meaning a call traced before it made another call.
std::size_t rounds_before(const Call& caller, const Call& callee, Term term) {
    std::size_t rounds = 0;
    for (std::size_t i = 0; i < callee.after; ++i) {
        const Statement* statement = caller.function->statement_at(caller.steps[i].line);
        rounds += statement != nullptr && statement->term == term ? 1 : 0;
    }
    return rounds;
}

/// The index of the obstacle that a sweep among many tested in another call.
std::size_t obstacle_of(const Call& caller, const Call& callee) {
    const std::size_t rounds = rounds_before(caller, callee, Term::is_out_of_reach);
    return rounds > 0 ? rounds - 1 : 0;
}

/// Whether a call tests one obstacle of a list after the other.
bool goes_through_list(const Call& call) {
    return call.file_name() == library_file::sweep_into && call.ids == IdsOf::obstacles;
}

class Collector {
public:
    Collector(const Scene& posed, const Call* shown)
        : extent_(std::max(posed.content_size.x, posed.content_size.y)), shown_(shown) {}

    /// If labels are equal, the marks of an algorithm replace those of its nested calls, and the
    /// marks of the call on display replace all others.
    std::vector<TracedMark> marks(const Call& root, const Asked& asked) {
        add(root, asked);
        for (TracedMark& mark : marks_of_shown_) keep(std::move(mark));
        return std::move(marks_);
    }

private:
    void add(const Call& call, const Asked& asked) {
        add_calls(call, asked);
        const auto test = path_test(asked.posed, asked.query, asked.obstacle);
        const auto ranges = asked.ranges();
        const Vec2 mover = asked.mover() != nullptr ? position(*asked.mover()) : Vec2{};
        const Vec2 outward = asked.other() != nullptr ? mover - position(*asked.other()) : Vec2{};
        const Vec2 contact = contact_of(call, test, mover);
        Vec2 stopped = mover;
        std::map<int, std::size_t> rounds;
        for (const Step& step : call.steps) {
            const Statement* statement = call.function->statement_at(step.line);
            if (statement == nullptr) continue;
            const auto* place = std::get_if<Vec2>(&step.value);
            if (place != nullptr && statement->term == Term::place_reached) stopped = *place;
            Marker marker{test,
                          ranges,
                          mover,
                          outward,
                          stopped,
                          contact,
                          extent_,
                          statement->term,
                          is_of_peers(*call.file),
                          {statement->label, {}, {}}};
            const auto subject = subject_of(call, *statement, rounds[step.line]++);
            if (subject && subject->kind == Subject::Kind::obstacle) {
                const Geometry* met = Asked{asked.posed, asked.query, subject->number}.other();
                if (met != nullptr) marker.mark.shapes.push_back(*met);
            } else {
                std::visit(marker, step.value);
            }
            keep(std::move(marker.mark));
        }
        if (&call == shown_) marks_of_shown_ = Collector(asked.posed, nullptr).marks(call, asked);
    }

    /// A sweep among many tests each obstacle in turn; a deflected motion continues from each hit.
    void add_calls(const Call& call, const Asked& asked) {
        if (call.file_name() == library_file::move_and_slide) return add_legs(call, asked);
        const bool asks_many = goes_through_list(call);
        for (const Call& nested : call.calls) {
            const std::size_t obstacle = asks_many ? obstacle_of(call, nested) : asked.obstacle;
            add(nested, {asked.posed, asked.query, obstacle});
        }
    }
    void add_legs(const Call& call, const Asked& asked) {
        Scene there = asked.posed;
        const Answer answer = ask(there, asked.query);
        const std::vector<Leg> legs = legs_of(asked.posed, asked.query, std::get<Moved>(answer));
        Query going = asked.query;
        for (const Call& nested : call.calls) {
            const std::size_t round = rounds_before(call, nested, Term::place_reached);
            const Leg& leg = legs[std::min(round, legs.size() - 1)];
            set_place(find_shape(there, going.mover)->geometry, leg.path.start);
            going.delta = leg.path.delta;
            add(nested, {there, going, 0});
        }
    }

    /// A walk may have reached the time of a hit but not the hit itself.
    static Vec2 contact_of(const Call& call, const std::optional<PathTest>& test, Vec2 mover) {
        const auto last =
            std::find_if(call.steps.rbegin(), call.steps.rend(), [](const Step& step) {
                return std::holds_alternative<isect::Hit<double>>(step.value);
            });
        if (last != call.steps.rend()) return std::get<isect::Hit<double>>(last->value).pos;
        const double* time = call.last<double>(Term::time);
        return time != nullptr && test ? test->path.at(*time) : mover;
    }

    void keep(TracedMark mark) {
        const bool is_nowhere = mark.points.empty() && mark.lines.empty() &&
                                mark.directions.empty() && mark.shapes.empty() && !mark.sum;
        if (is_nowhere) return;
        const auto same = [&](const TracedMark& each) { return each.label == mark.label; };
        const auto found = std::find_if(marks_.begin(), marks_.end(), same);
        if (found == marks_.end()) {
            marks_.push_back(std::move(mark));
        } else {
            *found = std::move(mark);
        }
    }

    double extent_;
    const Call* shown_;
    std::vector<TracedMark> marks_, marks_of_shown_;
};

}  // namespace

std::vector<TracedMark> traced_marks(const Scene& posed, const Query& query, const Call& root,
                                     const Call* shown) {
    return Collector(posed, shown).marks(root, {posed, query, 0});
}

std::vector<TracedMark> marks_of_step(const Scene& posed, const Query& query, const Call& walked) {
    const std::vector<const Call*> way = way_to_last(walked);
    const Call& call = *way.back();
    if (call.steps.empty()) return {};
    const Statement* last = call.function->statement_at(call.steps.back().line);
    std::vector<TracedMark> marks = traced_marks(posed, query, walked, &call);
    std::erase_if(marks, [&](const TracedMark& mark) { return mark.label != last->label; });
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        if (!goes_through_list(*way[i])) continue;
        const std::size_t tested = obstacle_of(*way[i], *way[i + 1]);
        const Geometry* obstacle = Asked{posed, query, tested}.other();
        if (obstacle != nullptr) marks.push_back({"tested", {}, {}, {}, {*obstacle}});
    }
    return marks;
}

}  // namespace lab
