// A small platform game with a real bug, which records itself in the format of
// assets/recorders/README.md.
//
// A hero runs back and forth over a flat row of tiles and jumps at random. It moves by a swept box
// test against each tile, as many tutorials write it. Once in a while, rounding ends a landing a
// hair below the top of the tile. If the rest of that motion crosses a seam, it meets the side of
// the next tile: the hero bumps into nothing and turns around.
//
//     g++ -std=c++20 -O2 -ffp-contract=off ghost_game.cpp -o ghost_game
//     ./ghost_game > ghost.recording
//     ./ghost_game 3000 > last_frames.recording
//
// The number is the frame with which the recording begins, as in a game that keeps the last minute:
// a multiple of 300, so that it is a key frame. The recording in the assets begins with 3000. The
// option keeps the bits the same on processors that fuse a multiplication and an addition.

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Box {
    std::string id;
    double x, y, half_width, half_height;

    double left() const { return x - half_width; }
    double right() const { return x + half_width; }
    double top() const { return y - half_height; }
    double bottom() const { return y + half_height; }
};

struct Hit {
    double time = 1;
    double normal_x = 0, normal_y = 0;
    const Box* box = nullptr;
};

struct Span {
    double enter, leave;
};

/// The times during which a moving interval overlaps another one.
Span overlap(double low, double high, double motion, double other_low, double other_high) {
    if (motion > 0) return {(other_low - high) / motion, (other_high - low) / motion};
    if (motion < 0) return {(other_high - low) / motion, (other_low - high) / motion};
    if (low < other_high && other_low < high) return {-infinity, infinity};
    return {infinity, -infinity};
}

Hit sweep(const Box& mover, double dx, double dy, const Box& box) {
    const Span x = overlap(mover.left(), mover.right(), dx, box.left(), box.right());
    const Span y = overlap(mover.top(), mover.bottom(), dy, box.top(), box.bottom());
    const double enter = std::max(x.enter, y.enter);
    const double leave = std::min(x.leave, y.leave);
    if (enter < 0 || enter > 1 || enter >= leave) return {};
    if (x.enter > y.enter) return {enter, dx > 0 ? -1.0 : 1.0, 0, &box};
    return {enter, 0, dy > 0 ? -1.0 : 1.0, &box};
}

Hit sweep(const Box& mover, double dx, double dy, const std::vector<Box>& boxes) {
    Hit first;
    for (const Box& box : boxes) {
        const Hit hit = sweep(mover, dx, dy, box);
        if (hit.box && (!first.box || hit.time < first.time)) first = hit;
    }
    return first;
}

double lerp(double from, double to, double time) {
    return from * (1 - time) + to * time;
}

struct Contacts {
    const Box* floor = nullptr;
    const Box* wall = nullptr;
};

/// Moves the hero to the first hit, then along what it met.
Contacts slide(Box& hero, double dx, double dy, const std::vector<Box>& boxes) {
    Contacts contacts;
    for (int pass = 0; pass < 3 && (dx != 0 || dy != 0); ++pass) {
        const Hit hit = sweep(hero, dx, dy, boxes);
        hero.x = lerp(hero.x, hero.x + dx, hit.time);
        hero.y = lerp(hero.y, hero.y + dy, hit.time);
        if (hit.normal_x != 0) contacts.wall = hit.box;
        if (hit.normal_y < 0) contacts.floor = hit.box;
        dx = hit.normal_x != 0 ? 0 : dx * (1 - hit.time);
        dy = hit.normal_y != 0 ? 0 : dy * (1 - hit.time);
    }

    // The hero stands exactly on the floor, so that rounding errors do not add up.
    if (contacts.floor) hero.y = contacts.floor->top() - hero.half_height;
    return contacts;
}

/// The fewest digits that read back to the same bits.
std::string text(double number) {
    std::array<char, 32> digits;
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr};
}

std::string text(double x, double y) {
    return text(x) + " " + text(y);
}

std::string text(const Box& box) {
    return "shape " + box.id + " box " + text(box.x, box.y) + " " +
           text(box.half_width, box.half_height) + "\n";
}

std::string text(const Hit& hit) {
    return hit.box ? text(hit.time) + " " + text(hit.normal_x, hit.normal_y) + " " + hit.box->id
                   : "miss";
}

}  // namespace

int main(int count, char** words) {
    const int first_kept = count > 1 ? std::atoi(words[1]) : 0;
    std::vector<Box> boxes;
    for (int k = 0; k < 12; ++k)
        boxes.push_back({"floor" + std::to_string(k), 8.1 + 16 * k, 108.3, 8, 8});
    boxes.push_back({"left_wall", -7.9, 76.3, 8, 24});
    boxes.push_back({"right_wall", 200.1, 76.3, 8, 24});
    Box hero{"hero", 40.1, 92.3, 4, 8};
    double velocity_x = 2.5, velocity_y = 0;
    std::uint32_t random = 232;  // With this seed, the bug comes in one frame.

    std::string file = "isect-recording 1 double y_down 0.016666666666666666 px ghost_game.cpp\n";
    const std::size_t head = file.size();
    for (int frame = 0; frame < 6000; ++frame) {
        if (frame == first_kept) file.resize(head);
        const bool is_key = frame % 300 == 0;
        file += "frame " + std::to_string(frame) + (is_key ? " key\n" : "\n");
        if (is_key)
            for (const Box& box : boxes) file += text(box);
        file += text(hero);

        // The player presses and releases the jump button at random. An early release makes the
        // jump lower.
        random = random * 1664525 + 1013904223;
        if (velocity_y < 0 && random >> 29 == 0) velocity_y *= 0.5;
        if (random >> 26 == 1) {
            const Hit ground = sweep(hero, 0, 1, boxes);
            file += "query ground sweep hero 0 1 all -> " + text(ground) + "\n";
            if (ground.box) velocity_y = -5;
        }

        velocity_y += 0.5;
        file += "query move slide hero " + text(velocity_x, velocity_y) + " all -> ";
        const Contacts contacts = slide(hero, velocity_x, velocity_y, boxes);
        file += text(hero.x, hero.y) + "\n";
        if (contacts.floor) velocity_y = 0;
        if (contacts.wall) velocity_x = -velocity_x;
    }
    std::fwrite(file.data(), 1, file.size(), stdout);
}
