// Writes what a game asks its collision code, and the answers, for `intersect-lab --replay FILE`. See README.md.
// It defines a global class, so that `import "./recorder.js"`, `require("./recorder.js")` and <script src> all work.
//     const recorder = new Recorder(text => fs.writeSync(file, text), "double", "y_down", 1 / 60, "px", "my game 0.3");
//     recorder.frame(12);                            // first in each frame; in a browser, collect the texts for a Blob
//     recorder.shape("hero", "box", x, y, 4, 4.5);   // may come every frame: a line that did not change is left out
//     recorder.query("aim", "raycast", [x, y], 100, 0, "floor,wall", "miss");   // also: gone(id), note(text)
//     recorder.flush();                              // at the end: the last frame waits for the next one
globalThis.Recorder = class {
    constructor(write, scalar, y, seconds, unit, writer, keyEvery = 300) {
        const names = new Map([[NaN, "nan"], [Infinity, "inf"], [-Infinity, "-inf"], [true, "yes"], [false, "no"]]);
        const word = x => Array.isArray(x) ? `(${x.map(word)})` : Object.is(x, -0) ? "-0" : names.get(x) ?? String(x);
        const line = (...parts) => parts.map(word).join(" ") + "\n", live = new Map();
        let frames = 0, text = line("isect-recording 1", scalar, y, seconds, unit, writer);
        this.flush = () => { write(text); text = ""; };
        this.frame = number => {
            this.flush();
            text = frames++ % keyEvery ? line("frame", number) : line("frame", number, "key") + [...live.values()].join("");
        };
        this.shape = (id, ...parts) => {
            const now = line("shape", id, ...parts);
            if (live.get(id) !== now) live.set(id, now), text += now;
        };
        this.gone = id => { if (live.delete(id)) text += line("gone", id); };
        this.query = (label, kind, mover, dx, dy, among, ...answer) =>
            { text += line("query", label, kind, mover, dx, dy, among.length ? String(among) : "none", "->", ...answer); };
        this.note = remark => { text += line("note", remark.replace(/\s+/g, " ")); };
    }
};
