// Mutated recordings.
#include "catch.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/mutate.hpp"
#include "fuzz/recording_target.hpp"
#include "fuzz/runner.hpp"

namespace {

const std::vector<std::string> recordings = {
    R"(isect-recording 1 double y_down 0.016666666666666666 px my game 0.3
frame 0 key
shape floor box 0 40 200 8
shape hero box 10 27.5 4 4.5 layers 1,3
shape level tiles 0 48 16 16 ..r,##/,-.#
shape hill chain 100 32 200 0 220 10 front_only
shape slope polygon 30 32 60 32 60 20 radius 0.5
shape pill capsule 0 0 0 8 2 moved 1 0
shape ball circle 5 5 1e-3
shape shelf box 10 10 20 2 one_way 0 -1
query move slide hero 3 0.5 all -> 13 27.5
query move walk hero 3 0.5 all layers 3 -> 13 27.5 floor
frame 1
shape hero box 13 27.5 4 4.5
query move slide hero 3 0.5 all -> 13 27.5
query aim raycast (16,27.5) 100 0 all but hero -> miss
query aim raycast (16,0) 0 100 floor,hill -> 0.32 0 -1 floor
query fall sweep hero 0 10 all -> 0.1 0 -1
query in overlaps hero 0 0 all -> yes
note stuck at player.cpp:12
gone ball
frame 2 key
shape hero box 13 27.5 4 4.5
query in overlaps hero 0 0 all -> no
)",
    R"(isect-recording 1 float y_up 0 m other
shape a circle 0x1.8p+1 -1e-7 0.1
shape b polygon 0 0 4 0 4 4 0 4
shape c segment 0 0 1 1
shape d point 1 2
frame 5
query s sweep a 10 0 b -> nan 0 1
query s sweep a -10 0 all -> 0.05 1 0
query s walk b 3 -1 all -> 3 -1
query o overlaps (2,2) 0 0 all -> no
)"};

std::string recording_like(fuzz::Random& random) {
    const auto change = [&](const std::string& from) {
        const std::string& other = random.from(recordings);
        return fuzz::with_other_part(from, other, random.one_in(2) ? "\n" : " ", random);
    };
    // What the target complains about is passed on to it.
    const auto takes = [](const std::string& from) {
        try {
            return fuzz::recording(from);
        } catch (const std::exception&) {
            return true;
        }
    };
    return fuzz::mutated(random.from(recordings), change, takes, random);
}

}  // namespace

TEST_CASE("every recording is judged, or told line by line", "[fuzz]") {
    fuzz::run_seeds("recording", 2000, recording_like, fuzz::recording);
}
