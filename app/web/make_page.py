"""Makes the page of the lab from its parts: make_page.py SOURCES PROGRAM.js PROGRAM.wasm FILES OUTPUT_FOLDER.

Writes index.html, which loads the program in two parts, and intersect-lab.html, which holds it and opens from a file.
FILES are the texts that follow the program. WASM_SPLIT and NODE name these programs.
"""
import base64
import gzip
import hashlib
import json
import pathlib
import shutil
import subprocess
import sys
import urllib.parse

from divide import divided, with_section

ICON = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="5" y="4" width="8" height="8" '
        'fill="none" stroke="#7aa2f7" stroke-width="1.5"/><path d="M1 14L14 2" stroke="#e0af68" stroke-width="1.5"/></svg>')


# In this order. Each adds to what the ones before it have made.
SCRIPTS = ("page", "storage", "clipboard", "files", "address", "frames", "input", "screen", "embed",
           "program", "start")


def inline(text, attributes=""):
    """A script as part of a page, which its own end tag must not end."""
    return f"<script{attributes}>\n" + text.replace("</script", "<\\/script") + "</script>\n"


def write(path, data):
    """Writes a file, and the same compressed by gzip and, where brotli is installed, by brotli."""
    path.write_bytes(data)
    pathlib.Path(f"{path}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    brotli = shutil.which("brotli")
    if brotli:
        subprocess.run([brotli, "-q", "11", "-w", "24", "-f", path], check=True)


def main():
    sources, script, program, files, output = (pathlib.Path(argument) for argument in sys.argv[1:6])
    glue, following = script.read_text(), files.read_bytes()
    first, rest = divided(script, program, output.parent / "divided")
    rest, whole = (with_section(each, "files", following) for each in (rest, program.read_bytes()))
    build = hashlib.sha256(glue.encode() + first + rest).hexdigest()[:12]
    first, rest, whole = (with_section(each, "build", build.encode()) for each in (first, rest, whole))

    frame = (sources / "index.html").read_text()
    frame = frame.replace("@ICON@", urllib.parse.quote(ICON))
    frame = frame.replace("@PROGRAM@", json.dumps({"build": build, "first": len(first), "rest": len(rest)}))
    page = inline("".join((sources / "page" / f"{name}.js").read_text() for name in SCRIPTS))

    output.mkdir(parents=True, exist_ok=True)
    write(output / "index.html", frame.replace("@SCRIPTS@", page).encode())
    write(output / "intersect-lab.js", glue.encode())
    write(output / "intersect-lab.wasm", first)
    write(output / "intersect-lab-rest.wasm", rest)

    text = base64.b64encode(gzip.compress(whole, 9, mtime=0)).decode()
    held = f'<script id="packed" type="text/plain">{text}</script>\n' + inline(glue, ' id="program" type="text/plain"')
    (output / "intersect-lab.html").write_text(frame.replace("@SCRIPTS@", held + page))


main()
