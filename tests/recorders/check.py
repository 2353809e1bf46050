"""Makes the calls that each recorder must write, and judges the recording that it wrote.

    check.py make CALLS        writes the calls
    check.py judge RECORDING   exits with 1 if the recording does not hold these calls
    check.py same ONE OTHER    exits with 1 if two recordings do not hold the same shapes, queries and answers

In CALLS, tabs separate the arguments. A double is `#` and the 16 hexadecimal digits of its bits, so that no language has to
parse a decimal to read it.
"""

import functools
import random
import re
import struct
import sys

KEY_EVERY = 10
NUMBER = re.compile(r"-?(nan|inf|\d+(\.\d+)?([eE][+-]?\d+)?|0x[01]\.[0-9a-f]+p[+-]?\d+)")
HOSTILE = (
    "0.0 -0.0 1.0 -1.0 0.1 -0.1 0.3 1e21 1e-7 1e-6 123456789012345680000.0 1e15 1e16 1e17 9007199254740993 -9007199254740992"
    " 5e-324 -5e-324 1e-323 2.2250738585072014e-308 2.225073858507201e-308 1.7976931348623157e308 -1.7976931348623157e308"
    " nan inf -inf 0.84551240822557006 0.016666666666666666 4.35 0.5 100.0 1e100 1e23 8.41e21 9.5367431640625e-07 2.0e-3"
).split()


def doubles():
    """Endless hostile doubles: the known ones first, then random bits, denormals, floats, and decimals that games use."""
    yield from map(float, HOSTILE)
    seeded = random.Random(2024)
    while True:
        yield struct.unpack("<d", seeded.randbytes(8))[0]
        yield struct.unpack("<d", struct.pack("<Q", seeded.getrandbits(52) | seeded.getrandbits(1) << 63))[0]
        yield struct.unpack("<f", struct.pack("<f", seeded.uniform(-1000, 1000)))[0]
        yield seeded.randrange(-10000, 10000) * 0.1


def bits(x):
    return "#" + struct.pack(">d", x).hex()


def calls():
    numbers, seeded = doubles(), random.Random(7)
    take = lambda count: " ".join(bits(next(numbers)) for _ in range(count))
    point = lambda: "({},{})".format(bits(next(numbers)), bits(next(numbers)))
    still = f"shape floor box {take(4)} one_way {take(2)} layers 1,3"
    hero = ""
    yield still
    for frame in range(205):
        yield f"frame {frame}"
        yield still
        yield f"shape level tiles {bits(0.1)} {bits(0.2)} {bits(16.0)} {bits(16.0)} ..#,.##"
        if frame % 3 != 2: hero = f"shape hero box {take(4)}"
        yield hero
        yield f"shape shot{frame % 25} circle {take(3)}"
        if frame % 4 == 3: yield f"gone shot{seeded.randrange(25)}"
        if frame % 50 == 20: yield "note jumped~at~player.cpp:120"
        yield f"query move slide hero {take(2)} all -> {take(2)} floor"
        yield f"query aim raycast {point()} {take(2)} floor,level~layers~1,3 -> miss"
        yield f"query ground overlaps hero {take(2)} all -> {'yes' if frame % 2 else 'no'}"


@functools.cache
def same_word(word):
    """A word as bits if it is a number, and any NaN as one."""
    if word.startswith("#"):
        return same_word(repr(struct.unpack(">d", bytes.fromhex(word[1:]))[0]))
    if word.startswith("("):
        return tuple(map(same_word, word[1:-1].split(",")))
    if not NUMBER.fullmatch(word):
        return word
    return "nan" if "nan" in word else bits(float.fromhex(word) if "x" in word else float(word))


