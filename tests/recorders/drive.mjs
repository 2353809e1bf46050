// Reads the calls, and writes them through recorder.js: drive.mjs RECORDER CALLS RECORDING [require | script]
import fs from "node:fs";
import { createRequire } from "node:module";
import vm from "node:vm";

const [recorderPath, callsPath, recordingPath, how] = process.argv.slice(2);
if (how === "require") createRequire(import.meta.url)(recorderPath);
else if (how === "script") vm.runInThisContext(fs.readFileSync(recorderPath, "utf8"));
else await import(recorderPath);

const value = word =>
    word.startsWith("(") ? word.slice(1, -1).split(",").map(value)
    : word.startsWith("#") ? Buffer.from(word.slice(1), "hex").readDoubleBE()
    : word;

const file = fs.openSync(recordingPath, "w");
const recorder = new Recorder(text => fs.writeSync(file, text), "double", "y_down", 1 / 60, "px", "a game 0.3", 10);
for (const call of fs.readFileSync(callsPath, "utf8").trimEnd().split("\n")) {
    const [kind, ...words] = call.split("\t");
    let values = words.filter(word => word !== "->").map(value);
    if (kind === "frame") values = [Number(words[0])];
    recorder[kind](...values.map(is => is === "yes" ? true : is === "no" ? false : is));
}
recorder.flush();
