#include "check/components.hpp"

#include <algorithm>
#include <limits>

namespace lab {
namespace {

constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

class Search {
public:
    explicit Search(const Ways& ways)
        : ways_(ways), number_(ways.size(), none), low_(ways.size()), of_(ways.size(), none) {
        for (std::uint32_t place = 0; place < ways.size(); ++place)
            if (number_[place] == none) visit(place);
    }

    std::vector<Component> all() const {
        std::vector<Component> all(count_);
        for (std::uint32_t place = 0; place < ways_.size(); ++place) {
            Component& own = all[of_[place]];
            own.places.push_back(place);
            for (const std::uint32_t to : ways_[place]) own.leads_out |= of_[to] != of_[place];
        }
        return all;
    }

private:
    struct Visit {
        std::uint32_t place;
        std::size_t next = 0;
    };

    /// Without recursion, since a level may have many places in a row.
    void visit(std::uint32_t root) {
        std::vector<Visit> visits{begun(root)};
        while (!visits.empty()) {
            Visit& visit = visits.back();
            if (visit.next < ways_[visit.place].size()) {
                const std::uint32_t to = ways_[visit.place][visit.next++];
                if (number_[to] == none)
                    visits.push_back(begun(to));
                else if (of_[to] == none)
                    low_[visit.place] = std::min(low_[visit.place], number_[to]);
                continue;
            }
            const std::uint32_t place = visit.place;
            visits.pop_back();
            if (!visits.empty()) {
                const std::uint32_t before = visits.back().place;
                low_[before] = std::min(low_[before], low_[place]);
            }
            if (low_[place] == number_[place]) close(place);
        }
    }
    Visit begun(std::uint32_t place) {
        number_[place] = low_[place] = next_number_++;
        open_.push_back(place);
        return {place};
    }
    void close(std::uint32_t first) {
        for (std::uint32_t place = none; place != first;) {
            place = open_.back();
            open_.pop_back();
            of_[place] = count_;
        }
        ++count_;
    }

    const Ways& ways_;
    std::vector<std::uint32_t> number_, low_, of_, open_;
    std::uint32_t next_number_ = 0, count_ = 0;
};

}  // namespace

std::vector<Component> components_of(const Ways& ways) {
    return Search(ways).all();
}

}  // namespace lab
