// Mutated scene files, and JSON that is no scene.
#include "catch.hpp"
#include "fuzz/mutate.hpp"
#include "fuzz/runner.hpp"
#include "fuzz/scene_target.hpp"
#include "fuzz/seeds.hpp"

namespace {

fuzz::Json random_json(fuzz::Random& random, unsigned depth) {
    switch (random.pick(depth > 4 ? 4 : 6)) {
        case 0:
            return fuzz::Json::parse(random.from(fuzz::hostile_numbers));
        case 1:
            return random.from(fuzz::hostile_texts);
        case 2:
            return random.one_in(2);
        case 3:
            return nullptr;
        case 4: {
            fuzz::Json list = fuzz::Json::array();
            for (unsigned i = random.pick(5); i > 0; --i)
                list.push_back(random_json(random, depth + 1));
            return list;
        }
        default: {
            fuzz::Json object = fuzz::Json::object();
            constexpr const char* names[] = {"format", "title", "shapes", "queries", "crowd", "x"};
            for (unsigned i = random.pick(5); i > 0; --i)
                object[random.from(names)] = random_json(random, depth + 1);
            return object;
        }
    }
}

std::string scene_file_like(fuzz::Random& random) {
    const std::string& text = random.from(fuzz::scene_texts());
    if (random.one_in(12))
        return random_json(random, 0).dump(2, ' ', false, fuzz::Json::error_handler_t::replace);
    const auto change = [&](const std::string& from) {
        const std::string& other = random.from(fuzz::scene_texts());
        return random.one_in(4) ? fuzz::with_other_part(from, other, "\n", random)
                                : fuzz::with_other_value(from, other, random);
    };
    const auto takes = [](const std::string& from) {
        return fuzz::is_taken<lab::SceneError>(
            [](const std::string& each) { static_cast<void>(lab::read_scene(each, "seed")); },
            from);
    };
    return fuzz::mutated(text, change, takes, random);
}

}  // namespace

TEST_CASE("every scene file is rejected or is valid", "[fuzz]") {
    fuzz::run_seeds("scene", 600, scene_file_like, fuzz::scene);
}
