#pragma once

#include <string>

namespace lab {

/// The words by which people look for the item with this title, besides the title: from
/// assets/search_words.json. Empty if there are none.
const std::string& search_words(const std::string& title);

}  // namespace lab
