#include <vector>

#include <isect/isect.hpp>

isect::Walked<float> walked(const isect::Capsule<float>& player, isect::Vec2<float> velocity,
                            const std::vector<isect::Shape<float>>& ground) {
    return isect::walk(player, velocity, 1 / 60.F, ground);
}
