"""How much an answer in Tapestry has the player look at and decide.

A question counts as many judgements as it names things to look at: a row counts its names, a space its icons and at
least one, a chart each thing that it may list, several things asked in one breath each of them. Whether the Automa can
conquer counts two: the player's territories, and other hexes. Where a conquest is told, the trap and the island count.
"Bot turn" and "say done" count nothing.

A hex that the program has the player find counts too, though nothing is asked for it: each tiebreaker is one.
"""

from collections import Counter

from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.game import Game

from ..measuring import Count

_BY_STEP = {"conquer/whose": 2, "conquer-opponent/outcome-island": 2}
_TO_FIND = {
    "conquer-opponent/closest": 2,
    "conquer-opponent/first": 1,
    "conquer-neutral-hex/closest-island": 3,
    "conquer-neutral-hex/closest-you": 2,
    "explore/furthest": 2,
    "explore/anywhere-valid": 1,
}
_UNSEEN = frozenset({"bot_turn", "control"})


def count(asked: Game, given: Answer, after: Game) -> Count:
    """What answering the open question of `asked` came to, with what the program then has the player find."""
    by_page = Counter[str]()
    question = asked.question
    if question.expect != "ack":
        by_page[question.step.partition("/")[0]] += _things(asked, given)
    for event in after.events:
        by_page[event.step.partition("/")[0]] += _TO_FIND.get(event.step, 0)
    return Count(int(question.expect != "ack"), by_page.total(), by_page, by_page)


def _things(game: Game, given: Answer) -> int:
    question = game.question
    if game.state.together:
        return len(game.state.together)
    if question.expect == "row" and isinstance(given, tuple):
        return len([name for name in given if name not in _UNSEEN])
    if question.expect == "list":
        return len(question.choices)
    return _BY_STEP.get(question.step, 1)
