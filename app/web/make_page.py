"""Makes the page of the lab from its parts: make_page.py SOURCES PROGRAM.js PROGRAM.wasm OUTPUT_FOLDER.

Writes index.html, which loads the program, and intersect-lab.html, which holds it and opens from a file.
"""
import base64
import gzip
import pathlib
import shutil
import subprocess
import sys
import urllib.parse

ICON = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="5" y="4" width="8" height="8" '
        'fill="none" stroke="#7aa2f7" stroke-width="1.5"/><path d="M1 14L14 2" stroke="#e0af68" stroke-width="1.5"/></svg>')


# In this order. Each adds to what the ones before it have made.
SCRIPTS = ("page", "storage", "clipboard", "files", "address", "frames", "input", "screen", "embed",
           "load")


def inline(text, attributes=""):
    """A script as part of a page, which its own end tag must not end."""
    return f"<script{attributes}>\n" + text.replace("</script", "<\\/script") + "</script>\n"


def write(path, data):
    """Writes a file, the same compressed by gzip and, where brotli is installed, by brotli. Returns what gzip made."""
    path.write_bytes(data)
    packed = gzip.compress(data, 9, mtime=0)
    pathlib.Path(f"{path}.gz").write_bytes(packed)
    brotli = shutil.which("brotli")
    if brotli:
        subprocess.run([brotli, "-q", "11", "-w", "24", "-f", path], check=True)
    return packed


def main():
    sources, script, program, output = (pathlib.Path(argument) for argument in sys.argv[1:5])
    wasm, glue = program.read_bytes(), script.read_text()
    frame = (sources / "index.html").read_text()
    frame = frame.replace("@ICON@", urllib.parse.quote(ICON)).replace("@WASM_BYTES@", str(len(wasm)))
    page = inline("".join((sources / "page" / f"{name}.js").read_text() for name in SCRIPTS))

    output.mkdir(parents=True, exist_ok=True)
    write(output / "index.html", frame.replace("@SCRIPTS@", page).encode())
    write(output / "intersect-lab.js", glue.encode())
    packed = write(output / "intersect-lab.wasm", wasm)

    text = base64.b64encode(packed).decode()
    held = f'<script id="packed" type="text/plain">{text}</script>\n' + inline(glue, ' id="program" type="text/plain"')
    (output / "intersect-lab.html").write_text(frame.replace("@SCRIPTS@", held + page))


main()
