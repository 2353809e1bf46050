#include <algorithm>
#include <stdexcept>
#include <utility>

#include "level/read_level.hpp"
#include "scene/case_line.hpp"
#include "scene/file.hpp"
#include "scene/reader.hpp"
#include "scene/text.hpp"
#include "scene/writer.hpp"
#include "workspace/level_files.hpp"
#include "workspace/open_recording.hpp"
#include "workspace/workspace.hpp"

namespace lab {

namespace {

std::string without_blanks(const std::string& text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Explains why the file is overwritten only if the user insists.
Reply replacing(const std::string& what_is_there, bool is_read_only) {
    const std::string also = what_is_there.empty() ? "This file is" : ", and its file is";
    return {what_is_there + (is_read_only ? also + " read-only." : "."), "Replace"};
}

}  // namespace

bool Workspace::load(const std::string& path, std::string& problem) {
    try {
        const std::int64_t stamp = host_.stamp(path);
        if (is_recording_name(path)) {
            open_recording(path, host_.read_file_from(path, 0).value_or(""), stamp);
            return true;
        }
        const std::string text = host_.read_file(path);
        if (is_case_line(text)) {
            open_cases(text);
            return true;
        }
        if (is_recording_head(text)) {
            open_recording(path, text, stamp);
            return true;
        }
        if (is_level(text)) {
            Entry entry = entry_of_level(
                text, path, [this](const std::string& name) { return host_.read_file(name); });
            if (entry.scene.level)
                open_level(std::move(entry));
            else
                open(entry);
            return true;
        }
        Entry entry{file_stem(path), read_scene(text, path), path, stamp};
        const auto listed = std::find_if(scenes_.begin(), scenes_.end(),
                                         [&](const Entry& each) { return each.path == path; });
        if (listed != scenes_.end()) entry.id = listed->id;
        forget_problem();
        open(entry);
        look_for_changes();
        return true;
    } catch (const std::runtime_error& error) {
        problem = error.what();
        return false;
    }
}

void Workspace::open_file(const std::string& typed) {
    std::string problem;
    if (!load(host_.full_path(typed), problem)) say(problem, true);
}

/// Folders first, then files that may contain a scene, a case, a level or a recording.
std::vector<std::string> Workspace::scene_names_in(const std::string& folder) {
    std::vector<std::string> names = host_.names_in(host_.full_path(folder.empty() ? "." : folder));
    std::erase_if(names, [](const std::string& name) {
        return !name.ends_with("/") && !name.ends_with(".json") && !name.ends_with(".txt") &&
               !is_level_name(name) && !is_recording_name(name);
    });
    std::sort(names.begin(), names.end());
    std::stable_partition(names.begin(), names.end(),
                          [](const std::string& name) { return name.ends_with("/"); });
    return names;
}

void Workspace::ask_what_to_open() {
    compares_next_ = false;
    if (host_.choose_file()) return;
    std::string path = session_->path();
    if (path.empty()) path = own_path("");
    Question question{"Open a file", "The path of a file. You can also drop a file on the window.",
                      "Open", path.substr(0, path.find_last_of("/\\") + 1),
                      [this](const std::string& typed, bool) {
                          Reply reply;
                          load(host_.full_path(without_blanks(typed)), reply.problem);
                          return reply;
                      }};
    question.names_in = [this](const std::string& folder) { return scene_names_in(folder); };
    ask(std::move(question));
}

void Workspace::save() {
    if (session_->path().empty()) return ask_for_a_name();
    // Changes that others made to the file are overwritten only after the user has agreed.
    look_for_changes();
    if (session_->changed_on_disk()) return;
    if (host_.is_read_only(session_->path())) return ask_where_to_save();
    std::string problem;
    if (!write(session_->id(), session_->path(), problem)) say(problem, true);
}

/// A scene without a file is saved in the user's folder, under its title.
void Workspace::ask_for_a_name() {
    ask({"Save to My scenes", "The name of the scene.", "Save", session_->scene().title,
         [this](const std::string& typed, bool insists) {
             return save_as_own(without_blanks(typed), insists);
         }});
}

std::string Workspace::own_path(const std::string& id) {
    return host_.folder("scenes") + (id.empty() ? "" : id + ".json");
}

/// An id that belongs neither to a known scene nor to a file that has appeared in the meantime.
std::string Workspace::free_own_id(const std::string& wanted) {
    std::string id = free_id(scenes_, wanted);
    for (int number = 2; host_.stamp(own_path(id)) != 0; ++number) {
        id = free_id(scenes_, wanted + "-" + std::to_string(number));
    }
    return id;
}

Reply Workspace::save_as_own(const std::string& title, bool insists) {
    if (title.empty()) return {"A scene needs a name."};
    if (!is_plain_text(title)) return {"A name is one line, without control characters."};
    const auto same = std::find_if(scenes_.begin(), scenes_.end(), [&](const Entry& entry) {
        return entry.scene.group == own_group && entry.scene.title == title;
    });
    if (same != scenes_.end() && !insists)
        return replacing("One of your scenes already has this name",
                         host_.is_read_only(same->path));
    Reply reply;
    try {
        const std::string id = same != scenes_.end() ? same->id : free_own_id(id_for_title(title));
        const std::string path = same != scenes_.end() ? same->path : own_path(id);
        session_->edit("Name the scene", [&](Scene& draft) {
            draft.title = title;
            draft.group = own_group;
        });
        write(id, path, reply.problem);
    } catch (const std::runtime_error& error) {
        reply.problem = error.what();
    }
    return reply;
}

void Workspace::ask_where_to_save() {
    std::string path = session_->path();
    if (path.empty()) path = session_->id() + ".isect.json";
    const std::string locked = host_.is_read_only(path) ? "Its file is read-only. " : "";
    Question question{"Save as a file", locked + "A path. The scene is saved there from now on.",
                      "Save", host_.full_path(path),
                      [this](const std::string& typed, bool insists) {
                          return save_as_file(without_blanks(typed), insists);
                      }};
    question.names_in = [this](const std::string& folder) { return scene_names_in(folder); };
    ask(std::move(question));
}

Reply Workspace::save_as_file(const std::string& typed, bool insists) {
    if (typed.empty()) return {"A file needs a name."};
    std::string path = host_.full_path(typed);
    if (path.find(".json") == std::string::npos) path += ".json";
    const bool is_other = path != session_->path() && host_.stamp(path) != 0;
    const bool is_read_only = host_.is_read_only(path);
    if ((is_other || is_read_only) && !insists)
        return replacing(is_other ? "A file with this name already exists" : "", is_read_only);
    Reply reply;
    write(file_stem(path), path, reply.problem);
    return reply;
}

bool Workspace::write(const std::string& id, const std::string& path, std::string& problem) {
    session_->keep_pointer();
    try {
        host_.write_file(path, write_scene(session_->scene()));
    } catch (const std::runtime_error& error) {
        problem = error.what();
        return false;
    }
    drop_other_session_of(path);
    session_->mark_saved(id, path, host_.stamp(path));
    list_as_saved();
    say("Saved " + host_.shown_path(path));
    return true;
}

/// Drops any other session of this file, which the saved scene replaces.
void Workspace::drop_other_session_of(const std::string& path) {
    sessions_.erase(std::remove_if(sessions_.begin(), sessions_.end(),
                                   [&](const auto& session) {
                                       return session != session_ && session->path() == path;
                                   }),
                    sessions_.end());
}

/// Puts the saved scene into the list, in its old place or among the user's own.
void Workspace::list_as_saved() {
    settings_.scene = session_->id();
    const auto listed = std::find_if(scenes_.begin(), scenes_.end(), [&](const Entry& entry) {
        return entry.path == session_->path();
    });
    if (listed != scenes_.end()) {
        listed->scene = session_->scene();
        listed->stamp = session_->stamp();
    } else if (session_->path() == own_path(session_->id())) {
        add_scene(scenes_,
                  {session_->id(), session_->scene(), session_->path(), session_->stamp()});
        scenes_.back().scene.group = own_group;
    }
}

}  // namespace lab
