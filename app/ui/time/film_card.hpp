#pragma once

#include <memory>
#include <optional>
#include <string>

#include "export/film.hpp"
#include "render/gif.hpp"

namespace lab {

class Lab;

/// Asks which span of the open scene to film and how, then makes the film, a few frames at a time
/// while the window is drawn.
class FilmCard {
public:
    void open(const Lab& lab);
    bool is_open() const { return shown_; }
    bool is_making() const { return film_ != nullptr; }
    /// True if it was open or a film was being made.
    bool close(Lab& lab);
    void draw(Lab& lab);
    /// Makes a few more frames of the film.
    void go_on(Lab& lab);

private:
    void draw_span(Lab& lab);
    void draw_form(Lab& lab);
    void draw_progress(Lab& lab);
    void begin(Lab& lab);
    void finish(Lab& lab);
    void stop(Lab& lab, const std::string& why, bool is_error);
    void keep(Lab& lab, const Image& image, std::size_t frame);

    FilmSpan span_;
    std::optional<double> loop_;  ///< seconds after which the scene repeats
    bool as_gif_ = true;
    bool shown_ = false;
    std::string path_;  ///< path of the GIF, or of the folder for the pictures
    std::unique_ptr<GifWriter> gif_;
    std::unique_ptr<Film> film_;
};

}  // namespace lab
