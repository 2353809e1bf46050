#!/bin/sh
# A compiler's launcher (compiler, its arguments): checks a source, makes no code of it, and leaves an empty object as a
# sign that it did.
set -eu
"$@" -fsyntax-only
while [ "$1" != -o ]; do shift; done
: >"$2"
