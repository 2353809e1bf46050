#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "check/fault.hpp"
#include "check/moves.hpp"

namespace lab {

/// Walks, jumps and falls all over a level from where its character starts, and finds places that
/// can't be left, and ledges that are missed by less than a pixel. The same level has the same
/// faults. The level must outlive it.
class Explorer {
public:
    explicit Explorer(const CheckedLevel& level);

    /// Goes on for about so many steps of the character.
    void step(std::uint64_t steps);
    bool is_done() const { return phase_ == Phase::done; }
    std::uint64_t steps() const { return steps_; }
    std::size_t places() const { return places_.size(); }
    /// Whether the level has more places than were looked at.
    bool is_cut() const { return is_cut_; }
    const std::vector<Fault>& faults() const { return faults_; }
    const OtherCode& other_code() const { return other_code_; }

private:
    enum class Phase { begin, explore, traps, ledges, done };

    /// A place where the character can stand. Places closer than half its width are one.
    struct Place {
        Body body;
        std::vector<std::uint32_t> to{};
    };
    using Key = std::pair<std::int64_t, std::int64_t>;
    /// A ledge that only a stronger character reaches.
    struct Ledge {
        Body landing;
        Extent surface;  ///< on which it ends
        std::uint32_t from{};
        Move move;
        bool is_wider = false;  ///< missed by a pixel of width, rather than of height
    };

    /// A fault that holds unless some finer move from these places shows otherwise.
    struct Doubt {
        Fault fault;
        std::vector<std::uint32_t> places;
        std::function<bool(const Landing&)> refutes;
        std::size_t place = 0, move = 0;  ///< that are tried next
    };

    void begin();
    void explore();
    void find_traps();
    void doubt_trap();
    void check_ledges();
    void examine();
    void try_stronger(std::uint32_t from, const Move& move, bool wider);
    void add_ledge(const Ledge& ledge);
    Landing play(const Walking& walk, const Body& from, const Move& move,
                 const StepWatcher& watch = {});
    Key key_of(Vec2 pos) const;
    std::optional<std::uint32_t> place_near(Vec2 pos) const;
    std::uint32_t place_at(const Body& body);
    std::vector<std::uint32_t> places_beside(std::uint32_t place) const;
    bool is_reached_by_width(const Ledge& ledge);
    bool is_on(const Extent& surface, const Landing& landing) const;
    Extent surface_at(Vec2 pos) const;
    double missed_by(const Ledge& ledge);
    Walking stronger(double by, bool wider) const;

    const CheckedLevel& level_;
    LocalTerrain terrain_;
    OtherCode other_code_;
    Vec2 spacing_;
    int air_steps_{};
    std::vector<Move> moves_, fine_;
    Phase phase_ = Phase::begin;
    std::uint64_t steps_ = 0;
    std::vector<Place> places_;
    std::map<Key, std::uint32_t> by_key_;
    std::size_t next_place_ = 0, next_move_ = 0;
    std::vector<std::vector<std::uint32_t>> traps_;
    std::vector<Extent> ledges_;    ///< that were looked at
    std::vector<Extent> by_width_;  ///< those that a wider jump reaches
    std::optional<Doubt> doubt_;
    std::vector<Fault> faults_;
    bool is_cut_ = false;
};

}  // namespace lab
