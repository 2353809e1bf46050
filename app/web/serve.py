"""Serves a folder on the loopback address: serve.py FOLDER [PORT]. Prints the link. Ctrl+C ends it."""
import functools
import http.server
import pathlib
import sys


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
                      ".wasm": "application/wasm", ".svg": "image/svg+xml", "": "application/octet-stream"}
    protocol_version = "HTTP/1.1"

    def send_head(self):
        """Sends the compressed file beside the one that was asked for, to whoever takes it."""
        self.packing = ""
        path = self.path.split("?")[0]
        path += "index.html" if path.endswith("/") else ""
        for packing, ending in (("br", ".br"), ("gzip", ".gz")):
            packed = pathlib.Path(self.translate_path(path) + ending)
            if packing in self.headers.get("Accept-Encoding", "") and packed.is_file():
                self.packing, self.path = packing, path + ending
                break
        return super().send_head()

    def guess_type(self, path):
        path = str(path)
        return super().guess_type(path[:-3] if self.packing else path)

    def end_headers(self):
        if getattr(self, "packing", ""):
            self.send_header("Content-Encoding", self.packing)
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def copyfile(self, source, outputfile):
        try:
            super().copyfile(source, outputfile)
        except ConnectionError:  # the page was closed while it loaded
            self.close_connection = True

    def log_message(self, format, *arguments):
        pass


def main():
    folder = sys.argv[1]
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 8421
    handler = functools.partial(Handler, directory=folder)
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", wanted), handler)
    except OSError:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    print(f"http://127.0.0.1:{server.server_port}/", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


main()
