#include "instruments/flips.hpp"

#include <algorithm>
#include <cmath>

#include "evaluate/differences.hpp"
#include "evaluate/evaluate.hpp"
#include "instruments/gap.hpp"
#include "query/neighbours.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// The most jumps that are looked for in one part: rounding may make an answer change at every
/// other number. After fewer, the time and the normal are no longer asked, which may change at
/// every number.
constexpr int most_in_part = 24;
constexpr int most_continuous_in_part = 8;

/// The most answers that are asked for in one part to find a contact that it hides, and into how
/// small pieces it is halved.
constexpr int most_looks_in_part = 160;
constexpr int most_halvings_of_part = 30;
/// The same where one end touches: the jump beside it is found in any case, and what else may be
/// there is looked for no more closely than this.
constexpr int most_halvings_at_contact = 8;
/// How many samples tell how fast gaps change.
constexpr std::size_t most_remembered = 10;

/// Something that differs between two answers, and by how much.
struct AnswerJump {
    std::string what;
    double size{};
};

const AnswerNumber* find_number(const std::vector<AnswerNumber>& numbers, const char* name) {
    const auto found = std::find_if(numbers.begin(), numbers.end(),
                                    [&](const AnswerNumber& each) { return each.name == name; });
    return found == numbers.end() ? nullptr : &*found;
}

std::optional<Vec2> normal_in(const std::vector<AnswerNumber>& numbers) {
    const AnswerNumber* x = find_number(numbers, "hit.normal.x");
    const AnswerNumber* y = find_number(numbers, "hit.normal.y");
    if (x == nullptr || y == nullptr) return {};
    return Vec2{x->value, y->value};
}

bool is_continuous(const std::string& what) {
    return what == "normal" || what == "time";
}

void add_other_yes_or_no(std::vector<AnswerJump>& jumps, const std::vector<AnswerNumber>& a,
                         const std::vector<AnswerNumber>& b) {
    for (const AnswerNumber& number : a) {
        if (!number.is_yes_or_no) continue;
        const AnswerNumber* other = find_number(b, number.name.c_str());
        if (other != nullptr && other->value != number.value) jumps.push_back({number.name, 1});
    }
}

void add_changes_of_hit(std::vector<AnswerJump>& jumps, const std::vector<AnswerNumber>& a,
                        const std::vector<AnswerNumber>& b, double least_jump) {
    constexpr double least_turn = 0.05;
    const auto from = normal_in(a), to = normal_in(b);
    const double turn = from && to ? isect::length(*to - *from) : 0;
    if (turn > least_turn) jumps.push_back({"normal", turn});
    const AnswerNumber* sooner = find_number(a, "hit.time");
    const AnswerNumber* later = find_number(b, "hit.time");
    const double time = sooner && later ? std::abs(later->value - sooner->value) : 0;
    if (time > least_jump) jumps.push_back({"time", time});
}

}  // namespace

struct FlipFinder::Sample {
    double number{};
    std::vector<Answer> answers;
    std::vector<std::vector<AnswerNumber>> numbers;
    std::vector<double> gaps;  ///< of each query; 0 for a contact, NaN if unknown

    double gap(std::size_t query) const {
        if (says_hit(answers[query])) return 0;
        return query < gaps.size() ? gaps[query] : std::nan("");
    }

    /// What differs from another sample by more than a continuous change would explain, the most
    /// telling first.
    std::vector<AnswerJump> jumps_to(const Sample& to, std::size_t query, double least_jump) const {
        std::vector<AnswerJump> jumps;
        const auto &a = numbers[query], &b = to.numbers[query];
        add_other_yes_or_no(jumps, a, b);
        if (jumps.empty() && says_hit(answers[query]) != says_hit(to.answers[query]))
            jumps.push_back({"contact", 1});
        const AnswerNumber *met = find_number(a, "index"), *then = find_number(b, "index");
        if (met != nullptr && then != nullptr && met->value != then->value)
            jumps.push_back({"obstacle", 1});
        add_changes_of_hit(jumps, a, b, least_jump);
        return jumps;
    }
};

