#include "recording/query_difference.hpp"

#include <cmath>

#include "scene/number.hpp"

namespace lab {
namespace {

bool is_number_off(double a, double b, double within) {
    if (std::isnan(a) || std::isnan(b)) return std::isnan(a) != std::isnan(b);
    return a != b && !(std::abs(a - b) <= within);
}

/// "move (slide)"
std::string kind_text(const ReadQuery& query) {
    return query.label + " (" + name_of(query.kind) + ")";
}

std::string in_words(const ReadQuery& one, const ReadQuery& other, Difference difference) {
    const auto vectors = [&](const char* what, Vec2 first, Vec2 second) {
        return std::string(what) + " " + place_text(first, one.is_y_up) + " in one and " +
               place_text(second, other.is_y_up) + " in the other";
    };
    const GameAnswer &first = one.answer, &second = other.answer;
    switch (difference) {
        case Difference::none:
            break;
        case Difference::question:
            return "one asks " + kind_text(one) + ", the other " + kind_text(other);
        case Difference::place:
            return vectors("the mover is at", one.place, other.place);
        case Difference::size: {
            // A size has no direction.
            const auto size = [](Vec2 v) { return place_text(v, false); };
            return "the mover has the size " + size(one.size) + " in one and " + size(other.size) +
                   " in the other";
        }
        case Difference::motion:
            return vectors("the motion is", one.delta, other.delta);
        case Difference::hit:
            return std::string("one ") + (first.is_yes ? "meets" : "misses") + " what the other " +
                   (second.is_yes ? "meets" : "misses");
        case Difference::time:
            return "the time is " + number_text(first.time) + " in one and " +
                   number_text(second.time) + " in the other";
        case Difference::normal:
            return vectors("the normal is", first.normal, second.normal);
        case Difference::end:
            return vectors("the mover ends at", first.place, second.place);
    }
    return "nothing differs";
}

}  // namespace

bool is_off(Vec2 a, Vec2 b, double within) {
    return is_number_off(a.x, b.x, within) || is_number_off(a.y, b.y, within);
}

std::string place_text(Vec2 place, bool is_y_up) {
    return "(" + number_text(place.x) + ", " + number_text(is_y_up ? 0 - place.y : place.y) + ")";
}

Difference difference_of(const ReadQuery& one, const ReadQuery& other, double within) {
    const GameAnswer &first = one.answer, &second = other.answer;
    if (one.label != other.label || one.kind != other.kind) return Difference::question;
    if (is_off(one.place, other.place, within)) return Difference::place;
    if (is_off(one.size, other.size, within)) return Difference::size;
    if (is_off(one.delta, other.delta, within)) return Difference::motion;
    if (first.is_yes != second.is_yes) return Difference::hit;
    if (is_number_off(first.time, second.time, within)) return Difference::time;
    if (is_off(first.normal, second.normal, within)) return Difference::normal;
    if (is_off(first.place, second.place, within)) return Difference::end;
    return Difference::none;
}

std::string difference_text(const ReadQuery& one, const ReadQuery& other, Difference difference) {
    return one.label + ": " + in_words(one, other, difference) + ".";
}

}  // namespace lab
