// The library itself, in the two number types that it has.
#include "query/implementation.hpp"

namespace lab {
namespace {

template <std::size_t kind, Scalar scalar>
Answer answer_in(const QueryInput& input) {
    QueryInput in_scalar = input;
    in_scalar.scalar = scalar;
    return query_rows[kind]->answer(in_scalar);
}
template <std::size_t kind>
bool supported(const Geometry& mover, const Geometry& obstacle) {
    return query_rows[kind]->supports(mover, obstacle);
}

template <Scalar scalar, std::size_t... kind>
constexpr auto all_queries(std::index_sequence<kind...>) {
    return std::array{ImplementedQuery{static_cast<QueryKind>(kind), supported<kind>,
                                       answer_in<kind, scalar>}...};
}

constexpr auto kinds = std::make_index_sequence<query_rows.size()>();
constexpr auto in_double = all_queries<Scalar::double_>(kinds);
constexpr auto in_float = all_queries<Scalar::float_>(kinds);

}  // namespace

constinit const Implementation isect_double{"isect", "isect", "This library, in double: exact.",
                                            in_double};
constinit const Implementation isect_float{
    "isect-float", "isect in float",
    "This library, in float: exact for the numbers that float can hold, which are rounded.",
    in_float};

const Implementation* isect_in(Scalar scalar) {
    return scalar == Scalar::float_ ? &isect_float : &isect_double;
}

const Implementation* isect_in_other_than(Scalar scalar) {
    return scalar == Scalar::float_ ? &isect_double : &isect_float;
}

}  // namespace lab
