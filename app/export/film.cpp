#include "export/film.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

#include "motion/period.hpp"

namespace lab {

std::size_t FilmSpan::count() const {
    return static_cast<std::size_t>(std::max(1.0, std::round((to - from) * rate)));
}

double FilmSpan::time_of(std::size_t frame) const {
    return from + (to - from) * static_cast<double>(frame) / static_cast<double>(count());
}

std::string frame_file(std::size_t frame) {
    char name[32];
    std::snprintf(name, sizeof name, "frame-%04d.png", static_cast<int>(frame) + 1);
    return name;
}

FilmSpan span_from(const Scene& scene, double from) {
    return {from, from + period_of(scene).value_or(scene.duration)};
}

Film::Film(Scene scene, const FilmSpan& span, Draw draw, Keep keep)
    : scene_(std::move(scene)), span_(span), draw_(std::move(draw)), keep_(std::move(keep)) {}

void Film::step() {
    Evaluation evaluation = evaluate(scene_, span_.time_of(made_), timeline_);
    crowds_.ask(evaluation);
    keep_(draw_(evaluation), made_);
    ++made_;
}

}  // namespace lab
