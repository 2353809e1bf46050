#include "instruments/stop.hpp"

#include <algorithm>

#include "evaluate/comparison.hpp"
#include "evaluate/differences.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/promises.hpp"
#include "instruments/breach.hpp"
#include "instruments/flip_text.hpp"

namespace lab {
namespace {

/// How many parts of the way between two frames are looked at.
constexpr int parts_between_frames = 4;

/// The answers to the only query of a scene: isect's, and that of the compared implementation.
struct Answered {
    const Scene& scene;
    const Implementation* against;
    Answer ours = ask(scene).front();
    std::optional<Answer> theirs =
        against == nullptr ? std::nullopt : answer_by(*against, scene, scene.queries.front());

    std::string who(bool is_ours) const { return is_ours ? "isect" : against->title; }
};

/// The first of two answers for which a check has something to say, in its words.
template <class Check>
std::string first_word(const Answered& answered, const Check& check) {
    const std::string word = check(answered.ours);
    if (!word.empty()) return answered.who(true) + " " + word;
    const std::string other = answered.theirs ? check(*answered.theirs) : "";
    return other.empty() ? "" : answered.who(false) + " " + other;
}

std::string word_of_promise(const Answered& answered) {
    return first_word(answered, [&](const Answer& answer) -> std::string {
        for (const Promise& each :
             promises_of(answered.scene, answered.scene.queries.front(), answer))
            if (!each.is_kept) return "breaks the promise “" + each.words + "”: " + each.found;
        return "";
    });
}

std::string word_of_nan(const Answered& answered) {
    return first_word(answered, [](const Answer& answer) -> std::string {
        const std::optional<std::string> name = first_nan(answer);
        return name ? "answers NaN for " + *name : "";
    });
}

std::string word_of_disagreement(const Answered& answered) {
    if (answered.against == nullptr) return "";
    const auto breach = breach_of(answered.scene, answered.against);
    if (!breach) return "";
    return answered.who(false) + " disagrees with isect: " + breach->what + ", " + breach->found;
}

/// Why a scene is one to stop at; empty if it isn't, or if that isn't wished.
using Alarm = std::string (*)(const Answered&);
std::vector<Alarm> alarms_of(const StopWish& wish) {
    std::vector<Alarm> alarms;
    if (wish.nan) alarms.push_back(word_of_nan);
    if (wish.promise) alarms.push_back(word_of_promise);
    if (wish.difference) alarms.push_back(word_of_disagreement);
    return alarms;
}

/// Whether a jump is one of what is watched. Every yes or no counts as a hit.
bool is_watched(const Flip& flip, const std::string& watched) {
    return flip.what == watched || (watched == "hit" && is_major(flip));
}

bool is_yes(const Answer& answer) {
    return std::get<Overlaps>(answer).overlaps;
}

/// The first place at which one query stops. What is watched counts for the shown one alone.
std::optional<StopPlace> first_stop_of(std::size_t query, const StopSearch& search, double to) {
    const std::vector<Alarm> alarms = alarms_of(search.wish);
    const std::string watched = query == search.shown ? search.wish.watched : "";
    FlipSearch flips;
    flips.scene_at = [&](double place) -> const Scene& { return search.scene_at(place, query); };
    flips.answers_of = [&](const Scene& scene) {
        const Answered answered{scene, search.against};
        std::vector<Answer> answers{watched.empty() ? Answer(Overlaps{}) : answered.ours};
        for (const Alarm alarm : alarms) answers.emplace_back(Overlaps{!alarm(answered).empty()});
        return answers;
    };
    flips.from = search.from;
    flips.to = to;
    flips.scalar = search.scalar;
    flips.parts = parts_between_frames;
    for (const Flip& flip : find_flips(flips)) {
        const Scene& there = search.scene_at(flip.after, query);
        if (flip.query == 0 && is_watched(flip, watched))
            return StopPlace{flip.after, "the answer changes: " + change_text(flip, there.queries),
                             query};
        if (flip.query > 0 && is_yes(flip.answer_after))
            return StopPlace{flip.after, alarms[flip.query - 1]({there, search.against}), query};
    }
    return {};
}

}  // namespace

std::optional<StopPlace> first_stop(const StopSearch& search) {
    std::optional<StopPlace> first = first_stop_of(search.shown, search, search.to);
    if (alarms_of(search.wish).empty()) return first;
    for (std::size_t query = 0; query < search.queries; ++query) {
        if (query == search.shown) continue;
        const double to = first ? first->place : search.to;
        auto sooner = first_stop_of(query, search, to);
        if (sooner && (!first || sooner->place != first->place)) first = std::move(sooner);
    }
    return first;
}

}  // namespace lab
