#include "instruments/answer_map.hpp"

#include <algorithm>
#include <future>
#include <thread>
#include <utility>

#include "instruments/map_cell.hpp"
#include "query/neighbours.hpp"
#include "scene/edit.hpp"
#include "scene/usual_span.hpp"

namespace lab {
namespace {

/// The side of the first squares, in points of the map. A power of two.
constexpr int coarsest = 16;

/// Starting a thread costs about as much as this many cells of a simple query.
constexpr std::size_t fewest_for_thread = 250;

/// Where a value lies among neighbouring numbers: in the middle of the nearest one's room.
double share_among(const std::vector<double>& numbers, double value) {
    if (value < numbers.front()) return -1;
    const auto next = std::upper_bound(numbers.begin(), numbers.end(), value);
    if (next == numbers.end() && value > numbers.back()) return 2;
    auto nearest = std::prev(next);
    if (next != numbers.end() && *next - value < value - *nearest) nearest = next;
    return (static_cast<double>(nearest - numbers.begin()) + 0.5) /
           static_cast<double>(numbers.size());
}

unsigned processors() {
#ifdef __EMSCRIPTEN__
    return 1;  // A page has threads only if its server sends headers that isolate it.
#else
    return std::clamp(std::thread::hardware_concurrency(), 1U, 8U);
#endif
}

}  // namespace

bool has_numbers(MapLayer layer) {
    return layer == MapLayer::time || layer == MapLayer::distance || layer == MapLayer::normal ||
           layer == MapLayer::difference;
}

bool shows_others(MapLayer layer) {
    return layer == MapLayer::outcome || layer == MapLayer::time || layer == MapLayer::normal ||
           layer == MapLayer::obstacle || layer == MapLayer::promises;
}

Scalar MapWish::scalar_on(const MapAxis& axis) const {
    return axis.number == name_of_time ? Scalar::double_ : scalar();
}

bool lies_on_scene(const MapWish& wish) {
    return place_of_mover(wish.posed, wish.query) ==
           std::vector<std::string>{wish.across.number, wish.down.number};
}

void set_usual_ranges(MapWish& wish, Vec2 low, Vec2 high) {
    if (lies_on_scene(wish)) {
        wish.across = {wish.across.number, low.x, high.x};
        wish.down = {wish.down.number, low.y, high.y};
        return;
    }
    for (MapAxis* axis : {&wish.across, &wish.down}) {
        const LimitSpan span = usual_span_of(wish.posed, axis->number);
        axis->from = span.least;
        axis->to = span.most;
    }
}

void separate_numbers(MapWish& wish) {
    const bool has_next = lies_on_scene(wish);
    const auto separate = [&](MapAxis& axis, int& count) {
        const Scalar scalar = wish.scalar_on(axis);
        if (numbers_between(axis.from, axis.to, scalar) + 1 > count) return;
        const double last = has_next ? next_number(axis.to, 1, scalar) : axis.to;
        for (double each = next_number(axis.from, -1, scalar); each <= last;
             each = next_number(each, 1, scalar))
            if (has_next || each >= axis.from) axis.numbers.push_back(each);
        count = static_cast<int>(axis.numbers.size());
    };
    separate(wish.across, wish.width);
    separate(wish.down, wish.height);
}

Vec2 shares_on_axes(const MapWish& wish, Scene posed) {
    const auto share = [&](const MapAxis& axis) {
        const double value = *numbers_named(posed, axis.number).front();
        if (!axis.numbers.empty()) return share_among(axis.numbers, value);
        return (value - axis.from) / (axis.to - axis.from);
    };
    return {share(wish.across), share(wish.down)};
}

AnswerMap::AnswerMap(MapWish wish)
    : wish_(std::move(wish)),
      cells_(static_cast<std::size_t>(wish_.width) * static_cast<std::size_t>(wish_.height)),
      side_(cells_.empty() ? 0 : coarsest) {
    const std::vector<std::string> numbers{wish_.across.number, wish_.down.number};
    for (unsigned i = 0; i < processors(); ++i)
        variations_.emplace_back(wish_.posed, wish_.query, numbers, wish_.unposed);
}

double AnswerMap::number_at(const MapAxis& axis, int index, int count) {
    if (!axis.numbers.empty()) return axis.numbers[static_cast<std::size_t>(index)];
    return axis.from + (axis.to - axis.from) * (index + 0.5) / count;
}

int AnswerMap::answered_every() const {
    return is_done() ? 1 : std::min(2 * side_, coarsest);
}

const MapCell& AnswerMap::at(int column, int row) const {
    return cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(wish_.width) +
                  static_cast<std::size_t>(column)];
}

const MapCell* AnswerMap::cell_in(const Scene& posed) const {
    const Vec2 shares = shares_on_axes(wish_, posed);
    const bool is_inside = shares.x >= 0 && shares.x < 1 && shares.y >= 0 && shares.y < 1;
    if (!is_inside) return nullptr;
    return &at(static_cast<int>(shares.x * wish_.width), static_cast<int>(shares.y * wish_.height));
}

MapCell AnswerMap::cell(int column, int row) {
    return cell_by(variations_.front(), column, row);
}

MapCell AnswerMap::cell_by(Variation& variation, int column, int row) const {
    variation.set(0, across_at(column));
    variation.set(1, down_at(row));
    return cell_of(variation, wish_);
}

/// Whether no coarser square has its corner here.
bool AnswerMap::is_new(int column, int row) const {
    const int coarser = 2 * side_;
    return side_ == coarsest || column % coarser != 0 || row % coarser != 0;
}

void AnswerMap::put(const Square& square) {
    const int right = std::min(square.column + square.side, wish_.width);
    const int bottom = std::min(square.row + square.side, wish_.height);
    for (int y = square.row; y < bottom; ++y) {
        const auto begin = cells_.begin() + static_cast<std::ptrdiff_t>(y) * wish_.width;
        std::fill(begin + square.column, begin + right, square.cell);
    }
}

/// Goes to the next square, and after the last one, to the first of half the size.
void AnswerMap::advance() {
    column_ += side_;
    if (column_ < wish_.width) return;
    column_ = 0;
    row_ += side_;
    if (row_ < wish_.height) return;
    row_ = 0;
    side_ /= 2;
}

std::vector<AnswerMap::Square> AnswerMap::next_squares(std::size_t count) {
    std::vector<Square> next;
    next.reserve(count);
    for (; next.size() < count && side_ > 0; advance())
        if (is_new(column_, row_)) next.push_back({column_, row_, side_});
    return next;
}

/// Asks at each square. The threads take turns along the list, so that each gets as many of the
/// squares that are slow to answer, which lie side by side.
void AnswerMap::answer(std::vector<Square>& squares) {
    const std::size_t threads =
        std::clamp<std::size_t>(squares.size() / fewest_for_thread, 1, variations_.size());
    const auto work = [&](std::size_t thread) {
        for (std::size_t i = thread; i < squares.size(); i += threads)
            squares[i].cell = cell_by(variations_[thread], squares[i].column, squares[i].row);
    };
    std::vector<std::future<void>> others;
    for (std::size_t thread = 1; thread < threads; ++thread)
        others.push_back(std::async(std::launch::async, work, thread));
    work(0);
    for (std::future<void>& other : others) other.get();
}

void AnswerMap::step(std::size_t points) {
    std::vector<Square> squares = next_squares(points);
    answer(squares);
    for (const Square& square : squares) put(square);
    answered_ += squares.size();
}

}  // namespace lab
