#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

#include <isect/axis.hpp>
#include <isect/segment.hpp>
#include <isect/shape.hpp>

namespace isect {

/// What `checked` throws: which field is wrong, and how.
class BadShape : public std::invalid_argument {
public:
    BadShape(std::string_view field, std::string_view fault)
        : std::invalid_argument(std::string(field) + " " +
                                std::string(fault)),
          field_(field) {}

    const std::string& field() const { return field_; }

private:
    std::string field_;
};

namespace detail {
template <class T>
void check_number(std::string_view field, T value) {
    const T size = absolute(value);
    if (!(size == size)) throw BadShape(field, "is not a number");
    if (std::is_same_v<T, double>) {
        if (size > T(0x1p200)) throw BadShape(field, "is above 2^200");
        if (size != 0 && size < T(0x1p-200)) {
            throw BadShape(field, "is below 2^-200, and not 0");
        }
    } else if (size > T(0x1p120)) {
        throw BadShape(field, "is above 2^120");
    }
}

template <class T>
void check_extent(std::string_view field, T value) {
    check_number(field, value);
    if (value < 0) throw BadShape(field, "is negative");
}

template <class T>
void check_vector(std::string_view field, Vec2<T> v) {
    check_number(std::string(field) + ".x", v.x);
    check_number(std::string(field) + ".y", v.y);
}
}  // namespace detail

/// The shape itself, if every number in it is one that the library makes
/// its promises for: finite, in magnitude at most 2^200 and 0 or at least
/// 2^-200 (float: at most 2^120), and no extent below 0. Throws BadShape.
template <class T>
Vec2<T> checked(Vec2<T> point) {
    detail::check_number("x", point.x);
    detail::check_number("y", point.y);
    return point;
}
template <class T>
Aabb<T> checked(const Aabb<T>& box) {
    detail::check_vector("center", box.center);
    detail::check_extent("half.x", box.half.x);
    detail::check_extent("half.y", box.half.y);
    return box;
}
template <class T>
Circle<T> checked(const Circle<T>& circle) {
    detail::check_vector("center", circle.center);
    detail::check_extent("radius", circle.radius);
    return circle;
}
template <class T>
Segment<T> checked(const Segment<T>& segment) {
    detail::check_vector("start", segment.start);
    detail::check_vector("delta", segment.delta);
    return segment;
}
template <class T>
Capsule<T> checked(const Capsule<T>& capsule) {
    detail::check_vector("start", capsule.start);
    detail::check_vector("delta", capsule.delta);
    detail::check_extent("radius", capsule.radius);
    return capsule;
}

}  // namespace isect
