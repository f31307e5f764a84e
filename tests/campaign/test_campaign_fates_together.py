"""Every two Fates at one table: a random walk visits every step of their pages, and of what they change for others."""

import random
from collections.abc import Iterator
from itertools import chain, combinations

from walks import any_answer

from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.steps import Act, Ask, Say

OF_ALL = (
    *("golems", "informants", "fate", "declared", "fate-prelude", "doctrine", "fate-condition"),
    *("gained", "negotiation-by-fates", "seize"),
)
ANSWERS = 300
FEW_ROUNDS = 4
ROUNDS = 6
"""Walks of each pair, at most. Usually two are enough."""
RARE = ("/off-map", "-council", "/can-secure")
"""Questions on which much depends that happens seldom."""


def pairs(played: Engine) -> Iterator[tuple[str, str, str]]:
    """Act, and the Fates of two bots: in Act One those of that act, in Act Two any."""
    start = new_game(played, 0, {"order": "red,yellow"}).state
    for act, fates in (("1", start[v.fates_of_act_one]), ("2", start[v.fates])):
        for one, other in combinations([fate for fate in fates if fate != "pirate"], 2):
            yield act, one, other
    yield "2", "pirate", "warden"  # the document has no page for the Pirate


def walked(played: Engine, act: str, fates: str, nth: int) -> Iterator[Game]:
    """The states of a walk; options and answers by the chance of that pair."""
    chance = random.Random(f"{act} {fates} {nth}")
    of_player = "steward" if "pirate" in fates else "pirate"
    options = {"order": "red,white,yellow", "bots": "red,white", "fates": f"{fates},{of_player}", "act": act}
    options |= {"ledger": chance.choice(["on", "off"]), "questions": chance.choice(["single", "together"])}
    game = new_game(played, chance.randrange(10**6), options)
    for _ in range(ANSWERS):
        question = game.question
        rare = question.step.endswith(RARE)
        if rare and question.offers:
            names = [offer.name for offer in question.offers]
            game = game.answer("secure" if "secure" in names and chance.random() < 0.8 else chance.choice(names))
        else:
            game = game.answer(any_answer(question, chance, 0.9 if rare else chance.choice([0.2, 0.5])))
        if game.over:
            return
        yield game


def visited(game: Game) -> Iterator[str]:
    """Steps of the last answer."""
    yield from (event.step for event in game.events if event.step is not None)
    yield from (passed.step for passed in game.state.trail[-6:])


def test_a_walk_over_every_two_fates_visits_every_step_of_their_pages(played: Engine) -> None:
    start = new_game(played, 0, {"order": "red,yellow"}).state
    pages = {start[v.fate_page.of(f"{fate} {act}")] for fate in start[v.fates] for act in (1, 2)} | {*OF_ALL}
    steps = played.program.steps
    wanted = {id for id, step in steps.items() if step.page in pages and isinstance(step.does, Act | Ask | Say)}
    for nth in range(ROUNDS):
        for act, one, other in pairs(played):
            walk = walked(played, act, f"{one},{other}", nth)
            wanted -= {*chain.from_iterable(map(visited, walk))}
        if not wanted:
            return
    assert wanted == set()


def test_four_fates_play_at_one_table(played: Engine) -> None:
    """Of three bots and a player, by chance: the lines of each Fate of a bot are read, and no other's."""
    start = new_game(played, 0, {"order": "red,yellow"}).state
    for nth in range(12):
        chance = random.Random(nth)
        act = chance.choice([1, 2])
        fates = chance.sample([*(start[v.fates_of_act_one] if act == 1 else start[v.fates])], 4)
        options = {"order": "red,white,blue,yellow", "bots": "red,white,blue", "fates": ",".join(fates)}
        game = new_game(played, nth, {**options, "act": str(act)})
        lines = set()
        while game.state[v.rounds] < FEW_ROUNDS:
            game = game.answer(any_answer(game.question, chance, 0.3))
            lines |= {passed.text for passed in game.state.trail if passed.step == "fate/own-lines"}
        with_pages = [fate for fate in fates[:3] if start[v.fate_page.of(f"{fate} {act}")]]
        assert lines == {f"Do the lines of the {fate.replace('_', ' ').title()} come first?" for fate in with_pages}
