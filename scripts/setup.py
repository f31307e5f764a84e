"""Sets up everything on a fresh machine, then plays or tests: `python3 scripts/setup.py play|test [arguments]`.

Needs nothing but Python 3.11 or newer; an older Python 3 can read this file too, and says so. System packages are
installed on Debian and Ubuntu only, and named on Fedora, Arch and Alpine; the wheels for macOS and Windows bring their
own sound libraries, and both systems bring a voice. Called again it does only what is missing.
"""

# Annotations stand in quotes where an older Python could not read them.

import os
import platform
import re
import shutil
import signal
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
# Any of these shows the companion screen to its tests. On Debian the first is installed; on Ubuntu it is a snap.
BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"]
NO_BROWSER = "No browser was found, so tests of the screen are left out; install Chromium or Chrome for them."

# It would take pipewire-alsa away, and with it the sound of the desktop.
NEVER_BESIDE_PIPEWIRE = "pulseaudio"
PIPEWIRE = ["pipewire-alsa", "pipewire-pulse", "pipewire-bin"]

# Package manager: how it is asked for a package, what the player types, the packages.
NAMED_ONLY = {
    "dnf": (["rpm", "-q"], "sudo dnf install", ["portaudio", "espeak-ng"]),
    "pacman": (["pacman", "-Q"], "sudo pacman -S", ["portaudio", "espeak-ng"]),
    "apk": (["apk", "info", "-e"], "doas apk add", ["portaudio", "espeak-ng"]),
}

# It is made for glibc; everything else there is for musl too.
NEEDS_GLIBC = "vosk"
OFFLINE = re.compile("connection|timed out|name resolution|getaddrinfo", re.IGNORECASE)

CHECKS = [
    ["ruff", "check", "."],
    ["ruff", "format", "--check", "."],
    *(["mypy", "--platform", name, "--cache-dir", f".mypy_cache/{name}"] for name in ("linux", "win32", "darwin")),
    ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", ".github/workflows/ci.yml"],
    ["voice-supercat", "books", "check"],
    # Four at most: each takes up to half a gigabyte.
    ["pytest", "--numprocesses=auto", "--maxprocesses=4", "--dist=loadgroup"],
]


def main(arguments: "list[str]") -> int:
    """Set up, then run; gives the exit status of what was run."""
    if sys.version_info < OLDEST_PYTHON:
        return _refuse(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}; install it and try again.")
    if not arguments or arguments[0] not in ("play", "test"):
        return _refuse("Say what to do: play or test.")
    testing = arguments[0] == "test"
    prepare_system(testing)
    if testing:
        prepare_browser()
    try:
        install_project(arguments[0])
    except ImportError as error:
        remedy = "apt install python3-venv" if shutil.which("apt-get") else "install a Python that has it"
        return _refuse(f"Python came without a part that is needed ({error}); {remedy}.")
    except subprocess.CalledProcessError as error:
        print(error.stderr or "", file=sys.stderr)
        return _refuse(why_not_installed(error.stderr or ""))
    # Ctrl-C is for what is started here: it ends in order, and says so itself.
    signal.signal(signal.SIGINT, lambda *_: None)
    if not testing:
        return subprocess.call([_tool("voice-supercat"), "play", *arguments[1:]])
    for check in CHECKS:
        print("+", " ".join(check), flush=True)
        extra = arguments[1:] if check[0] == "pytest" else []
        status = subprocess.call([_tool(check[0]), *check[1:], *extra], cwd=ROOT)
        if status:
            return status
    return 0


def prepare_system(testing: bool) -> None:
    """Install what the system lacks, or name it."""
    if sys.platform == "win32":
        return
    if shutil.which("apt-get"):
        install_system_packages(fitting(TO_TEST) if testing else TO_PLAY)
        return
    for program, (asked, typed, packages) in NAMED_ONLY.items():
        missing = [name for name in packages if not _told([*asked, name])[0]] if shutil.which(program) else []
        if missing:
            print(f"For sound and a voice: {typed} {' '.join(missing)}. Going on without.", file=sys.stderr)


