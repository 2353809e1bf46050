// A query has the same result, bit for bit, if it is mirrored, rotated or scaled.
#include "lib/symmetry.hpp"

#include <array>
#include <cstdlib>
#include <optional>
#include <type_traits>

#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/random.hpp"
#include "lib/typed.hpp"

using namespace isect;
using lib_random::Family;

namespace {

enum class Numbers { uniform, integers, decimals, touching };
constexpr const char* names_of_numbers[] = {"uniform", "integers", "decimals", "touching"};

/// Generates shapes with numbers of one kind.
template <class T>
class Shapes {
public:
    Shapes(Numbers numbers, unsigned seed)
        : numbers_(numbers),
          source_(numbers == Numbers::integers ? Family::grid : Family::uniform, seed) {}

    Shape<T> shape(unsigned kind) {
        for (;;) {
            const Shape<T> any = source_.shape_of_kind(kind);
            if (numbers_ != Numbers::decimals) return any;
            if (const auto rounded = symmetry::in_decimals(any)) return *rounded;
        }
    }
    Vec2<T> way() {
        const Vec2<T> any = source_.vector(20);
        return numbers_ == Numbers::decimals ? symmetry::decimal(any) : any;
    }
    symmetry::Question<T> question(unsigned mover, unsigned obstacle) {
        Shape<T> a = shape(mover);
        Vec2<T> delta = way();
        const std::vector<Shape<T>> obstacles{shape(obstacle), shape(obstacle), shape(obstacle)};
        if (numbers_ == Numbers::touching) {
            a = placed_at(a, typed::sweep(a, delta, obstacles[0]).pos);
            if (source_.pick(2)) delta = way();
        }
        return {a, delta, obstacles};
    }

private:
    Numbers numbers_;
    lib_random::Source<T> source_;
};

template <class T>
void check_symmetry(Numbers numbers, unsigned rows, unsigned seed) {
    pairs::each_of(6, [&](unsigned i, unsigned k) {
        Shapes<T> shapes(numbers, seed + 10 * i + k);
        symmetry::Tally tally;
        for (unsigned row = 0; row < rows; ++row) {
            const auto question = shapes.question(i, k);
            for (const auto& change : symmetry::changes<T>(row)) question.ask(change, tally);
        }
        INFO(pairs::names[i] << " against " << pairs::names[k] << ", "
                             << names_of_numbers[unsigned(numbers)] << ": " << tally.first);
        CHECK(tally.differences == 0);
        CHECK(tally.asked > 50 * long(rows));
        // Ties are unlikely here, so there must be none: differences are not hidden as ties.
        if (numbers == Numbers::uniform) CHECK(tally.ties == 0);
    });
}

/// A polygon whose second corner lies on a straight slope, as an editor leaves it, in numbers with
/// one or two decimals. It is a corner only by rounding, and empty if rounding makes it none.
template <class T>
std::optional<Polygon<T>> with_flat_corner(lib_random::Source<T>& source, int digits) {
    const double unit = digits == 1 ? 10 : 100;
    const auto whole = [&](unsigned from, unsigned to) {
        return double(from) + double(source.pick(to - from + 1));
    };
    const double across = whole(1, 16), up = whole(1, 16);
    const double left = -whole(0, 20), low = -whole(0, 20);
    const double middle = whole(1, 3), end = middle + whole(1, 3);
    const auto corner = [&](double x, double y) { return Vec2<T>{T(x / unit), T(y / unit)}; };
    const std::array<Vec2<T>, 4> points{
        corner(left, low), corner(left + across * middle, low + up * middle),
        corner(left + across * end, low + up * end), corner(left, low + up * end)};
    const Vec2<T> pos = corner(whole(0, 800) - 400, whole(0, 800) - 400);
    try {
        return Polygon<T>(pos, points);
    } catch (const BadShape&) {
        return {};
    }
}

}  // namespace

TEMPLATE_TEST_CASE("a corner on a straight slope is no reason for another result", "[symmetry]",
                   float, double) {
    using T = TestType;
    lib_random::Source<T> source(Family::uniform, 90);
    constexpr unsigned polygons = 4;
    pairs::each_of(6, [&](unsigned i, unsigned k) {
        if (k != polygons) return;
        symmetry::Tally tally;
        for (unsigned row = 0; row < 600; ++row) {
            const auto polygon = with_flat_corner(source, 1 + int(row % 2));
            if (!polygon) continue;
            const Shape<T> any = source.shape_of_kind(i);
            const Shape<T> a = placed_at(any, symmetry::decimal(source.vector(90)));
            const symmetry::Question<T> question(a, source.vector(60), {*polygon});
            for (const auto& change : symmetry::changes<T>(row)) question.ask(change, tally);
        }
        INFO(pairs::names[i] << " against " << pairs::names[k] << ": " << tally.first);
        CHECK(tally.differences == 0);
        CHECK(tally.asked > 10000);
    });
}

TEMPLATE_TEST_CASE("mirroring, rotating and scaling the world changes every result likewise",
                   "[symmetry]", float, double) {
    for (const Numbers numbers :
         {Numbers::uniform, Numbers::integers, Numbers::decimals, Numbers::touching})
        check_symmetry<TestType>(numbers, 50, 70);
}

TEMPLATE_TEST_CASE("in the long run every result is mirrored, turned and scaled", "[.][heavy]",
                   float, double) {
    const char* parts = std::getenv("ISECT_HEAVY_PART");
    const unsigned all = parts == nullptr ? 1000 : unsigned(std::atoi(parts));
    for (unsigned part = 0; part < all; ++part)
        for (const Numbers numbers :
             {Numbers::uniform, Numbers::integers, Numbers::decimals, Numbers::touching})
            check_symmetry<TestType>(numbers, 50, 1000 + 100 * part);
}
