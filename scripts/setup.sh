#!/bin/sh
# Finds a Python that fits, installs one where apt can, and sets up with it: setup.sh play|test [arguments].
set -eu
here=$(dirname "$0")

fits() {
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for name in python3.14 python3.13 python3.12 python3.11 python3; do
        if fits "$name"; then
            echo "$name"
            return
        fi
    done
}

python=$(find_python)
if [ -z "$python" ] && command -v apt-get >/dev/null 2>&1; then
    as_root=$([ "$(id -u)" = 0 ] || echo sudo)
    $as_root apt-get update -q
    $as_root apt-get install -y --no-install-recommends python3 python3-venv
    python=$(find_python)
fi
if [ -z "$python" ] && ! command -v python3 >/dev/null 2>&1; then
    echo "Python 3.11 or newer is needed; install it and try again." >&2
    exit 1
fi
exec "${python:-python3}" "$here/setup.py" "$@"
