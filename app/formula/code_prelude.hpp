// What the code of a page needs beside the standard library.
#pragma once

#include <string_view>

namespace lab {

inline constexpr std::string_view cpp_prelude = R"(// A page written in Intersect Lab.
#include <cmath>
#include <limits>

namespace page {

struct Vec2 {
    double x, y;
};
inline Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
inline Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
inline Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
inline Vec2 operator*(Vec2 a, double b) { return {a.x * b, a.y * b}; }
inline Vec2 operator*(double a, Vec2 b) { return b * a; }
inline Vec2 operator/(Vec2 a, double b) { return {a.x / b, a.y / b}; }
inline bool operator==(Vec2 a, Vec2 b) { return a.x == b.x && a.y == b.y; }
inline bool operator!=(Vec2 a, Vec2 b) { return !(a == b); }
inline double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
inline double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
inline double length(Vec2 a) { return std::sqrt(dot(a, a)); }
inline double min(double a, double b) { return b < a ? b : a; }
inline double max(double a, double b) { return a < b ? b : a; }
inline double clamp(double a, double least, double most) {
    return a < least ? least : most < a ? most : a;
}
inline double sign(double a) { return a > 0 ? 1 : a < 0 ? -1 : a; }
inline double abs(double a) { return std::abs(a); }
inline double sqrt(double a) { return std::sqrt(a); }

)";

inline constexpr std::string_view javascript_prelude = R"(// A page written in Intersect Lab.
const add = (a, b) => ({x: a.x + b.x, y: a.y + b.y});
const subtract = (a, b) => ({x: a.x - b.x, y: a.y - b.y});
const negated = (a) => ({x: -a.x, y: -a.y});
const scaled = (a, b) => ({x: a.x * b, y: a.y * b});
const divided = (a, b) => ({x: a.x / b, y: a.y / b});
const same = (a, b) => a.x === b.x && a.y === b.y;
const dot = (a, b) => a.x * b.x + a.y * b.y;
const cross = (a, b) => a.x * b.y - a.y * b.x;
const length = (a) => Math.sqrt(dot(a, a));
const min = (a, b) => (b < a ? b : a);
const max = (a, b) => (a < b ? b : a);
const clamp = (a, least, most) => (a < least ? least : most < a ? most : a);
const sign = (a) => (a > 0 ? 1 : a < 0 ? -1 : a);
const abs = Math.abs;
const sqrt = Math.sqrt;

)";

}  // namespace lab
