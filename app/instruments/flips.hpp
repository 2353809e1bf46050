#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "query/query.hpp"
#include "scene/scene.hpp"

namespace lab {

/// Two neighbouring numbers between which an answer jumps.
struct Flip {
    double before{}, after{};
    Answer answer_before, answer_after;
    /// What jumps: "hit", "overlaps" or another yes or no, "contact", "obstacle", "normal" or
    /// "time".
    std::string what;
    std::size_t query{};  ///< the index of the answer that jumps
};

/// Whether a yes or no jumps: a hit begins or ends.
bool is_major(const Flip& flip);

struct FlipSearch {
    /// The posed scene at a number.
    std::function<const Scene&(double)> scene_at;
    /// The answers there, of which each is compared with itself: by default, those of isect to the
    /// scene's queries.
    std::function<std::vector<Answer>(const Scene&)> answers_of{};
    double from{}, to{};
    /// The scalar whose neighbours are meant.
    Scalar scalar = Scalar::double_;
    /// A time that changes by more than this between neighbours has jumped.
    double least_jump = 0.01;
    /// How many equal parts of the span are looked at.
    int parts = 256;
    /// How fast the gap between shapes may change, even where it is seen to change more slowly.
    double slope = 0;
};

/// Finds the jumps of the answers between two numbers, a little at a time. Each is narrowed down to
/// neighbours by halving the numbers between its ends. A part is looked at more closely, as often
/// as 160 times, where the shapes come so near to each other that they may touch within it. What
/// jumps away and back within less may be missed, and so for chains, tile maps and walks within a
/// part. What it finds doesn't depend on the size of its steps.
class FlipFinder {
public:
    explicit FlipFinder(FlipSearch search) : search_(std::move(search)) {}

    /// Asks for the answers at this many more numbers at most.
    void step(int numbers);
    bool is_done() const {
        return next_ > search_.parts && parts_.empty() && spans_.empty() && !narrowing_;
    }
    /// Those found so far, in the order in which they lie between the two numbers.
    const std::vector<Flip>& flips() const { return found_; }

private:
    struct Sample;
    using SamplePtr = std::shared_ptr<const Sample>;
    /// Which jump: of which query, and what.
    using Kind = std::pair<std::size_t, std::string>;
    struct Span {
        SamplePtr from, to;
        std::vector<Kind> continuous;  ///< kinds that change without a jump in this span
    };
    /// A part that may hide a contact.
    struct Part {
        SamplePtr from, to;
        std::vector<double> slopes;  ///< how fast each query's gap may change
        int halvings{};
    };
    struct Narrowing {
        Span whole;
        SamplePtr from, to;
        Kind kind;
    };

    SamplePtr sample(double number) const;
    void look_at_next_part();
    void add_part(std::size_t first);
    bool open_part();
    void open_span();
    static bool may_hide_contact(const Part& part);
    bool has_other(const Span& span) const;
    bool halve();
    void keep();
    void insert(Flip flip);
    static double size_of(const Kind& kind, const Sample& a, const Sample& b, double least_jump);

    FlipSearch search_;
    int next_ = 0;
    std::vector<SamplePtr> last_;  ///< some before the next part
    std::vector<Part> parts_;      ///< to look at next, the first at the end
    int looks_in_part_ = 0;
    std::vector<Span> spans_;  ///< the same
    std::optional<Narrowing> narrowing_;
    int found_in_part_ = 0;
    std::vector<Flip> found_;
};

/// Every jump of the answers between two numbers, in order.
std::vector<Flip> find_flips(const FlipSearch& search);

}  // namespace lab
