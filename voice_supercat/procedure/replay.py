"""A game from its journal: every answer given again, to the same step that asked for it."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from .answers import Answer
from .book import Book
from .correction import take_back
from .engine import Engine
from .faults import AnswerRefused, BookFault, JournalFault, ProcedureFault, quoted
from .game import Game, new_game
from .garbage import without_collecting
from .journal import UNDO
from .numerals import in_words
from .recorded import Header, Recorded, beginning, damaged_at
from .secrecy import COMMITMENT
from .state import Sentence

NONE = "none"
_STRIDE = 256
"""Answers after which it is told how many they are."""
_ID = re.compile(r"[\w-]{1,60}")
YES_OR_NO = {True: "yes", False: "no"}
_ASKED, _ASKED_BEFORE = "asked", "of"
"""Names what an answer was given to in one breath; and the same in games of a program that supposed nothing."""
_ENTRIES = (
    *({"answer"}, {"answer", "at"}, {"answer", "at", _ASKED}, {"answer", "at", _ASKED_BEFORE}),
    *({"sentence", "at"}, {"tell", "as"}, {"back", "then"}),
)


def pages_changed(book: Book, header: Header) -> bool:
    """Whether the book's files have changed since the game was begun."""
    return header.digest != book.digest


def replay(
    engine: Engine,
    recorded: Recorded,
    report: Callable[[int], object] = lambda _: None,
    each: Callable[[Game], object] = lambda _: None,
) -> Game:
    """The game that the journal tells. Raises JournalFault where the book or an entry does not fit.

    Of another version of the rules nothing is replayed; where only the pages have changed since, every answer must
    still be one to the same step. Where they are the same, an entry that does not fit is damage, and raises
    JournalDamaged. `report` is given the number of answers replayed, again and again; `each` the game after each entry.
    """
    header, book, path = recorded.header, engine.book, recorded.path
    if header.book != book.id:
        own = f"--book {header.book}" if _ID.fullmatch(header.book) else "the --book that it was begun with"
        raise JournalFault(f"{path}: a game of {quoted(header.book)}, not of {book.id}; resume it with {own}.")
    if header.version != book.version:
        raise JournalFault(
            f"{path}: saved with {book.id} version {header.version}, and this is version {book.version}; the file is "
            "kept, play it with the program that saved it."
        )
    changed = pages_changed(book, header)
    game = _new_game(engine, recorded)
    with without_collecting():
        for fitting, entry in enumerate(recorded.entries):
            if not fitting % _STRIDE:
                report(fitting)
            try:
                game = _replayed(game, entry, f"{path}, line {fitting + 2}", changed)
            except JournalFault as fault:
                if not changed:
                    raise damaged_at(beginning(recorded, fitting), str(fault)) from fault
                fit = f"{fitting} of {len(recorded.entries)} answers still fit"
                raise JournalFault(
                    f"{path}: the pages of {book.id} have changed since it was saved, and {fit}; the file is kept, "
                    "play it with the program that saved it."
                ) from fault
            each(game)
    return game


def _new_game(engine: Engine, recorded: Recorded) -> Game:
    """The game before its first answer."""
    header, path, options = recorded.header, recorded.path, engine.book.options
    reasons = (options[name].why_not(value) for name, value in header.options.items() if name in options)
    try:
        for reason in filter(None, reasons):
            raise ProcedureFault(reason)
        before = {option.name: option.before for option in options.values() if option.before}
        return new_game(engine, header.seed, {**before, **header.options}, secret=recorded.secret)
    except BookFault:
        raise
    except ProcedureFault as fault:
        raise JournalFault(f"{path}, line 1: {fault} The file is kept as it is.") from fault
    except ValueError as error:
        raise JournalFault(
            f"{path}, line 1: an option that must be a number is none ({error}); the file is kept as it is."
        ) from error


def _replayed(game: Game, entry: Mapping[str, Any], where: str, changed: bool) -> Game:
    if entry == UNDO:
        before = game.undo()
        if before is None:
            raise JournalFault(f"{where}: takes back more than was answered; the file is kept as it is.")
        return before
    if "book" in entry:
        raise JournalFault(f"{where}: another game begins here; give each a file of its own. It is kept as it is.")
    committed, entry = entry.get(COMMITMENT), {key: given for key, given in entry.items() if key != COMMITMENT}
    if set(entry) not in _ENTRIES:
        raise JournalFault(f'{where}: expected "answer" or "command"; the file is kept as it is.')
    try:
        game = _given(game, entry, changed)
    except AnswerRefused as error:
        raise JournalFault(f"{where}: does not fit the question ({error}); the file is kept as it is.") from error
    hidden = game.engine.hidden(game.state) if committed is not None else None
    if committed is not None and (hidden is None or hidden.commitment != committed):
        raise JournalFault(f"{where}: what this game hides is not what it was; the file is kept as it is.")
    return game


def _given(game: Game, entry: Mapping[str, Any], changed: bool) -> Game:
    if "answer" in entry or "sentence" in entry:
        if entry.get("at", None if changed else game.reached.step) != game.reached.step:
            asked = game.asking(str(entry.get("at"))) if changed else None
            if asked is None:
                raise AnswerRefused(f"it was given to another step than {game.reached.step}")
            game = asked
        said = entry.get("sentence")
        if said is not None:
            return game.answer(Sentence(_clauses(said)))
        if "answer" not in entry:
            raise AnswerRefused("a sentence that cannot be read")
        asked = entry.get(_ASKED, entry.get(_ASKED_BEFORE, ()))
        answer = _as_asked_now(game, _answer(entry["answer"]))
        return game.answer_again(answer, _names(asked), firm=_ASKED not in entry)
    if set(entry) == {"tell", "as"}:
        return game.tell(str(entry["tell"]), _answer(entry["as"]))
    if set(entry) == {"back", "then"} and type(entry["back"]) is int and isinstance(entry["then"], list):
        game = take_back(game, entry["back"])
        for given in entry["then"]:
            game = _given(game, given if isinstance(given, dict) else {}, changed)
        return game
    raise AnswerRefused("a correction that cannot be read")


def _as_asked_now(game: Game, answer: Answer) -> Answer:
    """A number, or yes, by its name, where the question has become one with names to choose from."""
    if not isinstance(answer, int) or game.over or game.engine.asks_for(game.reached) != "choice":
        return answer
    question = game.engine.reducer.question(game.reached)
    number = NONE if answer == 0 else in_words(answer)
    name = YES_OR_NO[answer] if isinstance(answer, bool) else number
    return name if name in question.choices else answer


def _names(value: Any) -> tuple[str, ...]:
    if isinstance(value, list | tuple) and all(isinstance(name, str) for name in value):
        return tuple(value)
    raise AnswerRefused("what it answers cannot be read")


def _clauses(value: Any) -> tuple[str, ...]:
    return tuple(str(clause) for clause in value) if isinstance(value, list) else (str(value),)


def _answer(value: Any) -> Answer:
    return tuple(value) if isinstance(value, list) else value
