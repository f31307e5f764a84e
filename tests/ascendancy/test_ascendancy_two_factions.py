"""Five rounds of two A.I. factions that fight each other: an independent table counts by words and answers alone."""

import random
from collections import Counter

import pytest
from sessions import TABLE, new_session
from spoken_ledger import COUNTED, NUMBERS, Holdings, counted

from voice_supercat.books.ascendancy.rules import values as v
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent, SpokenEvent
from voice_supercat.procedure.game import Game

FACTIONS = ("klingon", "breen")
KEYS = {name: getattr(v, name) for name in COUNTED}


class Ledger:
    """Ships, starbases and systems of each side, from the sentences."""

    def __init__(self) -> None:
        self.ships = Counter(dict.fromkeys(FACTIONS, 3))
        self.starbases = Counter(dict.fromkeys(FACTIONS, 0))
        self._fighting = 0

    def note(self, at_turn: str, event: SpokenEvent) -> None:
        """What a sentence changes; `at_turn` is who acts."""
        name, text = event.step.removesuffix(":act").rpartition("/")[2], event.text
        other = FACTIONS[1 - FACTIONS.index(at_turn)]
        if name == "build-ships":
            self.ships[at_turn] += counted(text, "ship")
        elif name == "ship-yards":
            self.ships[at_turn] += NUMBERS[text.rpartition(": ")[2].rstrip(".")]
        elif name == "bioships":
            self.ships[at_turn] += counted(text, "ship")
        elif name == "foe-bioships":
            self.ships[other] += counted(text, "ship")
        elif name == "hazard-losses":
            self.ships[at_turn] -= counted(text, "ship")
        elif name in ("attack", "invade"):
            self._fighting = counted(text.partition(": ")[2], "ship")
        elif name in ("first-strike", "their-hits") and "emove" in text:
            self._fighting = counted(text.partition(", with ")[2], "ship")
            if "of the" in text:  # else they are the player's
                self.ships[other] -= counted(text[text.lower().index("remove") :], "ship")
        elif name in ("miss", "first-miss"):
            self._fighting = counted(text.partition(", with ")[2], "ship")
        elif name == "foe-hits":
            lost = min(counted(text, "hit"), self._fighting)
            self.ships[at_turn] -= lost
            self._fighting -= lost
        elif name == "build-starbase":
            self.starbases[at_turn] += 1
        elif name == "foe-starbase-gone":
            self.starbases[other] -= 1

    def lost(self, at_turn: str, ships: int) -> None:
        """Hits of a defence that the player tells."""
        self.ships[at_turn] -= ships
        self._fighting -= ships


def answer(question: AskEvent, chance: random.Random, other: str) -> Answer:
    """They attack each other whenever they can, and explore."""
    name = question.step.rpartition("/")[2]
    if question.step == TABLE:
        return "bot_turn"
    if name == "whose":
        return other if other in question.choices else question.choices[0]
    if name == "foe-way-back":
        return False
    if question.expect == "yes_no":
        return chance.random() < (0.7 if name in ("battle", "invasion", "hegemony") else 0.4)
    if question.expect == "number":
        low, high = question.range or (0, 0)
        return chance.randint(low, min(high, low + 4))
    if question.expect == "list":
        low, high = question.range or (0, len(question.choices))
        return tuple(question.choices[: max(low, min(high, chance.randint(0, len(question.choices))))])
    if question.expect == "row":
        return tuple(chance.choice(place) for place in chance.choice(question.rows))
    return chance.choice(question.choices) if question.choices else "done"


def play_five_rounds(game: Game, seed: int) -> Game:
    """With the ledger compared at every question but those about losses."""
    chance, ledger, holdings = random.Random(seed), Ledger(), Holdings()
    while not game.over and game.state[v.round] <= 5:
        question, at_turn = game.question, game.state[v.faction]
        other = FACTIONS[1 - FACTIONS.index(at_turn)]
        given = answer(question, chance, other)
        game = game.answer(given)
        holdings.answered(question.step, given, at_turn)
        if question.step.endswith(("/defence", "/your-hits")):
            assert isinstance(given, int)
            ledger.lost(at_turn, given)
        for event in game.events:
            if isinstance(event, SpokenEvent):
                ledger.note(_page_of(event, at_turn), event)
                name = event.step.removesuffix(":act").rpartition("/")[2]
                holdings.note(_page_of(event, at_turn), name, event.text)
        if not game.over and game.question.step.startswith(("casualties/", "place-ships/", "fleet-room/")):
            continue  # the player still picks the ships that are lost, or places those that were built
        for faction in FACTIONS:
            fleets = sum(game.state[v.ships.of(faction, fleet)] for fleet in game.state[v.fleets])
            assert fleets + game.state[v.alone.of(faction)] == ledger.ships[faction], (faction, question.text, given)
            assert game.state[v.starbases.of(faction)] == ledger.starbases[faction]
            if game.over or not holdings.asked(game.question.step):
                kept = {name: game.state[KEYS[name].of(faction)] for name in COUNTED}
                assert kept == dict(holdings.of[faction]), (faction, question.step, given)
            assert game.state[v.on_lanes.of(faction)] <= game.state[v.alone.of(faction)], (
                faction,
                question.step,
                given,
                game.question.step,
            )
    return game


def _page_of(event: SpokenEvent, at_turn: str) -> str:
    """Whose sentence it is, where one answer ends a turn and begins the other's."""
    page = event.step.partition("/")[0].partition("-")[0]
    return page if page in FACTIONS else at_turn


@pytest.mark.parametrize("seed", range(12))
def test_five_rounds_of_two_factions_that_fight_each_other(played_ascendancy: Engine, seed: int) -> None:
    game = play_five_rounds(new_session(played_ascendancy, ",".join(FACTIONS), seed, at_home=True).game, seed)
    assert game.over or game.state[v.round] == 6
