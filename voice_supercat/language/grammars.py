"""What every game understands: the files of `grammars/`, with the player's own wording laid over them."""

from collections.abc import Collection, Iterable, Mapping
from itertools import chain
from pathlib import Path
from types import MappingProxyType

from voice_supercat.faults import FileFault
from voice_supercat.files import paths
from voice_supercat.files.marked_yaml import WholePlace, read
from voice_supercat.language.entries import Entry, Grammar, entries_of, grammar_of, overlaid, refuse_ambiguity

Grammars = Mapping[str, Grammar]
"""Kind (name of the file without `.yaml`) -> its grammar."""


def shipped_grammars() -> Grammars:
    """The grammars as they are shipped, whatever the player has changed. Raises FileFault."""
    return load_grammars(paths.grammars_dir())


def players_grammars() -> Grammars:
    """The shipped grammars, the player's own wording laid over them. Raises FileFault."""
    return load_grammars(paths.grammars_dir(), paths.user_config_dir() / "grammars")


def load_grammars(shipped: Path, own: Path | None = None) -> Grammars:
    """All grammars of the folder `shipped`, entries of the same name and meaning replaced by those of `own`.

    `own` need not exist. Raises FileFault naming file, line and what was expected.
    """
    files = {path.stem: _entries(path) for path in sorted(shipped.glob("*.yaml"))}
    if not files:
        raise FileFault(f"{shipped}: no grammars here; expected files such as yes_no.yaml.")
    for path in sorted(own.glob("*.yaml")) if own else ():
        if path.stem not in files:
            raise FileFault(
                f"{path}: no shipped grammar has this name; there are {', '.join(sorted(files))},"
                " and the words of a book are changed in books/BOOK/words."
            )
        own_entries = _entries(path)
        files[path.stem] = overlaid(files[path.stem], own_entries)
        refuse_ambiguity(files[path.stem], own_entries)
    return MappingProxyType({kind: MappingProxyType(grammar_of(entries)) for kind, entries in files.items()})


def meanings_of(grammar: Grammar) -> dict[str, str]:
    """Phrase -> its meaning. Within one grammar no phrase has two."""
    return {phrase: meaning for meaning, phrases in grammar.items() for phrase in phrases}


def phrases_of(grammars: Grammars, kinds: Iterable[str]) -> tuple[str, ...]:
    """All phrases of these kinds, each once. Raises FileFault for an unknown kind."""
    found: dict[str, None] = {}
    for kind in kinds:
        if kind not in grammars:
            raise FileFault(f"No grammar is called '{kind}'; there are {', '.join(sorted(grammars))}.")
        found.update(dict.fromkeys(chain.from_iterable(grammars[kind].values())))
    return tuple(found)


def offered_phrases(grammars: Grammars) -> Mapping[str, Collection[str]]:
    """Phrase -> the first phrases of its meanings, one of each grammar: nope -> no; none -> none, zero."""
    found: dict[str, dict[str, None]] = {}
    for phrases in chain.from_iterable(grammar.values() for grammar in grammars.values()):
        for phrase in phrases:
            found.setdefault(phrase, {})[phrases[0]] = None
    return found


def _entries(path: Path) -> dict[str, Entry]:
    entries = entries_of(read(path), WholePlace(path, 1))
    refuse_ambiguity(entries)
    return entries
