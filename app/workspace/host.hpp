#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// The services that the lab needs from the machine it runs on; tests provide their own. All
/// functions report errors by throwing std::runtime_error with a sentence.
struct Host {
    virtual ~Host() = default;
    /// Seconds of a monotonic clock; always 0 if there is none.
    virtual double seconds() { return 0; }
    /// The full path for what the user typed.
    virtual std::string full_path(const std::string& typed) = 0;
    /// A number that changes whenever the file does; 0 if there is no file.
    virtual std::int64_t stamp(const std::string& path) = 0;
    virtual std::string read_file(const std::string& path) = 0;
    /// What follows the first `from` bytes of a file; nothing if it is shorter.
    virtual std::optional<std::string> read_file_from(const std::string& path, std::size_t from) {
        const std::string text = read_file(path);
        if (text.size() < from) return {};
        return text.substr(from);
    }
    /// Whether a file is read-only.
    virtual bool is_read_only(const std::string&) { return false; }
    /// Removes a file. A missing file is no error.
    virtual void remove_file(const std::string& path) = 0;
    /// The paths of all files in a folder.
    virtual std::vector<std::string> files_in(const std::string& folder) = 0;
    /// The names in a folder; those of folders end with a slash. Empty if it can't be read.
    virtual std::vector<std::string> names_in(const std::string&) { return {}; }
    virtual void write_file(const std::string& path, const std::string& bytes) = 0;
    /// The path of "scenes" or "pictures" in the user's folder, with a slash at the end. It is
    /// created if it doesn't exist.
    virtual std::string folder(const std::string& name) = 0;
    /// Copies a PNG file to the clipboard as a picture. Returns a sentence if it fails, otherwise
    /// an empty string.
    virtual std::string copy_picture(const std::string& path) = 0;
    /// The address of the web page that the lab runs in; empty elsewhere.
    virtual std::string page_address() { return {}; }
    /// How a written file is named to the user.
    virtual std::string shown_path(const std::string& path) { return path; }
    /// Lets the user choose a file to open, if the system has a dialog for that. The file opens
    /// later. Returns false if it has none.
    virtual bool choose_file() { return false; }
    /// The journal folders that belong to this lab until it ends: its own first, then those of labs
    /// that have ended.
    virtual std::vector<std::string> journals() = 0;
    /// Whether a journal folder still exists and belongs to this lab.
    virtual bool holds_journal(const std::string&) { return true; }
    /// The folders of labs that have ended since. They belong to this lab from then on.
    virtual std::vector<std::string> late_journals() { return {}; }
};

inline constexpr const char* no_clipboard = "No program here copies pictures.";

/// A machine without files, clock or clipboard.
struct EmptyHost : Host {
    std::string full_path(const std::string& typed) override { return typed; }
    std::int64_t stamp(const std::string&) override { return 0; }
    std::string read_file(const std::string&) override { return {}; }
    void remove_file(const std::string&) override {}
    std::vector<std::string> files_in(const std::string&) override { return {}; }
    void write_file(const std::string&, const std::string&) override {}
    std::string folder(const std::string&) override { return {}; }
    std::string copy_picture(const std::string&) override { return no_clipboard; }
    std::vector<std::string> journals() override { return {}; }
};

}  // namespace lab
