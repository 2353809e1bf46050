#pragma once

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <isect/broad/ground_queries.hpp>
#include <isect/chain.hpp>
#include <isect/log/text.hpp>
#include <isect/log/tiles.hpp>
#include <isect/log/words.hpp>
#include <isect/log/writer.hpp>
#include <isect/marked.hpp>
#include <isect/obstacle.hpp>
#include <isect/overlaps.hpp>
#include <isect/raycast.hpp>
#include <isect/respond/move_and_slide.hpp>
#include <isect/respond/walk.hpp>
#include <isect/sweep.hpp>
#include <isect/sweep_into.hpp>

namespace isect {

/// What the first line of a recording says, and how a Log works.
struct LogSettings {
    bool is_y_up = false;
    /// What a frame lasts; 0 if that varies.
    double seconds = 0;
    /// A word, such as px or m.
    std::string unit = "px";
    /// The name of your game and its version.
    std::string writer = "a game";
    /// How many shapes may live at a time.
    std::size_t most_shapes = 4096;
    /// Where the destructor writes the recording; empty for nowhere. It
    /// doesn't report an error.
    std::string path{};
    bool is_on = true;
};

/// Keeps the last queries of a game and their answers, and writes them as a
/// recording that the lab checks and replays: see
/// assets/recorders/README.md.
///
/// - **Use:** call `frame` when a frame begins. Call `shape` for each
///   obstacle, in each frame or when it changes: one that is the same as
///   before isn't recorded again. Ask through the log, as
///   `log.walk({"walk", "hero"}, hero, …)` instead of `walk(hero, …)`. The
///   answer is the same, and the mover's shape is recorded with it. Queries
///   that another engine answers go to `query`. Then `write` the recording,
///   when something is wrong or at the end.
/// - **Among:** without ids, a query is about all shapes that live, and so
///   about other movers, too. If these are not in the ground that it asks,
///   give it the ids of what is, or groups: the lab would report that the
///   mover passes through the others.
/// - **Memory:** a ring of the given number of bytes, at least 4096, and 16
///   bytes for each of `most_shapes`, all of it allocated here. Recording
///   allocates nothing. A full ring loses a quarter at a time, and keeps at
///   least half. What it keeps always begins with a key frame that has all
///   shapes. Key frames are at the start of a frame, unless one takes more
///   than a sixteenth of the ring, or more than twice as much as the one
///   before. A box takes some 50 bytes, a query 90.
/// - **Units:** yours, in T. Numbers are kept as they are, and come back
///   with the same bits. Only sums are rounded to T: the corners of a
///   polygon, and the ends of segments and capsules.
/// - **Errors:** none in a frame; it neither throws nor checks numbers. A
///   record that takes more than an eighth of the ring is left out, and so
///   is a shape if all that live would take more than that, or be more than
///   `most_shapes`; what was known of it is then gone. `lost` counts these,
///   and a note at the end of the recording says so. LogId says what
///   becomes of words that the file can't have. The constructor throws
///   std::bad_alloc.
/// - **Threads:** one at a time.
/// - **Cost:** 20 to 80 ns for a query, besides asking it, and 10 to 20 ns
///   more for each id in a list; 10 to 40 ns for a shape. Numbers become
///   text when they are written. While it is off, it costs one branch.
///
/// ```cpp
/// Log<double> log(1 << 20, {.unit = "m"});
/// const std::vector<Aabb<double>> level{{{50, 8}, {50, 8}}};
/// Aabb<double> hero{{20, -12}, {5, 10}};
/// log.frame();
/// log.shape("floor", level[0]);
/// const Vec2 motion{3.0, 4.0};
/// hero.center =
///     log.move_and_slide({"move", "hero"}, hero, motion, level).pos;
/// std::string text;
/// log.lines([&](std::string_view line) { text.append(line) += '\n'; });
/// assert(text == "isect-recording 1 double y_down 0 m a game\n"
///                "frame 0 key\n"
///                "shape floor box 50 8 50 8\n"
///                "shape hero box 20 -12 5 10\n"
///                "query move slide hero 3 4 all -> 23 -10\n");
/// ```
template <FloatingPoint T>
class Log {
public:
    explicit Log(std::size_t bytes, LogSettings settings = {})
        : writer_(bytes, settings.most_shapes),
          settings_(std::move(settings)) {}
    Log(const Log&) = delete;
    Log& operator=(const Log&) = delete;
    ~Log() {
        if (!settings_.path.empty()) write(settings_.path);
    }

