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

std::string in_words(const ReadQuery& one, const ReadQuery& other, QueryDifference difference) {
    const auto vectors = [&](const char* what, Vec2 first, Vec2 second) {
        return std::string(what) + " " + place_text(first, one.is_y_up) + " in the first and " +
               place_text(second, other.is_y_up) + " in the other";
    };
    const GameAnswer &first = one.answer, &second = other.answer;
    switch (difference) {
        case QueryDifference::none:
            break;
        case QueryDifference::question:
            return "one asks " + kind_text(one) + ", the other " + kind_text(other);
        case QueryDifference::place:
            return vectors("the mover is at", one.place, other.place);
        case QueryDifference::size: {
            // A size has no direction.
            const auto size = [](Vec2 v) { return place_text(v, false); };
            return "the mover has the size " + size(one.size) + " in the first and " +
                   size(other.size) + " in the other";
        }
        case QueryDifference::motion:
            return vectors("the motion is", one.delta, other.delta);
        case QueryDifference::hit:
            return std::string("one ") + (first.is_yes ? "meets" : "misses") + " what the other " +
                   (second.is_yes ? "meets" : "misses");
        case QueryDifference::time:
            return "the time is " + number_text(first.time) + " in the first and " +
                   number_text(second.time) + " in the other";
        case QueryDifference::normal:
            return vectors("the normal is", first.normal, second.normal);
        case QueryDifference::end:
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

QueryDifference difference_of(const ReadQuery& one, const ReadQuery& other, double within) {
    const GameAnswer &first = one.answer, &second = other.answer;
    if (one.label != other.label || one.kind != other.kind) return QueryDifference::question;
    if (is_off(one.place, other.place, within)) return QueryDifference::place;
    if (is_off(one.size, other.size, within)) return QueryDifference::size;
    if (is_off(one.delta, other.delta, within)) return QueryDifference::motion;
    if (first.is_yes != second.is_yes) return QueryDifference::hit;
    if (is_number_off(first.time, second.time, within)) return QueryDifference::time;
    if (is_off(first.normal, second.normal, within)) return QueryDifference::normal;
    if (is_off(first.place, second.place, within)) return QueryDifference::end;
    return QueryDifference::none;
}

std::string difference_text(const ReadQuery& one, const ReadQuery& other,
                            QueryDifference difference) {
    return one.label + ": " + in_words(one, other, difference) + ".";
}

}  // namespace lab
