# Reads the calls, and writes them through recorder.py: drive.py RECORDER CALLS RECORDING
import struct
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1].rpartition("/")[0])
from recorder import Recorder


def value(word):
    if word.startswith("("): return tuple(map(value, word[1:-1].split(",")))
    return struct.unpack(">d", bytes.fromhex(word[1:]))[0] if word.startswith("#") else word


recorder = Recorder(sys.argv[3], "double", "y_down", 1 / 60, "px", "a game 0.3", 10)
for call in open(sys.argv[2]):
    kind, *words = call.rstrip("\n").split("\t")
    if kind == "frame": words = [int(words[0])]
    if kind == "query": words.remove("->")
    if words[-1] in ("yes", "no"): words[-1] = words[-1] == "yes"
    getattr(recorder, kind)(*[value(word) if isinstance(word, str) else word for word in words])
