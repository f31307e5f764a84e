"""The numbers of a game: what each turn asked and how long it took, how was answered, and what was misheard."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import UNDO
from voice_supercat.procedure.noted import Noted
from voice_supercat.procedure.recorded import Recorded
from voice_supercat.procedure.state import Sentence
from voice_supercat.reports.story import Part

UNHEARD = "sound that was no phrase"
_KINDS: Mapping[str, str] = MappingProxyType(
    {
        "yes_no": "yes or no",
        "ack": "done",
        "number": "a number",
        "choice": "one of several",
        "card": "a card",
        "cards": "cards",
        "list": "a list",
        "row": "names in a row",
    }
)


@dataclass(frozen=True)
class Entry:
    """An entry of the journal, how it came, and the game before and after it."""

    kept: Mapping[str, Any]
    noted: Noted
    before: Game
    after: Game


@dataclass(frozen=True)
class Turn:
    """What one part of the story asked of the player."""

    heading: str
    judgements: int
    """Things to judge: of what is asked in one breath, up to the first that is so."""
    answers: int
    seconds: float | None
    """With what was taken back; None where no times were kept."""
    misheard: int


@dataclass(frozen=True)
class Misheard:
    """What was recognised where something else was meant, and how often at that question."""

    heard: str
    question: str
    times: int


@dataclass(frozen=True)
class Figures:
    """The numbers of a game. `kinds` and `ways` are answers by their kind and by how they came."""

    turns: tuple[Turn, ...]
    kinds: Mapping[str, int]
    ways: Mapping[str, int]
    misheard: tuple[Misheard, ...]
    taken_back: int
    corrected: int

    @property
    def seconds(self) -> float | None:
        """Of all turns; None where no times were kept."""
        kept = [turn.seconds for turn in self.turns if turn.seconds is not None]
        return sum(kept) if kept else None


def entries_of(recorded: Recorded, game: Game, after: Sequence[Game]) -> list[Entry]:
    """The entries of the journal of `game`; `after` is what `replay` gave after each."""
    begun = game
    while begun.before is not None:
        begun = begun.before
    before = [begun, *after]
    return list(map(Entry, recorded.entries, recorded.noted, before, after))


def figures_of(parts: Sequence[Part], entries: Sequence[Entry]) -> Figures:
    """The numbers of a story, and of the journal that it comes from."""
    places = {id(game): place for place, part in enumerate(parts) for game in part.answers}  # they live in `parts`
    by_part: dict[int, list[Noted]] = {}
    for entry in entries:
        by_part.setdefault(_place(_told_in(entry), places), []).append(entry.noted)
    return Figures(
        turns=tuple(_turn(part, by_part.get(place, [])) for place, part in enumerate(parts)),
        kinds=_most_first(_kind(game) for part in parts for game in part.answers),
        ways=_most_first(entry.noted.by for entry in entries if entry.noted.by),
        misheard=tuple(_misheard(entries)),
        taken_back=sum(entry.kept == UNDO for entry in entries),
        corrected=sum("back" in entry.kept for entry in entries),
    )


def _told_in(entry: Entry) -> Game:
    """The game that it belongs to: what takes back belongs to what is taken back."""
    return entry.before if entry.kept == UNDO or "back" in entry.kept else entry.after


def _place(game: Game, places: Mapping[int, int]) -> int:
    """The part of a game, or of the last one before it that was not taken back."""
    at: Game | None = game
    while at is not None:
        if id(at) in places:
            return places[id(at)]
        at = at.before
    return 0


def _turn(part: Part, noted: Sequence[Noted]) -> Turn:
    timed = [one.seconds for one in noted if one.seconds is not None]
    return Turn(
        heading=part.heading or "Before the first turn",
        judgements=sum(map(_judgements, part.answers)),
        answers=len(part.answers),
        seconds=sum(timed) if timed else None,
        misheard=sum(len(one.misheard) for one in noted),
    )


def _judgements(game: Game) -> int:
    if game.before is None or game.update is not None:
        return 0
    question = game.before.question
    named = [offer.name for offer in question.offers]
    if game.given in named:
        return named.index(str(game.given)) + 1
    return len(named) or int(question.expect == "yes_no")


def _kind(game: Game) -> str:
    assert game.before is not None
    if game.update is not None:
        return "told unasked"
    if isinstance(game.given, Sentence):
        return "a sentence"
    question = game.before.question
    return "several in one breath" if question.offers else _KINDS.get(question.expect, question.expect)


def _misheard(entries: Sequence[Entry]) -> Iterator[Misheard]:
    found = Counter(
        (heard or UNHEARD, "" if entry.before.over else entry.before.question.text)
        for entry in entries
        for heard in entry.noted.misheard
    )
    for (heard, question), times in found.most_common():
        yield Misheard(heard, question, times)


def _most_first(names: Iterator[str]) -> dict[str, int]:
    return dict(Counter(names).most_common())
