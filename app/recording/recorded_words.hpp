#pragma once

#include <optional>
#include <string_view>

#include "recording/recorded_line.hpp"

namespace lab {

/// The words of a line, one after another. Each throws LineError if there is none, or not such a
/// one.
class RecordedWords {
public:
    RecordedWords(std::string_view line, const RecordingHead& head)
        : rest_(line), scalar_(head.scalar), is_y_up_(head.is_y_up) {
        skip_blanks();
    }

    bool is_empty() const { return rest_.empty(); }
    std::string_view rest() const { return rest_; }
    /// The next word, which stays; empty at the end.
    std::string_view peek() const;

    /// `what` is said if there is none: "a kind of shape".
    std::string_view word(const char* what);
    /// An id or a label.
    std::string_view name(const char* what);
    /// May be infinite or NaN.
    double number(const char* what);
    /// A number that is finite, rounded to the scalar of the recording.
    double finite(const char* what);
    /// With y down.
    Vec2 vector(const char* what);
    Vec2 any_vector(const char* what);
    /// A point such as "(1,2)".
    Vec2 point(const char* what);
    /// The next word and the one after it as a point, if the next one is a number.
    std::optional<Vec2> point_if_any();
    std::int64_t whole_number(const char* what);
    Groups layers();

    bool is_y_up() const { return is_y_up_; }
    /// As the library takes it: what is too small for that is 0. Throws LineError if it is too
    /// large.
    Vec2 in_range(Vec2 v) const { return {in_range(v.x), in_range(v.y)}; }

private:
    void skip_blanks();
    double rounded(double number) const;
    double in_range(double number) const;
    Vec2 with_y_down(double x, double y) const { return {x, is_y_up_ && y != 0 ? -y : y}; }

    std::string_view rest_;
    Scalar scalar_;
    bool is_y_up_;
};

/// Takes the first word away from a line; empty if it has none.
std::string_view next_word(std::string_view& line);

/// The part up to a letter, which is taken away with it.
std::string_view part_before(std::string_view& text, char letter);

/// A number as recorders of any language write it: decimal or hexadecimal, "nan", "inf".
std::optional<double> recorded_number(std::string_view word);

/// A word in quotes, shortened.
std::string quoted_word(std::string_view word);

}  // namespace lab
