#include <algorithm>

#include "scene/case_line.hpp"
#include "scene/case_link.hpp"
#include "scene/foreign.hpp"
#include "scene/make.hpp"
#include "workspace/scene_list.hpp"
#include "workspace/scenes.hpp"
#include "workspace/workspace.hpp"

namespace lab {

namespace {

/// Whether an address leads to the computer itself, so that nobody else can open it.
bool is_local(const std::string& address) {
    const std::size_t at = address.find("://");
    if (at == std::string::npos || address.starts_with("file:")) return true;
    const std::string host = address.substr(at + 3);
    const auto is = [&](const std::string& name) {
        if (!host.starts_with(name)) return false;
        return host.size() == name.size() || host.find_first_of(":/?", name.size()) == name.size();
    };
    return is("localhost") || is("[::1]") || is("0.0.0.0") || host.starts_with("127.");
}

}  // namespace

std::string Workspace::copied() {
    const std::vector<std::string> shapes = session_->view().selection();
    if (shapes.empty()) return copied_case();
    say("Copied " +
        (shapes.size() == 1 ? shapes.front() : std::to_string(shapes.size()) + " shapes"));
    return write_case(only_shapes(session_->now().posed, shapes));
}

std::string Workspace::copied_case() {
    say("Copied the case as a line of text");
    return write_case(session_->with_moment());
}

std::string Workspace::copied_link() {
    const std::string page = host_.page_address();
    const std::string base = page.empty() ? settings_.link_base : page;
    const std::string copied = "Copied a link to the case. It leads to " + base;
    if (is_local(base)) {
        say(copied +
            ", which only this computer can open. For others, use “Copy the case as a line”, or "
            "send the page as one file, which “./app/run --web-single” makes.");
        if (page.empty()) offer("link_base");
    } else {
        say(copied + ".");
    }
    return base + "#" + fragment_of_case(write_case(session_->with_moment()));
}

void Workspace::ask_for_link_base() {
    ask({"Where links lead", "The address of the page that has the lab.", "Set",
         settings_.link_base, [this](const std::string& typed, bool) -> Reply {
             const bool is_address = typed.find("://") != std::string::npos &&
                                     typed.find_first_of(" #") == std::string::npos;
             if (!is_address) return {"An address is like https://example.org/lab/"};
             settings_.link_base = typed;
             return {};
         }});
}

/// A line without queries adds its shapes to the scene. Several lines open as a scene each.
void Workspace::paste(const std::string& text) {
    const std::vector<CaseInText> cases = cases_in(text);
    if (cases.empty()) {
        if (const std::string foreign = foreign_format(text); !foreign.empty())
            return say("The clipboard holds no case: " + foreign, true);
        return say("The clipboard holds no case: a line that starts with isect1, or a link to one",
                   true);
    }
    try {
        if (cases.size() > 1) return open_cases(text);
        const Scene pasted = read_case(cases.front().line);
        if (!pasted.queries.empty() || pasted.shapes.empty()) {
            open_case(cases.front().line);
            return say("Opened as a new scene. Ctrl+W closes it.");
        }
        std::vector<std::string> names;
        session_->edit(
            pasted.shapes.size() == 1 ? "Paste " + pasted.shapes.front().name : "Paste shapes",
            [&](Scene& draft) { names = add_shapes(draft, pasted.shapes); });
        session_->view().select(names);
    } catch (const CaseError& error) {
        say(error.what(), true);
    }
}

void Workspace::open_cases(const std::string& text) {
    constexpr std::size_t most = 50;  // each case opens a scene that stays open
    const std::vector<CaseInText> cases = cases_in(text);
    if (cases.size() == 1) return open_case(cases.front().line);
    std::string problems;
    std::vector<std::shared_ptr<Session>> opened;
    for (const CaseInText& each : cases) {
        if (opened.size() == most) break;
        try {
            open_case(each.line);
            opened.push_back(session_);
        } catch (const CaseError& error) {
            problems += " Line " + std::to_string(each.number) + ": " + error.what() + ".";
        }
    }
    if (!opened.empty()) show(opened.front());
    const std::string count = std::to_string(opened.size());
    const std::string which =
        opened.size() < cases.size() ? count + " of " + std::to_string(cases.size()) : count;
    say("Opened " + which + " cases as new scenes; they are in the list under “" + unlisted_group +
            "”." + problems,
        !problems.empty());
}

void Workspace::open_case(const std::string& line) {
    open_unsaved("case", read_case(line));
}

void Workspace::open_new() {
    Scene scene = read_case("isect1");
    scene.title = unused_title("New scene");
    open_unsaved("new", std::move(scene));
}

std::string Workspace::unused_id(const std::string& name) const {
    std::string id = name;
    const auto is_open = [&](const auto& session) { return session->id() == id; };
    const auto is_taken = [&] {
        return std::any_of(sessions_.begin(), sessions_.end(), is_open) || zoo_case(id) != nullptr;
    };
    for (int number = 2; is_taken(); ++number) {
        id = name + "-" + std::to_string(number);
    }
    return free_id(scenes_, id);
}

/// The scene has no file yet, so it is unsaved from the start.
void Workspace::open_unsaved(const std::string& name, Scene scene) {
    forget_problem();
    open(Entry{unused_id(name), std::move(scene)});
    session_->mark_unsaved();
}

}  // namespace lab
