"""What holds in every game of every book, whatever is answered."""

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import ActEvent, SpokenEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.journal import Journal, header_of, read_journal
from voice_supercat.procedure.keys import split_id
from voice_supercat.procedure.replay import replay

_OF_PYTHON = re.compile(r"[{}]|None|\bTrue\b|\bFalse\b|  ")
_SMALL_BEGINNING = re.compile(r"(?<!A\.I)[.?!] [a-z]")


def texts_are_whole(game: Game) -> None:
    """Nothing said last has a slot left open or a value of Python in it, and every sentence begins as one."""
    for event in game.events:
        if not isinstance(event, SpokenEvent):
            continue
        for text in (event.text, event.short or "", *(event.prefer if isinstance(event, ActEvent) else ())):
            assert not _OF_PYTHON.search(text), text
        assert re.match(r'["A-Z]', event.text), event.text
        assert not _SMALL_BEGINNING.search(event.text), event.text


def every_value_fits(game: Game) -> None:
    """Each value holds what its declaration allows."""
    for id, content in game.state.values.items():
        declared = game.engine.book.values[split_id(id)[0]]
        assert declared.fits(content), f"{id} is {content}"


def undo_is_exact(games: Sequence[Game], again: Sequence[Game]) -> None:
    """Taken back answer by answer, the last of `games` is each of `again`, which were given the same answers anew."""
    back: Game | None = games[-1]
    for game in reversed(again):
        assert back is not None
        assert (back.state, back.events) == (game.state, game.events)
        assert back.over or back.question == game.question
        back = back.undo()


def replayed(engine: Engine, seed: int, options: Mapping[str, str], entries: Iterable[Mapping[str, object]]) -> Game:
    """The game that a journal of these entries gives."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        journal = Journal.create(path, header_of(engine.book, seed, options))
        for entry in entries:
            journal.append(entry)
        journal.close()
        return replay(engine, read_journal(path))
