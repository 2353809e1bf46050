#include "recording/query_reader.hpp"

#include "geometry/outline.hpp"
#include "recording/recorded_words.hpp"

namespace lab {

Vec2 end_of(const ReadQuery& query) {
    if (is_move(query.kind)) return query.answer.place;
    return query.kind == RecordedKind::overlaps ? query.place
                                                : query.place + query.answer.time * query.delta;
}

bool QueryReader::seek(std::string_view text, std::size_t bytes) {
    const std::size_t begin = lines_.position();
    while (!query_ && lines_.position() - begin < bytes) {
        const std::optional<std::string_view> line = lines_.next(text);
        if (!line) break;
        try {
            take(*line);
        } catch (const LineError&) {
            // The replay reports it.
        }
    }
    return query_.has_value();
}

void QueryReader::take(std::string_view line) {
    if (lines_.number() == 1 && is_recording_head(line)) {
        head_ = read_recording_head(line);
        is_live_ = true;
        return;
    }
    const RecordedLine read = read_recorded_line(line, head_);
    const auto* frame = std::get_if<FrameLine>(&read);
    is_live_ = is_live_ || (frame != nullptr && frame->is_key);
    if (!is_live_) return;
    world_.take(read);
    if (frame != nullptr) frame_ = frame->number;
    if (frame != nullptr && !first_frame_) first_frame_ = frame_;
    if (const auto* query = std::get_if<QueryLine>(&read)) take_query(*query);
}

void QueryReader::take_query(const QueryLine& line) {
    const RecordedShape* mover = world_.find(line.mover);
    if (mover == nullptr && !line.mover.empty())
        throw UnknownShape("there is no shape " + quoted_word(line.mover));
    query_ = ReadQuery{frame_,
                       lines_.number(),
                       std::string(line.label),
                       std::string(line.mover),
                       line.kind,
                       line.point,
                       {},
                       line.delta,
                       line.answer};
    query_->answer.met = {};
    query_->is_y_up = head_.is_y_up;
    if (mover == nullptr) return;
    query_->place = lab::position(mover->shape);
    query_->size = mover->extent.max - mover->extent.min;
}

}  // namespace lab
