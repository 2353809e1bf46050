#include "workspace/drag_history.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "instruments/flip_text.hpp"
#include "instruments/variation.hpp"

namespace lab {
namespace {

/// The longest path. A longer one keeps every second record.
constexpr std::size_t most_records = 512;
/// How many parts of the way between two records are looked at.
constexpr int parts_between = 2;
constexpr std::size_t most_skins = 9;

/// Whether a number belongs to one of these shapes.
bool is_of(const NumberValue& number, const std::vector<std::string>& shapes) {
    return std::any_of(shapes.begin(), shapes.end(), [&](const std::string& shape) {
        return number.name.compare(0, shape.size() + 1, shape + ".") == 0;
    });
}

std::vector<double> values_of(const Scene& posed, const std::vector<std::string>& names) {
    std::vector<double> values;
    std::size_t next = 0;
    // The numbers of a scene have the same order as the names.
    for (const NumberValue& number : numbers_in(posed)) {
        if (next == names.size() || number.name != names[next]) continue;
        values.push_back(number.value);
        ++next;
    }
    return values;
}

}  // namespace

void DragHistory::begin(const Scene& posed, std::vector<std::string> shapes) {
    clear();
    is_recording_ = true;
    what_ = shapes.size() == 1 ? shapes.front() : std::to_string(shapes.size()) + " shapes";
    shapes_ = std::move(shapes);
    for (const NumberValue& number : numbers_in(posed)) {
        const bool is_known = std::find(names_.begin(), names_.end(), number.name) != names_.end();
        if (is_of(number, shapes_) && !is_known) names_.push_back(number.name);
    }
    records_.push_back(values_of(posed, names_));
}

void DragHistory::add(const Scene& posed) {
    if (!is_recording_) return;
    Record record = values_of(posed, names_);
    if (record.size() != names_.size() || record == records_.back()) return;
    if (records_.size() == most_records) thin_out();
    records_.push_back(std::move(record));
}

void DragHistory::correct_last(const Scene& posed) {
    if (!is_recording_ || records_.size() < 2) return;
    records_.pop_back();
    add(posed);
}

/// Drops every second record, but neither the first nor the last.
void DragHistory::thin_out() {
    std::vector<Record> kept;
    for (std::size_t i = 0; i < records_.size(); ++i)
        if (i % 2 == 0 || i + 1 == records_.size()) kept.push_back(std::move(records_[i]));
    records_ = std::move(kept);
}

void DragHistory::end() {
    if (!is_recording_) return;
    is_recording_ = false;
    if (records_.size() < 2) return clear();
    drop_constant_numbers();
    place = {records_.size() - 1, 0};
}

void DragHistory::drop_constant_numbers() {
    std::vector<std::size_t> varying;
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const bool varies =
            std::any_of(records_.begin(), records_.end(),
                        [&](const Record& record) { return record[i] != records_.front()[i]; });
        if (varies) varying.push_back(i);
    }
    std::vector<std::string> names;
    names.reserve(varying.size());
    for (const std::size_t i : varying) names.push_back(names_[i]);
    names_ = std::move(names);
    for (Record& record : records_) {
        Record left;
        left.reserve(varying.size());
        for (const std::size_t i : varying) left.push_back(record[i]);
        record = std::move(left);
    }
}

std::vector<NumberValue> DragHistory::numbers_at(const DragPlace& at) const {
    const Record& from = records_[std::min(at.record, records_.size() - 1)];
    const Record& to = records_[std::min(at.record + 1, records_.size() - 1)];
    std::vector<NumberValue> values;
    for (std::size_t i = 0; i < names_.size(); ++i)
        values.push_back({names_[i], between(from[i], to[i], at.share)});
    return values;
}

std::vector<NumberValue> DragHistory::in_last_step(double share) const {
    const Record &from = records_[count() - 2], &to = records_[count() - 1];
    std::vector<NumberValue> values;
    for (std::size_t i = 0; i < names_.size(); ++i)
        if (from[i] != to[i]) values.push_back({names_[i], between(from[i], to[i], share)});
    return values;
}

DragPlace DragHistory::record_at(double share) const {
    const double last = static_cast<double>(records_.size() - 1);
    return {static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * last)), 0};
}

double DragHistory::share_of(const DragPlace& at) const {
    return at.along() / static_cast<double>(records_.size() - 1);
}

void DragHistory::look(const Scene& posed, std::size_t query, int places) {
    if (!is_shown() || query >= posed.queries.size()) return;
    if (values_of(posed, names_).size() != names_.size()) return clear();  // a shape is gone
    Scene of = without_numbers(posed, query, names_);
    if (query != query_ || !(of == of_)) {
        of_ = std::move(of);
        query_ = query;
        segment_ = 0;
        finder_.reset();
        marks_.clear();
    }
    constexpr int at_once = 4;
    for (; places > 0 && !is_done(); places -= at_once) {
        if (!finder_) {
            line_ = std::make_unique<SceneLine>(of_, 0, numbers_at({segment_, 0}),
                                                numbers_at({segment_ + 1, 0}));
            finder_.emplace(line_->search(parts_between));
        }
        finder_->step(at_once);
        if (finder_->is_done()) keep_marks();
    }
}

void DragHistory::keep_marks() {
    for (const Flip& flip : finder_->flips())
        marks_.push_back({{segment_, flip.before},
                          {segment_, flip.after},
                          change_text(flip, of_.queries),
                          is_major(flip)});
    finder_.reset();
    ++segment_;
}

std::vector<Geometry> DragHistory::skins(const Scene& posed) const {
    std::vector<Geometry> skins;
    if (values_of(posed, names_).size() != names_.size()) return skins;  // a shape is gone
    const std::size_t count = std::min(most_skins, records_.size());
    for (std::size_t i = 0; i < count; ++i) {
        Scene scene = posed;
        const std::size_t record = i * (records_.size() - 1) / (count - 1);
        for (const NumberValue& each : numbers_at({record, 0}))
            for (double* number : numbers_named(scene, each.name)) *number = each.value;
        for (const std::string& name : shapes_)
            if (const NamedShape* shape = find_shape(scene, name)) skins.push_back(shape->geometry);
    }
    return skins;
}

}  // namespace lab
