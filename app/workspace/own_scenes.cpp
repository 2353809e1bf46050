// Renames, describes, copies and deletes a user's own scene.
#include <algorithm>
#include <sstream>

#include "scene/text.hpp"
#include "workspace/workspace.hpp"

namespace lab {

namespace {

std::string as_lines(const std::vector<std::string>& paragraphs) {
    std::string text;
    for (const std::string& paragraph : paragraphs) text += (text.empty() ? "" : "\n") + paragraph;
    return text;
}

std::vector<std::string> paragraphs_of(const std::string& lines) {
    std::vector<std::string> paragraphs;
    std::istringstream text(lines);
    for (std::string line; std::getline(text, line);) {
        if (line.find_first_not_of(" \t") != std::string::npos) paragraphs.push_back(line);
    }
    return paragraphs;
}

}  // namespace

std::string Workspace::unused_title(const std::string& title) const {
    const auto is_used = [&](const std::string& wanted) {
        const auto has_it = [&](const Scene& scene) { return scene.title == wanted; };
        return std::any_of(scenes_.begin(), scenes_.end(),
                           [&](const Entry& entry) { return has_it(entry.scene); }) ||
               std::any_of(sessions_.begin(), sessions_.end(),
                           [&](const auto& session) { return has_it(session->scene()); });
    };
    std::string unused = title;
    for (int number = 2; is_used(unused); ++number) unused = title + " " + std::to_string(number);
    return unused;
}

void Workspace::duplicate() {
    session_->keep_pointer();
    Scene copy = session_->scene();
    copy.title = unused_title(copy.title);
    // The scene itself follows its level.
    copy.level.reset();
    const std::string id = id_for_title(copy.title);
    open_unsaved(id, std::move(copy));
}

void Workspace::ask_for_title() {
    ask({"Rename the scene", "The title of the scene.", "Rename", session_->scene().title,
         [this](const std::string& typed, bool) { return rename_scene(typed); }});
}

Reply Workspace::rename_scene(const std::string& title) {
    if (title.find_first_not_of(" \t") == std::string::npos) return {"A scene needs a title."};
    if (!is_plain_text(title)) return {"A title is one line, without control characters."};
    if (title == session_->scene().title) return {};
    const bool is_used = std::any_of(scenes_.begin(), scenes_.end(), [&](const Entry& entry) {
        return entry.scene.group == own_group && entry.scene.title == title && !is_open(entry);
    });
    if (is_used) return {"One of your scenes already has this title."};
    const bool writes = is_own() && session_->is_saved();
    session_->edit("Rename the scene", [&](Scene& draft) { draft.title = title; });
    Reply reply;
    if (writes) write(session_->id(), session_->path(), reply.problem);
    return reply;
}

void Workspace::ask_for_caption() {
    ask({"Caption", "One line beside the title and below pictures: what to try here.", "Set",
         session_->scene().caption, [this](const std::string& typed, bool) -> Reply {
             if (!is_plain_text(typed))
                 return {"A caption is one line, without control characters."};
             session_->edit("Edit the caption", [&](Scene& draft) { draft.caption = typed; });
             return {};
         }});
}

void Workspace::ask_for_question() {
    const auto index = static_cast<std::size_t>(session_->view().query);
    if (index >= session_->scene().queries.size()) return;
    ask({"Question", "In your own words, before the answer, such as: Can the player pass?", "Set",
         session_->scene().queries[index].question,
         [this, index](const std::string& typed, bool) -> Reply {
             if (!is_plain_text(typed))
                 return {"A question is one line, without control characters."};
             if (index >= session_->scene().queries.size()) return {};
             session_->edit("Edit the question",
                            [&](Scene& draft) { draft.queries[index].question = typed; });
             return {};
         }});
}

void Workspace::ask_for_about() {
    Question question{
        "About this scene", "Each line is a paragraph of “About”. Ctrl+Enter sets it.", "Set",
        as_lines(session_->scene().text), [this](const std::string& typed, bool) -> Reply {
            const std::vector<std::string> paragraphs = paragraphs_of(typed);
            if (!std::all_of(paragraphs.begin(), paragraphs.end(), is_plain_text))
                return {"A paragraph has no control characters."};
            session_->edit("Edit the text", [&](Scene& draft) { draft.text = paragraphs; });
            return {};
        }};
    question.has_lines = true;
    ask(std::move(question));
}

bool Workspace::is_own() const {
    return !session_->path().empty() &&
           std::any_of(scenes_.begin(), scenes_.end(), [&](const Entry& entry) {
               return entry.scene.group == own_group && is_open(entry);
           });
}

void Workspace::remove_own() {
    const std::string title = session_->scene().title;
    host_.remove_file(session_->path());
    std::erase_if(scenes_, [&](const Entry& entry) { return is_open(entry); });
    session_->mark_saved(free_id(scenes_, session_->id()), "", 0);
    session_->mark_unsaved();
    close();
    say("Deleted “" + title + "” and its file. Ctrl+Shift+T brings the scene back, unsaved.");
}

}  // namespace lab
