#include "workspace/flip_list.hpp"

#include <utility>

#include "instruments/flip_text.hpp"
#include "instruments/variation.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

constexpr int parts_of_line = 256;
/// About a hundredth of a second of work for a query of many shapes.
constexpr int numbers_in_frame = 200;

ListedFlip::Side side_of(SceneLine& line, double place) {
    FlipSide side = side_at(line.scene_at(place));
    return {line.numbers_at(place), std::move(side.answer), std::move(side.case_line)};
}

}  // namespace

void FlipList::begin(std::unique_ptr<SceneLine> line, std::string title) {
    line_ = std::move(line);
    title_ = std::move(title);
    search();
}

void FlipList::search() {
    FlipSearch search = line_->search(parts_of_line);
    search.least_jump = least_jump_;
    finder_.emplace(std::move(search));
    flips_.clear();
}

void FlipList::look_along(const Scene& posed, std::size_t query, const FlipChoice& choice) {
    auto line = std::make_unique<SceneLine>(posed, query, choice.number, choice.from, choice.to);
    of_ = without_numbers(posed, query, {choice.number});
    query_ = query;
    choice_ = choice;
    begin(std::move(line), choice.number + " from " + with_true_minus(number_text(choice.from)) +
                               " to " + with_true_minus(number_text(choice.to)));
}

void FlipList::look_between(const Scene& from, const Scene& to, std::size_t query,
                            std::string title) {
    choice_.reset();
    begin(std::make_unique<SceneLine>(from, to, query), std::move(title));
}

void FlipList::follow(const Scene& posed, std::size_t query, double least_jump) {
    if (line_ == nullptr) return;
    if (std::exchange(least_jump_, least_jump) != least_jump) search();
    if (choice_) {
        if (query >= posed.queries.size()) return clear();
        try {
            if (query != query_ || !(without_numbers(posed, query, {choice_->number}) == of_))
                look_along(posed, query, FlipChoice(*choice_));
        } catch (const SetError&) {
            return clear();  // the shape is gone
        }
    }
    if (finder_->is_done()) return;
    finder_->step(numbers_in_frame);
    const std::vector<Flip>& found = finder_->flips();
    if (found.size() == flips_.size()) return;
    list(found);
}

/// Adds those that are new to the list, which has the rest in the same order.
void FlipList::list(const std::vector<Flip>& found) {
    std::vector<ListedFlip> known = std::exchange(flips_, {});
    flips_.reserve(found.size());
    auto next = known.begin();
    for (const Flip& flip : found) {
        const bool is_known = next != known.end() && next->flip.before == flip.before &&
                              next->flip.query == flip.query;
        if (is_known)
            flips_.push_back(std::move(*next++));
        else
            flips_.push_back({flip, change_text(flip, line_->scene_at(flip.before).queries),
                              side_of(*line_, flip.before), side_of(*line_, flip.after)});
    }
}

}  // namespace lab
