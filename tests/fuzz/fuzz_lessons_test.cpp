// Mutated lessons.
#include "catch.hpp"
#include "fuzz/lesson_target.hpp"
#include "fuzz/mutate.hpp"
#include "fuzz/runner.hpp"
#include "fuzz/seeds.hpp"

namespace {

std::string lesson_like(fuzz::Random& random) {
    const auto change = [&](const std::string& from) {
        return fuzz::with_other_part(from, random.from(fuzz::lesson_texts()),
                                     random.one_in(3) ? "\n " : "\n", random);
    };
    const auto takes = [](const std::string& from) {
        const auto read = [](const std::string& each) {
            static_cast<void>(lab::read_lesson(each, "1-x.md", lab::source_of(fuzz::all_scenes())));
        };
        return fuzz::is_taken<lab::LessonError>(read, from);
    };
    return fuzz::mutated(random.from(fuzz::lesson_texts()), change, takes, random);
}

}  // namespace

TEST_CASE("every lesson is rejected or can be opened", "[fuzz]") {
    fuzz::run_seeds("lesson", 100, lesson_like, fuzz::lesson);
}
