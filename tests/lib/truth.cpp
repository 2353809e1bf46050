#include "lib/truth.hpp"

#include "lib/oracle.hpp"

namespace oracle {

namespace {

template <class T>
Point<double> doubles_of(isect::Vec2<T> v) {
    return {double(v.x), double(v.y)};
}

/// A mover at `pos`, seen from where it is.
auto moving_to(Point<double> from, Point<double> pos) {
    return [=](const auto& make, const auto& sum) {
        const auto to = point_of(make, pos);
        const auto start = point_of(make, from);
        return sum.moved(to.x - start.x, to.y - start.y);
    };
}
auto moving_on(Point<double> way, double part) {
    return [=](const auto& make, const auto& sum) {
        const auto t = make(part);
        const auto v = point_of(make, way);
        return sum.moved(t * v.x, t * v.y);
    };
}
auto sweeping_on(Point<double> way, double part) {
    return [=](const auto& make, const auto& sum) {
        const auto t = make(part);
        const auto v = point_of(make, way);
        return sum.swept(t * v.x, t * v.y);
    };
}

/// Whether a segment is exactly `radius` away from the origin, in exact arithmetic.
bool is_on_rim(const Point<Whole>& a, const Point<Whole>& b, const Whole& radius) {
    const Point<Whole> d{b.x - a.x, b.y - a.y};
    const Whole square = radius * radius;
    if (dot(a, a) == square || dot(b, b) == square) return true;
    if (dot(a, d) >= 0 || dot(b, d) <= 0) return false;
    const Whole area = a.x * d.y - a.y * d.x;
    return area * area == square * dot(d, d);
}

}  // namespace

template <class T>
Form form_of(const isect::AnySolid<T>& solid) {
    Form form;
    const auto add = [&](isect::Vec2<T> corner) { form.add(doubles_of(corner)); };
    solid.visit_solid([&]<class S>(const S& shape) {
        form.pos = doubles_of(isect::position(shape));
        if constexpr (std::is_same_v<S, isect::Aabb<T>>) {
            const auto [h, k] = doubles_of(shape.half);
            for (const Point<double>& corner : {Point<double>{-h, -k}, {h, -k}, {-h, k}, {h, k}})
                form.add(corner);
        } else if constexpr (std::is_same_v<S, isect::Polygon<T>>) {
            for (const isect::Vec2<T> corner : shape.points()) add(corner);
            form.radius = double(shape.radius());
        } else {
            add({});
            if constexpr (requires { shape.delta; }) add(shape.delta);
            if constexpr (requires { shape.radius; }) form.radius = double(shape.radius);
        }
    });
    return form;
}
template Form form_of(const isect::AnySolid<float>&);
template Form form_of(const isect::AnySolid<double>&);

template <class T>
struct Pair<T>::Swiftly : Sum<Swift<T>> {};

template <class T>
Pair<T>::Pair(const Form& mover, const Form& obstacle, bool swiftly)
    : mover_(mover),
      obstacle_(obstacle),
      swiftly_(swiftly),
      sum_(new Swiftly{sum_of(Number<Swift<T>>{}, mover, obstacle)}),
      size_(size_of(mover) + size_of(obstacle)) {}
template <class T>
Pair<T>::~Pair() = default;

/// The greatest error that swift numbers can have.
template <class T>
double Pair<T>::slack_with(Vector more) const {
    return slack<Swift<T>> * (size_ + std::abs(double(more.x)) + std::abs(double(more.y)));
}
/// Decides by the depth where it is certain, otherwise in integers.
template <class T>
template <class Change>
bool Pair<T>::decide(Vector more, const Change& change) const {
    if (swiftly_) {
        const Sum<Swift<T>>& sum = *sum_;
        const Swift<T> found = depth(change(Number<Swift<T>>{}, sum));
        if (absolute(found) > slack_with(more)) return found > 0;
    }
    Grid grid;
    add_to(grid, mover_);
    add_to(grid, obstacle_);
    grid.add(more);
    return change(grid, sum_of(grid, mover_, obstacle_)).overlaps();
}
template <class T>
template <class Measure>
bool Pair<T>::is_at_most(double bound, Vector more, const Measure& measure) const {
    const Sum<Swift<T>>& sum = *sum_;
    if (swiftly_ && measure(Number<Swift<T>>{}, sum) + slack_with(more) <= bound) return true;
    const Number<Quad> wide;
    return to_double(measure(wide, sum_of(wide, mover_, obstacle_))) <= bound;
}

template <class T>
bool Pair<T>::overlaps() const {
    return decide({}, [](const auto&, const auto& sum) { return sum; });
}
template <class T>
bool Pair<T>::overlaps_at(Vector pos) const {
    return decide(pos, moving_to(mover_.pos, doubles_of(pos)));
}
template <class T>
bool Pair<T>::overlaps_along(Vector way) const {
    return decide(way, [way = doubles_of(way)](const auto& make, const auto& sum) {
        const auto v = point_of(make, way);
        return sum.swept(v.x, v.y);
    });
}

template <class T>
double Pair<T>::depth_here() const {
    return to_double(depth(sum_of(Number<Quad>{}, mover_, obstacle_)));
}
template <class T>
bool Pair<T>::is_at_most_inside(double length, double give) const {
    return is_at_most(give, {},
                      [=](const auto& make, const auto& sum) { return make(length) - depth(sum); });
}
template <class T>
bool Pair<T>::is_distance(double distance, double give) const {
    return is_at_most(give, {}, [=](const auto& make, const auto& sum) {
        return absolute(std::max(-depth(sum), make(0)) - make(distance));
    });
}
template <class T>
bool Pair<T>::is_at_most_outside(Vector pos, double give) const {
    const auto move = moving_to(mover_.pos, doubles_of(pos));
    return is_at_most(give, pos,
                      [=](const auto& make, const auto& sum) { return -depth(move(make, sum)); });
}
template <class T>
bool Pair<T>::touches_on(Vector way, T part, double give) const {
    const auto move = moving_on(doubles_of(way), double(part));
    return is_at_most(give, way, [=](const auto& make, const auto& sum) {
        return absolute(depth(move(make, sum)));
    });
}
template <class T>
bool Pair<T>::is_near_on(Vector way, T part, double give) const {
    const auto cover = sweeping_on(doubles_of(way), double(part));
    return is_at_most(give, way,
                      [=](const auto& make, const auto& sum) { return -depth(cover(make, sum)); });
}
template <class T>
bool Pair<T>::is_clear_on(Vector way, T part, double give) const {
    const auto cover = sweeping_on(doubles_of(way), double(part));
    return is_at_most(give, way,
                      [=](const auto& make, const auto& sum) { return depth(cover(make, sum)); });
}
template <class T>
bool Pair<T>::is_clear_to(Vector pos, double give) const {
    const auto measure = [from = mover_.pos, pos = doubles_of(pos)](const auto& make,
                                                                    const auto& sum) {
        const auto to = point_of(make, pos);
        const auto start = point_of(make, from);
        return depth(sum.swept(to.x - start.x, to.y - start.y));
    };
    return is_at_most(give, pos, measure);
}
template <class T>
bool Pair<T>::has_normal(Vector way, T part, Vector normal, double give) const {
    const double tolerance = 8 * double(std::numeric_limits<T>::epsilon()) * size_;
    const auto move = moving_on(doubles_of(way), double(part));
    const Point<double> out = doubles_of(-normal);
    return is_at_most(give, way, [=](const auto& make, const auto& sum) {
        return move(make, sum).distance_to_face(point_of(make, out), make(tolerance));
    });
}

template class Pair<float>;
template class Pair<double>;

std::vector<Point<double>> corners_of_sum(const Form& mover, const Form& obstacle) {
    const auto sum = sum_of(Number<double>{}, mover, obstacle);
    return {sum.hull.begin(), sum.hull.end()};
}

double excess_of_unit(Point<double> v) {
    const Quad x(v.x);
    const Quad y(v.y);
    return to_double(x * x + y * y - 1) / 2;
}

int meeting(const Form& a, const Form& b) {
    Grid grid;
    add_to(grid, a);
    add_to(grid, b);
    const auto sum = sum_of(grid, a, b);
    if (sum.overlaps()) return 1;
    for (std::size_t i = 0; i < sum.hull.size(); ++i)
        if (is_on_rim(sum.hull[i], sum.hull[(i + 1) % sum.hull.size()], sum.radius)) return 0;
    return -1;
}

}  // namespace oracle
