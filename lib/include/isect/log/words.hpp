#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string_view>

#include <isect/broad/ground.hpp>
#include <isect/hit.hpp>
#include <isect/marked.hpp>

// What the functions of a Log take. All of these refer to what they are
// made of, and are for use within one call.
namespace isect {

/// The id of a shape in a log: a word, or a whole number.
///
/// A word has up to 64 bytes; longer ones are cut. Blanks, commas,
/// parentheses and control characters become `_`, an empty word `_`, and
/// `all` and `none`, which are no ids, `all_` and `none_`.
class LogId {
public:
    LogId() = default;
    template <class Word>
    requires std::convertible_to<const Word&, std::string_view> LogId(
        const Word& word)
        : word_(word) {}
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) LogId(Number number)
        : digits_end_(
              std::to_chars(digits_, digits_ + sizeof digits_, number).ptr -
              digits_) {}

    std::string_view word() const {
        if (digits_end_ == 0) return word_;
        return {digits_, static_cast<std::size_t>(digits_end_)};
    }

private:
    std::string_view word_;
    char digits_[20]{};
    std::ptrdiff_t digits_end_ = 0;
};

/// The shapes that a query is about: all that live, except the mover, or
/// those with the given ids: an id, a text such as "floor,wall", with
/// commas between ids, or any contiguous range of words or whole numbers.
class LogAmong {
public:
    /// All shapes.
    LogAmong() = default;
    template <class Ids>
    requires std::convertible_to<const Ids&, LogId> LogAmong(const Ids& ids)
        : text_(ids) {}
    template <ObstacleRange Ids>
    requires(
        !std::convertible_to<const Ids&, std::string_view> &&
        std::convertible_to<const std::ranges::range_value_t<Ids>&, LogId>)
        LogAmong(const Ids& ids)
        : ids_(std::ranges::data(ids)),
          count_(std::ranges::size(ids)),
          id_at_([](const void* all, std::size_t i) {
              using Id = std::ranges::range_value_t<Ids>;
              return LogId(static_cast<const Id*>(all)[i]);
          }) {}

    bool is_list() const { return id_at_ != nullptr; }
    /// The ids with commas between them, if this is no list.
    std::string_view text() const { return text_.word(); }
    /// Of a list.
    std::size_t count() const { return count_; }
    LogId id(std::size_t i) const { return id_at_(ids_, i); }

private:
    LogId text_ = "all";
    const void* ids_ = nullptr;
    std::size_t count_ = 0;
    LogId (*id_at_)(const void*, std::size_t) = nullptr;
};

/// The mover of a query: the id of a shape, or a point.
template <FloatingPoint T>
class LogMover {
public:
    LogMover() = default;
    LogMover(Vec2<T> point) : point_(point) {}
    template <class Id>
    requires std::convertible_to<const Id&, LogId> LogMover(const Id& id)
        : id_(id), has_id_(true) {}

    bool has_id() const { return has_id_; }
    const LogId& id() const { return id_; }
    Vec2<T> point() const { return point_; }

private:
    LogId id_;
    Vec2<T> point_;
    bool has_id_ = false;
};

/// What a query is named, and what it is about.
template <FloatingPoint T>
struct LogQuery {
    /// A word by which you find the query again, such as the name of the
    /// function that asks. The rules for ids hold for it, too.
    std::string_view label;
    LogMover<T> mover{};
    LogAmong among{};
    /// Only shapes in one of these groups count.
    std::uint32_t groups = all_groups;
};

/// The kinds of queries in a log. `slide` and `walk` stand for any way of
/// moving that a game has.
enum class LogKind : std::uint8_t { overlaps, raycast, sweep, slide, walk };

/// The answer that a game got: yes or no for LogKind::overlaps, a hit or
/// std::nullopt for a raycast or a sweep, and the new place for a slide or
/// a walk. The place of a mover is that of the first point of its shape, as
/// the table of shapes in assets/recorders/README.md has it.
template <FloatingPoint T>
class LogAnswer {
public:
    enum class Form : std::uint8_t { no, yes, miss, hit, place };

    LogAnswer(std::same_as<bool> auto yes)
        : form_(yes ? Form::yes : Form::no) {}
    LogAnswer(std::nullopt_t) : form_(Form::miss) {}
    /// The share of the path up to the hit, from 0 to 1, and the normal.
    LogAnswer(T time, Vec2<T> normal)
        : form_(Form::hit), vector_(normal), time_(time) {}
    LogAnswer(const std::optional<Hit<T>>& hit)
        : form_(hit ? Form::hit : Form::miss) {
        if (!hit) return;
        vector_ = hit->normal;
        time_ = hit->time;
    }
    LogAnswer(Vec2<T> place) : form_(Form::place), vector_(place) {}

    Form form() const { return form_; }
    /// The normal or the place.
    Vec2<T> vector() const { return vector_; }
    T time() const { return time_; }
    /// Whether a query of this kind can have such an answer.
    bool fits(LogKind kind) const {
        switch (kind) {
            case LogKind::overlaps:
                return form_ == Form::no || form_ == Form::yes;
            case LogKind::raycast:
            case LogKind::sweep:
                return form_ == Form::miss || form_ == Form::hit;
            case LogKind::slide:
            case LogKind::walk:
                return form_ == Form::place;
        }
        return false;
    }

private:
    Form form_;
    Vec2<T> vector_{};
    T time_{};
};

/// What a log says about a shape besides its numbers.
template <FloatingPoint T>
struct LogMarks {
    /// The side from which it is met; {0, 0} for all sides.
    Vec2<T> one_way{};
    /// How far it has moved since the frame before, to the place that is
    /// written.
    Vec2<T> moved{};
    /// One bit for each group that it belongs to. The layers in the file
    /// are 1 for the lowest bit to 32. No group at all can't be written,
    /// and counts as all.
    std::uint32_t groups = all_groups;
};

}  // namespace isect
