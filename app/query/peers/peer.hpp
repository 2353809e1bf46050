// How a query of an implementation is made from one call of its library.
#pragma once

#include "query/implementation.hpp"
#include "query/row.hpp"

namespace lab {

/// A query of a mover and one obstacle, for the pairs for which the call compiles. It is answered
/// in double whatever the scene computes in: other people's tests have no other numbers.
template <class Result, class Call>
constexpr ImplementedQuery peer_query(QueryKind kind, Call) {
    return {kind, supports<Call>, answer_pair<double, Result, Call>};
}

}  // namespace lab
