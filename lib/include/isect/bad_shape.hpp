#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

#include <isect/detail/coordinates.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// The exception that `checked` and the Polygon constructors throw. It says
/// which field is wrong, and how.
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

}  // namespace isect
