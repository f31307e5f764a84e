"""The rounds of the A.I. factions, as they are measured: five rounds of each of the eight, one game after the other.

A round is everything from the player's news after the last recharge stage to the end of the next: turn and recharge.
What is asked before the first round lies between.

A question counts as many judgements as the player has to look at things: one for each ship or fleet that it names
where they are told apart (a list, or how many of them), and one for each thing that it offers to look for, else one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from scripts.tables.measuring import Answered, Count, Measured, Table
from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.engine import engine_of
from voice_supercat.procedure.game import Game

from .play import Exchange, play

FACTIONS = ("andorian", "breen", "cardassian", "federation", "ferengi", "klingon", "romulan", "vulcan")
_OF_EACH_SHIP = ("have-arrived", "guards", "join", "how-many-single")
"""Numbers of ships that the player finds by looking at each of them."""


_OF_EACH_CHOICE = ("seen", "which", "first-of-any", "first-of-one")
"""Choices and lists that name several things to look for."""


def turns(book: Book, seed: int, options: Mapping[str, str]) -> Iterator[Measured]:
    """One after the other, without an end; what is printed and was told in one is known in the next."""
    engine = engine_of(book)
    game = 0
    remembered: Mapping[str, str] = {}
    while True:
        for faction in FACTIONS:
            before: list[Exchange] = []
            for opening, exchanges in play(engine, faction, seed + game, {**remembered, **options}):
                if not before:
                    before = exchanges
                    first = True
                    continue
                answered = tuple(_answered(exchange) for exchange in ([*before, *exchanges] if first else exchanges))
                yield Measured(answered, opening if first else None)
                first = False
                if exchanges:
                    remembered = engine.memory(exchanges[-1].after.state)
        game += 1


def _answered(exchange: Exchange) -> Answered:
    return Answered(exchange.asked, exchange.given, exchange.after, _count(exchange.asked))


def _count(game: Game) -> Count:
    question = game.question
    if question.expect == "ack":
        return Count()
    page, _, name = question.step.rpartition("/")
    things = 1
    if name == "ways" or (name in _OF_EACH_SHIP and question.expect == "number"):
        things = max(1, game.state[v.moving] or (question.range or (0, 1))[1])
    elif name in _OF_EACH_CHOICE:
        things = len([choice for choice in question.choices if choice != "none"])
    return Count(1, things, Counter({name: things}), Counter({page.partition("/")[0]: things}))


def between(step: str) -> bool:
    """What is asked before the first round."""
    return step.startswith(("game-begins/", "before-the-game/"))


TABLE = Table(turns, between)
