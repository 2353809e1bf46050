#include "lib/symmetry.hpp"

#include <limits>
#include <variant>

#include "lib/typed.hpp"

namespace symmetry {

template <class T>
Question<T>::Question(const Shape& a, Vector delta, const std::vector<Shape>& obstacles)
    : a_(a),
      b_(obstacles[0]),
      delta_(delta),
      obstacles_(obstacles),
      is_inside_(typed::overlaps(a, b_)),
      push_(typed::intersect(a, b_)),
      sweep_(typed::sweep(a, delta, b_)),
      into_(typed::sweep_into(a, delta, obstacles)),
      moved_(typed::move_and_slide(a, delta, obstacles)),
      distance_(typed::distance(a, b_)),
      closest_(typed::closest_points(a, b_)) {}

template <class T>
void Question<T>::ask(const Change<T>& change, Tally& tally) const {
    const Shape a = change(a_);
    const Shape b = change(b_);
    const Vector delta = change(delta_);
    tally.add(typed::overlaps(a, b) == is_inside_, "overlaps");
    tally.add(typed::distance(a, b) == change.scale * distance_, "distance");
    tally.add(typed::closest_points(a, b) == change(closest_), "closest_points");
    compare_hits(typed::intersect(a, b), change(push_), change, "intersect", tally);
    const isect::Sweep<T> swept = typed::sweep(a, delta, b);
    const isect::Sweep<T> expected = change(sweep_);
    compare_hits(swept.hit, expected.hit, change, "sweep", tally);
    if (swept.hit == expected.hit) tally.add(swept == expected, "sweep");
    ask_cast(change, b, tally);
    ask_about_all(change, a, delta, tally);
}

template <class T>
void Question<T>::ask_cast(const Change<T>& change, const Shape& b, Tally& tally) const {
    if (std::holds_alternative<Vector>(b)) return;
    const isect::Segment<T> path{isect::position(a_), delta_};
    const isect::Segment<T> image = change(path);
    const auto compare = [&](const Hit& found, const Hit& before) {
        compare_hits(found, change(before), change, "raycast", tally);
    };
    compare(typed::raycast(image, b), typed::raycast(path, b_));
    const auto* box = std::get_if<isect::Aabb<T>>(&b);
    if (box != nullptr) {
        const auto& original = std::get<isect::Aabb<T>>(b_);
        const Vector padding{T(0.5), T(2)};
        const Vector grown = change.size(padding);
        compare(typed::raycast(image, b, grown), typed::raycast(path, b_, padding));
        tally.add(slab_times(image, *box) == change(slab_times(path, original)), "slab_times");
        tally.add(slab_times(image, *box, grown) == change(slab_times(path, original, padding)),
                  "slab_times");
    } else {
        const Vector padding{T(0.5), T(0.5)};
        compare(typed::raycast(image, b, change.scale * padding),
                typed::raycast(path, b_, padding));
    }
}
/// A query with several obstacles may differ where a sweep against one of them is a tie.
template <class T>
void Question<T>::ask_about_all(const Change<T>& change, const Shape& a, Vector delta,
                                Tally& tally) const {
    std::vector<Shape> obstacles;
    for (const Shape& obstacle : obstacles_) obstacles.push_back(change(obstacle));
    const auto into = typed::sweep_into(a, delta, obstacles);
    const bool is_same = into == change(into_);
    if (!is_same && has_tie(change, a_, delta_)) {
        ++tally.ties;
    } else {
        tally.add(is_same, "sweep_into");
    }
    const auto moved = typed::move_and_slide(a, delta, obstacles);
    const auto expected = change(moved_);
    if (!(moved == expected) && slides_into_tie(change, moved, expected)) {
        ++tally.ties;
    } else {
        tally.add(moved == expected, "move_and_slide");
    }
}
/// Whether a sweep against any one of the obstacles does not change with the world.
template <class T>
bool Question<T>::has_tie(const Change<T>& change, const Shape& a, Vector delta) const {
    for (const Shape& obstacle : obstacles_) {
        const auto image = typed::sweep(change(a), change(delta), change(obstacle));
        if (!(image == change(typed::sweep(a, delta, obstacle)))) return true;
    }
    return false;
}
/// The same for the first sweep of a slide that differs, which starts where the sweeps before
/// it end.
template <class T>
bool Question<T>::slides_into_tie(const Change<T>& change, const isect::Moved<T>& moved,
                                  const isect::Moved<T>& expected) const {
    Shape at = a_;
    Vector left = delta_;
    for (std::size_t i = 0; i < std::min(moved.count, expected.count); ++i) {
        if (!(moved.sweeps[i] == expected.sweeps[i])) return has_tie(change, at, left);
        const isect::Sweep<T>& step = moved_.sweeps[i];
        if (!step.hit) return false;
        const bool is_inside = typed::overlaps(at, obstacles_[step.index]);
        at = isect::placed_at(at, is_inside ? step.pos + step.hit->delta : step.pos);
        left = isect::slide((T(1) - step.time) * left, step.hit->normal);
    }
    return false;
}
/// Equally short pushes are equally right, and so are simultaneous contacts at a corner.
template <class T>
void Question<T>::compare_hits(const Hit& found, const Hit& expected, const Change<T>& change,
                               const char* query, Tally& tally) const {
    if (found == expected || !found || !expected) return tally.add(found == expected, query);
    const T unit = T(16) * std::numeric_limits<T>::epsilon() * change.scale * size();
    const T longer = length(found->delta) - length(expected->delta);
    const bool is_as_far = found->time == expected->time && std::abs(longer) <= unit;
    const bool is_in_one_point = length(found->pos - expected->pos) <= unit;
    const bool is_static = found->time == 0;
    is_as_far && (is_static || is_in_one_point) ? void(++tally.ties) : tally.add(false, query);
}
template <class T>
T Question<T>::size() const {
    const Vector at = isect::position(a_);
    const Vector to = isect::position(b_);
    return 20 + std::abs(at.x) + std::abs(at.y) + std::abs(to.x) + std::abs(to.y);
}

template class Question<float>;
template class Question<double>;

}  // namespace symmetry
