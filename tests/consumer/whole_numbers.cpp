#include <isect/isect.hpp>

int main() {
    isect::Aabb<int>::from_min_max({0, 0}, {5, 5});
}