    bool is_on() const { return settings_.is_on; }
    /// Switches recording on or off. When it is on again, nothing is known
    /// of any shape, so call `shape` for all of them.
    void switch_on(bool is_on = true) {
        if (is_on && !settings_.is_on) writer_.store().forget();
        settings_.is_on = is_on;
    }
    void switch_off() { switch_on(false); }
    /// How many shapes, queries and notes there was no room for.
    std::size_t lost() const { return writer_.store().lost(); }

    /// Begins the next frame, the first time frame 0. What is recorded
    /// before the first call belongs to that one, too.
    void frame() { frame(has_begun_ ? writer_.store().number() + 1 : 0); }
    void frame(std::int64_t number) {
        if (!settings_.is_on) return;
        if (has_begun_) {
            writer_.store().frame(number);
        } else {
            writer_.store().renumber(number);
        }
        has_begun_ = true;
    }

    /// A shape that is new, or has moved or changed. How a Marked obstacle
    /// has turned can't be written.
    template <SolidShape Solid>
    void shape(const LogId& id, const Solid& solid,
               const LogMarks<T>& marks = {}) {
        if (settings_.is_on) writer_.put_solid(id, solid, marks);
    }
    template <class S>
    void shape(const LogId& id, const Marked<S>& obstacle) {
        if (settings_.is_on) writer_.put_marked(id, obstacle);
    }
    template <class Points>
    void shape(const LogId& id, const BasicChain<T, Points>& chain,
               const LogMarks<T>& marks = {}) {
        if (settings_.is_on) writer_.put_chain(id, chain, marks);
    }
    /// A tile map, with the arguments of TileMap. `tile_at(column, row)`
    /// returns a Tile, or its letter in a recording. A tile that has no
    /// letter, such as a ceiling, is written as `.`, nothing; if y grows
    /// downwards and a cell's height is negative, or the other way round,
    /// only empty and solid tiles have one. It asks for all tiles, so call
    /// it when one changes rather than in each frame.
    template <class TileAt>
    void tiles(const LogId& id, Vec2<T> origin, Vec2<T> tile_size,
               std::size_t columns, std::size_t rows, const TileAt& tile_at,
               const LogMarks<T>& marks = {}) {
        if (!settings_.is_on || columns == 0 || rows == 0) return;
        const detail::LogTiles<T> map(origin, tile_size, columns, rows,
                                      settings_.is_y_up);
        writer_.put_tiles(id, map, tile_at, marks);
    }
    /// A shape is no longer there.
    void gone(const LogId& id) {
        if (settings_.is_on) writer_.store().gone(id.word());
    }
    /// A remark, on one line.
    void note(std::string_view text) {
        if (settings_.is_on) writer_.put_note(text);
    }

    /// A query that any engine has answered. `met` is the id of what was
    /// met, if the game knows it. A query among no shapes isn't recorded;
    /// an answer that its kind can't have is counted as lost.
    void query(LogKind kind, const LogQuery<T>& asked, Vec2<T> delta,
               const LogAnswer<T>& answer, const LogId& met = {}) {
        if (settings_.is_on)
            writer_.put_query(kind, asked, asked.mover, delta, answer,
                              met.word());
    }

    // The queries of the library, asked and recorded. All arguments but the
    // first, and the result, are those of the function of the same name.

