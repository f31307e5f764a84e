"""Every word that the program may say, and how a synthesiser and a dictionary pronounce it."""

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import voice_supercat
from voice_supercat.files.marked_yaml import read
from voice_supercat.speech.saying.pronouncing import pronounced

ROOT = Path(voice_supercat.__file__).parent
_WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?")
_NOT_SAID = re.compile(r"\{[^}]*\}|\w+\([^)]*\)\w*|\S*[_/.-]\w\S*|`[^`]*`|--\S+")  # slots, endings, ids, options

Phones = tuple[str, ...]


def words_of(folders: Iterable[Path]) -> dict[str, str]:
    """Each word of the sentences in these folders, in lower case, with a sentence that has it."""
    found: dict[str, str] = {}
    for folder in folders:
        for sentence in sentences_of(folder):
            for word in _WORD.findall(_NOT_SAID.sub(" ", sentence)):
                found.setdefault(word.lower().removesuffix("'s"), sentence)
    return found


def sentences_of(folder: Path) -> Iterator[str]:
    """All texts with more than one word, or with the end of a sentence, in the pages and in the Python of a folder."""
    for path in sorted(folder.rglob("*.yaml")):
        if "sounds" not in path.stem and path.parent.name != "sounds":
            yield from _sentences(read(path))
    for path in sorted(folder.rglob("*.py")):
        yield from _literals(ast.parse(path.read_text(encoding="utf-8")))


def _sentences(content: object) -> Iterator[str]:
    if isinstance(content, str):
        yield from [content] if " " in content.strip() or re.fullmatch(r"[A-Za-z']+[.?!]", content) else []
    elif isinstance(content, Mapping):
        for value in content.values():
            yield from _sentences(value)
    elif isinstance(content, Sequence):
        for value in content:
            yield from _sentences(value)


def _literals(tree: ast.Module) -> Iterator[str]:
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
            yield from _sentences(node.value)


def spoken(words: Sequence[str], spellings: Mapping[str, str]) -> dict[str, Phones]:
    """How espeak-ng says each word by itself, with the spellings of a book. A vowel with the stress ends in 1."""
    lines = "\n".join(pronounced(word, spellings) for word in words)
    done = subprocess.run(
        ["espeak-ng", "-v", "en-us", "-q", "-x", "--sep=_"], input=lines, capture_output=True, text=True, check=True
    )
    told = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    assert len(told) == len(words), "espeak-ng joins or splits the words"
    return {word: _phones(line) for word, line in zip(words, told, strict=True)}


def _phones(line: str) -> Phones:
    found: list[str] = []
    for token in re.split(r"[_ |]+", line):
        first, *others = ESPEAK.get(token.lstrip("',%=").rstrip(",'"), (f"<{token}>",)) or ("",)
        found += [f"{first}1" if token.startswith("'") else first, *others]
    return tuple(filter(None, found))


def same(said: Phones, known: Phones) -> bool:
    """Whether a word is said as a dictionary has it.

    A short vowel without stress may be any other, because the dictionary does not tell which one has the stress. What
    differs between two Americans is the same: the vowels of "cot" and "caught", of "hit" and "heat", of "look" and
    "Luke", and the "n" before a "k".
    """
    return _matches(_plain(said), _plain(known))


def _matches(said: Phones, known: Phones) -> bool:
    if not said or not known:
        return not said and not known
    first, other = said[0], known[0]
    fits = first == other or (first[-1] != "1" and {first, other} <= WEAK) or first == f"{other}1"
    if fits and _matches(said[1:], known[1:]):
        return True
    # "material": one weak vowel more or less
    return (first == "AH" and _matches(said[1:], known)) or (other == "AH" and _matches(said, known[1:]))


def _plain(phones: Phones) -> Phones:
    """With one name for sounds that count as the same."""
    found: list[str] = []
    for phone in phones:
        stress = phone[len(phone.rstrip("1")) :]
        name = ALIKE.get(phone.rstrip("1"), phone.rstrip("1"))
        if name == "ER":
            found += [f"AH{stress}", "R"]
        elif not (name == "R" and found and found[-1] == "R"):
            found.append(name + stress)
    return tuple(found)


WEAK = {"AA", "AE", "AH", "EH", "IH", "UW"}
ALIKE = {"AO": "AA", "IY": "IH", "UH": "UW", "NG": "N"}
ESPEAK: Mapping[str, Phones] = {
    **{one: (one.upper(),) for one in "pbtdkgfvszmnlwr"},
    **{"h": ("HH",), "j": ("Y",), "tS": ("CH",), "dZ": ("JH",), "S": ("SH",), "Z": ("ZH",), "T": ("TH",), "D": ("DH",)},
    **{"N": ("NG",), "t#": ("T",), "t2": ("T",), "?": ("T",), "n-": ("AH", "N"), "m-": ("AH", "M"), "@L": ("AH", "L")},
    **{"a": ("AE",), "aa": ("AE",), "A:": ("AA",), "A@": ("AA", "R"), "0": ("AA",), "0#": ("AA",), "a#": ("AH",)},
    **{"O:": ("AO",), "O": ("AO",), "O2": ("AO",), "O@": ("AO", "R"), "o@": ("AO", "R"), "OI": ("OY",)},
    **{"V": ("AH",), "@": ("AH",), "@2": ("AH",), "@5": ("UH",), "3": ("ER",), "3:": ("ER",), "@-": (), "r-": ("R",)},
    **{"I": ("IH",), "I2": ("IH",), "I#": ("IH",), "i": ("IY",), "i:": ("IY",), "i@": ("IY", "AH"), "i@3": ("IY", "R")},
    **{"E": ("EH",), "E2": ("EH",), "E#": ("IH",), "e@": ("EH", "R"), "eI": ("EY",), "aI": ("AY",), "aU": ("AW",)},
    **{"aI@": ("AY", "AH"), "aI3": ("AY", "ER"), "aU@": ("AW", "ER"), "oU": ("OW",), "oU#": ("OW",)},
    **{"U": ("UH",), "U@": ("UH", "R"), "u:": ("UW",), "u": ("UW",), "": (), ";": ()},
}
"""espeak-ng's names of sounds in American English, and those of the CMU dictionary."""