def prepare_browser(release: Path = Path("/etc/os-release")) -> None:
    """A browser for the tests of the screen: where there is none, installed on Debian, and else named."""
    if not any(map(shutil.which, BROWSERS)) and release.exists() and "ID=debian\n" in release.read_text("utf-8"):
        install_system_packages(BROWSERS[:1])
    if not any(map(shutil.which, BROWSERS)):
        print(NO_BROWSER, file=sys.stderr)


def fitting(packages: "list[str]") -> "list[str]":
    """Those that leave the sound of the desktop as it is."""
    if _installed(NEVER_BESIDE_PIPEWIRE) or not any(map(_installed, PIPEWIRE)):
        return packages
    print(
        f"PipeWire is here, so {NEVER_BESIDE_PIPEWIRE} is not installed; tests that need it are left out.",
        file=sys.stderr,
    )
    return [name for name in packages if name != NEVER_BESIDE_PIPEWIRE]


def install_system_packages(packages: "list[str]") -> None:
    """Install what is missing with apt. Without the right to, say so and go on."""
    missing = [name for name in packages if not _installed(name)]
    if not missing:
        return
    command = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    as_root = [] if sys.platform != "win32" and os.geteuid() == 0 else ["sudo"]
    if as_root and shutil.which("sudo") is None:
        print(f"Please install as root: {' '.join(missing)}. Going on without.", file=sys.stderr)
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.call([*as_root, "apt-get", "update", "-q"], env=quiet)
    if subprocess.call([*as_root, *command], env=quiet):
        print(f"Could not install {' '.join(missing)}. Going on without.", file=sys.stderr)


def install_project(command: str) -> None:
    """The project in `.venv`, with the very libraries that are locked; again only when they have changed since."""
    if not (_tool_path("python").exists() and _tool_path("pip").exists()):
        import venv  # Debian leaves it out where nobody asked for it

        # What is there was never finished, or is of a Python that has gone: its libraries fit no other.
        venv.create(VENV, with_pip=True, clear=True)
    stamp, locked = VENV / f"installed-{command}", ROOT / "scripts" / f"locked-{command}.txt"
    wanted = (ROOT / "pyproject.toml").read_bytes() + locked.read_bytes()
    if stamp.exists() and stamp.read_bytes() == wanted:
        return
    if sys.platform == "linux" and platform.libc_ver()[0] != "glibc":
        extra = "dev" if command == "test" else "screen"
        _pip(without_vosk((ROOT / "pyproject.toml").read_text(encoding="utf-8"), extra))
        _pip(["hatchling", "editables"])
    else:
        _pip(["--require-hashes", "--requirement", str(locked)])
    _pip(["--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    stamp.write_bytes(wanted)


def without_vosk(project: str, extra: "str | None") -> "list[str]":
    """What the project needs, but for Vosk: then the game is played by keyboard."""
    import tomllib  # Python 3.11

    described = tomllib.loads(project)["project"]
    needed = described["dependencies"] + (described["optional-dependencies"][extra] if extra else [])
    return [name for name in needed if not name.startswith(NEEDS_GLIBC)]


def why_not_installed(told: str) -> str:
    """A sentence about what pip told."""
    if OFFLINE.search(told):
        return "The libraries could not be installed (see above); is there a network? Then try again."
    lacking = re.search(r"No matching distribution found for ([\w.-]+)", told)
    if lacking:
        here = f"{sys.platform}, {platform.machine()}, Python {platform.python_version()}"
        return f"There is no package of {lacking.group(1)} for this system ({here}); try another Python."
    return "The libraries could not be installed; what went wrong stands above."


def _pip(arguments: "list[str]") -> None:
    command = [_tool("python"), "-m", "pip", "install", "--quiet", *arguments]
    # What is piped in are answers for the game.
    subprocess.run(
        command, check=True, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8", errors="replace"
    )


def _installed(package: str) -> bool:
    found, told = _told(["dpkg", "-s", package])
    return found and "Status: install ok installed" in told


def _told(command: "list[str]") -> "tuple[bool, str]":
    """Whether the command succeeds, and what it prints."""
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    return done.returncode == 0, done.stdout


def _tool_path(name: str) -> Path:
    return VENV / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)


def _tool(name: str) -> str:
    return str(_tool_path(name))


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except KeyboardInterrupt:  # while it installs; called again it does the rest
        raise SystemExit(130) from None
