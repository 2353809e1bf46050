#include "lessons/asked_words.hpp"

#include <array>
#include <cctype>

#include "query/implementation.hpp"
#include "query/map_layer.hpp"
#include "scene/json_tree.hpp"

namespace lab {

namespace {

Names with_nothing(Names names) {
    names.emplace_back("nothing");
    return names;
}

Names map_words() {
    return with_nothing(to_names(map_layer_names));
}

Names implementation_words() {
    Names names;
    for (const Implementation* each : implementations()) names.emplace_back(each->name);
    return with_nothing(std::move(names));
}

Names structure_words() {
    return to_names(crowd_structure_names);
}

/// "list", or "list, not grid"
std::string compared_words(const std::string& now, const std::string& wanted) {
    return now == wanted ? now : now + ", not " + wanted;
}

/// The interface has other names for the layers than the files, so these aren't named.
std::string map_progress(const std::string& now, const std::string& wanted) {
    if (now == wanted) return "this map is shown";
    return now == "nothing" ? "no map is shown" : "another map is shown";
}

std::string implementation_progress(const std::string& now, const std::string& wanted) {
    return "it is compared with " + compared_words(now, wanted);
}

/// The words of the inspector's buttons: "tree of boxes".
std::string structure_in_words(const std::string& name) {
    const auto index = index_of(structure_words(), name);
    if (!index) return name;
    std::string words = title_of(static_cast<CrowdStructure>(*index));
    words.front() = static_cast<char>(std::tolower(words.front()));
    return words;
}

std::string structure_progress(const std::string& now, const std::string& wanted) {
    return "the structure is " +
           compared_words(structure_in_words(now), structure_in_words(wanted));
}

std::string recorded_json(const std::optional<RecordedNow>& now) {
    if (!now) return "null";
    return "{\"frame\": " + std::to_string(now->frame) +
           ", \"wrong\": " + (now->wrong ? "true" : "false") + "}";
}

constexpr std::array<AskedWord, 3> asked_words = {
    {{"map", map_words, map_progress},
     {"compared", implementation_words, implementation_progress},
     {"structure", structure_words, structure_progress}}};

}  // namespace

std::string instruments_json(const InstrumentsNow& now) {
    const std::string differs = !now.differs ? "null" : *now.differs ? "true" : "false";
    return "{\"map\": " + json_string(now.map) + ", \"compared\": " + json_string(now.compared) +
           ", \"differs\": " + differs +
           ", \"microscope\": " + (now.microscope ? "true" : "false") +
           ", \"far_away\": " + std::to_string(now.far_away) +
           ", \"finds\": " + std::to_string(now.finds) +
           ", \"playing\": " + (now.playing ? "true" : "false") +
           ", \"recorded\": " + recorded_json(now.recorded) + "}";
}

const AskedWord* asked_word(const std::string& path) {
    for (const AskedWord& each : asked_words)
        if (each.path == path) return &each;
    return nullptr;
}

}  // namespace lab
