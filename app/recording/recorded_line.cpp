#include "recording/recorded_line.hpp"

#include <algorithm>
#include <array>

#include "recording/recorded_shape.hpp"
#include "recording/recorded_words.hpp"
#include "scene/names.hpp"

namespace lab {
namespace {

constexpr std::string_view magic = "isect-recording";

constexpr std::array recorded_kind_names = {"overlaps", "raycast", "sweep", "slide", "walk"};

/// Throws unless the word is one of the names.
template <std::size_t count>
std::size_t index_of_word(std::string_view word, const std::array<const char*, count>& names,
                          const char* what) {
    const auto found = std::find(names.begin(), names.end(), word);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    const Names known = to_names(names);
    throw LineError("expected " + std::string(what) + ", " + one_of(known) + ", found " +
                    quoted_word(word) + suggestion(word, known));
}

FrameLine read_frame(RecordedWords words) {
    FrameLine frame{words.whole_number("the number of a frame")};
    frame.is_key = words.peek() == "key";
    return frame;
}

/// Whether the answer is a place.
bool moves_mover(RecordedKind kind) {
    return kind == RecordedKind::slide || kind == RecordedKind::walk;
}

/// The mover: the id of a shape, or a point.
void read_mover(RecordedWords& words, QueryLine& query) {
    constexpr const char* what = "a mover, the id of a shape or a point such as (1,2)";
    if (words.peek().starts_with('('))
        query.point = words.point(what);
    else
        query.mover = words.name(what);
}

std::vector<std::string_view> parts_of_list(std::string_view list) {
    std::vector<std::string_view> parts;
    while (!list.empty()) parts.push_back(part_before(list, ','));
    return parts;
}

void read_among(RecordedWords& words, QueryLine& query) {
    const std::string_view list = words.word("all, none, or ids with commas between them");
    query.is_among_all = list == "all";
    if (!query.is_among_all && list != "none") query.among = parts_of_list(list);
}

/// Words up to the arrow.
void read_options(RecordedWords& words, QueryLine& query) {
    while (words.peek() != "->") {
        const std::string_view word = words.word("->, and the game's answer");
        if (word == "layers") query.meets = words.layers();
        if (word == "but") query.but = parts_of_list(words.word("ids with commas between them"));
    }
    (void)words.word("->");
}

/// The id of what was met may end an answer.
void read_met(RecordedWords& words, GameAnswer& answer) {
    if (!words.is_empty()) answer.met = words.peek();
}

GameAnswer read_yes_or_no(RecordedWords& words) {
    GameAnswer answer;
    answer.is_yes =
        index_of_word(words.word("yes or no"), std::array{"no", "yes"}, "yes or no") == 1;
    read_met(words, answer);
    return answer;
}

GameAnswer read_hit(RecordedWords& words) {
    GameAnswer answer;
    answer.is_yes = words.peek() != "miss";
    if (!answer.is_yes) return answer;
    answer.time = words.number("miss, or the time of the hit");
    answer.normal = words.any_vector("a number of the normal");
    read_met(words, answer);
    return answer;
}

GameAnswer read_place(RecordedWords& words) {
    GameAnswer answer;
    answer.place = words.any_vector("a number of the new place");
    read_met(words, answer);
    return answer;
}

QueryLine read_query(RecordedWords words) {
    QueryLine query;
    query.label = words.name("a label");
    query.kind = static_cast<RecordedKind>(
        index_of_word(words.word("a kind of query"), recorded_kind_names, "a kind of query"));
    read_mover(words, query);
    query.delta = words.any_vector("a number of the motion");
    read_among(words, query);
    read_options(words, query);
    const bool is_overlaps = query.kind == RecordedKind::overlaps;
    query.answer = is_overlaps               ? read_yes_or_no(words)
                   : moves_mover(query.kind) ? read_place(words)
                                             : read_hit(words);
    return query;
}

}  // namespace

const char* name_of(RecordedKind kind) {
    return recorded_kind_names.at(static_cast<std::size_t>(kind));
}

std::optional<RecordedKind> recorded_kind_named(std::string_view name) {
    const auto found = std::find(recorded_kind_names.begin(), recorded_kind_names.end(), name);
    if (found == recorded_kind_names.end()) return {};
    return static_cast<RecordedKind>(found - recorded_kind_names.begin());
}

std::string_view bare_line(std::string_view line, bool is_first) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (is_first && line.starts_with(mark)) line.remove_prefix(mark.size());
    return line;
}

bool is_recording_head(std::string_view line) {
    return line.starts_with(magic);
}

RecordingHead read_recording_head(std::string_view line) {
    RecordedWords words(line, {});
    if (words.word("isect-recording") != magic)
        throw LineError("expected isect-recording, and the version");
    if (words.whole_number("the version, 1") != 1)
        throw LineError("this lab reads version 1 of recordings, and none that is later");
    RecordingHead head;
    head.scalar =
        static_cast<Scalar>(index_of_word(words.word("double or float"), scalar_names, "a scalar"));
    head.is_y_up = index_of_word(words.word("y_down or y_up"), std::array{"y_down", "y_up"},
                                 "which way y grows") == 1;
    head.seconds = words.finite("the seconds of a frame");
    if (head.seconds < 0) throw LineError("a frame can't last less than 0 seconds");
    head.unit = words.name("a unit, such as px");
    head.writer = words.rest();
    return head;
}

RecordedLine read_recorded_line(std::string_view line, const RecordingHead& head) {
    RecordedWords words(line, head);
    if (words.is_empty()) return OtherLine{};
    const std::string_view kind = words.word("a kind of line");
    if (kind == "query") return read_query(words);
    if (kind == "shape") return read_recorded_shape(words, head.scalar);
    if (kind == "frame") return read_frame(words);
    if (kind == "gone") return GoneLine{words.name("the id of a shape")};
    if (kind == "note") return NoteLine{words.rest()};
    return OtherLine{kind};
}

}  // namespace lab
