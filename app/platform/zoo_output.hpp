#pragma once

#include <string>
#include <vector>

#include "instruments/zoo.hpp"
#include "workspace/scene_list.hpp"

namespace lab {

/// The verdicts on every implementation in one case; that on isect comes first.
struct JudgedCase {
    const Entry* entry;
    std::vector<ZooVerdict> verdicts;  ///< in the order of implementations()
};

/// Judges every implementation in every case.
std::vector<JudgedCase> judged_zoo(const std::vector<Entry>& cases);

/// A line for each case, a column for each implementation, and the sums.
std::string zoo_table(const std::vector<JudgedCase>& zoo);
/// The same as JSON, with what was found.
std::string zoo_json(const std::vector<JudgedCase>& zoo);
/// Whether isect passes every case.
bool isect_passes(const std::vector<JudgedCase>& zoo);

}  // namespace lab
