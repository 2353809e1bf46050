// The table of the meanings of the library's traced values.
#include "trace/vocabulary.hpp"

#include <algorithm>
#include <set>

#include "catch.hpp"
#include "trace/source.hpp"

using namespace lab;

namespace {

/// The number of statements in a library file that trace a value with this label.
std::size_t statements_labelled(const SourceFile& file, std::string_view label) {
    std::size_t count = 0;
    for (const Function& function : file.functions)
        for (const Statement& statement : function.statements)
            count += statement.traced != 0 && statement.label == label ? 1 : 0;
    return count;
}

bool is_of_peer(const Traced& each) {
    return source_file("peers/" + std::string(each.file)) != nullptr;
}

}  // namespace

TEST_CASE("each traced value of the vocabulary occurs in the library's source", "[explain]") {
    for (const Traced& each : vocabulary()) {
        INFO(each.file << ": " << each.label);
        const std::string folder = is_of_peer(each) ? "peers/" : "isect/";
        const SourceFile* file = source_file(folder + std::string(each.file));
        REQUIRE(file != nullptr);
        CHECK(statements_labelled(*file, each.label) > 0);
        CHECK(term_of(each.file, each.label) == each.term);
    }
}

TEST_CASE("a statement of the library's source carries its term", "[explain]") {
    const SourceFile* file = source_file("isect/" + std::string(library_file::raycast_aabb));
    REQUIRE(file != nullptr);
    std::set<Term> found;
    for (const Function& function : file->functions)
        for (const Statement& statement : function.statements) found.insert(statement.term);
    for (const Term term :
         {Term::near_time, Term::is_missed, Term::starts_inside, Term::close_call, Term::through_x})
        CHECK(found.count(term) == 1);
}

TEST_CASE("each term is in the vocabulary", "[explain]") {
    for (int number = 1; number <= static_cast<int>(Term::delta_left); ++number) {
        INFO(number);
        CHECK_FALSE(label_of(static_cast<Term>(number)).empty());
    }
}

TEST_CASE("a term that a figure shows has one label in all files", "[explain]") {
    const std::set<Term> by_many_names = {Term::closer_on_x, Term::overlap, Term::inside_sum,
                                          Term::beyond_corner, Term::direction};
    for (const Traced& each : vocabulary()) {
        INFO(each.file << ": " << each.label);
        if (is_of_peer(each)) continue;  // no figure belongs to other people's tests
        if (by_many_names.count(each.term) == 0) CHECK(label_of(each.term) == each.label);
    }
}
