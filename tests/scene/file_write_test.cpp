// The result of a save in folders that others write to, without permission, and when it is
// interrupted.
#ifndef _WIN32
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>

#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "catch.hpp"
#include "file_limits.hpp"
#include "scene/file.hpp"

using namespace lab;
using Catch::Matchers::ContainsSubstring;
using lab::testing::FullDisk;
using lab::testing::NoRights;
namespace fs = std::filesystem;

namespace {

/// A separate folder for a test, removed afterwards. The path is relative, for users who can't
/// read its parents.
struct WriteFolder {
    WriteFolder() {
        fs::remove_all(path);
        fs::create_directory(path);
    }
    ~WriteFolder() {
        fs::permissions(path, fs::perms::owner_all);
        fs::remove_all(path);
    }
    WriteFolder(const WriteFolder&) = delete;
    WriteFolder& operator=(const WriteFolder&) = delete;
    std::string operator/(const char* name) const { return path + "/" + name; }
    std::size_t count() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(path), fs::directory_iterator()));
    }

    std::string path = "intersect-lab-write-test";
};

/// The backups made before files were overwritten in place.
struct Backups {
    BackUp keep = [this](const std::string& path, const std::string& held) {
        paths.push_back(path);
        texts.push_back(held);
    };
    std::vector<std::string> paths, texts;
};

std::string long_text() {
    return std::string(300'000, 'x');
}

struct stat status_of(const std::string& path) {
    struct stat status {};
    REQUIRE(lstat(path.c_str(), &status) == 0);
    return status;
}

}  // namespace

TEST_CASE("a save takes no file beside the one it writes", "[scene][file]") {
    const WriteFolder folder;
    write_file_atomically(folder / "a.json.new", "mine");
    write_file_atomically(folder / "victim", "untouched");
    fs::create_symlink("victim", folder / "b.json.new");
    fs::create_symlink("victim", folder / ".intersect-lab-1.new");
    write_file_atomically(folder / "a.json", "first");
    write_file_atomically(folder / "b.json", "second");
    CHECK(read_file(folder / "a.json.new") == "mine");
    CHECK(read_file(folder / "victim") == "untouched");
    CHECK(read_file(folder / "a.json") == "first");
    CHECK_FALSE(fs::is_symlink(folder / "b.json"));
    CHECK(folder.count() == 6);
}

TEST_CASE("a link stays a link, even if its target doesn't exist yet", "[scene][file]") {
    const WriteFolder folder;
    fs::create_directory(folder / "real");
    fs::create_symlink("real/a.json", folder / "a.json");
    fs::create_symlink("a.json", folder / "b.json");
    write_file_atomically(folder / "b.json", "text");
    CHECK(fs::is_symlink(folder / "a.json"));
    CHECK(fs::is_symlink(folder / "b.json"));
    CHECK(read_file(folder / "real/a.json") == "text");

    fs::create_symlink("round.json", folder / "round.json");
    CHECK_THROWS_AS(write_file_atomically(folder / "round.json", ""), FileError);
}

TEST_CASE("a replaced file keeps its owner and its permissions", "[scene][file]") {
    const WriteFolder folder;
    const std::string path = folder / "a.json";
    write_file_atomically(path, "first");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    const bool is_root = geteuid() == 0;
    if (is_root) REQUIRE(chown(path.c_str(), 1234, 2345) == 0);
    write_file_atomically(path, "second");
    CHECK((status_of(path).st_mode & 07777U) == 0600U);
    if (is_root) CHECK(status_of(path).st_uid == 1234);
    if (is_root) CHECK(status_of(path).st_gid == 2345);
}

TEST_CASE("a file with several names stays one file, after a backup", "[scene][file]") {
    const WriteFolder folder;
    write_file_atomically(folder / "a.json", "first, which is longer");
    fs::create_hard_link(folder / "a.json", folder / "b.json");
    Backups backups;
    write_file_atomically(folder / "a.json", "second", backups.keep);
    CHECK(read_file(folder / "a.json") == "second");
    CHECK(read_file(folder / "b.json") == "second");
    CHECK(backups.texts == std::vector<std::string>{"first, which is longer"});

    // A file that can't be backed up is not overwritten.
    const BackUp fails = [](const std::string&, const std::string&) { throw FileError("full"); };
    CHECK_THROWS_AS(write_file_atomically(folder / "a.json", "third", fails), FileError);
    CHECK(read_file(folder / "a.json") == "second");
}

