// A second recording, with which the open one is compared.
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "recording/query_scene.hpp"
#include "recording/replay_text.hpp"
#include "workspace/recording_beside.hpp"
#include "workspace/workspace.hpp"

namespace lab {

void Workspace::ask_what_to_compare() {
    if (recording_ == nullptr) return;
    compares_next_ = host_.choose_file();
    if (compares_next_) return;
    const std::string path = recording_->path();
    Question question{"Compare with another recording", "The path of a recording of the same game.",
                      "Compare", path.substr(0, path.find_last_of("/\\") + 1),
                      [this](const std::string& typed, bool) {
                          Reply reply;
                          try {
                              compare_recording(host_.full_path(typed));
                          } catch (const std::runtime_error& error) {
                              reply.problem = error.what();
                          }
                          return reply;
                      }};
    question.names_in = [this](const std::string& folder) {
        std::vector<std::string> names = scene_names_in(folder);
        std::erase_if(names, [](const std::string& name) {
            return !name.ends_with("/") && !is_recording_name(name);
        });
        return names;
    };
    ask(std::move(question));
}

void Workspace::compare_recording(const std::string& path) {
    const std::int64_t stamp = host_.stamp(path);
    compare_recording(path, host_.read_file_from(path, 0).value_or(""), stamp);
}

void Workspace::compare_recording(const std::string& path, std::string text, std::int64_t stamp) {
    auto beside = std::make_unique<RecordingBeside>(path, std::move(text), stamp);
    if (!beside->file().is_recording()) throw std::runtime_error(path + no_recording_text);
    beside_ = std::move(beside);
    follow_comparison();
    if (!shows_recording() || !is_busy_with_moment()) show_moment();
}

void Workspace::compare_with_before() {
    if (recording_ == nullptr || recording_before_.empty()) return;
    try {
        compare_recording(recording_before_);
        drop_notice();
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
}

void Workspace::end_comparison() {
    if (beside_ == nullptr) return;
    beside_.reset();
    if (shows_recording() && !is_busy_with_moment()) show_moment();
}

/// Once the other answer is known, the shown query is shown with it.
void Workspace::follow_comparison() {
    if (beside_ == nullptr) return;
    const auto knows_shown = [&] {
        return recording_->shown() != isect::npos &&
               beside_->comparison().query_at(
                   recording_->index().queries()[recording_->shown()].line) != nullptr;
    };
    const bool knew_shown = knows_shown();
    beside_->follow(*recording_, [this] { return host_.seconds(); });
    if (!knew_shown && knows_shown() && shows_recording() && !is_busy_with_moment()) show_moment();
}

Scene Workspace::recorded_scene() const {
    Scene scene = recording_->moment().scene;
    if (beside_ == nullptr || recording_->shown() == isect::npos) return scene;
    const IndexedQuery& query = recording_->index().queries()[recording_->shown()];
    const ComparedQuery* compared = beside_->comparison().query_at(query.line);
    const bool has_end = query.kind != RecordedKind::overlaps || beside_->comparison().is_by_time();
    if (compared != nullptr && has_end) add_other(scene, query.kind, compared->other_place);
    return scene;
}

void Workspace::show_parting() {
    const Parting* parting = beside_ != nullptr ? beside_->parting() : nullptr;
    if (parting == nullptr) return;
    const std::size_t query = recording_->index().query_at_line(parting->last_line);
    show_recorded(query != isect::npos ? query : 0);
}

void Workspace::step_to_difference(int by) {
    if (beside_ == nullptr || recording_->shown() == isect::npos) return;
    const std::size_t line = recording_->index().queries()[recording_->shown()].line;
    const ComparedQuery* next = beside_->comparison().difference_beside(line, by);
    if (next != nullptr) return show_recorded(recording_->index().query_at_line(next->line));
    say(std::string("No query ") + (by > 0 ? "after" : "before") +
        " this one differs by more than 0.001" +
        (beside_->is_done(*recording_) ? "." : ", as far as they are compared."));
}

bool Workspace::refresh_beside() {
    if (beside_ == nullptr) return false;
    const OpenRecording& file = beside_->file();
    try {
        RecordingNews news = news_of(file, host_);
        if (news.begins_again) beside_->begin_again(std::move(news.text), news.stamp);
        if (news.has_grown) beside_->grow(news.text, news.stamp);
        return news.begins_again || news.has_grown;
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
        return true;
    }
}

}  // namespace lab
