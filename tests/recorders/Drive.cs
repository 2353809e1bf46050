// Reads the calls, and writes them through Recorder.cs: Drive.exe CALLS RECORDING
using System;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Threading;

static class Drive {
    static double Number(string word) => BitConverter.Int64BitsToDouble(Convert.ToInt64(word.Substring(1), 16));

    static object Value(string word) {
        if (word[0] == '(') return word.Trim('(', ')').Split(',').Select(Number).ToArray();
        if (word == "yes" || word == "no") return word == "yes";
        return word[0] == '#' ? (object)Number(word) : word;
    }

    static void Main(string[] args) {
        // Its decimal comma must not appear in the recording.
        Thread.CurrentThread.CurrentCulture = new CultureInfo("de-DE");

        using (var recorder = new Recorder(args[1], "double", "y_down", 1 / 60.0, "px", "a game 0.3", 10))
            foreach (string call in File.ReadLines(args[0])) {
                string[] words = call.Split('\t');
                string rest = call.Substring(words[0].Length + 1);
                if (words[0] == "frame") recorder.Frame(long.Parse(rest));
                if (words[0] == "gone") recorder.Gone(rest);
                if (words[0] == "note") recorder.Note(rest);
                object[] values = words.Where(word => word != "->").Select(Value).ToArray();
                if (words[0] == "shape") recorder.Shape(words[1], values.Skip(2).ToArray());
                if (words[0] == "query")
                    recorder.Query(words[1], words[2], values[3], (double)values[4], (double)values[5], words[6],
                                   values.Skip(7).ToArray());
            }
    }
}
