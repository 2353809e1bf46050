#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include <isect/hit.hpp>
#include <isect/rounding.hpp>

namespace isect::detail {

/// How far the time of a contact may be off. That of a flat box face is a
/// quotient of a sum rounded once. Elsewhere rounding moves the contact by
/// some ulp of the numbers around it, which takes the longer the less the
/// path leads into the surface.
template <class T>
constexpr double time_error(const Sweep<T>& met, Vec2<T> delta) {
    constexpr double in_t = std::numeric_limits<T>::epsilon();
    const double rounded = (in_t + 0x1p-48) * static_cast<double>(met.time);
    const Vec2<double> normal = widened(met.hit->normal);
    if (normal.x == 0 || normal.y == 0 || met.time == 0) return rounded;
    const double approach = -dot(widened(delta), normal);
    if (!(approach > 0)) return rounded;
    // A rounded polygon in float is approached in steps down to 2^-44.
    const double part = std::is_same_v<T, float> ? 0x1p-42 : 0x1p-49;
    const double size =
        size_of_all(met.pos.x, met.pos.y, met.hit->pos.x, met.hit->pos.y);
    return rounded + part * size / approach;
}

/// Which of the contacts on one path comes first, whatever order they are
/// added in. Those whose times rounding can't tell from the earliest are
/// equal: of them the one with the widest shared span wins, and then the
/// lowest index.
template <class T>
class FirstContact {
public:
    explicit FirstContact(Vec2<T> delta) : delta_(delta) {}

    /// Whether a contact is certainly later than another that was added.
    constexpr bool is_before(const Sweep<T>& met) const {
        return since(met) > until_;
    }
    /// No later time can be that of the first contact.
    constexpr double until() const { return until_; }

    /// Adds the contact with one obstacle, which is not certainly later.
    constexpr void add(const Sweep<T>& met, std::size_t index, T width) {
        const double latest = met.time + time_error(met, delta_);
        if (latest < until_) until_ = latest;
        const Equal added{met, index, width, since(met)};

        // Of two contacts, the narrower matters only as long as the wider
        // one may turn out to be later than another.
        std::size_t kept = 0;
        bool is_needed = true;
        for (std::size_t i = 0; i < count_; ++i) {
            const Equal& each = equals_[i];
            if (each.since > until_) continue;
            if (each.outdoes(added)) is_needed = false;
            if (!added.outdoes(each)) equals_[kept++] = each;
        }
        count_ = kept;
        if (is_needed && count_ < equals_.size()) equals_[count_++] = added;
    }

    /// The first contact; or, where nothing was added, what is given.
    constexpr Sweep<T> first_or(const Sweep<T>& unhindered) const {
        const Equal* first = best();
        return first == nullptr ? unhindered : first->sweep;
    }
    constexpr std::size_t index() const {
        const Equal* first = best();
        return first == nullptr ? npos : first->index;
    }

private:
    struct Equal {
        Sweep<T> sweep;
        std::size_t index{};
        T width{};
        double since{};

        constexpr bool is_wider(const Equal& other) const {
            if (width != other.width) return width > other.width;
            return index < other.index;
        }
        constexpr bool outdoes(const Equal& other) const {
            return is_wider(other) && since <= other.since;
        }
    };

    constexpr const Equal* best() const {
        const Equal* best = nullptr;
        for (std::size_t i = 0; i < count_; ++i) {
            const Equal& each = equals_[i];
            if (best == nullptr || each.is_wider(*best)) best = &each;
        }
        return best;
    }
    constexpr double since(const Sweep<T>& met) const {
        return met.time - time_error(met, delta_);
    }

    Vec2<T> delta_;
    double until_ = 1;
    std::array<Equal, 6> equals_{};
    std::size_t count_ = 0;
};

}  // namespace isect::detail
