#pragma once

#include <vector>

#include "query/query.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A query of a posed scene with all that it is asked about. It refers to the scene.
class PosedQuery {
public:
    PosedQuery(const Scene& posed, const Query& query);

    QueryInput input(isect::Recorder trace = {}) const;

private:
    const Scene& posed_;
    const Query& query_;
    std::vector<Geometry> obstacles_;
    std::vector<Mark> marks_;
    bool is_marked_ = false;
};

}  // namespace lab
