#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// The words of a name, in small letters: "nez:isOneWayPlatform" are nez, is, one, way, platform.
std::vector<std::string> words_of_name(std::string_view name);

/// What a name says of the thing that it names, and the word that says it.
struct NameHint {
    enum class What { ground, one_way, not_ground };
    What what{};
    std::string word;
};

/// What the name of a layer implies; nothing for most names. "Background" is no hint, although it
/// ends in "ground".
std::optional<NameHint> layer_name_hint(std::string_view name);

/// The same for the name or class of a tile or an object: "platform" is one that is met from above.
std::optional<NameHint> name_hint(std::string_view name);

/// The same for the name of a property. Only a name that means collision and nothing else counts:
/// "isSolid", but not "wallJump".
std::optional<NameHint> property_name_hint(std::string_view name);

/// Whether the name of an object marks where the character starts, or somebody else.
enum class Start { none, of_somebody, of_player };
Start named_start(std::string_view name);

/// Whether a property's value switches it on.
bool is_on(std::string_view value);

}  // namespace lab
