"""What people may say: the files of `grammars/`, with the player's own wording laid over them.

A file is a mapping of meaning -> phrases. A file whose only key is `_sequence` joins other files in order:
`_sequence: [suit, number 1-7]` gives the meaning `aggression 5` with the phrase "aggression five".
"""

import itertools
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import yaml

from voice_supercat.files import paths
from voice_supercat.speech.faults import SpeechFault

Grammar = Mapping[str, tuple[str, ...]]
"""Meaning -> phrases; the first phrase is the one the program offers."""
Grammars = Mapping[str, Grammar]
"""Kind (name of the file without `.yaml`) -> its grammar."""

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast where PyYAML has it
_MOST_NESTED = 9  # two levels are right; some thousands would end the program in the composer, which is written in C
_WORD = r"[^\W\d_]+(?:['-][^\W\d_]+)*"
_PHRASE = re.compile(f"{_WORD}(?: {_WORD})*")
_PART = re.compile(r"(?P<kind>[\w-]+)(?: (?P<low>\d+)-(?P<high>\d+))?")


@dataclass(frozen=True)
class _Entry:
    meaning: str
    phrases: tuple[str, ...]
    place: str


@dataclass(frozen=True)
class _Sequence:
    parts: tuple[str, ...]
    place: str


def shipped_grammars() -> Grammars:
    """The grammars as they are shipped, whatever the player has changed. Raises SpeechFault."""
    return load_grammars(paths.grammars_dir())


def players_grammars() -> Grammars:
    """The shipped grammars, the player's own wording laid over them. Raises SpeechFault."""
    return load_grammars(paths.grammars_dir(), paths.user_config_dir() / "grammars")


def load_grammars(shipped: Path, own: Path | None = None) -> Grammars:
    """All grammars of the folder `shipped`, entries of the same name and meaning replaced by those of `own`.

    `own` need not exist. Raises SpeechFault naming file, line and what was expected.
    """
    files = {path.stem: _read(path) for path in sorted(shipped.glob("*.yaml"))}
    if not files:
        raise SpeechFault(f"{shipped}: no grammars here; expected files such as yes_no.yaml.")
    for path in sorted(own.glob("*.yaml")) if own else ():
        files[path.stem] = _overlay(files.get(path.stem), _read(path), path, files)
    plain = {kind: _grammar(content) for kind, content in files.items() if not isinstance(content, _Sequence)}
    joined = {kind: _join(content, plain) for kind, content in files.items() if isinstance(content, _Sequence)}
    return MappingProxyType({kind: MappingProxyType(grammar) for kind, grammar in (plain | joined).items()})


def meanings_of(grammar: Grammar) -> dict[str, str]:
    """Phrase -> its meaning. Within one grammar no phrase has two."""
    return {phrase: meaning for meaning, phrases in grammar.items() for phrase in phrases}


def phrases_of(grammars: Grammars, kinds: Iterable[str]) -> tuple[str, ...]:
    """All phrases of these kinds, each once. Raises SpeechFault for an unknown kind."""
    found: dict[str, None] = {}
    for kind in kinds:
        if kind not in grammars:
            raise SpeechFault(f"No grammar is called '{kind}'; there are {', '.join(sorted(grammars))}.")
        found.update(dict.fromkeys(itertools.chain.from_iterable(grammars[kind].values())))
    return tuple(found)


def offered_phrases(grammars: Grammars) -> Mapping[str, Collection[str]]:
    """Phrase -> the first phrases of its meanings, one of each grammar: nope -> no; none -> none, zero."""
    found: dict[str, dict[str, None]] = {}
    for phrases in itertools.chain.from_iterable(grammar.values() for grammar in grammars.values()):
        for phrase in phrases:
            found.setdefault(phrase, {})[phrases[0]] = None
    return found


def words_of(grammars: Grammars) -> tuple[str, ...]:
    """Every word that occurs in any phrase, sorted: what a model must know."""
    return tuple(sorted({word for phrase in phrases_of(grammars, grammars) for word in phrase.split()}))


def _read(path: Path) -> list[_Entry] | _Sequence:
    try:
        text = path.read_text(encoding="utf-8")
        if _depth(text) > _MOST_NESTED:
            raise SpeechFault(f"{path}: nested too deeply; expected lines of the form `meaning: [phrase, phrase]`.")
        node = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise SpeechFault(
            f"{path}, line {line}: this is not YAML ({error.problem}); check quotes and brackets."
        ) from error
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        reason = " ".join(str(error).split())
        raise SpeechFault(f"{path}: cannot be read as UTF-8 YAML ({reason}); check the file.") from error
    if node is None:
        return []
    if not isinstance(node, yaml.MappingNode):
        raise SpeechFault(f"{_place(path, node)}: expected lines of the form `meaning: [phrase, phrase]`.")
    if [key.value for key, _ in node.value] == ["_sequence"]:
        value = node.value[0][1]
        return _Sequence(tuple(_strings(path, value, "grammars such as `number 1-7`")), _place(path, value))
    return _entries(path, node)


