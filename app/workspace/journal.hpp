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
/// lab writes to, so that a crash loses nothing.
class Journal {
public:
    explicit Journal(Host& host) : host_(host) {}

    /// Writes the scenes that have changed since the last call, and removes the files of those that
    /// have been saved. Throws std::runtime_error after writing everything else if a scene couldn't
    /// be written; other labs' files then stay.
    void keep(const std::vector<std::shared_ptr<Session>>& sessions);

    /// The scenes that were unsaved when the lab ended, with their ids and paths. A file that can't
    /// be read is left alone and reported in `problem`.
    std::vector<Entry> read(std::string& problem);
    /// The same for labs that have ended since. Finds entries only during the first few seconds:
    /// the unsaved scenes of a lab that is closed later are restored at the next start.
    std::vector<Entry> read_late(std::string& problem);

private:
    /// A scene as stored in its file, and whether this lab wrote the file.
    struct Kept {
        Scene scene;
        bool is_own;
    };

    /// The journal folders, this lab's own first.
    const std::vector<std::string>& folders();
    /// If this lab's folder has been deleted, forgets its entries so that all are written again.
    void forget_what_is_gone();
    void write(const Session& session);
    void remove_what_is_saved(const std::vector<std::shared_ptr<Session>>& sessions,
                              bool others_too);
    std::string file_of(const Session& session);
    using Folders = std::function<std::vector<std::string>()>;
    std::vector<Entry> read_from(const Folders& folders, std::string& problem);
    /// The paths of the entries in the folders. After an error, late journals are no longer read.
    std::vector<std::string> paths_in(const Folders& folders, std::string& problem);

    Host& host_;
    std::vector<std::string> folders_;
    int late_looks_ = 10;
    std::map<std::string, Kept> kept_;  ///< by the path of its file
};

}  // namespace lab
