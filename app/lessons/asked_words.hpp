#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "scene/names.hpp"

namespace lab {

/// The query of a recording that is shown.
struct RecordedNow {
    std::int64_t frame{};
    bool wrong = false;  ///< whether the game's answer is
};

/// What the instruments of the lab show. It isn't part of a scene, but a task can ask for it.
struct InstrumentsNow {
    std::string map = "nothing";       ///< the layer of the map of answers
    std::string compared = "nothing";  ///< the implementation whose answer is shown beside isect's
    std::optional<bool> differs{};     ///< whether that answer is another one
    bool microscope = false;           ///< whether neighbouring numbers are apart in the view
    int far_away = 0;                  ///< the power of ten by which the scene was moved away
    std::size_t finds = 0;             ///< how many breaches the search near the scene has found
    bool playing = false;              ///< whether time runs
    std::optional<RecordedNow> recorded{};
};

/// As a JSON object: {"map": "normal", "compared": "nothing", "differs": null,
/// "microscope": false, "far_away": 0, "finds": 0, "playing": false,
/// "recorded": null}
std::string instruments_json(const InstrumentsNow& now);

/// Something whose value is a word: "map is normal", "structure is grid".
struct AskedWord {
    const char* path;
    Names (*words)();
    /// How far a learner has got: "the structure is list, not grid".
    std::string (*progress)(const std::string& now, const std::string& wanted);
};
/// Null if the value of this path isn't a word.
const AskedWord* asked_word(const std::string& path);

}  // namespace lab