    /// Records the mover's shape where it starts, too, if that is new. It
    /// lives until it is `gone`, and keeps the marks that `shape` gave it.
    /// Without an id, the label is its id. A point is written as a circle
    /// of radius 0. This holds for all movers below.
    template <SolidShape Mover, class Other>
    bool overlaps(const LogQuery<T>& asked, const Mover& mover,
                  const Other& other) {
        using isect::overlaps;
        const bool answer = overlaps(mover, other);
        if (settings_.is_on)
            writer_.put_moved(LogKind::overlaps, asked, mover, {}, answer);
        return answer;
    }
    /// Its mover is the point at which the segment starts. So `all` has the
    /// shape that casts it, too: give the ids among which it looks.
    template <class... Obstacles>
    auto raycast(const LogQuery<T>& asked, const Segment<T>& segment,
                 const Obstacles&... obstacles) {
        using isect::raycast;
        const auto answer = raycast(segment, obstacles...);
        if (settings_.is_on) {
            writer_.put_query(LogKind::raycast, asked, segment.start,
                              segment.delta, writer_.hit_in(answer), {});
        }
        return answer;
    }
    template <SolidShape Mover, class Obstacle>
    Sweep<T> sweep(const LogQuery<T>& asked, const Mover& mover,
                   std::type_identity_t<Vec2<T>> delta,
                   const Obstacle& obstacle) {
        using isect::sweep;
        const Sweep<T> answer = sweep(mover, delta, obstacle);
        if (settings_.is_on)
            writer_.put_moved(LogKind::sweep, asked, mover, delta,
                              answer.hit);
        return answer;
    }
    template <SolidShape Mover, class... Obstacles>
    Sweep<T> sweep_into(const LogQuery<T>& asked, const Mover& mover,
                        std::type_identity_t<Vec2<T>> delta,
                        const Obstacles&... obstacles) {
        using isect::sweep_into;
        const Sweep<T> answer = sweep_into(mover, delta, obstacles...);
        if (settings_.is_on)
            writer_.put_moved(LogKind::sweep, asked, mover, delta,
                              answer.hit);
        return answer;
    }
    template <SolidShape Mover, class Obstacles>
    Moved<T> move_and_slide(const LogQuery<T>& asked, const Mover& mover,
                            std::type_identity_t<Vec2<T>> delta,
                            const Obstacles& obstacles) {
        using isect::move_and_slide;
        const Moved<T> answer = move_and_slide(mover, delta, obstacles);
        if (settings_.is_on) {
            writer_.put_moved(LogKind::slide, asked, mover, delta,
                              writer_.first_point(mover, answer.pos));
        }
        return answer;
    }
    /// The settings aren't recorded: the lab checks whether the result is
    /// possible, whatever they are.
    template <SolidShape Mover, class Obstacles>
    Walked<T> walk(const LogQuery<T>& asked, const Mover& mover,
                   std::type_identity_t<Vec2<T>> velocity,
                   std::type_identity_t<T> time_step,
                   const Obstacles& obstacles,
                   const WalkSettings<T>& settings = {}) {
        using isect::walk;
        const Walked<T> answer =
            walk(mover, velocity, time_step, obstacles, settings);
        if (settings_.is_on) {
            writer_.put_moved(LogKind::walk, asked, mover,
                              time_step * velocity,
                              writer_.first_point(mover, answer.pos));
        }
        return answer;
    }

    /// Calls take(line) with each line of the recording, a std::string_view
    /// without its end. It allocates.
    template <class Take>
    void lines(Take&& take) const {
        std::string line = "isect-recording 1 ";
        line += std::is_same_v<T, float> ? "float " : "double ";
        line += settings_.is_y_up ? "y_up " : "y_down ";
        detail::append_number(line, settings_.seconds);
        line += ' ';
        std::string unit(detail::log_word(settings_.unit));
        detail::put_log_word(unit.data(), unit);
        line += unit + ' ';
        detail::append_text(line, settings_.writer);
        take(std::string_view(line));
        writer_.store().each([&](const char* record) {
            line.clear();
            detail::append_record<T>(line, record);
            take(std::string_view(line));
        });
        if (lost() == 0) return;
        line = "note the log had no room for " + std::to_string(lost()) +
               " shapes, queries or notes";
        take(std::string_view(line));
    }
    /// Writes the recording into a stream, or into a file that it replaces.
    /// Returns whether that worked. It allocates.
    bool write(std::ostream& out) const {
        lines([&](std::string_view line) { out << line << '\n'; });
        return out.good();
    }
    bool write(const std::string& path) const {
        std::ofstream file(path, std::ios::binary);
        return write(file) && file.flush().good();
    }

private:
    detail::LogWriter<T> writer_;
    LogSettings settings_;
    bool has_begun_ = false;
};

}  // namespace isect
