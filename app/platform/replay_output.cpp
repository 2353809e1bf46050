#include "platform/replay_output.hpp"

#include <chrono>
#include <fstream>
#include <iostream>
#include <sstream>
#include <vector>

#include "platform/headless.hpp"
#include "platform/progress_line.hpp"
#include "recording/first_difference.hpp"
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

}  // namespace

bool replay_and_print(const std::string& file, const ReplaySettings& settings,
                      const std::string& finds) {
    Replay replay(settings);
    feed_file(replay, file);
    if (!replay.is_recording())
        throw UnreadableFile(file +
                             ": expected a recording, which begins with isect-recording 1 "
                             "or has a key frame");
    for (const ListedAnswer& find : replay.finds())
        std::cout << visible_text(find_text(find)) << "\n    " << find.case_line << '\n';
    if (!finds.empty()) write_output(finds, finds_json(replay, settings));
    std::cerr << progress_text(replay) << '\n'
              << summary_text(replay, settings) << '\n'
              << visible_lines(left_out_text(replay));
    if (replay.queries() == 0)
        throw UnreadableFile(file + ": " + why_nothing_was_judged(replay, settings));
    if (replay.faulty() > 0)
        throw UnreadableFile(file + ": has lines that can't be read, so not all was judged");
    return replay.all_finds() > 0;
}

bool compare_and_print(const std::string& file, const std::string& other, double within) {
    const std::string one = whole_file(file), two = whole_file(other);
    if (!has_query(one)) throw UnreadableFile(file + ": has no query that can be read");
    if (!has_query(two)) throw UnreadableFile(other + ": has no query that can be read");
    const std::optional<Parting> first = first_difference(one, two, 0);
    if (!first) {
        std::cerr << "Both recordings have the same queries and answers.\n";
        return false;
    }
    print_parting("First difference: ", *first);
    if (const auto larger = first_difference(one, two, within))
        print_parting("First by more than " + number_text(within) + ": ", *larger);
    else
        std::cout << "Nothing differs by more than " << number_text(within) << ".\n";
    return true;
}

}  // namespace lab
