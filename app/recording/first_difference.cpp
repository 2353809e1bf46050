#include "recording/first_difference.hpp"

#include <cmath>

#include "geometry/extent.hpp"
#include "geometry/outline.hpp"
#include "recording/recorded_world.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// A query with the mover as it is then.
struct ReadQuery {
    std::int64_t frame{};
    std::size_t line{};
    QueryLine query;
    Geometry mover;
    bool is_y_up{};
};

/// Goes through the queries of a recording.
class QueryReader {
public:
    explicit QueryReader(std::string_view text) : rest_(text) {}

    std::optional<ReadQuery> next() {
        while (!rest_.empty()) {
            const std::size_t end = rest_.find('\n');
            const std::string_view line = rest_.substr(0, end);
            rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
            if (end == std::string_view::npos) break;  // it isn't finished
            ++line_;
            try {
                if (auto query = take(bare_line(line, line_ == 1))) return query;
            } catch (const LineError&) {
                // The replay reports it.
            }
        }
        return {};
    }

private:
    std::optional<ReadQuery> take(std::string_view line) {
        if (line_ == 1 && is_recording_head(line)) {
            head_ = read_recording_head(line);
            return {};
        }
        const RecordedLine read = read_recorded_line(line, head_);
        if (const auto* shape = std::get_if<ShapeLine>(&read)) world_.put(*shape);
        if (const auto* gone = std::get_if<GoneLine>(&read)) world_.remove(gone->id);
        if (const auto* frame = std::get_if<FrameLine>(&read)) {
            if (frame->is_key) world_.clear();
            frame_ = frame->number;
        }
        const auto* query = std::get_if<QueryLine>(&read);
        if (query == nullptr) return {};
        const RecordedShape* mover = world_.find(query->mover);
        return ReadQuery{frame_, line_, *query,
                         mover != nullptr ? mover->shape : Geometry(query->point), head_.is_y_up};
    }

    std::string_view rest_;
    RecordingHead head_;
    RecordedWorld world_;
    std::int64_t frame_ = 0;
    std::size_t line_ = 0;
};

bool is_off(double a, double b, double within) {
    if (std::isnan(a) || std::isnan(b)) return std::isnan(a) != std::isnan(b);
    return a != b && !(std::abs(a - b) <= within);
}
bool is_off(Vec2 a, Vec2 b, double within) {
    return is_off(a.x, b.x, within) || is_off(a.y, b.y, within);
}

/// As the game counts it.
std::string vector_words(Vec2 v, bool is_y_up) {
    return "(" + number_text(v.x) + ", " + number_text(is_y_up ? 0 - v.y : v.y) + ")";
}

/// "move (slide)"
std::string words_of(const QueryLine& query) {
    return std::string(query.label) + " (" + name_of(query.kind) + ")";
}

/// What differs in two queries that belong together, in words; empty if nothing does.
std::string what_differs(const ReadQuery& a, const ReadQuery& b, double within) {
    const GameAnswer &one = a.query.answer, &other = b.query.answer;
    const auto vectors = [&](const char* what, Vec2 first, Vec2 second) {
        return std::string(what) + " " + vector_words(first, a.is_y_up) + " in one and " +
               vector_words(second, b.is_y_up) + " in the other";
    };
    if (a.query.label != b.query.label || a.query.kind != b.query.kind)
        return "one asks " + words_of(a.query) + ", the other " + words_of(b.query);
    if (is_off(position(a.mover), position(b.mover), within))
        return vectors("the mover is at", position(a.mover), position(b.mover));
    const Extent first = extent_by_bounds(a.mover), second = extent_by_bounds(b.mover);
    if (is_off(first.max - first.min, second.max - second.min, within))
        return vectors("the mover has the size", first.max - first.min, second.max - second.min);
    if (is_off(a.query.delta, b.query.delta, within))
        return vectors("the motion is", a.query.delta, b.query.delta);
    if (one.is_yes != other.is_yes)
        return std::string("one ") + (one.is_yes ? "meets" : "misses") + " what the other " +
               (other.is_yes ? "meets" : "misses");
    if (is_off(one.time, other.time, within))
        return "the time is " + number_text(one.time) + " in one and " + number_text(other.time) +
               " in the other";
    if (is_off(one.normal, other.normal, within))
        return vectors("the normal is", one.normal, other.normal);
    if (is_off(one.place, other.place, within))
        return vectors("the mover ends at", one.place, other.place);
    return "";
}

}  // namespace

bool has_query(std::string_view text) {
    return QueryReader(text).next().has_value();
}

std::optional<Parting> first_difference(std::string_view one, std::string_view other,
                                        double within) {
    QueryReader reader(one), other_reader(other);
    while (true) {
        const std::optional<ReadQuery> a = reader.next(), b = other_reader.next();
        if (!a && !b) return {};
        const bool only_a = !b || (a && a->frame < b->frame);
        const bool only_b = !a || (b && b->frame < a->frame);
        if (only_a)
            return Parting{a->frame, a->line, 0, "Only the first recording has this query."};
        if (only_b)
            return Parting{b->frame, 0, b->line, "Only the second recording has this query."};
        const std::string words = what_differs(*a, *b, within);
        if (words.empty()) continue;
        return Parting{a->frame, a->line, b->line,
                       std::string(a->query.label) + ": " + words + "."};
    }
}

}  // namespace lab
