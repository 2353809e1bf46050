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


def inline(text):
    """A script as part of a page, which its own end tag must not end."""
    return "<script>\n" + text.replace("</script", "<\\/script") + "</script>\n"


def main():
    sources, script, program, output = (pathlib.Path(argument) for argument in sys.argv[1:5])
    wasm = program.read_bytes()
    frame = (sources / "index.html").read_text()
    page = inline((sources / "page.js").read_text())
    frame = frame.replace("@ICON@", urllib.parse.quote(ICON)).replace("@WASM_BYTES@", str(len(wasm)))

    output.mkdir(parents=True, exist_ok=True)
    loaded = page + '<script>if (Module) document.write("<script async src=intersect-lab.js><\\/script>");</script>\n'
    (output / "index.html").write_text(frame.replace("@SCRIPTS@", loaded))
    (output / "intersect-lab.js").write_bytes(script.read_bytes())
    (output / "intersect-lab.wasm").write_bytes(wasm)
    packed = gzip.compress(wasm, 9, mtime=0)
    (output / "intersect-lab.wasm.gz").write_bytes(packed)
    (output / "intersect-lab.js.gz").write_bytes(gzip.compress(script.read_bytes(), 9, mtime=0))

    text = base64.b64encode(packed).decode()
    held = f'<script id="packed" type="text/plain">{text}</script>\n' + page + inline(script.read_text())
    (output / "intersect-lab.html").write_text(frame.replace("@SCRIPTS@", held))


main()
