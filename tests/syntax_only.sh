#!/bin/sh
# A compiler launcher (compiler and arguments) that only checks a source and leaves an empty object file as a stamp.
set -eu
"$@" -fsyntax-only
while [ "$1" != -o ]; do shift; done
: >"$2"
