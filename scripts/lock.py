"""Writes the lock files, from which `setup.py` installs: every library with its version and SHA-256, for every system.

    python scripts/lock.py [--audit]

Needs uv (`pip install uv`). It also tries whether what is locked for a game has packages on every system. `--audit`
asks a database of known faults, with pip-audit. Needed again where the dependencies in pyproject.toml change; a test
says so.
"""

import argparse
import hashlib
import json
import subprocess
import tempfile
import tomllib
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = {
    "play": ("screen",),
    "bundle": ("bundle", "screen", "echo", "reader"),
    "test": ("dev", "browser"),
    "natural": ("natural",),
    "train": ("train",),
}
"""What is installed for which purpose beside what the program needs; the others by hand."""
SYSTEMS = (
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
_BUILT_THERE = ("aarch64-pc-windows-msvc", "3.11")
"""PyYAML has no package there and is built, which needs nothing but Python."""
_SOURCE_ONLY = "srt"  # Python alone, so every system can build it
_EDITABLE = "editables"  # what hatchling needs for `pip install --editable`
_DIGEST = "# of the dependencies in pyproject.toml: "


def lock_file(command: str) -> Path:
    """Where the libraries for that purpose are locked."""
    return ROOT / "scripts" / f"locked-{command}.txt"


def wanted(command: str) -> list[str]:
    """The libraries that pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    own = [*project["project"]["dependencies"], *(name for extra in EXTRAS[command] for name in extras[extra])]
    return [*own, *project["build-system"]["requires"], _EDITABLE]


def first_line(command: str) -> str:
    """The line that says for which dependencies the file was written."""
    return _DIGEST + hashlib.sha256(json.dumps(wanted(command)).encode()).hexdigest()


def main() -> int:
    """Write all files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--audit", action="store_true", help="ask for known faults of these versions")
    audit = parser.parse_args().audit
    for command in EXTRAS:
        _write(command)
        if command == "play":
            _try_everywhere(lock_file(command))
        if audit:
            known = ["pip-audit", "--require-hashes", "--disable-pip", "--requirement", str(lock_file(command))]
            subprocess.check_call(known)
    return 0


def _write(command: str) -> None:
    options = ["--universal", "--generate-hashes", "--python-version", "3.11", "--no-emit-index-url", "--no-header"]
    with tempfile.TemporaryDirectory() as folder:
        asked, locked = Path(folder) / "asked.in", Path(folder) / "locked.txt"
        asked.write_text("\n".join(wanted(command)), encoding="utf-8")
        to = ["--no-annotate", "--quiet", str(asked), "--output-file", str(locked)]
        subprocess.check_call(["uv", "pip", "compile", *options, *to])
        content = locked.read_text(encoding="utf-8")
    head = f"{first_line(command)}\n# Written by scripts/lock.py; do not edit.\n"
    lock_file(command).write_text(head + content, encoding="utf-8", newline="\n")


def _try_everywhere(locked: Path) -> None:
    """Raises CalledProcessError where a system has no package of what is locked for it: one version may be for all."""
    kinds = ["--require-hashes", "--only-binary", ":all:", "--no-binary", _SOURCE_ONLY]
    with tempfile.TemporaryDirectory() as folder:
        for system, python in product(SYSTEMS, PYTHONS):
            if (system, python) == _BUILT_THERE:
                continue
            there = ["--python-platform", system, "--python-version", python, "--target", folder]
            subprocess.check_call(["uv", "pip", "install", "--dry-run", "--quiet", *kinds, *there, "-r", str(locked)])


if __name__ == "__main__":
    raise SystemExit(main())
