#include "recording/recorded_world.hpp"

#include "recording/recorded_words.hpp"

namespace lab {
namespace {

/// More than any game has near its characters.
constexpr std::size_t most_recorded_shapes = 100'000;
constexpr std::size_t most_removed = 1000;

}  // namespace

void RecordedWorld::take(const RecordedLine& line) {
    const auto* frame = std::get_if<FrameLine>(&line);
    if (frame != nullptr && frame->is_key) clear();
    if (const auto* shape = std::get_if<ShapeLine>(&line)) put(*shape);
    if (const auto* gone = std::get_if<GoneLine>(&line)) remove(gone->id);
}

void RecordedWorld::put(const ShapeLine& line) {
    const auto [place, is_new] = places_.try_emplace(std::string(line.id), shapes_.size());
    if (is_new && places_.size() > most_recorded_shapes) {
        places_.erase(place);
        throw LineError(
            "there are more than 100,000 shapes; those that are no longer there need a "
            "line \"gone\"");
    }
    if (is_new) shapes_.push_back({place->first, {}});
    RecordedShape& shape = shapes_[place->second];
    shape.shape = line.shape;
    shape.mark = line.mark;
    shape.extent = extent_by_bounds(line.shape);
    shape.version = ++version_;
}

void RecordedWorld::remove(std::string_view id) {
    const auto place = places_.find(std::string(id));
    if (place == places_.end()) throw UnknownShape("there is no shape " + quoted_word(id));
    shapes_[place->second].version = 0;
    places_.erase(place);
    has_removed_ = true;
    if (shapes_.size() > 2 * places_.size() + most_removed) drop_removed();
}

void RecordedWorld::drop_removed() const {
    std::erase_if(shapes_, [](const RecordedShape& shape) { return shape.version == 0; });
    for (std::size_t i = 0; i < shapes_.size(); ++i) places_[shapes_[i].id] = i;
    has_removed_ = false;
}

const std::vector<RecordedShape>& RecordedWorld::shapes() const {
    if (has_removed_) drop_removed();
    return shapes_;
}

void RecordedWorld::clear() {
    shapes_.clear();
    places_.clear();
    has_removed_ = false;
}

const RecordedShape* RecordedWorld::find(std::string_view id) const {
    const auto place = places_.find(std::string(id));
    return place == places_.end() ? nullptr : &shapes_[place->second];
}

}  // namespace lab
