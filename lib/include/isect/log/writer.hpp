#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>
#include <variant>

#include <isect/chain.hpp>
#include <isect/log/store.hpp>
#include <isect/log/text.hpp>
#include <isect/log/tiles.hpp>
#include <isect/log/words.hpp>
#include <isect/marked.hpp>
#include <isect/position.hpp>
#include <isect/shape.hpp>

namespace isect::detail {

/// Makes the records of a Log, in its store. It is internal.
template <FloatingPoint T>
class LogWriter {
public:
    LogWriter(std::size_t bytes, std::size_t most_shapes)
        : store_(bytes, most_shapes) {}

    LogStore& store() { return store_; }
    const LogStore& store() const { return store_; }

    template <class Hits>
    static LogAnswer<T> hit_in(const Hits& answer) {
        if (!answer) return std::nullopt;
        if constexpr (requires { answer->hit; }) {
            return {answer->hit.time, answer->hit.normal};
        } else {
            return {answer->time, answer->normal};
        }
    }

    /// The first point in the line of a shape that has moved.
    template <class S>
    static Vec2<T> first_point(const S&, Vec2<T> pos) {
        return pos;
    }
    static Vec2<T> first_point(const Polygon<T>& polygon, Vec2<T> pos) {
        return pos + polygon.points()[0];
    }
    static Vec2<T> first_point(const Shape<T>& shape, Vec2<T> pos) {
        return std::visit(
            [&](const auto& solid) { return first_point(solid, pos); },
            shape);
    }

    void put_solid(const LogId& id, const Vec2<T>& point,
                   const LogMarks<T>& marks) {
        put_shape(id, LogForm::point, {&point, 2}, marks);
    }
    void put_solid(const LogId& id, const Segment<T>& segment,
                   const LogMarks<T>& marks) {
        const Vec2<T> ends[] = {segment.start, segment.end()};
        put_shape(id, LogForm::segment, {ends, 4}, marks);
    }
    void put_solid(const LogId& id, const Aabb<T>& box,
                   const LogMarks<T>& marks) {
        const Vec2<T> parts[] = {box.center, box.half};
        put_shape(id, LogForm::box, {parts, 4}, marks);
    }
    void put_solid(const LogId& id, const Circle<T>& circle,
                   const LogMarks<T>& marks) {
        const T numbers[] = {circle.center.x, circle.center.y,
                             circle.radius};
        put_shape(id, LogForm::circle, {numbers, 3}, marks);
    }
    void put_solid(const LogId& id, const Capsule<T>& capsule,
                   const LogMarks<T>& marks) {
        const Vec2<T> end = capsule.end();
        const T numbers[] = {capsule.start.x, capsule.start.y, end.x, end.y,
                             capsule.radius};
        put_shape(id, LogForm::capsule, {numbers, 5}, marks);
    }
    void put_solid(const LogId& id, const Polygon<T>& polygon,
                   const LogMarks<T>& marks) {
        std::array<Vec2<T>, Polygon<T>::capacity> corners;
        const auto points = polygon.points();
        for (std::size_t i = 0; i < points.size(); ++i)
            corners[i] = polygon.pos() + points[i];
        put_shape(id, LogForm::polygon, {corners.data(), 2 * points.size()},
                  marks, polygon.radius());
    }
    void put_solid(const LogId& id, const Shape<T>& shape,
                   const LogMarks<T>& marks) {
        std::visit([&](const auto& solid) { put_solid(id, solid, marks); },
                   shape);
    }

    template <class S>
    void put_marked(const LogId& id, const Marked<S>& obstacle) {
        put_solid(id, obstacle.shape,
                  {obstacle.facing, obstacle.moved, obstacle.groups});
    }
    template <class Points>
    void put_chain(const LogId& id, const BasicChain<T, Points>& chain,
                   const LogMarks<T>& marks) {
        int flags = 0;
        if (chain.ends() == Ends::closed) flags |= log_closed;
        if (chain.sides() == Sides::front) flags |= log_front_only;
        const auto points = chain.points();
        put_shape(id, LogForm::chain, {points.data(), 2 * points.size()},
                  marks, T(0), flags);
    }
    template <class TileAt>
    void put_tiles(const LogId& id, const LogTiles<T>& map,
                   const TileAt& tile_at, const LogMarks<T>& marks) {
        // More than all memory, if the product might not fit.
        const bool is_small =
            map.rows() <= store_.most_in_record() / map.columns();
        const std::size_t text = is_small
                                     ? map.rows() * (map.columns() + 1) - 1
                                     : store_.most_in_record();
        const auto numbers = map.numbers();
        put_shape(id, LogForm::tiles, {numbers.data(), numbers.size()},
                  marks, T(0), 0, text,
                  [&](char* to) { map.put_rows(to, tile_at); });
    }
    void put_note(std::string_view text) {
        const std::size_t size = sizeof(LogHead) + text.size();
        char* at = store_.room(size);
        if (at == nullptr) return;
        at = put_log_part(at, LogHead{static_cast<std::uint32_t>(size),
                                      LogRecord::note, 0, 0, 0});
        if (!text.empty()) std::memcpy(at, text.data(), text.size());
        store_.keep(size);
    }