TEST_CASE("a file in a locked folder is written in place, after a backup", "[scene][file]") {
    const WriteFolder folder;
    const std::string path = folder / "a.json";
    write_file_atomically(path, "first, which is longer");
    fs::permissions(path, fs::perms::all);
    fs::permissions(folder.path, fs::perms{0555});
    Backups backups;
    {
        const NoRights no_rights;
        write_file_atomically(path, "second", backups.keep);
        CHECK_THROWS_WITH(write_file_atomically(path, "third"), ContainsSubstring("Permission"));
        CHECK_THROWS_WITH(write_file_atomically(folder / "new.json", "", backups.keep),
                          ContainsSubstring("new.json: Permission denied"));
    }
    CHECK(read_file(path) == "second");
    CHECK(backups.texts == std::vector<std::string>{"first, which is longer"});
}

TEST_CASE("a full disk leaves the old file, and nothing beside it", "[scene][file]") {
    const WriteFolder folder;
    const std::string path = folder / "a.json";
    write_file_atomically(path, "first");
    SECTION("if it is replaced") {
        const FullDisk full;
        CHECK_THROWS_WITH(write_file_atomically(path, long_text()),
                          ContainsSubstring("can't write " + path));
    }
    SECTION("if it is written in place") {
        fs::create_hard_link(path, "intersect-lab-other-name");
        Backups backups;
        {
            const FullDisk full;
            CHECK_THROWS_AS(write_file_atomically(path, long_text(), backups.keep), FileError);
        }
        CHECK(read_file("intersect-lab-other-name") == "first");
        CHECK(backups.texts.size() == 1);
        fs::remove("intersect-lab-other-name");
    }
    CHECK(read_file(path) == "first");
    CHECK(folder.count() == 1);
}

TEST_CASE("a program that is killed while it saves leaves the old file", "[scene][file]") {
    const WriteFolder folder;
    const std::string path = folder / "a.json";
    write_file_atomically(path, "first");
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        // The system kills the process if it writes beyond this limit.
        const rlimit limit{1000, 1000};
        if (setrlimit(RLIMIT_FSIZE, &limit) == 0) write_file_atomically(path, long_text());
        _exit(0);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
    CHECK(read_file(path) == "first");
    // The remains of the killed save don't block the next one.
    write_file_atomically(path, "second");
    CHECK(read_file(path) == "second");
}

TEST_CASE("a path that is not a regular file is neither read nor written", "[scene][file]") {
    const WriteFolder folder;
    const std::string pipe = folder / "pipe.json";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    CHECK_THROWS_WITH(read_file(pipe), ContainsSubstring("it is a pipe, not a file"));
    CHECK_THROWS_WITH(write_file_atomically(pipe, ""), ContainsSubstring("it is a pipe"));
    CHECK_THROWS_WITH(read_file("/dev/zero"), ContainsSubstring("it is a device"));
    CHECK_THROWS_WITH(write_file_atomically("/dev/null", ""), ContainsSubstring("it is a device"));
    CHECK_THROWS_WITH(read_file(folder.path), ContainsSubstring("it is a folder"));
    CHECK_THROWS_WITH(write_output_file(folder.path, ""), ContainsSubstring("it is a folder"));

    const int made = socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    (folder / "socket").copy(address.sun_path, sizeof address.sun_path - 1);
    // bind() takes every kind of socket address as a sockaddr.
    REQUIRE(bind(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    CHECK_THROWS_WITH(read_file(folder / "socket"), ContainsSubstring("it is a socket"));
    CHECK_THROWS_WITH(write_output_file(folder / "socket", ""), ContainsSubstring("a socket"));
    close(made);

    write_output_file("/dev/null", "gone");
    CHECK_THROWS_WITH(write_output_file("/dev/full", "text"),
                      ContainsSubstring("No space left on device"));
}

TEST_CASE("a file that is too large is not read", "[scene][file]") {
    const WriteFolder folder;
    write_file_atomically(folder / "large.json", "");
    fs::resize_file(folder / "large.json", most_file_bytes);
    CHECK(read_file(folder / "large.json").size() == most_file_bytes);
    fs::resize_file(folder / "large.json", most_file_bytes + 1);
    CHECK_THROWS_WITH(read_file(folder / "large.json"),
                      ContainsSubstring("large.json: it is larger than 16 MiB"));
}

TEST_CASE("a file says whether it is read-only", "[scene][file]") {
    const WriteFolder folder;
    const std::string path = folder / "a.json";
    CHECK_FALSE(is_read_only(path));
    write_file_atomically(path, "first");
    CHECK_FALSE(is_read_only(path));
    fs::permissions(path, fs::perms::owner_read);
    CHECK(is_read_only(path));
    CHECK_THROWS_WITH(write_output_file(path, ""), ContainsSubstring("it is read-only"));
    // A forced save replaces it, and it stays read-only.
    write_file_atomically(path, "second");
    CHECK(read_file(path) == "second");
    CHECK(is_read_only(path));
}
#endif
