"""The turns of the bot in Act One, as they are measured: each is also read literally at the same board."""

from collections.abc import Iterator, Mapping

from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import engine_of

from ..judgements import Judging
from ..measuring import Answered, Count, Measured, Table
from .lines import things_in
from .whole_game import ReachRound, between_turns, rounds

PRINTED_AS_STATEMENTS = ("cards", "prelude", "holdings", "which way")
"""Kinds of judgements that a reader of the printed pages makes too, and that are printed as statements there."""


def turns(book: Book, seed: int, options: Mapping[str, str]) -> Iterator[Measured]:
    """One after the other, without an end."""
    played, printed = engine_of(book), engine_of(book, "printed")
    judging = Judging(played, printed)
    for found in rounds(played, printed, seed, options):
        yield _measured(found, judging)


def _measured(found: ReachRound, judging: Judging) -> Measured:
    answered = tuple(
        Answered(exchange.asked, exchange.given, exchange.after, judging.of(exchange.asked))
        for exchange in found.exchanges
    )
    turn = [exchange for exchange in found.exchanges if not between_turns(exchange.asked.question.step)]
    by_kind = sum((judging.of(exchange.asked) for exchange in turn), Count()).by_kind
    spread = {
        "printed_questions": sum(judging.printed(exchange.asked) for exchange in turn),
        "literal_judgements": sum(map(things_in, found.read.questions)),
        "comparable_judgements": by_kind.total() - sum(by_kind[kind] for kind in PRINTED_AS_STATEMENTS),
    }
    return Measured(answered, found.opening, spread, {"same_decisions": found.same})


TABLE = Table(turns, between_turns)
