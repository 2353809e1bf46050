// Mutates texts: JSON as a tree, and any text by its lines, words and numbers.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "fuzz/hostile.hpp"
#include "fuzz/random.hpp"

namespace fuzz {

using Json = nlohmann::ordered_json;

/// Every value below a root, without the root.
inline void collect(Json& root, std::vector<Json*>& all) {
    for (Json& value : root) {
        all.push_back(&value);
        if (value.is_structured()) collect(value, all);
    }
}

inline Json nested(unsigned depth) {
    Json value = 1;
    for (unsigned i = 0; i < depth; ++i) value = Json::array({std::move(value)});
    return value;
}

inline void swap_value(Json& value, Json& other, Random& random) {
    std::vector<Json*> donors;
    collect(other, donors);
    if (value.is_number() && !random.one_in(8)) {
        value = Json::parse(random.from(hostile_numbers));
    } else if (value.is_string() && random.one_in(2)) {
        value = random.from(hostile_texts);
    } else if (value.is_boolean()) {
        value = !value.get<bool>();
    } else if (random.one_in(12)) {
        value = nested(1 + random.pick(300));
    } else if (!donors.empty()) {
        // A value of the same type is more likely to be accepted.
        Json* donor = random.from(donors);
        for (int i = 0; i < 20 && donor->type() != value.type(); ++i) donor = random.from(donors);
        value = Json(*donor);
    }
}

inline void change_list(Json& list, Random& random) {
    if (list.empty()) return;
    const std::size_t at = random.pick(list.size());
    const auto place = std::next(list.begin(), static_cast<Json::difference_type>(at));
    if (random.one_in(2)) {
        list.erase(place);
    } else if (list.is_array()) {
        const unsigned times = random.one_in(20) ? 100 : 1;
        const Json copy = *place;
        for (unsigned i = 0; i < times; ++i) list.push_back(copy);
    } else {
        const Json copy = *place;
        list[random.from(hostile_texts)] = copy;
    }
}

/// The text of a JSON tree with one change, which may take a value from `other`.
inline std::string with_other_value(const std::string& text, const std::string& other,
                                    Random& random) {
    Json tree = Json::parse(text, nullptr, false), donor = Json::parse(other);
    std::vector<Json*> all;
    collect(tree, all);
    if (tree.is_discarded() || all.empty()) return text;
    Json& value = *random.from(all);
    if (value.is_structured() && random.one_in(3)) {
        change_list(value, random);
    } else {
        swap_value(value, donor, random);
    }
    return tree.dump(random.one_in(2) ? 2 : -1, ' ', false, Json::error_handler_t::replace);
}

/// The pieces of a text that is split after each separator.
inline std::vector<std::string> pieces(const std::string& text, const std::string& separators) {
    std::vector<std::string> all;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size() - 1);
        all.push_back(text.substr(begin, end + 1 - begin));
        begin = end + 1;
    }
    return all;
}

inline std::string joined(const std::vector<std::string>& parts) {
    std::string all;
    for (const std::string& part : parts) all += part;
    return all;
}

/// Replaces one of the numbers in a text.
inline std::string with_other_number(const std::string& text, Random& random) {
    constexpr const char* digits = "0123456789";
    std::size_t begin = text.find_first_of(digits, random.pick(text.size() + 1));
    if (begin == std::string::npos) begin = text.find_first_of(digits);
    if (begin == std::string::npos) return text;
    const std::size_t end = std::min(text.find_first_not_of("0123456789.eE", begin), text.size());
    return text.substr(0, begin) + random.from(hostile_numbers) + text.substr(end);
}

/// Removes, duplicates, swaps or replaces a piece, or inserts one from another text.
inline std::string with_other_piece(const std::string& text, const std::string& other,
                                    const std::string& separators, Random& random) {
    std::vector<std::string> all = pieces(text, separators);
    const std::vector<std::string> donors = pieces(other, separators);
    if (all.empty() || donors.empty()) return text;
    const auto place = all.begin() + random.pick(all.size());
    switch (random.pick(5)) {
        case 0:
            all.erase(place);
            break;
        case 1:
            all.insert(all.begin() + random.pick(all.size()), std::string(*place));
            break;
        case 2:
            *place = random.from(donors);
            break;
        case 3:
            all.insert(place, random.from(donors));
            break;
        default:
            std::swap(*place, all[random.pick(all.size())]);
    }
    return joined(all);
}

inline std::string with_other_bytes(std::string text, Random& random) {
    const std::size_t at = random.pick(text.size() + 1);
    switch (random.pick(4)) {
        case 0:
            return text.erase(at, 1 + random.pick(8));
        case 1:
            return text.insert(at, random.from(hostile_texts));
        case 2:
            return text.insert(at, std::string(1 + random.pick(2000), "[{(#>*`-"[random.pick(8)]));
        default:
            if (at < text.size()) text[at] = static_cast<char>(random.pick(256));
            return text;
    }
}

/// A text with one change, which may take a piece from `other`.
inline std::string with_other_part(const std::string& text, const std::string& other,
                                   const std::string& separators, Random& random) {
    const unsigned kind = random.pick(8);
    if (kind < 3) return with_other_number(text, random);
    if (kind < 7) return with_other_piece(text, other, separators, random);
    return with_other_bytes(text, random);
}

/// Whether a reader accepts a text, or fails with an exception that the target has to see.
template <class Complaint, class Read>
bool is_taken(const Read& read, const std::string& text) {
    try {
        read(text);
    } catch (const Complaint&) {
        return false;
    } catch (const std::exception&) {
        return true;
    }
    return true;
}

/// A text after several calls of change(text). Most changes that the reader would reject are
/// undone, so that the code behind it is reached with texts far from the original.
template <class Change, class Takes>
std::string mutated(std::string text, const Change& change, const Takes& takes, Random& random) {
    for (unsigned i = 1 + random.pick(10); i > 0; --i) {
        std::string next = change(text);
        if (takes(next)) {
            text = std::move(next);
        } else if (random.one_in(12)) {
            return next;
        }
    }
    return text;
}

}  // namespace fuzz