    /// Records the mover of a query where it starts, and the query.
    template <class Mover>
    void put_moved(LogKind kind, const LogQuery<T>& asked,
                   const Mover& mover, Vec2<T> delta,
                   const LogAnswer<T>& answer) {
        const LogId id =
            asked.mover.has_id() ? asked.mover.id() : LogId(asked.label);
        put_mover(id, mover);
        put_query(kind, asked, id, delta, answer, {});
    }
    void put_query(LogKind kind, const LogQuery<T>& asked,
                   const LogMover<T>& mover, Vec2<T> delta,
                   const LogAnswer<T>& answer, std::string_view met) {
        if (asked.groups == 0) return;
        const bool asks_of_none = asked.among.is_list()
                                      ? asked.among.count() == 0
                                      : asked.among.text().empty();
        const LogAmong among =
            asks_of_none ? LogAmong(std::string_view("none")) : asked.among;
        if (!answer.fits(kind)) return store_.lose();
        const std::string_view label = log_word(asked.label);
        std::string_view id;
        if (mover.has_id()) id = log_word(mover.id().word());
        if (!met.empty()) met = log_word(met);
        const std::size_t among_size = size_of_ids(among);

        // The label, what is known, and the other words.
        LogQueryPart<T> part;
        part.groups = asked.groups;
        part.among = static_cast<std::uint32_t>(among_size);
        part.mover = static_cast<std::uint8_t>(id.size());
        part.met = static_cast<std::uint8_t>(met.size());
        part.form = answer.form();
        part.point = mover.point();
        part.delta = delta;
        part.vector = answer.vector();
        part.time = answer.time();
        const std::size_t size = sizeof(LogHead) + label.size() +
                                 sizeof part + id.size() + among_size +
                                 met.size();
        char* at = store_.room(size);
        if (at == nullptr) return;
        at = put_log_part(
            at, LogHead{static_cast<std::uint32_t>(size), LogRecord::query,
                        static_cast<std::uint8_t>(kind), 0,
                        static_cast<std::uint8_t>(label.size())});
        at = put_log_part(put_log_word(at, label), part);
        at = put_ids(put_log_word(at, id), among);
        put_log_word(at, met);
        store_.keep(size);
    }

private:
    /// The numbers of a shape, which come as points or one by one.
    struct Numbers {
        const void* data;
        std::size_t count;
    };

    void put_shape(const LogId& id, LogForm form, Numbers numbers,
                   const LogMarks<T>& marks, T radius = 0, int flags = 0) {
        put_shape(id, form, numbers, marks, radius, flags, 0, [](char*) {});
    }
    template <class PutText>
    void put_shape(const LogId& id, LogForm form, Numbers numbers,
                   const LogMarks<T>& marks, T radius, int flags,
                   std::size_t text, const PutText& put_text) {
        const std::string_view name = log_word(id.word());
        const std::size_t bytes = numbers.count * sizeof(T);
        const LogShapePart part{static_cast<std::uint32_t>(numbers.count),
                                static_cast<std::uint32_t>(text)};
        const LogMarksPart<T> more{marks.groups, 0, marks.one_way,
                                   marks.moved, radius};
        const bool is_marked = marks.groups != all_groups || radius != 0 ||
                               marks.one_way != Vec2<T>{} ||
                               marks.moved != Vec2<T>{};
        if (is_marked) flags |= log_marked;
        const std::size_t size =
            sizeof(LogHead) + name.size() + sizeof part +
            (is_marked ? sizeof more : 0) + bytes + text;
        char* const record = store_.room(size);
        if (record == nullptr) return store_.gone(id.word());
        char* at = put_log_part(
            record,
            LogHead{static_cast<std::uint32_t>(size), LogRecord::shape,
                    static_cast<std::uint8_t>(form),
                    static_cast<std::uint8_t>(flags),
                    static_cast<std::uint8_t>(name.size())});
        at = put_log_part(put_log_word(at, name), part);
        if (is_marked) at = put_log_part(at, more);
        std::memcpy(at, numbers.data, bytes);
        put_text(at + bytes);
        store_.keep_shape(record);
    }

    template <class Mover>
    void put_mover(const LogId& id, const Mover& mover) {
        put_solid(id, mover, marks_of(id));
    }
    void put_mover(const LogId& id, const Vec2<T>& point) {
        put_mover(id, Circle<T>{point, T(0)});
    }
    void put_mover(const LogId& id, const Shape<T>& shape) {
        std::visit([&](const auto& solid) { put_mover(id, solid); }, shape);
    }
    /// The marks that a mover has as an obstacle for others.
    LogMarks<T> marks_of(const LogId& id) const {
        char name[64 + 8];
        const std::string_view word = log_word(id.word());
        put_log_word(name, word);
        const char* known = store_.shape_named({name, word.size()});
        if (known == nullptr) return {};
        const char* at =
            known + sizeof(LogHead) + word.size() + sizeof(LogShapePart);
        const auto part = log_marks<T>(log_part<LogHead>(known), at);
        return {part.one_way, {}, part.groups};
    }

    static std::size_t size_of_ids(const LogAmong& among) {
        if (!among.is_list()) return among.text().size();
        std::size_t size = among.count() - 1;
        for (std::size_t i = 0; i < among.count(); ++i)
            size += log_word(among.id(i).word()).size();
        return size;
    }
    static char* put_ids(char* at, const LogAmong& among) {
        if (!among.is_list()) return put_log_word(at, among.text(), true);
        for (std::size_t i = 0; i < among.count(); ++i) {
            if (i > 0) *at++ = ',';
            at = put_log_word(at, log_word(among.id(i).word()));
        }
        return at;
    }

    LogStore store_;
};

}  // namespace isect::detail
