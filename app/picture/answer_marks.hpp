#pragma once

#include <set>
#include <string>
#include <vector>

#include "picture/sheet.hpp"

namespace lab {

/// The names of arrows, which the legend doesn't have. If the selected query has no arrow of a
/// kind, the first one of another query is named.
struct ArrowNames {
    std::set<std::string> said{};
    std::vector<Label> spare{};

    void add_missing(Sheet& sheet) {
        for (const Label& label : spare)
            if (said.insert(label.text).second) sheet.label(label);
    }
};

/// The length of a normal's arrow, in points.
inline constexpr float normal_length = 42;

/// The marks that several answers share.
struct AnswerMarks {
    Sheet& sheet;
    const Query& query;
    const Geometry& mover;
    bool looked_at;  ///< the query that gets labels
    ArrowNames& names;

    void name_arrow(const Label& label) const;
    void label(Vec2 at, const char* text, Rgba color, Pt toward) const;
    void contact(const Hit& hit) const;
    void way(Vec2 from, Vec2 to, Look look) const;
    void way_with_head(Vec2 from, Vec2 to, Look look) const;
    void blocked_way(Vec2 from, Vec2 to) const;
    void start_ring(Vec2 at) const;
    void band(const Rounded& shape, Vec2 delta, Look look) const;
};

}  // namespace lab
