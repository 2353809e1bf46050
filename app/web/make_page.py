"""Makes the page of the lab from its parts: make_page.py SOURCES PROGRAM.js PROGRAM.wasm OUTPUT_FOLDER.

Writes index.html, which loads the program, and intersect-lab.html, which holds it and opens from a file.
"""
import base64
import gzip
import pathlib
import sys
import urllib.parse

ICON = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="5" y="4" width="8" height="8" '
        'fill="none" stroke="#7aa2f7" stroke-width="1.5"/><path d="M1 14L14 2" stroke="#e0af68" stroke-width="1.5"/></svg>')


# In this order. Each adds to what the ones before it have made.
SCRIPTS = ("page", "storage", "clipboard", "files", "address", "frames", "input", "load")


def inline(text, attributes=""):
    """A script as part of a page, which its own end tag must not end."""
    return f"<script{attributes}>\n" + text.replace("</script", "<\\/script") + "</script>\n"


def main():
    sources, script, program, output = (pathlib.Path(argument) for argument in sys.argv[1:5])
    wasm, glue = program.read_bytes(), script.read_text()
    frame = (sources / "index.html").read_text()
    frame = frame.replace("@ICON@", urllib.parse.quote(ICON)).replace("@WASM_BYTES@", str(len(wasm)))
    page = inline("".join((sources / "page" / f"{name}.js").read_text() for name in SCRIPTS))

    output.mkdir(parents=True, exist_ok=True)
    (output / "index.html").write_text(frame.replace("@SCRIPTS@", page))
    packed = gzip.compress(wasm, 9, mtime=0)
    (output / "intersect-lab.js").write_text(glue)
    (output / "intersect-lab.js.gz").write_bytes(gzip.compress(glue.encode(), 9, mtime=0))
    (output / "intersect-lab.wasm").write_bytes(wasm)
    (output / "intersect-lab.wasm.gz").write_bytes(packed)

    text = base64.b64encode(packed).decode()
    held = f'<script id="packed" type="text/plain">{text}</script>\n' + inline(glue, ' id="program" type="text/plain"')
    (output / "intersect-lab.html").write_text(frame.replace("@SCRIPTS@", held + page))


main()
