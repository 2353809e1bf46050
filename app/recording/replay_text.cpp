#include "recording/replay_text.hpp"

#include "explain/crowd_sentence.hpp"
#include "scene/json_tree.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/text.hpp"

namespace lab {
namespace {

std::string counted(std::size_t count, const char* one, const char* many) {
    return count_text(count) + " " + (count == 1 ? one : many);
}

/// ": 1 passes through, 2 other normal"
std::string count_of_each_kind(const Replay& replay) {
    std::string text;
    for (std::size_t i = 0; i < wrong_kinds; ++i) {
        const auto kind = static_cast<WrongKind>(i);
        const std::size_t count = replay.count(kind);
        if (count == 0) continue;
        text += text.empty() ? ": " : ", ";
        text += count_text(count) + " " + title_of(kind);
    }
    return text;
}

std::string json_of(const ListedAnswer& find) {
    const auto text = [](const char* name, const std::string& value) {
        return json_string(name) + ": " + json_string(value);
    };
    return "    {\"frame\": " + std::to_string(find.frame) +
           ", \"line\": " + std::to_string(find.line) + ", " + text("label", find.label) + ", " +
           text("kind", title_of(find.find.kind)) + ", \"size\": " + number_text(find.find.size) +
           ",\n     " + text("obstacle", find.find.obstacle) + ",\n     " +
           text("words", find.find.words) + ",\n     " + text("case", find.case_line) + "}";
}

/// ": querry; did you mean query?"
std::string skipped_kinds_text(const Replay& replay) {
    const Names known = {"frame", "shape", "gone", "query", "note"};
    std::string text;
    for (const std::string& kind : replay.skipped_kinds())
        text += (text.empty() ? ": " : ", ") + kind;
    for (const std::string& kind : replay.skipped_kinds())
        if (const std::string meant = suggestion(kind, known); !meant.empty()) return text + meant;
    return text + ".";
}

}  // namespace

std::string heading_of(WrongKind kind) {
    std::string title = title_of(kind);
    title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

std::string progress_text(const Replay& replay) {
    return counted(replay.frames(), "frame", "frames") + " and " +
           counted(replay.queries(), "query", "queries");
}

std::string summary_text(const Replay& replay, const ReplaySettings& settings) {
    const std::size_t finds = replay.all_finds();
    const std::string of = " of " + counted(replay.queries(), "answer", "answers");
    const std::string by = " wrong by more than " + number_text(settings.within);
    if (finds == 0) return "None" + of + " is" + by + ".";
    return count_text(finds) + of + (finds == 1 ? " is" : " are") + by +
           count_of_each_kind(replay) + ".";
}

std::string left_out_text(const Replay& replay) {
    std::string text;
    const auto add = [&](std::size_t count, const char* one, const char* many) {
        if (count > 0) text += counted(count, one, many) + "\n";
    };
    add(replay.cut(), "line is skipped, before the first key frame.",
        "lines are skipped, before the first key frame.");
    if (!replay.has_head())
        text += "The first line is missing, so numbers count as double, with y down.\n";
    if (replay.is_line_open()) text += "The last line has no end, and is left out.\n";
    if (replay.skipped() > 0)
        text += counted(replay.skipped(), "line of another kind is skipped",
                        "lines of other kinds are skipped") +
                skipped_kinds_text(replay) + "\n";
    add(replay.starts_inside(),
        "query begins inside an obstacle, and only what gets worse there is judged.",
        "queries begin inside an obstacle, and only what gets worse there is judged.");
    if (replay.listed() < replay.all_finds()) text += "Of each kind, only the worst are listed.\n";
    add(replay.faulty(), "line can't be read:", "lines can't be read. The first of them:");
    for (const FaultyLine& line : replay.faulty_lines())
        text += "    line " + std::to_string(line.line) + ": " + line.words + "\n";
    return text;
}

std::string find_text(const ListedAnswer& find) {
    return "frame " + std::to_string(find.frame) + ", line " + std::to_string(find.line) + ", " +
           find.label + ": " + title_of(find.find.kind) + ". " + find.find.words;
}

std::string finds_json(const Replay& replay, const ReplaySettings& settings) {
    std::string text = "{\n  \"frames\": " + std::to_string(replay.frames()) +
                       ",\n  \"queries\": " + std::to_string(replay.queries()) +
                       ",\n  \"within\": " + number_text(settings.within) +
                       ",\n  \"wrong\": " + std::to_string(replay.all_finds()) +
                       ",\n  \"finds\": [";
    const char* between = "\n";
    for (const ListedAnswer& find : replay.finds()) {
        text += between + json_of(find);
        between = ",\n";
    }
    return text + "\n  ]\n}\n";
}

}  // namespace lab
