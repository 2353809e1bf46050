#include "workspace/recording_beside.hpp"

#include <cmath>
#include <utility>

#include "scene/file.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// "60 and 30 frames a second"
std::string rates_text(const RecordingComparison& comparison) {
    constexpr double digits = 100;
    const auto rate = [](double seconds) {
        return number_text(std::round(digits / seconds) / digits);
    };
    return rate(comparison.seconds()) + " and " + rate(comparison.other_seconds()) +
           " frames a second";
}

/// Where one of them ends before the other.
std::string words_of_rest(const RecordingComparison& comparison) {
    const std::optional<Parting> rest = comparison.rest();
    if (!rest) return "";
    return std::string(rest->line > 0 ? " The other one" : " This one") + " ends before frame " +
           std::to_string(rest->frame) + ".";
}

/// What can be shown of it already.
std::string_view indexed_text(const OpenRecording& one) {
    const std::string_view text = one.text();
    return one.is_read() ? text : text.substr(0, one.index().position());
}

}  // namespace

RecordingBeside::RecordingBeside(std::string path, std::string text, std::int64_t stamp)
    : file_(std::make_unique<OpenRecording>(std::move(path), std::move(text), stamp, 0)),
      comparison_(ReplaySettings{}.within) {}

void RecordingBeside::begin_again(std::string text, std::int64_t stamp) {
    *this = RecordingBeside(file_->path(), std::move(text), stamp);
}

void RecordingBeside::follow(const OpenRecording& one, const std::function<double()>& clock) {
    constexpr double at_once = 0.003;
    constexpr std::size_t pieces = 64, in_piece = 1 << 13;
    if (std::exchange(of_, one.number()) != one.number())
        comparison_ = RecordingComparison(ReplaySettings{}.within);
    const double end = clock() + at_once;
    std::size_t piece = 0;
    while (!is_done(one) && (clock() > 0 ? clock() < end : piece < pieces)) {
        comparison_.read(indexed_text(one), file_->text(), in_piece);
        ++piece;
    }
}

bool RecordingBeside::is_done(const OpenRecording& one) const {
    return of_ == one.number() && one.is_read() && comparison_.is_done(one.text(), file_->text());
}

double RecordingBeside::share_done(const OpenRecording& one) const {
    const std::size_t all = one.size() + file_->size();
    if (is_done(one) || all == 0) return 1;
    return static_cast<double>(comparison_.position()) / static_cast<double>(all);
}

const Parting* RecordingBeside::parting() const {
    if (comparison_.first()) return &*comparison_.first();
    return comparison_.first_large() ? &*comparison_.first_large() : nullptr;
}

std::string RecordingBeside::words(const OpenRecording& one) const {
    std::string words = "Beside " + file_stem(file_->path());
    if (comparison_.is_by_time()) words += " (" + rates_text(comparison_) + ")";
    words += ": ";
    constexpr double percent = 100;
    const std::string allowed = number_text(ReplaySettings{}.within);
    if (const Parting* at = parting()) {
        words += "they part at frame " + std::to_string(at->frame) + ", " + at->words;
        const auto& large = comparison_.first_large();
        if (large && large->frame != at->frame)
            words += " By more than " + allowed + " at frame " + std::to_string(large->frame) + ".";
        if (!large && is_done(one)) words += " Nothing else differs by more than " + allowed + ".";
        return large ? words : words + words_of_rest(comparison_);
    }
    if (!is_done(one))
        return words + "the same so far (" + number_text(std::floor(share_done(one) * percent)) +
               " % is compared).";
    if (!comparison_.has_one() || !comparison_.has_other())
        return words + "one of the two has no query yet.";
    if (comparison_.is_by_time() && comparison_.compared() == 0)
        return words + "no mover is in both at equal times.";
    if (const std::optional<Parting> rest = comparison_.rest())
        return words + "the same up to frame " + std::to_string(rest->frame) + ", where " +
               (rest->line > 0 ? "the other one ends." : "this one ends.");
    return words + (comparison_.is_by_time()
                        ? "no mover is off by more than " + allowed + " at equal times."
                        : "the same queries and answers.");
}

}  // namespace lab