bool is_major(const Flip& flip) {
    return flip.what != "obstacle" && !is_continuous(flip.what);
}

FlipFinder::SamplePtr FlipFinder::sample(double number) const {
    auto made = std::make_shared<Sample>();
    made->number = search_.scalar == Scalar::float_ ? nearest_float(number) : number;
    const Scene& scene = search_.scene_at(made->number);
    made->answers = search_.answers_of ? search_.answers_of(scene) : ask(scene);
    for (const Answer& answer : made->answers) made->numbers.push_back(numbers_of(answer));
    made->gaps = gaps_of(scene);
    return made;
}

double FlipFinder::size_of(const Kind& kind, const Sample& a, const Sample& b, double least_jump) {
    for (const AnswerJump& jump : a.jumps_to(b, kind.first, least_jump))
        if (jump.what == kind.second) return jump.size;
    return 0;
}

/// How fast gaps change is seen beside a part, too, so that it follows one part later.
void FlipFinder::look_at_next_part() {
    const double share = static_cast<double>(next_) / search_.parts;
    const bool is_last = next_ == search_.parts;
    last_.push_back(
        sample(is_last ? search_.to : search_.from + share * (search_.to - search_.from)));
    ++next_;
    const std::size_t count = last_.size();
    if (is_last && count >= 2) add_part(count - 2);
    if (count >= 3) add_part(count - 3);
    if (count == most_remembered) last_.erase(last_.begin());
}

/// Adds the part that begins with one of the last samples.
void FlipFinder::add_part(std::size_t first) {
    std::vector<double> slopes(last_[first]->answers.size(), search_.slope);
    for (std::size_t i = 1; i < last_.size(); ++i) {
        const Sample &a = *last_[i - 1], &b = *last_[i];
        if (a.number == b.number) continue;
        for (std::size_t query = 0; query < slopes.size(); ++query) {
            const double change = std::abs(b.gap(query) - a.gap(query));
            slopes[query] = std::max(slopes[query], change / std::abs(b.number - a.number));
        }
    }
    parts_.push_back({last_[first], last_[first + 1], std::move(slopes), 0});
}

/// Whether a gap may close and open again between two numbers, if it changes at most at twice the
/// speed that is known.
bool FlipFinder::may_hide_contact(const Part& part) {
    const double wide = std::abs(part.to->number - part.from->number);
    for (std::size_t query = 0; query < part.slopes.size(); ++query) {
        const double gaps = part.from->gap(query) + part.to->gap(query);
        const int contacts =
            says_hit(part.from->answers[query]) + says_hit(part.to->answers[query]);
        if (contacts == 2) continue;
        if (contacts == 1 && part.halvings >= most_halvings_at_contact) continue;
        if (gaps < 2 * part.slopes[query] * wide) return true;
    }
    return false;
}

/// Halves the next part if it may hide a contact; otherwise its jumps are looked for. True if that
/// asked for answers.
bool FlipFinder::open_part() {
    Part part = std::move(parts_.back());
    parts_.pop_back();
    if (part.halvings == 0) looks_in_part_ = found_in_part_ = 0;
    const double half = part.from->number + (part.to->number - part.from->number) / 2;
    const double middle = search_.scalar == Scalar::float_ ? nearest_float(half) : half;
    const bool is_between = middle != part.from->number && middle != part.to->number;
    if (looks_in_part_ == most_looks_in_part || part.halvings == most_halvings_of_part ||
        !is_between || !may_hide_contact(part)) {
        spans_.push_back({part.from, part.to, {}});
        return false;
    }
    ++looks_in_part_;
    const SamplePtr between = sample(middle);
    parts_.push_back({between, part.to, part.slopes, part.halvings + 1});
    parts_.push_back({part.from, between, part.slopes, part.halvings + 1});
    return true;
}

/// Whether a yes or no changes within a span.
bool FlipFinder::has_other(const Span& span) const {
    for (std::size_t query = 0; query < span.from->answers.size(); ++query)
        for (const AnswerJump& jump : span.from->jumps_to(*span.to, query, search_.least_jump))
            if (!is_continuous(jump.what) && jump.what != "obstacle") return true;
    return false;
}

