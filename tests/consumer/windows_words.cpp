// What windows.h makes of three plain words.
#define near
#define far
#define small char
#include <isect/isect.hpp>

int main() {
    const isect::Aabb box{isect::Vec2{4.0, 0.0}, isect::Vec2{1.0, 1.0}};
    const isect::Segment path{isect::Vec2{0.0, 0.0}, isect::Vec2{12.0, 0.0}};
    const auto hit = raycast(path, box);
    return hit && hit->time == 0.25 ? 0 : 1;
}
