"""Sets up everything on a fresh machine, then plays or tests: `python3 scripts/setup.py play|test [arguments]`.

Needs nothing but Python 3.11 or newer; an older Python 3 can read this file too, and says so. System packages are
installed on Debian and Ubuntu only; the wheels for macOS and Windows bring their own sound libraries, and both systems
bring a voice. Called again it does only what is missing.
"""

# Annotations stand in quotes where an older Python could not read them.

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OLDEST_PYTHON = (3, 11)

# Debian names: sound input and output, the voice.
TO_PLAY = ["libportaudio2", "espeak-ng", "libespeak-ng1"]
# A sound server without hardware for the tests, and a second synthetic voice.
TO_TEST = [*TO_PLAY, "pulseaudio", "pulseaudio-utils", "libasound2-plugins", "flite"]

CHECKS = [
    ["ruff", "check", "."],
    ["ruff", "format", "--check", "."],
    *(["mypy", "--platform", name, "--cache-dir", f".mypy_cache/{name}"] for name in ("linux", "win32", "darwin")),
    ["voice-supercat", "books", "check"],
    ["pytest"],
]


def main(arguments: "list[str]") -> int:
    """Set up, then run; gives the exit status of what was run."""
    if sys.version_info < OLDEST_PYTHON:
        return _refuse(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}; install it and try again.")
    if not arguments or arguments[0] not in ("play", "test"):
        return _refuse("Say what to do: play or test.")
    testing = arguments[0] == "test"
    install_system_packages(TO_TEST if testing else TO_PLAY)
    try:
        install_project(arguments[0])
    except ImportError as error:
        return _refuse(f"Python came without a part that is needed ({error}); Debian: apt install python3-venv.")
    except subprocess.CalledProcessError:
        return _refuse("The libraries could not be installed (see above); is there a network? Then try again.")
    if not testing:
        return subprocess.call([_tool("voice-supercat"), "play", *arguments[1:]])
    for check in CHECKS:
        print("+", " ".join(check), flush=True)
        extra = arguments[1:] if check[0] == "pytest" else []
        status = subprocess.call([_tool(check[0]), *check[1:], *extra], cwd=ROOT)
        if status:
            return status
    return 0


def install_system_packages(packages: "list[str]") -> None:
    """Install what is missing with apt. Without apt, or without the right to, say so and go on."""
    if sys.platform == "win32" or shutil.which("apt-get") is None:
        return
    missing = [name for name in packages if not _installed(name)]
    if not missing:
        return
    command = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    if as_root and shutil.which("sudo") is None:
        print(f"Please install as root: {' '.join(missing)}. Going on without.", file=sys.stderr)
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.call([*as_root, "apt-get", "update", "-q"], env=quiet)
    if subprocess.call([*as_root, *command], env=quiet):
        print(f"Could not install {' '.join(missing)}. Going on without.", file=sys.stderr)


def install_project(command: str) -> None:
    """The project in `.venv`, with the very libraries that are locked; again only when they have changed since."""
    if not _tool_path("python").exists():
        import venv  # Debian leaves it out where nobody asked for it

        venv.create(VENV, with_pip=True)
    stamp, locked = VENV / f"installed-{command}", ROOT / "scripts" / f"locked-{command}.txt"
    wanted = (ROOT / "pyproject.toml").read_bytes() + locked.read_bytes()
    if stamp.exists() and stamp.read_bytes() == wanted:
        return
    install = [_tool("python"), "-m", "pip", "install", "--quiet"]
    subprocess.check_call([*install, "--require-hashes", "--requirement", str(locked)])
    subprocess.check_call([*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    stamp.write_bytes(wanted)


def _installed(package: str) -> bool:
    found = subprocess.run(["dpkg", "-s", package], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return found.returncode == 0 and b"Status: install ok installed" in found.stdout


def _tool_path(name: str) -> Path:
    return VENV / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)


def _tool(name: str) -> str:
    return str(_tool_path(name))


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