/// Begins to narrow down the first jump in the next span, if it has any.
void FlipFinder::open_span() {
    Span span = std::move(spans_.back());
    spans_.pop_back();
    for (std::size_t query = 0; query < span.from->answers.size(); ++query) {
        for (AnswerJump& jump : span.from->jumps_to(*span.to, query, search_.least_jump)) {
            if (is_continuous(jump.what) && found_in_part_ >= most_continuous_in_part) continue;
            Kind kind{query, std::move(jump.what)};
            const auto& known = span.continuous;
            if (std::find(known.begin(), known.end(), kind) != known.end()) continue;
            SamplePtr from = span.from, to = span.to;
            narrowing_ =
                Narrowing{std::move(span), std::move(from), std::move(to), std::move(kind)};
            return;
        }
    }
}

/// Goes on with the half that has the larger jump. True if that asked for answers.
bool FlipFinder::halve() {
    Narrowing& now = *narrowing_;
    const double middle = middle_of(now.from->number, now.to->number, search_.scalar);
    if (middle == now.from->number || middle == now.to->number) {
        keep();
        return false;
    }
    SamplePtr between = sample(middle);
    const double first = size_of(now.kind, *now.from, *between, search_.least_jump);
    const double second = size_of(now.kind, *between, *now.to, search_.least_jump);
    if (first == 0 && second == 0) {
        Span whole = std::move(now.whole);
        const Span before{whole.from, between, whole.continuous};
        if (has_other(before)) {
            // Something else comes between, such as a miss between the hits of two obstacles.
            spans_.push_back({between, whole.to, whole.continuous});
            spans_.push_back(before);
            narrowing_.reset();
            return true;
        }
        // The answer changes fast here, but without a jump.
        whole.continuous.push_back(now.kind);
        narrowing_.reset();
        spans_.push_back(std::move(whole));
        return true;
    }
    const bool is_first = is_continuous(now.kind.second) ? first >= second : first > 0;
    (is_first ? now.to : now.from) = std::move(between);
    return true;
}

/// Keeps the jump between two neighbours for each query that has one there, and goes on before and
/// after them.
void FlipFinder::keep() {
    const Narrowing now = std::move(*narrowing_);
    narrowing_.reset();
    for (std::size_t query = 0; query < now.from->answers.size(); ++query) {
        auto jumps = now.from->jumps_to(*now.to, query, search_.least_jump);
        if (!jumps.empty())
            insert({now.from->number, now.to->number, now.from->answers[query],
                    now.to->answers[query], std::move(jumps.front().what), query});
    }
    if (++found_in_part_ == most_in_part) return;
    spans_.push_back({now.to, now.whole.to, now.whole.continuous});
    spans_.push_back({now.whole.from, now.from, now.whole.continuous});
}

void FlipFinder::insert(Flip flip) {
    const bool rises = search_.from <= search_.to;
    const auto is_before = [rises](const Flip& a, const Flip& b) {
        return rises ? a.before < b.before : a.before > b.before;
    };
    const auto place = std::upper_bound(found_.begin(), found_.end(), flip, is_before);
    found_.insert(place, std::move(flip));
}

void FlipFinder::step(int numbers) {
    while (numbers > 0 && !is_done()) {
        if (narrowing_) {
            numbers -= halve() ? 1 : 0;
        } else if (!spans_.empty()) {
            if (found_in_part_ == most_in_part) {
                spans_.clear();
            } else {
                open_span();
            }
        } else if (!parts_.empty()) {
            numbers -= open_part() ? 1 : 0;
        } else {
            look_at_next_part();
            --numbers;
        }
    }
}

std::vector<Flip> find_flips(const FlipSearch& search) {
    FlipFinder finder(search);
    constexpr int at_once = 1000;
    while (!finder.is_done()) finder.step(at_once);
    return finder.flips();
}

}  // namespace lab
