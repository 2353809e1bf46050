#include "workspace/flip_list.hpp"

#include <utility>

#include "instruments/flip_text.hpp"
#include "instruments/free_numbers.hpp"
#include "instruments/variation.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// About a hundredth of a second of work for a query of many shapes.
constexpr int numbers_in_frame = 200;
/// At another moment all shapes move, and a body may have flown there step by step.
constexpr int moments_in_frame = 10;

std::string range_text(const FlipChoice& choice) {
    return choice.number + " from " + with_true_minus(number_text(choice.from)) + " to " +
           with_true_minus(number_text(choice.to));
}

}  // namespace

const Scene& FlipList::scene_at(double place) {
    return in_time_ ? in_time_->scene_at(place) : line_->scene_at(place);
}

ListedFlip::Side FlipList::side_at(double place) {
    FlipSide side = lab::side_at(scene_at(place));
    std::vector<NumberValue> numbers{{name_of_time, place}};
    if (!in_time_) numbers = line_->numbers_at(place);
    return {std::move(numbers), std::move(side.answer), std::move(side.case_line)};
}

void FlipList::begin(std::unique_ptr<SceneLine> line, std::string title) {
    finder_.reset();  // it refers to the line before
    in_time_.reset();
    line_ = std::move(line);
    title_ = std::move(title);
    search();
}

void FlipList::search() {
    FlipSearch search = in_time_ ? in_time_->search(choice_->from, choice_->to) : line_->search();
    search.least_jump = least_jump_;
    finder_.emplace(std::move(search));
    flips_.clear();
}

void FlipList::look_along(const Scene& scene, const Scene& posed, std::size_t query,
                          const FlipChoice& choice) {
    for (const double end : {choice.from, choice.to})
        require_numbers(posed, {{choice.number, end}});
    const auto unposed = unposed_for(scene, {choice.number});
    auto line =
        std::make_unique<SceneLine>(posed, query, choice.number, choice.from, choice.to, unposed);
    of_ = without_numbers(unposed ? scene : posed, query, {choice.number});
    moment_ = unposed ? std::optional(posed.now.time) : std::nullopt;
    query_ = query;
    choice_ = choice;
    begin(std::move(line), range_text(choice));
}

void FlipList::look_in_time(const Scene& scene, std::size_t query, const FlipChoice& times) {
    finder_.reset();
    line_.reset();
    in_time_ = std::make_unique<TimeLine>(scene, query);
    query_ = query;
    choice_ = times;
    title_ = range_text(times);
    search();
}

void FlipList::look_between(const Scene& from, const Scene& to, std::size_t query,
                            std::string title) {
    choice_.reset();
    begin(std::make_unique<SceneLine>(from, to, query), std::move(title));
}

void FlipList::notice_changes(const Scene& scene, const Scene& posed, std::size_t query) {
    const FlipChoice choice = *choice_;
    if (in_time_) {
        if (query != query_ || !(scene == in_time_->scene())) look_in_time(scene, query, choice);
        return;
    }
    const Scene of = without_numbers(moment_ ? scene : posed, query, {choice.number});
    if (query != query_ || !(of == of_) || (moment_ && *moment_ != posed.now.time))
        look_along(scene, posed, query, choice);
}

void FlipList::follow(const Scene& scene, const Scene& posed, std::size_t query,
                      double least_jump) {
    if (!is_open()) return;
    if (std::exchange(least_jump_, least_jump) != least_jump) search();
    if (choice_) {
        if (query >= posed.queries.size()) return clear();
        try {
            notice_changes(scene, posed, query);
        } catch (const SetError&) {
            return clear();  // the shape is gone
        }
    }
    if (finder_->is_done()) return;
    finder_->step(in_time_ || moment_ ? moments_in_frame : numbers_in_frame);
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
            flips_.push_back({flip, change_text(flip, scene_at(flip.before).queries),
                              side_at(flip.before), side_at(flip.after)});
    }
}

}  // namespace lab
