"""Divides the program of the page into what a first visit needs for its first picture, and the rest."""
import os
import pathlib
import subprocess

HERE = pathlib.Path(__file__).parent
FEATURES = ("--enable-exception-handling", "--enable-bulk-memory", "--enable-mutable-globals", "--enable-sign-ext",
            "--enable-nontrapping-float-to-int")


def wasm_split(*arguments):
    subprocess.run([os.environ["WASM_SPLIT"], *map(str, arguments)], check=True)


def leb(number):
    """A number as WebAssembly writes it."""
    result = bytearray()
    while number > 0x7f:
        result.append(number & 0x7f | 0x80)
        number >>= 7
    return bytes(result) + bytes([number])


def with_section(module, name, data):
    """A module with a custom section, which the page reads."""
    body = leb(len(name)) + name.encode() + data
    return module + b"\0" + leb(len(body)) + body


def divided(script, program, folder):
    """The first part and the rest of a program. Uses the folder for what it makes on the way."""
    folder.mkdir(parents=True, exist_ok=True)
    instrumented, merged = folder / "instrumented.wasm", folder / "merged"
    first, rest = folder / "first.wasm", folder / "rest.wasm"
    for old in folder.glob("*.profile"):
        old.unlink()
    wasm_split("--instrument", *FEATURES, program, "-o", instrumented)
    subprocess.run([os.environ["NODE"], HERE / "rehearse.js", script, instrumented, folder], check=True)
    wasm_split("--merge-profiles", *folder.glob("*.profile"), "-o", merged)
    wasm_split("--split", *FEATURES, program, f"--profile={merged}", "--export-prefix=%", "--import-namespace=primary",
               "--placeholder-namespace=placeholder", "-o1", first, "-o2", rest)
    return first.read_bytes(), rest.read_bytes()
