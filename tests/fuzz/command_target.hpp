// Runs the arguments of a command line as the program does, except that no window opens. An input
// selects options and values from tables, so that nothing is written outside the folder it runs
// in, and no film takes hours.
#pragma once

#include <filesystem>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "fuzz/checks.hpp"
#include "fuzz/hostile.hpp"
#include "platform/command_line.hpp"
#include "scene/file.hpp"

namespace fuzz {

/// An option and values that may affect it.
struct KnownOption {
    const char* name;
    std::vector<std::string> values;
};

inline const std::vector<KnownOption>& known_options() {
    static const std::vector<std::string> files = {"-",         "out",           "none/out",
                                                   "folder",    "/dev/full",     "/dev/null",
                                                   "out\nline", "\xc3\xbc \xff", "read-only/x"};
    static const std::vector<KnownOption> all = {
        {"--scene",
         {"aabb-vs-segment", "broad-phase", "pinball", "bad.json", "folder/", "fine.json"}},
        {"--case",
         {"isect1 p:point(1,2) b:aabb(0,0;5,5) overlaps(p,b)", "isect1", "isect2 a",
          "isect1 a:circle(1e60,0;1e60) b:aabb(0,0;1e-60,1) sweep(a,b;-1e60,1)",
          "isect1 float a:capsule(0,0;1,1;1e30) b:circle(3,3;1) intersect(a,b) distance(a,b)"}},
        {"--lesson", {"slabs", "slabs/3", "slabs/0", "slabs/-1", "slabs/99999999999", "/"}},
        {"--time", {"0", "1.5", "100000", "-1", "100001"}},
        {"--scale", {"1", "0.5", "4", "0.49"}},
        {"--size",
         {"64x64", "160x120", "63x64", "64x", "x", "99999999999x64", "64x64x64", "1e2x64"}},
        {"--theme", {"dark", "light-contrast", "LIGHT"}},
        {"--set",
         {"box.half.x=20", "box.center=1", "seg.start.y=-1e60", "box.half.x=", "=", ".", "box",
          "nothing.x=1", "box.half.z=1", "seg.delta.x=nan", "box.half.x=1e400"}},
        {"--screenshot", files},
        {"--picture", files},
        {"--svg", files},
        {"--json", files},
        {"--export",
         {"case=-", "catch2=out", "googletest=-", "assert=-", "cpp=-", "scene=-", "json=-",
          "sentence=-", "case", "=", "case=", "none=-", "cpp=/dev/full", "cpp=none/out"}},
        {"--narrate", {}},
        {"--list", {}},
        {"--licenses", {}},
        {"--zoo", {}},
        {"--tour", {"bad.json", "bad.json/x"}},
        {"--assets", {"folder", "none", "bad.json", "assets"}},
        {"--help", {}},
        {"--version", {}},
        {"--unknown", {}},
    };
    return all;
}

inline void add_option(Bytes& bytes, std::vector<std::string>& words) {
    const KnownOption& option = bytes.from(known_options());
    if (option.values.empty()) {
        words.emplace_back(option.name);
        return;
    }
    const bool hostile = bytes.pick(4) == 0;
    std::string value = bytes.from(option.values);
    // File names come only from the table.
    const std::string name = option.name;
    const bool is_file = name == "--screenshot" || name == "--picture" || name == "--svg" ||
                         name == "--json" || name == "--tour" || name == "--export";
    if (hostile && !is_file)
        value = bytes.pick(2) == 0 ? std::string(bytes.from(hostile_numbers))
                                   : bytes.from(hostile_texts);
    // An argument of main() ends at a zero byte.
    value = value.substr(0, value.find('\0'));
    if (bytes.pick(4) == 0) {
        words.push_back(name + "=" + value);
    } else {
        words.push_back(name);
        if (bytes.pick(16) != 0) words.push_back(value);
    }
}

/// A span of a few frames, or of none.
inline void add_film(Bytes& bytes, std::vector<std::string>& words) {
    static const std::vector<std::string> ends = {"0.04", "0.2",   "0", "-1",
                                                  "nan",  "1e999", "",  "x"};
    static const std::vector<std::string> rates = {"20", "25", "0", "61", "30", "-1", "1e9", "2.5"};
    const bool gif = bytes.pick(2) == 0;
    words.insert(words.end(), {gif ? "--gif" : "--frames", gif ? "out.gif" : "frames"});
    words.insert(words.end(), {"--to", bytes.from(ends)});
    if (bytes.pick(2) == 0) words.insert(words.end(), {"--fps", bytes.from(rates)});
    if (bytes.pick(4) == 0) words.insert(words.end(), {"--from", bytes.from(ends)});
}

inline std::vector<std::string> words_of(const std::string& input) {
    Bytes bytes(input);
    std::vector<std::string> words = {"intersect-lab", "--headless"};
    static const std::vector<std::string> scenes = {
        "aabb-vs-segment", "fine.json", "bad.json", "", "none", "-"};
    const unsigned first = bytes.pick(8);
    if (first < 5) words.push_back(first < 3 ? "aabb-vs-segment" : bytes.from(scenes));
    const unsigned count = bytes.pick(6);
    for (unsigned i = 0; i < count; ++i) add_option(bytes, words);
    // Large pictures take long and test nothing more than small ones.
    if (bytes.pick(2) == 0) add_film(bytes, words);
    bool sized = false;
    for (const std::string& word : words) sized = sized || word.rfind("--size", 0) == 0;
    if (!sized) words.insert(words.end(), {"--size", "160x120"});
    return words;
}

/// A folder to run in, with some files, removed afterwards.
struct CommandFolder {
    CommandFolder() : before(std::filesystem::current_path()) {
        std::filesystem::remove_all(name);
        std::filesystem::create_directories(name + "/folder/scenes");
        std::filesystem::current_path(name);
        lab::write_file_atomically("bad.json", "{\"format\": 1}");
        lab::write_file_atomically(
            "fine.json",
            "{\"format\": 1, \"title\": \"\", \"content\": [-9, -9, 18, 18], "
            "\"shapes\": [{\"name\": \"box\", \"type\": \"aabb\", \"center\": [0, 0], "
            "\"half\": [1, 1]}], \"show\": []}");
    }
    ~CommandFolder() {
        std::filesystem::current_path(before);
        std::filesystem::remove_all(name);
    }
    CommandFolder(const CommandFolder&) = delete;
    CommandFolder& operator=(const CommandFolder&) = delete;

