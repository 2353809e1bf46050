// A shape as the oracle takes it.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include <isect/any_solid.hpp>

namespace oracle {

template <class N>
struct Point {
    N x;
    N y;
};

/// A shape of any kind in doubles, which hold floats exactly. It is the hull of its corners, which
/// are relative to its position, rounded by its radius.
class Form {
public:
    using Corners = std::array<Point<double>, isect::Polygon<double>::capacity>;

    Point<double> pos{};
    double radius{};

    const Point<double>* begin() const { return corners_.data(); }
    const Point<double>* end() const { return corners_.data() + count_; }
    std::size_t size() const { return count_; }
    const Point<double>& operator[](std::size_t i) const { return corners_[i]; }
    void add(Point<double> corner) { corners_[count_++] = corner; }

private:
    Corners corners_{};
    std::size_t count_{};
};

template <class T>
Form form_of(const isect::AnySolid<T>& solid);
template <class S>
Form form_of(const S& shape) {
    return form_of(isect::AnySolid<isect::Scalar<S>>(shape));
}

/// The length of a shape's position and of its longest corner, as sums of coordinates, plus its
/// radius.
inline double size_of(const Form& form) {
    const auto length = [](const auto& v) { return std::abs(v.x) + std::abs(v.y); };
    double longest = 0;
    for (const auto& corner : form) longest = std::max(longest, length(corner));
    return length(form.pos) + longest + form.radius;
}

}  // namespace oracle
