#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "workspace/host.hpp"
#include "workspace/session.hpp"

namespace lab {

/// Keeps every scene with unsaved changes in a file of its own, in a folder that no other running
/// lab writes to, so that a crash takes nothing away.
class Journal {
public:
    explicit Journal(Host& host) : host_(host) {}

    /// Writes what has changed since the last time, and removes what has been saved. Throws
    /// std::runtime_error where something couldn't be written, once all else is; then nothing of
    /// other labs is removed.
    void keep(const std::vector<std::shared_ptr<Session>>& sessions);

    /// What was unsaved when the lab ended: the scene, where it was from, and how it was. A file
    /// that can't be read is left alone and told in `problem`.
    std::vector<Entry> read(std::string& problem);
    /// The same of a lab that has ended since; after the first few seconds, nothing any more: what
    /// somebody has in another lab that they end is to come at the next start.
    std::vector<Entry> read_late(std::string& problem);

private:
    /// A scene as its file has it, and whether that file was written here.
    struct Kept {
        Scene scene;
        bool is_own;
    };

    /// This lab's own first.
    const std::vector<std::string>& folders();
    /// Where somebody has deleted the folder of this lab, all is written anew.
    void forget_what_is_gone();
    void write(const Session& session);
    void remove_what_is_saved(const std::vector<std::shared_ptr<Session>>& sessions,
                              bool others_too);
    std::string file_of(const Session& session);
    using Folders = std::function<std::vector<std::string>()>;
    std::vector<Entry> read_from(const Folders& folders, std::string& problem);
    /// The entries in folders; after what can't be looked into, none is looked for any more.
    std::vector<std::string> paths_in(const Folders& folders, std::string& problem);

    Host& host_;
    std::vector<std::string> folders_;
    int late_looks_ = 10;
    std::map<std::string, Kept> kept_;  ///< by the path of its file
};

}  // namespace lab
