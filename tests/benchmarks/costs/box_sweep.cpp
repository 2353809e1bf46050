#include <isect/isect.hpp>

isect::Sweep<double> moved(const isect::Aabb<double>& player, isect::Vec2<double> delta,
                           const isect::Aabb<double>& wall) {
    return isect::sweep(player, delta, wall);
}