    std::filesystem::path before;
    std::string name = "fuzz-command-line";
};

/// Captures the output to a stream.
struct Caught {
    explicit Caught(std::ostream& stream) : stream_(stream), before_(stream.rdbuf(text.rdbuf())) {}
    ~Caught() {
        stream_.rdbuf(before_);
        stream_.clear();
    }
    Caught(const Caught&) = delete;
    Caught& operator=(const Caught&) = delete;

    std::ostringstream text;

private:
    std::ostream& stream_;
    std::streambuf* before_;
};

inline bool asks_for_output(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        if (word == "-" || word.find("=-") != std::string::npos || word == "--narrate" ||
            word == "--list" || word == "--zoo" || word == "--licenses" || word == "--help" ||
            word == "--version")
            return true;
    }
    return false;
}

inline bool command_line(const std::string& input) {
    std::vector<std::string> words = words_of(input);
    std::string shown;
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
        shown += " [" + word + "]";
    }
    arguments.push_back(nullptr);
    const CommandFolder folder;
    const Caught out(std::cout), err(std::cerr);
    const int code = lab::run(static_cast<int>(words.size()), arguments.data());
    const std::string said = err.text.str();
    const auto holds = [&](bool is_so, const std::string& what) {
        expect(is_so, what + ", exit code " + std::to_string(code) + ":" + shown + "\n" + said);
    };
    holds(code >= 0 && code <= 4, "an unknown exit code");
    holds(code != 4, "a display is missed where none is needed");
    holds(code == 0 || !said.empty(), "a failure without a word");
    holds(code != 1 || said.find("can't ") != std::string::npos, "an internal error");
    holds(out.text.str().empty() || asks_for_output(words), "output that nobody asked for");
    return code == 0;
}

}  // namespace fuzz
