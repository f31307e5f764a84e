"""At a table that stays as it is between two actions, nothing is asked twice."""

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st
from sessions import ALL_FACTIONS, TABLE
from walks import SEEDS, examples

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import Game, new_game

LIKELY = st.sampled_from([0.1, 0.4, 0.7])
GAMES = st.sampled_from([*ALL_FACTIONS, "klingon,federation", "vulcan,breen"])

# What is new each time: dice of another round, and what the player then wants.
NEW_EACH_ROUND = {
    "hegemony-roll",
    "hegemony-again",
    "your-hits",
    "defence",
    "counted",
    "shown",
    "from-group",
    "lost-on-lanes",
    "foe-dice",
    # of the target that the question before names
    "moves-of-first",
    "moves-to-it",
    "you-retreat",
    "goes-on",
    "dice",
}

# After this a system counts as tried, which is no action.
TRIED = {"vulcan-attempt/too-low"}

# Ships at the end of their lane: what is connected is new.
ARRIVED = ("has-arrived", "have-arrived", "way-left")


class Asked(NamedTuple):
    """A question, about a faction."""

    faction: str
    step: str
    text: str


class HiddenTable:
    """Answers by what is on the table, which the program cannot see: the same question has the same answer.

    Only an action changes the table. `yes` is how likely a yes is.
    """

    def __init__(self, seed: int, yes: float) -> None:
        self._seed = seed
        self._yes = yes
        self._actions = 0

    def act(self) -> None:
        """Something was moved, built or lost."""
        self._actions += 1

    def answer(self, question: AskEvent) -> Answer:
        """What a player who looks at the table says."""
        chance = self._chance(question.text)
        if question.step == TABLE:
            return "bot_turn" if chance < 0.5 else question.choices[int((2 * chance - 1) * len(question.choices))]
        if question.expect == "yes_no":
            return chance < self._yes
        if question.expect == "number":
            assert question.range is not None
            low, high = question.range
            return low + int(chance * (min(high, low + 6) - low + 1))
        if question.expect == "list":
            low, high = question.range or (0, len(question.choices))
            named = [name for name in question.choices if self._chance(f"{question.text} {name}") < self._yes]
            return tuple(
                ([*named, *question.choices] if len(named) < low else named)[: max(low, min(high, len(named)))]
            )
        if question.expect == "choice":
            return question.choices[int(chance * len(question.choices))]
        if question.expect == "row":
            row = question.rows[int(chance * len(question.rows))]
            return tuple(place[int(chance * len(place))] for place in row)
        return ACKNOWLEDGED

    def _chance(self, text: str) -> float:
        digest = hashlib.sha256(f"{self._seed}/{self._actions}/{text}".encode()).digest()
        return int.from_bytes(digest[:4], "big") / 2**32


def between_actions(game: Game, table: HiddenTable, answers: int) -> Iterator[list[Asked]]:
    """The questions asked between one change of the table and the next."""
    asked: list[Asked] = []
    for _ in range(answers):
        if game.over:
            break
        question = game.question
        if question.step == TABLE:
            yield asked
            asked = []
            table.act()
        asked.append(Asked(game.state[v.faction], question.step, question.text))
        given = table.answer(question)
        game = game.answer(given)
        arrived = question.step.endswith(ARRIVED) and (bool(given) or question.step.endswith("way-left"))
        if arrived or any(event.kind == "act" or event.step in TRIED for event in game.events):
            yield asked
            asked = []
            table.act()
    yield asked


@examples(25)
@given(seed=SEEDS, factions=GAMES, yes=LIKELY)
def test_nothing_is_asked_twice(played_ascendancy: Engine, seed: int, factions: str, yes: float) -> None:
    game = new_game(played_ascendancy, seed, {"factions": factions})
    for asked in between_actions(game, HiddenTable(seed, yes), 200):
        lasting = [(one.faction, one.text) for one in asked if one.step.rpartition("/")[2] not in NEW_EACH_ROUND]
        assert len(set(lasting)) == len(lasting), [one for one in lasting if lasting.count(one) > 1]
