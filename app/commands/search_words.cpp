#include "commands/search_words.hpp"

#include <map>

#include <nlohmann/json.hpp>

#include "files/embed.hpp"

namespace lab {

const std::string& search_words(const std::string& title) {
    static const auto words = nlohmann::json::parse(embedded_text("search_words.json"))
                                  .get<std::map<std::string, std::string>>();
    static const std::string none;
    const auto found = words.find(title);
    return found == words.end() ? none : found->second;
}

}  // namespace lab
