#include "lessons/path_words.hpp"

#include <array>
#include <sstream>
#include <string_view>
#include <vector>

#include "scene/names.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

using Parts = std::vector<std::string>;

Parts parts_of(const std::string& path) {
    std::istringstream stream(path);
    Parts parts;
    for (std::string part; std::getline(stream, part, '.');) parts.push_back(part);
    return parts;
}

/// A path of a single part names a result.
std::string words_of_result(const std::string& name) {
    struct Result {
        std::string_view name, words;
    };
    static constexpr std::array<Result, 11> results = {{{"tested", "the number of tested boxes"},
                                                        {"visited", "the number of visited places"},
                                                        {"found", "the number of found boxes"},
                                                        {"time", "the time"},
                                                        {"distance", "the distance"},
                                                        {"far_away", "the power of ten"},
                                                        {"finds", "the number of finds"},
                                                        {"steepest", "the steepest floor"},
                                                        {"snap", "the snap"},
                                                        {"step", "the highest step"},
                                                        {"frame_rate", "the frame rate"}}};
    for (const Result& result : results)
        if (result.name == name) return std::string(result.words);
    return "";
}

/// "half the width of box", "the x of seg's start"; `owner` may be empty.
std::string words_of_member(const std::string& owner, const std::string& member,
                            const std::string& axis) {
    if (member == "half")
        return std::string("half the ") + (axis == "x" ? "width" : "height") + " of " + owner;
    const bool is_hit = owner == "the hit";
    const std::string what = member == "pos"               ? "place"
                             : member == "delta" && is_hit ? "push"
                                                           : member;
    return "the " + axis + " of " + (owner.empty() ? "the " : owner + "'s ") + what;
}

/// Empty if the path itself is as clear.
std::string words_of_path(const Parts& parts) {
    const auto is_axis = [](const std::string& part) { return part == "x" || part == "y"; };
    if (parts.size() == 1) return words_of_result(parts[0]);
    if (parts[0] == "recorded" && parts.size() == 2 && parts[1] == "frame") return "the frame";
    if (parts[0] == "hit" && parts.size() == 2 && parts[1] == "time") return "the time of the hit";
    if (parts.size() == 2 && (parts[0] == "pos" || parts[0] == "velocity") && is_axis(parts[1]))
        return "the " + parts[1] + " of its " + (parts[0] == "pos" ? "end position" : "velocity");
    if (parts.size() == 2 && parts[0] == "delta" && is_axis(parts[1]))
        return "the " + parts[1] + " of the motion";
    if (parts.size() == 2 && is_axis(parts[1])) return "the " + parts[1] + " of " + parts[0];
    if (parts.size() != 3 || !is_axis(parts[2])) return "";
    if (parts[0] == "hit" && parts[1] == "normal") return "the normal's " + parts[2];
    const bool is_hit = index_of({"hit", "floor", "wall", "ceiling"}, parts[0]).has_value();
    return words_of_member((is_hit ? "the " : "") + parts[0], parts[1], parts[2]);
}

}  // namespace

std::string in_words(const std::string& path) {
    if (parse_number(path)) return path.front() == '-' ? "−" + path.substr(1) : path;
    const Parts parts = parts_of(path);
    if (parts.size() == 2 && (parts[1] == "near" || parts[1] == "far"))
        return parts[1] + " " + parts[0];
    const std::string words = parts.empty() ? "" : words_of_path(parts);
    return words.empty() ? path : words + " (" + path + ")";
}

}  // namespace lab
