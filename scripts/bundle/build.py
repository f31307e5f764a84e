"""Builds the download for people without Python: one folder with program, model, grammars, books, and on Linux a voice.

    python -m pip install -r scripts/locked-bundle.txt; python scripts/bundle/build.py

With that Python's PyInstaller, for the system it runs on. The folder and its archive come to `dist/`. On Linux it takes
PortAudio and espeak-ng of the system along: build on the oldest system that it shall run on.
"""

import ctypes
import platform
import shutil
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
NAME = "voice-supercat"
_ENGLISH = ("phon*", "intonations", "en_dict", "lang/gmw/en*", "voices/!v/*")
"""Of espeak-ng's data, which are mostly other languages."""
_ESPEAK = "libespeak-ng.so.1"
_NO_USE = ("antigravity", "ensurepip", "idlelib", "lib2to3", "this", "tkinter", "turtle", "turtledemo", "venv")
"""Modules of Python that the rules of a book have no use for. All others are there, whatever a book imports."""
_OF_THE_SYSTEM = ("libasound",)
"""Libraries that must fit the settings and plug-ins of the system: every Linux with sound has them."""
_LICENCES = ("LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS")


def main() -> int:
    """Build folder and archive, and print where they are."""
    from PyInstaller.__main__ import run

    work, dist = ROOT / "build" / "bundle", ROOT / "dist"
    shutil.rmtree(work, ignore_errors=True)
    staged = stage(work / "data")
    run(
        [
            *("--noconfirm", "--clean", "--onedir", "--console", "--log-level=WARN", f"--name={NAME}"),
            *(f"--distpath={dist}", f"--workpath={work}", f"--specpath={work}", f"--paths={ROOT}"),
            *(f"--add-data={staged}:.", "--collect-all=vosk"),
            *(f"--hidden-import={name}" for name in (*own_modules(), *standard_modules(), *extras())),
            *(f"--exclude-module={name}" for name in _NO_USE),
            *espeak(work / "espeak"),
            f"--runtime-hook={HERE / 'first.py'}",
            str(ROOT / "voice_supercat" / "__main__.py"),
        ]
    )
    folder = dist / NAME
    leave_to_the_system(folder / "_internal")
    licences(folder / "licences")
    shutil.copyfile(HERE / "README.txt", folder / "README.txt")
    print(archive(folder))
    return 0


def stage(folder: Path) -> Path:
    """What is no module, where a wheel has it: data of the package, the files of the books, grammars and model."""
    package = folder / "voice_supercat"
    shutil.copytree(ROOT / "voice_supercat", package, ignore=shutil.ignore_patterns("__pycache__"))
    for module in package.rglob("*.py"):
        if not {package / "books", package / "opening"} & set(module.parents):  # a book's rules belong to its digest
            module.unlink()
    for name in ("grammars", "models"):
        shutil.copytree(ROOT / name, package / name)
    return folder


def own_modules() -> Iterator[str]:
    """Every module of the package: a command, a helper and a book's rules are imported by their names."""
    for file in sorted((ROOT / "voice_supercat").rglob("*.py")):
        yield ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def standard_modules() -> list[str]:
    """The modules of Python that are there on this system."""
    names = sorted(name for name in sys.stdlib_module_names if not name.startswith("_") and name not in _NO_USE)
    return [name for name in names if find_spec(name)]


def extras() -> Iterator[str]:
    """What the program imports only where it is installed."""
    for name in ("websockets.sync.server", "websockets.asyncio.server", "segno", "pywebrtc_audio"):
        if find_spec(name.partition(".")[0]):
            yield name
    if find_spec("accessible_output2"):
        yield "accessible_output2.outputs.auto"


def espeak(folder: Path) -> Sequence[str]:
    """The options that take espeak-ng of a Linux system along, with its English data. Other systems have a voice."""
    if sys.platform != "linux":
        return ()
    library = ctypes.CDLL(_ESPEAK)
    library.espeak_Initialize(1, 0, None, 0)  # for sound as samples, with its own data: then it knows their folder
    path = ctypes.c_char_p()
    library.espeak_Info.restype = ctypes.c_char_p
    library.espeak_Info(ctypes.byref(path))
    assert path.value is not None
    data = Path(path.value.decode())
    for file in (file for pattern in _ENGLISH for file in data.glob(pattern)):
        target = folder / "espeak-ng-data" / file.relative_to(data)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    return (f"--add-binary={loaded_from(_ESPEAK)}:.", f"--add-data={folder}:.")


def loaded_from(library: str) -> Path:
    """The file of a library that this process has loaded, by the name that others call it."""
    maps = Path("/proc/self/maps").read_text(encoding="utf-8").split()
    return next(Path(word).with_name(library) for word in maps if Path(word).name.startswith(library))


def leave_to_the_system(internal: Path) -> None:
    """Take out the libraries that must be those of the system."""
    if sys.platform == "linux":
        for file in internal.iterdir():
            if file.name.startswith(_OF_THE_SYSTEM):
                file.unlink()


def licences(folder: Path) -> None:
    """The licence of each part, by its name."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    shutil.copyfile(ROOT / "LICENSE", folder / f"{NAME}.txt")
    for one in distributions():
        files = [file for file in one.files or () if file.name.upper().startswith(_LICENCES)]
        for number, file in enumerate(files):
            extension = f"-{number}" if number else ""
            shutil.copyfile(Path(str(file.locate())), folder / f"{one.metadata['Name']}{extension}.txt")
    for package in ("libespeak-ng1", "libportaudio2", "libpcaudio0", "libsonic0"):
        of_debian = Path("/usr/share/doc") / package / "copyright"
        if of_debian.is_file():
            shutil.copyfile(of_debian, folder / f"{package}.txt")


def archive(folder: Path) -> Path:
    """The folder as one file, named after version and system."""
    from voice_supercat import __version__

    base = folder.parent / f"{NAME}-{__version__}-{platform.system().lower()}-{platform.machine().lower()}"
    form = "zip" if sys.platform == "win32" else "gztar"
    return Path(shutil.make_archive(str(base), form, folder.parent, folder.name))


if __name__ == "__main__":
    raise SystemExit(main())