class Reader:
    """Knows which shapes live, and leaves out what comes before the first key frame."""

    def __init__(self):
        self.live, self.begun, self.events = {}, False, []

    def read(self, line):
        kind, *words = line.split()
        if kind == "frame" and words[-1] == "key":
            self.live, self.begun = {}, True
        if not self.begun:
            return
        if kind == "shape":
            self.live[words[0]] = tuple(map(same_word, words[1:]))
        elif kind == "gone":
            self.live.pop(words[0], None)
        elif kind == "frame":
            self.events.append(("frame", int(words[0])))
        elif kind == "query":
            self.events.append((*map(same_word, words), frozenset(self.live.items())))
        else:
            self.events.append(line)


def expected():
    """What the reader should have seen, and which lines a recorder should have written for it."""
    truth, lines, frames, live = Reader(), [], 0, {}
    truth.begun = True
    for call in calls():
        call = call.replace("~", " ")
        kind, *words = call.split()
        key = kind == "frame" and frames % KEY_EVERY == 0
        frames += kind == "frame"
        same = kind == "shape" and live.get(words[0]) == call or kind == "gone" and words[0] not in live
        if kind == "shape": live[words[0]] = call
        if kind == "gone": live.pop(words[0], None)
        if not same: lines.append(" ".join([kind, *([words[0], "key"] if key else words)]))
        if key: lines += sorted(live.values())
        truth.read(call)
    return truth.events, lines


def judge(path):
    with open(path, "rb") as file:
        header, *lines = file.read().decode().replace("\r\n", "\n").split("\n")
    assert header.split()[:4] == ["isect-recording", "1", "double", "y_down"], header
    assert same_word(header.split()[4]) == bits(1 / 60) and header.split()[5:] == ["px", "a", "game", "0.3"], header
    assert lines.pop() == "", "the last line has no end"
    events, expected_lines = expected()

    # Each line in turn, with the lines of a key frame in any order.
    words = lambda line: [str(same_word(word)) for word in line.split()]
    wanted, got = list(map(words, expected_lines)), list(map(words, lines))
    keys = [index for index, line in enumerate(wanted) if line[-1] == "key"]
    for key in keys:
        end = next(i for i in range(key + 1, len(wanted)) if wanted[i][0] != "shape" or lines[i].split()[0] != "shape")
        wanted[key + 1 : end], got[key + 1 : end] = sorted(wanted[key + 1 : end]), sorted(got[key + 1 : end])
    for index, (one, other) in enumerate(zip(wanted, got)):
        assert one == other, f"line {index + 2}: {lines[index]!r} is not {expected_lines[index]!r}"
    assert len(wanted) == len(got), f"{len(got)} lines, not {len(wanted)}"

    # From any line on, the shapes after the next two key frames are those that live.
    for start in range(len(lines)):
        reader = Reader()
        first = next((key for key in keys if key >= start), None)
        if first is None: break
        second = next((key for key in keys if key > first), len(lines))
        for line in lines[start : second + 1]: reader.read(line)
        at = events.index(reader.events[0])
        assert reader.events == events[at : at + len(reader.events)], f"shapes differ in a recording cut at line {start + 2}"
    numbers = sum(word.startswith("#") for call in calls() for word in call.replace("(", "").replace(",", " ").split())
    print(f"{len(lines)} lines, {numbers} numbers, {len(keys)} key frames")


def same(one, other):
    readers = Reader(), Reader()
    for path, reader in zip((one, other), readers):
        with open(path) as file:
            for line in file: reader.read(line)
    for left, right in zip(readers[0].events, readers[1].events):
        assert left == right, f"{left[:-1]} is not {right[:-1]}"
    assert len(readers[0].events) == len(readers[1].events), "one recording is longer"
    print(f"{len(readers[0].events)} frames and queries")


if __name__ == "__main__":
    task, *paths = sys.argv[1:]
    if task == "make":
        with open(paths[0], "w") as file:
            file.writelines(call.replace(" ", "\t").replace("~", " ") + "\n" for call in calls())
    else:
        try:
            judge(*paths) if task == "judge" else same(*paths)
        except AssertionError as error:
            sys.exit(f"{paths[0]}: {error}")
