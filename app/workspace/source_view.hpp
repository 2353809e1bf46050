#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "trace/ran.hpp"
#include "trace/source_layout.hpp"
#include "trace/subject.hpp"
#include "trace/trace.hpp"

namespace lab {

/// A function that is shown, and the call of it, where there was one.
struct ShownCall {
    const SourceFile* file{};
    const Function* function{};
    const Call* call{};
    std::size_t index{};  ///< which of the calls that stand on the same line of the caller
    std::size_t count{};  ///< of those
};

/// Where a person looks in the source: at the algorithm of the query, or at one that it calls. The
/// way there is kept by places of the source, so that it is the same in every frame; where a call
/// on it isn't made, its function is shown without values.
class SourceView {
public:
    /// From the algorithm that was asked to the one that is looked at. Empty without a trace.
    std::vector<ShownCall> chain(const std::optional<Call>& root);

    void step_into(const Call& caller, const Call& callee);
    /// Back to the first `depth` algorithms of the chain.
    void step_out_to(std::size_t depth);
    /// How many calls further in than the algorithm that was asked.
    std::size_t depth() const { return crumbs_.size(); }
    /// The next call that stands on the same line of the caller.
    void next_call(const ShownCall& shown);

    /// The rows of a file, laid out once for each width.
    const std::vector<SourceRow>& rows(const SourceFile& file, std::size_t columns);

    /// Goes where the last value of a walk came from.
    void follow(const Call& root);
    /// The line of that value while something is walked through, else 0.
    int walked_line{};
    bool to_walked_line{};  ///< it is yet to be brought into view

    bool in_numbers = false;        ///< the inspector's tab is in front
    const Function* scrolled_to{};  ///< the function that was brought into view
    bool scroll_settles{};          ///< and is to be once more, now that the file's height is known
    /// The line that was brought into view, among how many rows and in how high a region.
    struct Seen {
        int deciding_line{};
        std::size_t rows{};
        int height{};

        friend bool operator==(const Seen&, const Seen&) = default;
    };
    Seen seen;

    /// The value that something under the pointer stands for, by its label: a line of the source, a
    /// row of the strip, a mark on the canvas. Those that come earlier in a frame have to know of
    /// those that come later, so it is that of the frame before.
    const std::string& hovered() const { return hovered_; }
    /// Whether a value is to be lit: the one that is pointed at or, while there is none, those that
    /// a lesson tells of.
    bool lights(const std::string& label) const {
        if (!hovered_.empty()) return label == hovered_;
        return std::find(resting_.begin(), resting_.end(), label) != resting_.end();
    }
    void hover(const std::string& label) { next_hovered_ = label; }
    /// Of several values of a line the one that is pointed at, by what it is about; or a box on the
    /// canvas, whose values are then lit.
    const std::optional<Subject>& subject() const { return subject_; }
    void hover(const Subject& subject) { next_subject_ = subject; }
    void begin_frame(std::vector<std::string> resting) {
        resting_ = std::move(resting);
        hovered_ = std::exchange(next_hovered_, {});
        subject_ = std::exchange(next_subject_, {});
    }

private:
    std::string hovered_;
    std::string next_hovered_;
    std::optional<Subject> subject_;
    std::optional<Subject> next_subject_;
    std::vector<std::string> resting_;
    struct Crumb {
        const SourceFile* file{};
        const Function* function{};
        int from_line{};
        std::size_t index{};
    };
    static Crumb crumb_to(const Call& caller, const Call& callee);

    const Function* root_{};
    std::vector<Crumb> crumbs_;
    std::map<std::string, std::vector<SourceRow>> rows_;
    std::size_t columns_{};
};

}  // namespace lab
