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

/// A function that is shown, and its call, if there was one.
struct ShownCall {
    const SourceFile* file{};
    const Function* function{};
    const Call* call{};
    std::size_t index{};  ///< among the calls on the same line of the caller
    std::size_t count{};  ///< of the calls on that line
};

/// The function that the source panel shows: the algorithm of the query, or one that it calls. The
/// path to it is stored as places in the source, so it stays the same from frame to frame. If a
/// call on it isn't made, the function is shown without values.
class SourceView {
public:
    /// The calls from the query's algorithm to the one that is shown. Empty without a trace.
    std::vector<ShownCall> chain(const std::optional<Call>& root);

    void step_into(const Call& caller, const Call& callee);
    /// Goes back to the first `depth` algorithms of the chain.
    void step_out_to(std::size_t depth);
    /// The number of calls between the query's algorithm and the one that is shown.
    std::size_t depth() const { return crumbs_.size(); }
    /// Goes to the next call on the same line of the caller.
    void next_call(const ShownCall& shown);

    /// The rows of a file. They are laid out once for each width.
    const std::vector<SourceRow>& rows(const SourceFile& file, std::size_t columns);

    /// Goes to the line that traced the last value of a walk.
    void follow(const Call& root);
    /// The line of that value during a walk, otherwise 0.
    int walked_line{};
    bool to_walked_line{};  ///< it still has to be scrolled into view

    const Function* entered{};      ///< the root from which the view went on to its formula
    bool in_numbers = false;        ///< the inspector's tab is open
    const Function* scrolled_to{};  ///< the function that was scrolled into view
    /// Counts down after a file was opened: the next frame scrolls it again, since its height is
    /// known then, and one more frame draws it there.
    int frames_to_settle{};
    /// The line that was scrolled into view, with the number of rows and the height of the region
    /// then.
    struct Seen {
        int deciding_line{};
        std::size_t rows{};
        int height{};

        friend bool operator==(const Seen&, const Seen&) = default;
    };
    Seen seen;

    /// The label of the value under the pointer: on a line of the source, a row of the strip or a
    /// mark on the canvas. It is that of the previous frame, so that all panels know it.
    const std::string& hovered() const { return hovered_; }
    /// Whether a value is highlighted: the one under the pointer, or if there is none, those that a
    /// lesson names.
    bool lights(const std::string& label) const {
        if (!hovered_.empty()) return label == hovered_;
        return std::find(resting_.begin(), resting_.end(), label) != resting_.end();
    }
    void hover(const std::string& label) { next_hovered_ = label; }
    /// The subject of the value under the pointer, if a line has several; or a box on the canvas,
    /// whose values are then highlighted.
    const std::optional<Subject>& subject() const { return subject_; }
    void hover(const Subject& subject) { next_subject_ = subject; }
    void begin_frame(std::vector<std::string> resting) {
        frames_to_settle = std::max(frames_to_settle - 1, 0);
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
