#include "workspace/breach_search.hpp"

#include <algorithm>

#include "evaluate/comparison.hpp"
#include "picture/scene_frame.hpp"
#include "scene/case_line.hpp"
#include "workspace/session.hpp"

namespace lab {
namespace {

/// Takes less than a hundredth of a second for a query of many shapes.
constexpr std::uint64_t tries_in_frame = 150;

ListedFind listed(const Find& find, const Implementation* against) {
    ListedFind made{words_of(find.breach), find.scene, "", find.tries};
    const bool is_promise = against == nullptr;
    made.scene.title = (is_promise ? "Breach near " : "Disagreement near ") + made.scene.title;
    made.scene.caption =
        (is_promise ? "isect" : std::string(against->title)) + " " +
        (find.breach.is_promise ? made.words : "disagrees with isect on " + made.words) + ".";
    made.scene.text.clear();
    if (!find.breach.cause.empty()) made.scene.text.push_back(find.breach.cause);
    frame_query(made.scene, 0);
    made.case_line = write_case(made.scene);
    return made;
}

}  // namespace

const Implementation* comparable_in(const Session& session) {
    const Scene& posed = session.now().posed;
    const std::size_t query = session.view().shown_query();
    const Implementation* against = session.view().against;
    if (against == nullptr || query >= posed.queries.size()) return nullptr;
    return can_answer(*against, posed, posed.queries[query]) ? against : nullptr;
}

const Implementation* BreachSearch::against(const Session& session) const {
    return only_promises_ ? nullptr : comparable_in(session);
}

bool BreachSearch::is_about(const Session& session) const {
    return hunt_ && session.view().shown_query() == query_ && against(session) == against_ &&
           session.scene() == of_;
}

void BreachSearch::begin(const Session& session, std::uint32_t seed) {
    drop();
    query_ = session.view().shown_query();
    if (query_ >= session.now().posed.queries.size()) return;
    of_ = session.scene();
    against_ = against(session);
    seed_ = seed;
    hunt_.emplace(session.now().posed, query_, against_, seed_);
    is_running_ = true;
}

void BreachSearch::drop() {
    hunt_.reset();
    finds_.clear();
    listed_tries_ = 0;
    is_running_ = false;
}

void BreachSearch::start(Session& session) {
    session.end_take();
    session.view().playing = false;
    begin(session, is_about(session) ? seed_ + 1 : 1);
}

void BreachSearch::follow(const Session& session) {
    if (hunt_ && !is_about(session)) {
        if (is_running_)
            begin(session, 1);
        else
            drop();
    }
    // A scene without a query leaves nothing to begin with.
    if (!hunt_) return;
    if (is_running_) hunt_->step(std::min(tries_in_frame, most_tries - hunt_->tries()));
    if (hunt_->tries() == most_tries) stop();
    if (!is_held_ && listed_tries_ != hunt_->tries()) list_finds();
}

void BreachSearch::list_finds() {
    std::vector<ListedFind> now;
    now.reserve(hunt_->finds().size());
    for (const Find& find : hunt_->finds()) {
        const auto before = std::find_if(finds_.begin(), finds_.end(), [&](const ListedFind& each) {
            return each.tries == find.tries;
        });
        now.push_back(before != finds_.end() ? std::move(*before) : listed(find, against_));
    }
    finds_ = std::move(now);
    listed_tries_ = hunt_->tries();
}

}  // namespace lab
