#pragma once

#include <cstddef>
#include <type_traits>

#include <isect/hit.hpp>

namespace isect::detail {

/// Whether a visitor wants more. One that returns nothing does.
template <class Visit, class... Found>
bool wants_more(Visit& visit, const Found&... found) {
    if constexpr (std::is_same_v<decltype(visit(found...)), void>) {
        visit(found...);
        return true;
    } else {
        return visit(found...);
    }
}

/// A reference to a function object that takes what a mover would hit, and
/// says whether it wants more.
template <class T>
class SweepVisitor {
public:
    template <class Visit>
    explicit SweepVisitor(Visit& visit)
        : visit_(&visit),
          call_([](void* to, std::size_t id, const Sweep<T>& met) {
              return wants_more(*static_cast<Visit*>(to), id, met);
          }) {}

    bool operator()(std::size_t id, const Sweep<T>& met) const {
        return call_(visit_, id, met);
    }

private:
    void* visit_;
    bool (*call_)(void*, std::size_t, const Sweep<T>&);
};

}  // namespace isect::detail
