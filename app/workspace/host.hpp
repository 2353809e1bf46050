#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace lab {

/// What the lab asks of the machine it runs on; tests give their own. All throw std::runtime_error
/// with a sentence.
struct Host {
    virtual ~Host() = default;
    /// Of a clock that only goes forward; always 0 where there is none.
    virtual double seconds() { return 0; }
    /// The path that was meant by what was typed.
    virtual std::string full_path(const std::string& typed) = 0;
    /// A number that changes when the file does, and is 0 where there is none.
    virtual std::int64_t stamp(const std::string& path) = 0;
    virtual std::string read_file(const std::string& path) = 0;
    /// Whether a file asks not to be written over.
    virtual bool is_read_only(const std::string&) { return false; }
    /// Of what is gone already, too.
    virtual void remove_file(const std::string& path) = 0;
    /// The paths of all files of a folder.
    virtual std::vector<std::string> files_in(const std::string& folder) = 0;
    /// The names in a folder, those of folders with a slash at the end; nothing where it can't be
    /// read.
    virtual std::vector<std::string> names_in(const std::string&) { return {}; }
    virtual void write_file(const std::string& path, const std::string& bytes) = 0;
    /// "scenes" or "pictures" of the user's folder, made if need be; ends with a slash.
    virtual std::string folder(const std::string& name) = 0;
    /// Puts the picture of a PNG file into the clipboard. Gives why not, as a sentence; empty where
    /// it is done.
    virtual std::string copy_picture(const std::string& path) = 0;
    /// The folders of journals that no other running lab keeps: this lab's own first, then what
    /// labs have left that are gone. They are this lab's until it ends.
    virtual std::vector<std::string> journals() = 0;
    /// Whether a folder of a journal is still there, and this lab's.
    virtual bool holds_journal(const std::string&) { return true; }
    /// Further ones of labs that have ended since; they, too, are this lab's from then on.
    virtual std::vector<std::string> late_journals() { return {}; }
};

inline constexpr const char* no_clipboard = "No program here copies pictures.";

/// A machine that has nothing and keeps nothing.
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
