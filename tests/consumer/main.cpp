#include <cstdio>

#include <isect/isect.hpp>

int main() {
    const isect::Aabb player{isect::Vec2{0.0, 0.0}, isect::Vec2{8.0, 8.0}};
    const isect::Aabb wall{isect::Vec2{40.0, 4.0}, isect::Vec2{8.0, 32.0}};
    const auto sweep = isect::sweep(player, isect::Vec2{100.0, 0.0}, wall);
    std::printf("The player stops at x = %g, %g of the way.\n", sweep.pos.x, sweep.time);
    return sweep.hit && sweep.pos == isect::Vec2{24.0, 0.0} ? 0 : 1;
}
