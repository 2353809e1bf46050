// Recordings that the steps of lessons open.
#include "workspace/lesson_recordings.hpp"

#include <filesystem>
#include <stdexcept>
#include <string_view>

#include "files/embed.hpp"
#include "scene/file.hpp"
#include "scene/names.hpp"
#include "workspace/open_recording.hpp"
#include "workspace/workspace.hpp"

namespace lab {
namespace {

constexpr std::string_view recordings_folder = "recordings/", recording_ending = ".recording";

Names built_in_recordings() {
    Names names;
    for (std::string_view name : embedded_names(recordings_folder)) {
        name.remove_prefix(recordings_folder.size());
        name.remove_suffix(recording_ending.size());
        names.emplace_back(name);
    }
    return names;
}

/// Reads no further than to the query with which it opens.
std::size_t read_to_opening(RecordingIndex& index, const std::string& text,
                            const StepRecording& wanted) {
    constexpr std::size_t piece = 1 << 14;
    for (std::size_t before = text.size(); before != index.position();) {
        before = index.position();
        index.read(text, piece);
        const std::size_t query = first_query(index, wanted.frame);
        if (query != isect::npos) return query;
    }
    const std::string where = wanted.frame ? " in frame " + std::to_string(*wanted.frame) : "";
    throw std::runtime_error("the recording " + wanted.name + " has no query" + where);
}

}  // namespace

std::string assets_around(const std::string& lesson_path) {
    return std::filesystem::path(lesson_path).parent_path().parent_path().string();
}

std::string recording_text(const std::string& name, const std::string& assets) {
    const std::string file = std::string(recordings_folder) + name + std::string(recording_ending);
    const std::string own = assets + "/" + file;
    const bool is_plain = name.find_first_of("/\\") == std::string::npos;
    if (is_plain && !assets.empty() && std::filesystem::exists(own)) return read_file(own);
    const std::string_view text = embedded_text(file);
    if (text.empty())
        throw std::runtime_error("no recording is named " + name +
                                 suggestion(name, built_in_recordings()));
    return std::string(text);
}

std::size_t first_query(const RecordingIndex& index, std::optional<std::int64_t> frame) {
    const std::vector<IndexedQuery>& queries = index.queries();
    for (std::size_t i = 0; i < queries.size(); ++i) {
        if (!frame || index.frame_of(queries[i]) == *frame) return i;
    }
    return isect::npos;
}

Scene scene_as_opened(const StepRecording& recording, const std::string& assets) {
    const std::string text = recording_text(recording.name, assets);
    RecordingIndex index;
    const std::size_t query = read_to_opening(index, text, recording);
    OpenRecording opened(recording.name, text.substr(0, index.position()), 0, 0);
    while (!opened.is_read()) opened.follow([] { return 0.0; });
    opened.show(query);
    const RecordedMoment& moment = opened.moment();
    if (!moment.problem.empty())
        throw std::runtime_error("the recording " + recording.name + ": " + moment.problem);
    return moment.scene;
}

/// What was read goes on where it was left, unless the step begins afresh.
void LessonBook::open_recording(bool afresh) {
    const std::string id = scene_id(lesson(), step_);
    const OpenRecording* open = workspace_.recording();
    const bool is_there =
        open != nullptr && open->number() == recording_.number && recording_.by == id;
    if (is_there && !afresh) return workspace_.step_recorded(0);
    const std::string replaced = open != nullptr && open->stamp() != 0 ? open->path() : "";
    workspace_.open_recording(*step().recording, assets_around(lesson().path));
    if (!workspace_.shows_recording()) return;
    recording_ = {workspace_.recording()->number(), id};
    workspace_.session().view().layers = step().scene.show;
    // The lesson's text says what it is.
    workspace_.drop_notice();
    if (!replaced.empty())
        workspace_.say("The lesson's recording is open in place of yours. Open " + replaced +
                       " to see that again.");
}

bool LessonBook::shows_recording() const {
    return workspace_.shows_recording() && workspace_.recording()->number() == recording_.number &&
           recording_.by == scene_id(lesson(), step_);
}

}  // namespace lab
