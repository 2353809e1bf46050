// Numbers outside the promised ranges: every query still ends, whatever its result.
#include <cfenv>
#include <random>
#include <vector>

#include <isect/broad.hpp>

#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/typed.hpp"

#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

using namespace isect;

namespace {

template <class T>
class HostileSource {
public:
    explicit HostileSource(unsigned seed) : engine_(seed) {}

    T number() {
        using Limits = std::numeric_limits<T>;
        const bool wide = std::is_same_v<T, double>;
        const T all[] = {0,
                         Limits::denorm_min(),
                         T(3) * Limits::denorm_min(),
                         Limits::min(),
                         T(2e-38),
                         wide ? T(0x1p-200) : T(0x1p-120),
                         T(1e-9),
                         1,
                         1 + Limits::epsilon(),
                         5,
                         8,
                         T(1e9),
                         wide ? T(0x1p200) : T(0x1p120),
                         wide ? T(1e308) : T(1e38),
                         Limits::max() / 2,
                         Limits::max(),
                         Limits::infinity(),
                         Limits::quiet_NaN(),
                         __builtin_bit_cast(T, all_ones)};
        T value = all[engine_() % std::size(all)];
        if (engine_() % 8 == 0) value = random_bits();
        return engine_() % 2 ? value : -value;
    }
    Vec2<T> vector() {
        const T x = number();
        return {x, number()};
    }

    /// A shape of the kind with this number in a Shape.
    Shape<T> shape(unsigned kind) {
        const Vec2<T> at = vector();
        switch (kind) {
            case 0:
                return at;
            case 1:
                return Aabb<T>{at, vector()};
            case 2:
                return Circle<T>{at, number()};
            case 3: {
                const Vec2<T> along = vector();
                return Capsule<T>{at, along, number()};
            }
            case 4:
                return polygon().moved_to(at);
            default:
                return Segment<T>{at, vector()};
        }
    }
    Aabb<T> box() {
        const Vec2<T> at = vector();
        return {at, vector()};
    }

private:
    using Bits = std::conditional_t<std::is_same_v<T, float>, std::uint32_t, std::uint64_t>;
    static constexpr Bits all_ones = static_cast<Bits>(-1) >> 1;

    T random_bits() {
        const std::uint64_t high = engine_();
        return __builtin_bit_cast(T, static_cast<Bits>(high << 32 | engine_()));
    }
    /// Polygons are checked when they are made, so most of those with hostile points are rejected.
    Polygon<T> polygon() {
        const T size = number();
        const T radius = number();
        try {
            return {{}, {{-size, -size}, {size, 0}, {0, size}}, radius};
        } catch (const BadShape&) {
            return {{}, {{-1, -1}, {2, 0}, {0, 2}}};
        }
    }

    std::mt19937 engine_;
};

/// Counts the queries that ended, so that none is optimised away as unused.
int ended = 0;
template <class Answer>
void has_ended(const Answer&) {
    ++ended;
}

template <class T>
void ask_hostile_pair(const Shape<T>& a, const Shape<T>& b, Vec2<T> delta) {
    has_ended(typed::overlaps(a, b));
    has_ended(typed::intersect(a, b));
    has_ended(typed::sweep(a, delta, b));
    has_ended(typed::distance(a, b));
    has_ended(typed::closest_points(a, b));
    if (!std::holds_alternative<Vec2<T>>(b)) {
        has_ended(typed::raycast(Segment<T>{position(a), delta}, b));
    }
    if (const auto* box = std::get_if<Aabb<T>>(&b)) has_ended(closest_point(*box, position(a)));
    has_ended(typed::move_and_slide(a, delta, {b, b}));
}

template <class T>
void ask_hostile_pairs(unsigned rows) {
    HostileSource<T> source(23);
    for (unsigned row = 0; row < rows; ++row) {
        pairs::each_of(6, [&](unsigned i, unsigned k) {
            const Shape<T> a = source.shape(i);
            const Shape<T> b = source.shape(k);
            ask_hostile_pair(a, b, source.vector());
        });
        has_ended(sin_cos(static_cast<double>(source.number())));
    }
}

/// Fills a broad phase with hostile boxes and queries it with more of them.
template <class Phase, class T = Scalar<Phase>>
void ask_hostile_phase(unsigned rows) {
    HostileSource<T> source(29);
    Phase phase{std::span<const Aabb<T>>{}};
    for (unsigned row = 0; row < rows; ++row) {
        const auto box = source.box();
        try {
            phase.insert(box);
            if (row % 5 == 4) phase.move(row % phase.end_id(), source.box());
        } catch (const BadShape&) {
        } catch (const std::out_of_range&) {
        }
        const Vec2<T> delta = source.vector();
        phase.near(bounds_of(box), [](const auto&) { ++ended; });
        has_ended(sweep_into(box, delta, phase));
        has_ended(raycast(Segment<T>{box.center, delta}, phase));
        if (row % 50 == 0) phase.pairs([](const auto&, const auto&) { ++ended; });
    }
}

template <class T>
void ask_all_hostile(unsigned rows) {
    ask_hostile_pairs<T>(rows);
    ask_hostile_phase<Bvh<T>>(rows);
    ask_hostile_phase<Grid<T>>(rows);
    ask_hostile_phase<Quadtree<T>>(rows);
    ask_hostile_phase<SweepAndPrune<T>>(rows);
}

/// The rounding modes beside the usual one. WebAssembly has none.
const std::vector<int> other_roundings = {
#if defined(FE_DOWNWARD) && !defined(__wasm__)
    FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO
#endif
};

/// Changes the arithmetic of this thread, and restores it at the end.
class OtherArithmetic {
public:
    explicit OtherArithmetic(int rounding) { std::fesetround(rounding); }
    ~OtherArithmetic() {
        std::fesetround(FE_TONEAREST);
        count_least_as_zero(false, false);
    }
    OtherArithmetic(const OtherArithmetic&) = delete;
    OtherArithmetic& operator=(const OtherArithmetic&) = delete;

