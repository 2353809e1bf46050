#include "scene/file.hpp"

#include <filesystem>

#include "catch.hpp"

namespace fs = std::filesystem;

namespace {

/// A separate folder for a test, removed afterwards.
struct Folder {
    fs::path path = fs::current_path() / "intersect-lab-file-test";
    Folder() {
        fs::remove_all(path);
        fs::create_directory(path);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { fs::remove_all(path); }

    std::string operator/(const char* name) const { return (path / name).string(); }
};

}  // namespace

TEST_CASE("a scene is named after its file, without either ending of scenes", "[scene][file]") {
    CHECK(lab::file_stem("a/slab.json") == "slab");
    CHECK(lab::file_stem("a.isect/slab.isect.json") == "slab");
    CHECK(lab::file_stem("slab.isect.old.json") == "slab.isect.old");
    CHECK(lab::file_stem("slab") == "slab");
}

TEST_CASE("a file is replaced as a whole, and nothing else is left behind", "[scene][file]") {
    const Folder folder;
    lab::write_file_atomically(folder / "a.json", "first, which is longer\n");
    lab::write_file_atomically(folder / "a.json", "second\n");
    CHECK(lab::read_file(folder / "a.json") == "second\n");
    CHECK(std::distance(fs::directory_iterator(folder.path), fs::directory_iterator()) == 1);
}

TEST_CASE("a replaced file keeps its permissions, and a link stays one", "[scene][file]") {
    const Folder folder;
    lab::write_file_atomically(folder / "a.json", "first");
    fs::permissions(folder / "a.json", fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink(folder / "a.json", folder / "link.json");
    lab::write_file_atomically(folder / "link.json", "second");

    CHECK(fs::is_symlink(folder / "link.json"));
    CHECK(lab::read_file(folder / "a.json") == "second");
    CHECK(fs::status(folder / "a.json").permissions() ==
          (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("a file that cannot be read or written says why", "[scene][file]") {
    const Folder folder;
    CHECK_THROWS_WITH(lab::read_file(folder / "none.json"),
                      Catch::Matchers::ContainsSubstring("can't read") &&
                          Catch::Matchers::ContainsSubstring("none.json: No such file"));
    CHECK_THROWS_WITH(lab::write_file_atomically(folder / "none/a.json", ""),
                      Catch::Matchers::ContainsSubstring("can't write"));
    CHECK_THROWS_AS(lab::read_file(folder.path.string()), lab::FileError);
}

TEST_CASE("a write that fails leaves the old file", "[scene][file]") {
    const Folder folder;
    fs::create_directory(folder.path / "a.json");
    CHECK_THROWS_AS(lab::write_file_atomically(folder / "a.json", "text"), lab::FileError);
    CHECK(fs::is_directory(folder.path / "a.json"));
    CHECK_FALSE(fs::exists(folder / "a.json.new"));
}
