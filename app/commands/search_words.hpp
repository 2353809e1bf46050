#pragma once

#include <string>

namespace lab {

/// The words by which people look for what has this title, beside its own: those of
/// assets/search_words.json. Empty where there are none.
const std::string& search_words(const std::string& title);

}  // namespace lab