    /// Sets FTZ and DAZ, where the processor has these flags.
    static bool count_least_as_zero([[maybe_unused]] bool written, [[maybe_unused]] bool read) {
#if defined(__SSE2__)
        constexpr unsigned ftz = 0x8000, daz = 0x0040;
        const unsigned flags = (written ? ftz : 0U) | (read ? daz : 0U);
        _mm_setcsr((_mm_getcsr() & ~(ftz | daz)) | flags);
        return true;
#else
        return false;
#endif
    }
};

}  // namespace

TEMPLATE_TEST_CASE("every query ends, whatever its arguments", "[hostile]", float, double) {
    ask_all_hostile<TestType>(100);
    CHECK(ended > 0);
}

TEMPLATE_TEST_CASE("every query ends in every rounding mode", "[hostile]", float, double) {
    for (const int rounding : other_roundings) {
        const OtherArithmetic other(rounding);
        ask_all_hostile<TestType>(40);
    }
    CHECK((ended > 0 || other_roundings.empty()));
}

TEMPLATE_TEST_CASE("every query ends if subnormal numbers are flushed to 0", "[hostile]", float,
                   double) {
    for (const auto& [written, read] : {std::pair{true, false}, {false, true}, {true, true}}) {
        const OtherArithmetic other(FE_TONEAREST);
        if (!OtherArithmetic::count_least_as_zero(written, read)) return;
        ask_all_hostile<TestType>(40);
        const Circle<TestType> disc{{8, std::numeric_limits<TestType>::min() * TestType(1.5)}, 5};
        has_ended(intersect(disc, Circle<TestType>{{0, 0}, 5}));
    }
    CHECK(ended > 0);
}

TEST_CASE("unsuitable arithmetic is detected", "[hostile]") {
    CHECK(exact_arithmetic_works());
    for (const int rounding : other_roundings) {
        const OtherArithmetic other(rounding);
        const bool works = exact_arithmetic_works();
        std::fesetround(FE_TONEAREST);
        CHECK_FALSE(works);
    }
    for (const auto& [written, read] : {std::pair{true, false}, {false, true}, {true, true}}) {
        const OtherArithmetic other(FE_TONEAREST);
        if (!OtherArithmetic::count_least_as_zero(written, read)) return;
        const bool works = exact_arithmetic_works();
        OtherArithmetic::count_least_as_zero(false, false);
        CHECK_FALSE(works);
    }
    CHECK(exact_arithmetic_works());
}

template <class T>
concept HasShapes = requires {
    typename Aabb<T>;
};
template <class T>
concept HasRoundShapes = requires {
    typename Circle<T>;
    typename Capsule<T>;
};
static_assert(HasShapes<float> && HasShapes<double> && HasRoundShapes<double>);
static_assert(!HasShapes<int> && !HasShapes<long double> && !HasRoundShapes<int>);

TEST_CASE("infinities and NaN have no sine", "[hostile]") {
    for (const double angle :
         {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
          std::numeric_limits<double>::quiet_NaN()}) {
        CHECK(std::isnan(sin_cos(angle).sin));
        CHECK(std::isnan(sin_cos(angle).cos));
    }
}
