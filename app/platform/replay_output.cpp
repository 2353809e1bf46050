#include "platform/replay_output.hpp"

#include <chrono>
#include <fstream>
#include <iostream>
#include <sstream>
#include <vector>

#include "platform/headless.hpp"
#include "platform/progress_line.hpp"
#include "recording/comparison.hpp"
#include "recording/replay_text.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/text.hpp"
#include "workspace/scenes.hpp"

namespace lab {
namespace {

/// Feeds a file in pieces, so that none is too large.
void feed_file(Replay& replay, const std::string& file) {
    using Clock = std::chrono::steady_clock;
    constexpr std::size_t at_once = 1 << 16;
    constexpr std::chrono::milliseconds pause{500};
    std::ifstream in(file, std::ios::binary);
    if (!in) throw UnreadableFile("can't read " + file);
    std::vector<char> bytes(at_once);
    ProgressLine progress(std::cerr);
    auto shown = Clock::now();
    while (in.read(bytes.data(), static_cast<std::streamsize>(at_once)) || in.gcount() > 0) {
        replay.feed({bytes.data(), static_cast<std::size_t>(in.gcount())});
        if (Clock::now() - shown <= pause) continue;
        progress.show(progress_text(replay));
        shown = Clock::now();
    }
    progress.end();
}

/// A test that asks nothing must not pass.
std::string why_nothing_was_judged(const Replay& replay, const ReplaySettings& settings) {
    if (replay.labels().empty()) return "has no query";
    if (settings.label.empty()) return "has no query that can be read";
    Names labels(replay.labels().begin(), replay.labels().end());
    return "has no query with the label " + settings.label + ", but with " + one_of(labels) +
           suggestion(settings.label, labels);
}

std::string whole_file(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    if (!in || !(text << in.rdbuf())) throw UnreadableFile("can't read " + file);
    return text.str();
}

void print_parting(const std::string& begin, const Parting& parting) {
    std::cout << begin << "frame " << parting.frame;
    if (parting.line > 0) std::cout << ", line " << parting.line;
    if (parting.other_line > 0) std::cout << " (line " << parting.other_line << " of the other)";
    std::cout << ". " << visible_text(parting.words) << '\n';
}

void print_larger(const std::optional<Parting>& larger, double within) {
    if (larger)
        print_parting("First by more than " + number_text(within) + ": ", *larger);
    else
        std::cout << "Nothing differs by more than " << number_text(within) << ".\n";
}

/// What comes after the first large difference isn't printed.
void read_until_parted(RecordingComparison& comparison, const std::string& one,
                       const std::string& other) {
    constexpr std::size_t at_once = 1 << 20;
    while (!comparison.first_large() && !comparison.is_done(one, other))
        comparison.read(one, other, at_once);
}

bool print_by_time(const RecordingComparison& comparison, const std::string& other, double within) {
    if (comparison.compared() == 0)
        throw UnreadableFile(other + ": has no mover that is in both at equal times");
    std::cout << "The frame rates differ: frames last " << number_text(comparison.seconds())
              << " s and " << number_text(comparison.other_seconds())
              << " s. So places at equal times are compared.\n";
    print_larger(comparison.first_large(), within);
    return comparison.first_large().has_value();
}

}  // namespace

bool replay_and_print(const std::string& file, const ReplaySettings& settings,
                      const std::string& finds) {
    Replay replay(settings);
    feed_file(replay, file);
    if (!replay.is_recording()) throw UnreadableFile(file + no_recording_text);
    for (const ListedAnswer& find : replay.finds())
        std::cout << visible_text(find_text(find)) << "\n    " << find.case_line << '\n';
    if (!finds.empty()) write_output(finds, finds_json(replay, settings));
    std::cerr << progress_text(replay) << '\n';
    if (replay.queries() > 0) std::cerr << summary_text(replay, settings) << '\n';
    std::cerr << visible_lines(left_out_text(replay));
    if (replay.queries() == 0)
        throw UnreadableFile(file + ": " + why_nothing_was_judged(replay, settings));
    if (replay.faulty() > 0)
        throw UnreadableFile(file + ": has lines that can't be read, so not all was judged");
    return replay.all_finds() > 0;
}

bool compare_and_print(const std::string& file, const std::string& other, double within) {
    const std::string one = whole_file(file), two = whole_file(other);
    RecordingComparison comparison(within);
    read_until_parted(comparison, one, two);
    if (!comparison.has_one()) throw UnreadableFile(file + ": has no query that can be read");
    if (!comparison.has_other()) throw UnreadableFile(other + ": has no query that can be read");
    if (comparison.is_by_time()) return print_by_time(comparison, other, within);
    const std::optional<Parting> rest = comparison.rest();
    const std::optional<Parting>& first = comparison.first() ? comparison.first() : rest;
    if (!first) {
        std::cerr << "Both recordings have the same queries and answers.\n";
        return false;
    }
    print_parting("First difference: ", *first);
    print_larger(comparison.first_large() ? comparison.first_large() : rest, within);
    return true;
}

}  // namespace lab
