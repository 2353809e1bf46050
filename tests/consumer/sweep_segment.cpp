#include <isect/isect.hpp>

int main() {
    const isect::Aabb box{isect::Vec2{4.0, 0.0}, isect::Vec2{1.0, 1.0}};
    const isect::Segment path{isect::Vec2{0.0, 0.0}, isect::Vec2{12.0, 0.0}};
    sweep(path, {1, 0}, box);
}
