// Writes what a game asks its collision code, and the answers, for `intersect-lab --replay FILE`. See README.md.
//     var recorder = new Recorder("game.recording", "float", "y_up", 1 / 60.0, "m", "my game 0.3");
//     recorder.Frame(12);                              // first in each frame
//     recorder.Shape("hero", "box", x, y, 0.4, 0.9);   // may come every frame: a line that did not change is left out
//     recorder.Query("move", "slide", "hero", dx, dy, "all", newX, newY);
//     recorder.Query("aim", "raycast", new[] {x, y}, 100, 0, "floor,wall", "miss");   // also: Gone, Note, Dispose
using System; using System.Collections.Generic; using System.Globalization; using System.IO; using System.Linq;

public sealed class Recorder : IDisposable {
    readonly TextWriter file; readonly int keyEvery; int frames;
    readonly Dictionary<string, string> live = new Dictionary<string, string>();
    public Recorder(string path, string scalar, string y, double seconds, string unit, string writer, int keyEvery = 300) {
        file = new StreamWriter(path);
        this.keyEvery = keyEvery;
        file.Write(Line("isect-recording 1", scalar, y, seconds, unit, writer));
    }
    static string Word(object part) {
        if (part is bool) return (bool)part ? "yes" : "no";
        if (part is string) return (string)part;
        if (part is Array) return "(" + string.Join(",", ((Array)part).Cast<object>().Select(Word)) + ")";
        double x = Convert.ToDouble(part, CultureInfo.InvariantCulture);
        if (double.IsNaN(x) || double.IsInfinity(x)) return x > 0 ? "inf" : x < 0 ? "-inf" : "nan";
        return x == 0 && 1 / x < 0 ? "-0" : x.ToString("G17", CultureInfo.InvariantCulture);
    }
    static string Line(string start, params object[] parts) => start + string.Concat(parts.Select(part => " " + Word(part))) + "\n";
    public void Frame(long number) {
        file.Flush();
        file.Write(frames++ % keyEvery == 0 ? Line("frame", number, "key") + string.Concat(live.Values) : Line("frame", number));
    }
    public void Shape(string id, params object[] parts) {
        string before, line = Line("shape " + id, parts);
        if (!live.TryGetValue(id, out before) || before != line) file.Write(live[id] = line);
    }
    public void Gone(string id) => file.Write(live.Remove(id) ? Line("gone", id) : "");
    public void Query(string label, string kind, object mover, double dx, double dy, string among, params object[] answer) =>
        file.Write(Line("query", new[] { label, kind, mover, dx, dy, among == "" ? "none" : among, "->" }.Concat(answer).ToArray()));
    public void Note(string remark) => file.Write(Line("note", string.Join(" ", remark.Split('\r', '\n'))));
    public void Dispose() => file.Dispose();
}