def _depth(text: str) -> int:
    """Levels of lists and mappings."""
    events = yaml.parse(text, Loader=_LOADER)
    steps = (isinstance(e, yaml.CollectionStartEvent) - isinstance(e, yaml.CollectionEndEvent) for e in events)
    return max(itertools.accumulate(steps), default=0)


def _entries(path: Path, node: yaml.MappingNode) -> list[_Entry]:
    entries: list[_Entry] = []
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode) or key.value.startswith("_"):
            raise SpeechFault(f"{_place(path, key)}: expected a meaning, a single word, before the colon.")
        if any(entry.meaning == key.value for entry in entries):
            raise SpeechFault(f"{_place(path, key)}: '{key.value}' has its phrases already; join the two lines.")
        phrases = tuple(" ".join(text.lower().split()) for text in _strings(path, value, "phrases"))
        for phrase in phrases:
            if not _PHRASE.fullmatch(phrase):
                raise SpeechFault(f"{_place(path, value)}: expected a phrase of words in letters, found '{phrase}'.")
        entries.append(_Entry(key.value, phrases, _place(path, key)))
    _refuse_ambiguity(entries)
    return entries


def _strings(path: Path, node: yaml.Node, what: str) -> Iterator[str]:
    items = node.value if isinstance(node, yaml.SequenceNode) else [node]
    if not items or not all(isinstance(item, yaml.ScalarNode) and item.value for item in items):
        raise SpeechFault(f"{_place(path, node)}: expected a list of {what} in square brackets.")
    return (item.value for item in items)


def _place(path: Path, node: yaml.Node) -> str:
    return f"{path}, line {node.start_mark.line + 1}"


def _refuse_ambiguity(entries: Iterable[_Entry]) -> None:
    owner: dict[str, _Entry] = {}
    for entry in entries:
        for phrase in entry.phrases:
            other = owner.setdefault(phrase, entry)
            if other is not entry:
                raise SpeechFault(
                    f"{entry.place}: '{phrase}' means '{entry.meaning}' here and '{other.meaning}' in"
                    f" {other.place}; a phrase may have one meaning only."
                )


def _overlay(
    shipped: list[_Entry] | _Sequence | None, own: list[_Entry] | _Sequence, path: Path, kinds: Iterable[str]
) -> list[_Entry]:
    if shipped is None:
        raise SpeechFault(f"{path}: no shipped grammar has this name; there are {', '.join(sorted(kinds))}.")
    if isinstance(shipped, _Sequence) or isinstance(own, _Sequence):
        raise SpeechFault(f"{path}: a sequence cannot be changed; change the phrases of the grammars it joins.")
    replaced = {entry.meaning: entry for entry in own}
    known = [entry.meaning for entry in shipped]
    for entry in own:
        if entry.meaning not in known:
            raise SpeechFault(f"{entry.place}: '{entry.meaning}' is no meaning here; there are {', '.join(known)}.")
    merged = [entry for entry in shipped if entry.meaning not in replaced] + own
    _refuse_ambiguity(merged)
    return sorted(merged, key=lambda entry: known.index(entry.meaning))


def _grammar(entries: Iterable[_Entry]) -> dict[str, tuple[str, ...]]:
    return {entry.meaning: entry.phrases for entry in entries}


def _join(sequence: _Sequence, plain: Mapping[str, Grammar]) -> dict[str, tuple[str, ...]]:
    rows = [tuple(_part(text, sequence.place, plain).items()) for text in sequence.parts]
    return {
        " ".join(meaning for meaning, _ in choice): tuple(
            " ".join(phrases) for phrases in itertools.product(*(phrases for _, phrases in choice))
        )
        for choice in itertools.product(*rows)
    }


def _part(text: str, place: str, plain: Mapping[str, Grammar]) -> Grammar:
    match = _PART.fullmatch(text)
    if match is None or match["kind"] not in plain:
        raise SpeechFault(f"{place}: expected a grammar, with a range if it is of numbers, found '{text}'.")
    grammar = plain[match["kind"]]
    if match["low"] is None:
        return grammar
    wanted = [str(number) for number in range(int(match["low"]), int(match["high"]) + 1)]
    if not wanted or any(meaning not in grammar for meaning in wanted):
        raise SpeechFault(f"{place}: '{text}' asks for numbers that {match['kind']} does not have.")
    return {meaning: grammar[meaning] for meaning in wanted}
