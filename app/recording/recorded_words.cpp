#include "recording/recorded_words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "scene/number.hpp"
#include "scene/read_parameter.hpp"
#include "scene/text.hpp"

namespace lab {
namespace {

constexpr std::size_t most_name_bytes = 64;

bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r';
}

[[noreturn]] void expected(const char* what, std::string_view found) {
    throw LineError("expected " + std::string(what) + ", found " +
                    (found.empty() ? "nothing" : quoted_word(found)));
}

}  // namespace

std::string quoted_word(std::string_view word) {
    constexpr std::size_t most = 40;
    const std::size_t end = whole_letters(word, std::min(word.size(), most));
    return '"' + visible_text(word.substr(0, end)) + (end < word.size() ? "…" : "") + '"';
}

std::string_view next_word(std::string_view& line) {
    constexpr std::string_view blanks = " \t";
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    const std::size_t end = std::min(line.find_first_of(blanks), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(end);
    return word;
}

std::string_view part_before(std::string_view& text, char letter) {
    const std::size_t end = std::min(text.find(letter), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

std::optional<double> recorded_number(std::string_view word) {
    // strtod needs an end, and no number that reads back needs more digits.
    std::array<char, 64> digits{};
    if (word.empty() || word.size() >= digits.size()) return {};
    std::copy(word.begin(), word.end(), digits.begin());
    char* end = nullptr;
    const double number = std::strtod(digits.data(), &end);
    // "nan(ind)" is what some C libraries write.
    const bool is_nan = std::isnan(number) && end != digits.data();
    if (end != digits.data() + word.size() && !is_nan) return {};
    return number;
}

void RecordedWords::skip_blanks() {
    while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
}

std::string_view RecordedWords::peek() const {
    const auto end = std::find_if(rest_.begin(), rest_.end(), is_blank);
    return rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
}

std::string_view RecordedWords::word(const char* what) {
    const std::string_view next = peek();
    if (next.empty()) expected(what, next);
    rest_.remove_prefix(next.size());
    skip_blanks();
    return next;
}

std::string_view RecordedWords::name(const char* what) {
    const std::string_view next = word(what);
    const bool is_name = next.size() <= most_name_bytes && next != "all" && next != "none" &&
                         is_plain_text(next) && next.find_first_of(",()") == std::string_view::npos;
    if (!is_name) expected(what, next);
    return next;
}

double RecordedWords::rounded(double number) const {
    return scalar_ == Scalar::float_ ? nearest_float(number) : number;
}

double RecordedWords::number(const char* what) {
    const std::string_view next = word(what);
    const std::optional<double> number = recorded_number(next);
    if (number) return rounded(*number);
    if (next.find(',') != std::string_view::npos)
        throw LineError("expected " + std::string(what) + " with a point, found " +
                        quoted_word(next) + "; has a locale written a comma?");
    expected(what, next);
}

double RecordedWords::in_range(double number) const {
    if (is_too_large(number, scalar_))
        throw LineError(number_text(number) +
                        " is too large: numbers go up to 2^200 in magnitude (2^120 in float)");
    return into_range(number, scalar_);
}

double RecordedWords::finite(const char* what) {
    const std::string_view next = peek();
    const double value = number(what);
    const std::optional<double> written = recorded_number(next);
    if (!std::isfinite(value) && !(written && std::isfinite(*written))) expected(what, next);
    return in_range(value);
}

Vec2 RecordedWords::vector(const char* what) {
    const double x = finite(what);
    return with_y_down(x, finite(what));
}

Vec2 RecordedWords::any_vector(const char* what) {
    const double x = number(what), y = number(what);
    const auto kept = [&](double each) { return std::isfinite(each) ? in_range(each) : each; };
    return with_y_down(kept(x), kept(y));
}

Vec2 RecordedWords::point(const char* what) {
    const std::string_view found = word(what);
    if (!found.starts_with('(') || !found.ends_with(')')) expected(what, found);
    std::string_view inside = found.substr(1, found.size() - 2);
    const std::optional<double> x = recorded_number(part_before(inside, ','));
    const std::optional<double> y = recorded_number(inside);
    if (!x || !y || !std::isfinite(rounded(*x)) || !std::isfinite(rounded(*y)))
        expected(what, found);
    return with_y_down(in_range(rounded(*x)), in_range(rounded(*y)));
}

std::optional<Vec2> RecordedWords::point_if_any() {
    if (!recorded_number(peek())) return {};
    return vector("a coordinate of a point");
}

std::int64_t RecordedWords::whole_number(const char* what) {
    constexpr double most = 0x1p53;
    const std::string_view next = word(what);
    const std::optional<double> number = recorded_number(next);
    if (!number || *number != std::trunc(*number) || std::abs(*number) > most) expected(what, next);
    return static_cast<std::int64_t>(*number);
}

Groups RecordedWords::layers() {
    constexpr const char* what = "layers from 1 to 32 with commas between them, such as 1,3";
    std::string_view list = word(what);
    Groups groups{0};
    while (!list.empty()) {
        const std::string_view part = part_before(list, ',');
        const std::optional<double> number = recorded_number(part);
        if (!number || *number != std::trunc(*number) || *number < 1 || *number > Groups::most)
            expected(what, part);
        groups.set(static_cast<int>(*number), true);
    }
    return groups;
}

}  // namespace lab
