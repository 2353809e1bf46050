#!/usr/bin/env bash
# Installs the packages in a bare Debian 12 and starts them there. Takes minutes, root and debootstrap, so it is run by
# hand after ./app/run --package: bare_root.sh [FOLDER OF A BARE DEBIAN 12]
set -euo pipefail
packages=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../build/package" && pwd)
bare=${1:-}
if [ -z "$bare" ]; then
    bare=$(mktemp -d)
    trap 'rm -rf "$bare"' EXIT
    debootstrap --variant=minbase bookworm "$bare"
fi

inside() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive chroot "$bare" "$@"; }
render="--scene aabb-vs-segment --time 1.3 --screenshot"
rm -rf "$bare/tmp/packages"
mkdir -p "$bare/tmp/packages"
cp "$packages"/*.deb "$packages"/*-linux-*.tar.gz "$bare/tmp/packages"
cp /etc/resolv.conf "$bare/etc/resolv.conf"
cp -n /etc/apt/apt.conf.d/* "$bare/etc/apt/apt.conf.d/" 2>/dev/null || true

# The archive comes first: nothing that it could use by mistake is installed yet.
inside bash -euc "cd /tmp/packages && tar -xf *-linux-*.tar.gz && cd intersect-lab-*/bin && ./intersect-lab --version &&
    SDL_VIDEODRIVER=dummy ./intersect-lab $render /tmp/packages/archive.png"
inside bash -euc "apt-get -q update && apt-get -q install -y --no-install-recommends /tmp/packages/*.deb &&
    intersect-lab --version && SDL_VIDEODRIVER=dummy intersect-lab $render /tmp/packages/installed.png"
cmp "$bare/tmp/packages/archive.png" "$bare/tmp/packages/installed.png"
echo "The archive and the packages start in a bare Debian 12, and draw the same window."
