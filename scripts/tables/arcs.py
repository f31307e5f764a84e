"""The turns of the bot of Arcs, as they are measured: each is also read literally at the same board."""

from collections import Counter
from collections.abc import Iterator, Mapping

from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import engine_of

from .judgements import Judging, read_literally
from .measuring import Answered, Count, Measured, Table
from .whole_game import Exchange, Round, between_turns, rounds

WHOLE_GAME = {"bots": "red", "track": "game"}
PRINTED_AS_STATEMENTS = ("cards", "prelude", "holdings", "which way")
"""Kinds of judgements that a reader of the printed pages makes too, and that are printed as statements there."""


def turns(book: Book, seed: int, options: Mapping[str, str]) -> Iterator[Measured]:
    """One after the other, without an end."""
    played, printed = engine_of(book), engine_of(book, "printed")
    judging = Judging(played, printed)
    for found in rounds(played, printed, seed, {**WHOLE_GAME, **options}):
        yield _measured(found, judging)


def _measured(found: Round, judging: Judging) -> Measured:
    answered = tuple(
        Answered(exchange.asked, exchange.given, exchange.after, _count(exchange, judging), exchange.told is not None)
        for exchange in found.exchanges
    )
    turn = [exchange for exchange in found.exchanges if not exchange.between]
    by_kind = sum((_count(exchange, judging) for exchange in turn), Count()).by_kind
    stated = sum(by_kind[kind] for kind in PRINTED_AS_STATEMENTS)
    spread = {
        "printed_questions": sum(judging.printed(exchange.asked) for exchange in turn),
        "literal_judgements": read_literally(found.read),
        "comparable_judgements": by_kind.total() - stated,
    }
    means = {"same_decisions": found.same, "public_changes": len(found.changes)}
    return Measured(answered, found.opening, spread, means)


def _count(exchange: Exchange, judging: Judging) -> Count:
    """What is told beside a question counts one judgement."""
    if exchange.told is None:
        return judging.of(exchange.asked)
    return Count(judgements=1, by_kind=Counter(told=1), by_page=Counter(told=1))


TABLE = Table(turns, between_turns)
