#pragma once

#include <functional>
#include <memory>
#include <string>

#include "recording/comparison.hpp"
#include "workspace/open_recording.hpp"

namespace lab {

/// A recording of the same game that the open one is compared with.
class RecordingBeside {
public:
    RecordingBeside(std::string path, std::string text, std::int64_t stamp);

    /// The file, which is neither judged nor shown.
    const OpenRecording& file() const { return *file_; }
    /// Takes what the game has written since.
    void grow(std::string_view more, std::int64_t stamp) { file_->grow(more, stamp); }
    /// The same for a file that has begun again.
    void begin_again(std::string text, std::int64_t stamp);

    /// Goes on comparing for a few thousandths of a second, by a clock in seconds. Begins again
    /// with another recording.
    void follow(const OpenRecording& one, const std::function<double()>& clock);
    const RecordingComparison& comparison() const { return comparison_; }
    bool is_done(const OpenRecording& one) const;
    /// From 0 to 1.
    double share_done(const OpenRecording& one) const;

    /// "Beside other.recording: they part at frame 120, move: …"
    std::string words(const OpenRecording& one) const;
    /// Where the two part: a difference of any size, or else a larger one.
    const Parting* parting() const;

private:
    std::unique_ptr<OpenRecording> file_;
    RecordingComparison comparison_;
    int of_ = 0;  ///< the number of the recording that it is compared with
};

}  // namespace lab
