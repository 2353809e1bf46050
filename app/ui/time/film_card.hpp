#pragma once

#include <memory>
#include <optional>
#include <string>

#include "export/film.hpp"
#include "render/gif.hpp"

namespace lab {

class Frame;
class Workspace;

/// Asks which span of the open scene to film and how, then makes the film, a few frames at a time
/// while the window is drawn.
class FilmCard {
public:
    void open(const Workspace& workspace);
    bool is_open() const { return shown_; }
    bool is_making() const { return film_ != nullptr; }
    /// True if it was open or a film was being made.
    bool close(Workspace& workspace);
    void draw(Frame& frame);
    /// Makes a few more frames of the film.
    void go_on(Workspace& workspace);

private:
    void draw_span(Frame& frame);
    void draw_form(Frame& frame);
    void draw_progress(Frame& frame);
    void begin(Workspace& workspace, const Film::Draw& draw);
    void finish(Workspace& workspace);
    void stop(Workspace& workspace, const std::string& why, bool is_error);
    void keep(Workspace& workspace, const Image& image, std::size_t frame);

    FilmSpan span_;
    std::optional<double> loop_;  ///< seconds after which the scene repeats
    bool as_gif_ = true;
    bool shown_ = false;
    std::string path_;  ///< path of the GIF, or of the folder for the pictures
    std::unique_ptr<GifWriter> gif_;
    std::unique_ptr<Film> film_;
};

}  // namespace lab
