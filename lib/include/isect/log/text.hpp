#pragma once

#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>
#include <version>

#include <isect/log/store.hpp>
#include <isect/log/words.hpp>

// The lines of a recording, from the records of a Log. All of this is
// internal.
namespace isect::detail {

enum class LogForm : std::uint8_t {
    point,
    segment,
    box,
    circle,
    capsule,
    polygon,
    chain,
    tiles
};
// The flags of a shape.
inline constexpr int log_closed = 1;
inline constexpr int log_front_only = 2;
inline constexpr int log_marked = 4;

/// What follows the id in the record of a shape: then come the marks if it
/// has any, the numbers, and the text. None of these has padding, since
/// records are compared as bytes.
struct LogShapePart {
    std::uint32_t numbers{};  ///< how many
    std::uint32_t text{};     ///< bytes in the rows of tiles
};
template <class T>
struct LogMarksPart {
    std::uint32_t groups = all_groups;
    std::uint32_t unused{};
    Vec2<T> one_way{};
    Vec2<T> moved{};
    T radius{};  ///< of a polygon
};
static_assert(sizeof(LogMarksPart<float>) == 8 + 5 * sizeof(float));
static_assert(sizeof(LogMarksPart<double>) == 8 + 5 * sizeof(double));

/// The marks after the part of a shape. Moves to what follows them.
template <class T>
LogMarksPart<T> log_marks(const LogHead& head, const char*& at) {
    if ((head.flags & log_marked) == 0) return {};
    const auto marks = log_part<LogMarksPart<T>>(at);
    at += sizeof marks;
    return marks;
}

/// What follows the label in the record of a query: then come the words.
template <class T>
struct LogQueryPart {
    std::uint32_t groups = all_groups;
    std::uint32_t among{};  ///< bytes
    std::uint8_t mover{};   ///< bytes; 0 for a point
    std::uint8_t met{};     ///< bytes
    typename LogAnswer<T>::Form form{};
    Vec2<T> point{};
    Vec2<T> delta{};
    Vec2<T> vector{};
    T time{};
};

/// Appends a number with as few digits as read back the same bits.
template <class T>
void append_number(std::string& line, T number) {
    if (std::isnan(number)) {
        line += "nan";
        return;
    }
    if (std::isinf(number)) {
        line += number < 0 ? "-inf" : "inf";
        return;
    }
    char digits[32];
#ifdef __cpp_lib_to_chars
    line.append(digits,
                std::to_chars(digits, digits + sizeof digits, number).ptr);
#else
    // The C library may write a comma, or any other decimal separator.
    const auto reads_back = [&] {
        const double read = std::strtod(digits, nullptr);
        return static_cast<T>(read) == number;
    };
    constexpr int most = std::numeric_limits<T>::max_digits10;
    for (int count = most - 3; count <= most; ++count) {
        std::snprintf(digits, sizeof digits, "%.*g", count,
                      static_cast<double>(number));
        if (reads_back()) break;
    }
    bool is_separator = false;
    for (const char* at = digits; *at != '\0'; ++at) {
        const bool is_plain = (*at >= '0' && *at <= '9') || *at == '-' ||
                              *at == '+' || *at == 'e';
        if (is_plain) line += *at;
        if (!is_plain && !is_separator) line += '.';
        is_separator = !is_plain;
    }
#endif
}
template <class T>
void append_vector(std::string& line, Vec2<T> v) {
    line += ' ';
    append_number(line, v.x);
    line += ' ';
    append_number(line, v.y);
}
/// " layers 1,3", unless it is all of them or none.
inline void append_layers(std::string& line, std::uint32_t groups) {
    if (groups == all_groups || groups == 0) return;
    line += " layers ";
    for (; groups != 0; groups &= groups - 1) {
        line += std::to_string(std::countr_zero(groups) + 1);
        line += ',';
    }
    line.pop_back();
}
/// A text without line breaks.
inline void append_text(std::string& line, std::string_view text) {
    for (const char letter : text)
        line += letter == '\n' || letter == '\r' ? ' ' : letter;
}

template <class T>
void append_shape(std::string& line, const LogHead& head, const char* at) {
    constexpr const char* names[] = {"point",  "segment", "box",
                                     "circle", "capsule", "polygon",
                                     "chain",  "tiles"};
    const auto part = log_part<LogShapePart>(at);
    at += sizeof part;
    const LogMarksPart<T> marks = log_marks<T>(head, at);
    line += ' ';
    line += names[head.kind];
    for (std::uint32_t i = 0; i < part.numbers; ++i) {
        line += ' ';
        append_number(line, log_part<T>(at + i * sizeof(T)));
    }
    if (part.text > 0) {
        line += ' ';
        line.append(at + part.numbers * sizeof(T), part.text);
    }
    if (marks.radius != 0) {
        line += " radius ";
        append_number(line, marks.radius);
    }
    if ((head.flags & log_closed) != 0) line += " closed";
    if ((head.flags & log_front_only) != 0) line += " front_only";
    if (marks.one_way != Vec2<T>{}) {
        line += " one_way";
        append_vector(line, marks.one_way);
    }
    if (marks.moved != Vec2<T>{}) {
        line += " moved";
        append_vector(line, marks.moved);
    }
    append_layers(line, marks.groups);
}

template <class T>
void append_query(std::string& line, const LogHead& head, const char* at) {
    constexpr const char* names[] = {"overlaps", "raycast", "sweep",
                                     "slide", "walk"};
    using Form = typename LogAnswer<T>::Form;
    const auto part = log_part<LogQueryPart<T>>(at);
    at += sizeof part;
    line += ' ';
    line += names[head.kind];
    line += ' ';
    if (part.mover > 0) {
        line.append(at, part.mover);
    } else {
        line += '(';
        append_number(line, part.point.x);
        line += ',';
        append_number(line, part.point.y);
        line += ')';
    }
    append_vector(line, part.delta);
    line += ' ';
    line.append(at + part.mover, part.among);
    append_layers(line, part.groups);
    line += " ->";
    if (part.form == Form::no) line += " no";
    if (part.form == Form::yes) line += " yes";
    if (part.form == Form::miss) line += " miss";
    if (part.form == Form::hit) {
        line += ' ';
        append_number(line, part.time);
    }
    if (part.form == Form::hit || part.form == Form::place)
        append_vector(line, part.vector);
    // Nothing is met where the answer is no or a miss.
    const bool is_met = part.form != Form::no && part.form != Form::miss;
    if (part.met > 0 && is_met) {
        line += ' ';
        line.append(at + part.mover + part.among, part.met);
    }
}

/// The line of a record, without its end.
template <class T>
void append_record(std::string& line, const char* record) {
    const auto head = log_part<LogHead>(record);
    const char* const at = record + sizeof head;
    const std::string_view name = LogStore::name_in(record);
    switch (head.record) {
        case LogRecord::frame:
        case LogRecord::key_frame:
            line += "frame ";
            line += std::to_string(log_part<std::int64_t>(at));
            if (head.record == LogRecord::key_frame) line += " key";
            break;
        case LogRecord::shape:
            line += "shape ";
            line += name;
            append_shape<T>(line, head, at + head.name);
            break;
        case LogRecord::gone:
            line += "gone ";
            line += name;
            break;
        case LogRecord::query:
            line += "query ";
            line += name;
            append_query<T>(line, head, at + head.name);
            break;
        case LogRecord::note:
            line += "note ";
            append_text(line, {at, head.size - sizeof head});
            break;
    }
}

}  // namespace isect::detail
