#include <random>

#include "catch.hpp"
#include "scene/case_line.hpp"
#include "scene/names.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"
#include "workspace/keyboard_moves.hpp"
#include "workspace/scenes.hpp"
#include "workspace/shape_edits.hpp"

using namespace lab;

namespace {

/// A user who does random things, and every version of the scene so far.
class Hand {
public:
    Hand(const Entry& entry, unsigned seed) : session_(entry), random_(seed) {
        session_.view().camera = {{0, 0}, 4};
        session_.view().playing = false;
        versions_.push_back(session_.scene());
    }

    void act() {
        switch (below(12)) {
            case 0:
                if (session_.scene().shapes.size() < 12) add_shape(session_, below(7));
                break;
            case 1:
                select();
                if (session_.scene().shapes.size() < 12) duplicate_selection(session_);
                break;
            case 2:
                select();
                if (session_.scene().shapes.size() > 3) remove_selection(session_);
                break;
            case 3:
                ask();
                break;
            case 4:
                select();
                if (session_.view().selection().size() > 1)
                    align_selection(session_, static_cast<Side>(below(6)));
                break;
            case 5:
                if (can_swap_query(session_)) swap_query(session_);
                break;
            case 6:
                if (session_.scene().queries.size() > 2) remove_query(session_);
                break;
            case 7:
                session_.seek(static_cast<double>(below(100)) / 7);
                break;
            default:
                move();
                break;
        }
        // A new version follows the one that the edit started from.
        if (session_.scene() == versions_[at_]) return;
        versions_.resize(at_ + 1);
        versions_.push_back(session_.scene());
        ++at_;
    }

    void undo() {
        session_.undo();
        if (at_ > 0) --at_;
    }
    void redo() {
        session_.redo();
        if (at_ + 1 < versions_.size()) ++at_;
    }
    void jump() {
        at_ = below(versions_.size());
        session_.go_to_step(at_);
    }
    void save_and_load() {
        const std::string text = write_scene(session_.scene());
        session_.mark_saved("saved", "a/saved.json", 1);
        REQUIRE(session_.is_saved());
        REQUIRE(read_scene(text, "saved") == session_.scene());
    }
    void share() const {
        const Scene shared = read_case(write_case(session_.scene()));
        REQUIRE(shared.shapes == session_.scene().shapes);
        REQUIRE(shared.motions == session_.scene().motions);
        REQUIRE(shared.queries == session_.scene().queries);
    }

    std::size_t below(std::size_t count) { return random_() % count; }
    bool agrees() const { return session_.scene() == versions_[at_]; }

private:
    void select() {
        std::vector<std::string> names;
        for (const NamedShape& shape : session_.scene().shapes)
            if (below(3) == 0) names.push_back(shape.name);
        if (names.empty()) names.push_back(session_.scene().shapes.front().name);
        session_.view().select(names);
    }
    void ask() {
        select();
        const auto kind = static_cast<QueryKind>(below(query_rows.size()));
        if (session_.scene().queries.size() < 6 && can_add_query(session_, kind))
            add_query(session_, kind);
    }
    /// One gesture of several steps, of a shape or a handle; it is sometimes cancelled.
    void move() {
        const Camera camera{session_.view().camera, {{0, 0}, {800, 600}}};
        const std::size_t steps = below(20);
        for (std::size_t i = 0; i <= steps; ++i) select_next(session_, camera, 1);
        const Picked picked{session_.view().selected, session_.view().handle};
        session_.begin_gesture(label_of(picked));
        for (int i = 0; i < 3; ++i) session_.move_handle(picked, somewhere());
        if (below(5) == 0) return session_.cancel_gesture();
        session_.end_gesture();
    }
    Vec2 somewhere() {
        const auto coordinate = [&] { return static_cast<double>(below(2000)) / 7 - 140; };
        const double x = coordinate();
        return {x, coordinate()};
    }

    Session session_;
    std::mt19937 random_;
    std::vector<Scene> versions_;
    std::size_t at_ = 0;
};

}  // namespace

TEST_CASE("10,000 random edits, undos, redos, saves and loads leave the scene equal to its history",
          "[panels][history]") {
    const std::vector<Entry> scenes = built_in_scenes();
    unsigned seed = 1;
    for (const char* id : {"sweeping-a-circle-through-multiple-objects", "aabb-vs-segment",
                           "polygon-vs-polygon", "one-axis"}) {
        Entry entry = find_scene(scenes, id);
        if (seed % 2 == 0) {
            entry.scene.scalar = Scalar::float_;
            entry.scene = read_scene(write_scene(entry.scene), id);
        }
        Hand hand(entry, seed++);
        for (int i = 0; i < 2500; ++i) {
            INFO(id << ", action " << i);
            switch (hand.below(10)) {
                case 0:
                case 1:
                    hand.undo();
                    break;
                case 2:
                    hand.redo();
                    break;
                case 3:
                    hand.save_and_load();
                    break;
                case 4:
                    hand.share();
                    break;
                case 5:
                    if (hand.below(5) == 0) hand.jump();
                    break;
                default:
                    hand.act();
                    break;
            }
            REQUIRE(hand.agrees());
        }
    }
}
