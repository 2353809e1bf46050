// How a query of an implementation is made from one call of its library.
#pragma once

#include "query/implementation.hpp"
#include "query/row.hpp"

namespace lab {

/// Asks in double whatever the scene computes in: other people's tests have no other numbers.
template <class Result, class Call>
Answer answer_pair_in_double(const QueryInput& input) {
    QueryInput in_double = input;
    in_double.scalar = Scalar::double_;
    return answer_pair<Result, Call>(in_double);
}

/// A query of a mover and one obstacle, for the pairs for which the call compiles.
template <class Result, class Call>
constexpr ImplementedQuery peer_query(QueryKind kind, Call) {
    return {kind, supports<Call>, answer_pair_in_double<Result, Call>};
}

}  // namespace lab
