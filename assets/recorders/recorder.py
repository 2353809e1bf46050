# Writes what a game asks its collision code, and the answers, for `intersect-lab --replay FILE`. See README.md.
#     recorder = Recorder("game.recording", "double", "y_down", 1 / 60, "px", "my game 0.3")
#     recorder.frame(12)                            # first in each frame
#     recorder.shape("hero", "box", x, y, 4, 4.5)   # may come every frame: a line that did not change is left out
#     recorder.query("move", "slide", "hero", dx, dy, "all", new_x, new_y)
#     recorder.query("aim", "raycast", (x, y), 100, 0, "floor,wall", "miss")   # also: gone(id), note(text)

def word(part):
    if isinstance(part, bool): return "yes" if part else "no"
    if isinstance(part, (tuple, list)): return "(" + ",".join(map(word, part)) + ")"
    return str(part) if isinstance(part, (str, int)) else repr(float(part))

def text(*parts): return " ".join(map(word, parts)) + "\n"

class Recorder:
    def __init__(self, path, scalar, y, seconds, unit, writer, key_every=300):
        self.file, self.key_every, self.frames, self.live = open(path, "w", encoding="utf-8"), key_every, 0, {}
        self.file.write(text("isect-recording 1", scalar, y, seconds, unit, writer))

    def frame(self, number):
        self.file.flush()
        is_key, self.frames = self.frames % self.key_every == 0, self.frames + 1
        self.file.write(text("frame", number, "key") + "".join(self.live.values()) if is_key else text("frame", number))

    def shape(self, id, *parts):
        before, self.live[id] = self.live.get(id), text("shape", id, *parts)
        if self.live[id] != before: self.file.write(self.live[id])

    def gone(self, id): self.file.write(text("gone", id) if self.live.pop(id, None) else "")

    def query(self, label, kind, mover, dx, dy, among, *answer):
        among = among if isinstance(among, str) else ",".join(among)
        self.file.write(text("query", label, kind, mover, dx, dy, among or "none", "->", *answer))

    def note(self, remark): self.file.write(text("note", " ".join(remark.split())))

    def close(self): self.file.close()
