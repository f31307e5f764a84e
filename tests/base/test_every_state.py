"""Every state of the machine is reached by playing, and every page by reading it as printed."""

import random
from collections import Counter
from dataclasses import fields

from walks import any_answer, walk

from voice_supercat.procedure.check_flow import read_only_pages
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.machine import Program

# Whole games, walked for long enough to reach the last chapter.
WHOLE_GAMES = (
    {"track": "game", "bots": "red,blue", "most_power_leads": "on"},
    {"track": "game", "bots": "red", "most_power_leads": "on", "elite_pilots": "behind"},
    {"track": "game", "bots": "red", "order": "red,white,blue,yellow", "ledger": "off"},
    {"track": "game", "bots": "red", "elite_pilots": "behind", "judge_combat": "program"},
)
GAMES = (
    {"bots": "red", "efficient_logistics": "behind"},
    {"bots": "red,blue,white", "seats": "4"},
    {"bots": "red"},
    {"bots": "red", "ledger": "off"},
    {"bots": "red", "influence": "revised"},
    {"bots": "red", "influence": "revised", "ledger": "off"},
    {"bots": "red", "judge_combat": "program"},
    {"bots": "red", "judge_combat": "program", "battle_dice": "player"},
)

# Asked one at a time, so that what is looked at ahead is not taken for visited.
SINGLE = {"questions": "single"}
ONLY_TOGETHER = {"bot-turn/led"}
# Read where the player corrects what the program counts.
ONLY_CORRECTED = ("actions-corrected", "initiative-corrected")

# What these pages do is written out on other pages of the document.
ONLY_PLAYED = (
    "table",
    "chapter",
    "lead-or-follow",
    "declare",
    "seize",
    "vox",
    "influencing",
    "choosing-a-card",
    "contesting",
    "defending",
    "judge-combat",
    "battle",
    "pick",
    "starport-system",
    "other-starport",
    "city-planet",
    "ship-starport",
    "claim-to-reach",
    "gate-to-change",
    "city-to-tax",
    "repair-what",
    "before-the-game",
    "counting",
    "first-initiative",
    "set-up",
    "leaders",
    "seat",
    "player-turn",
    "chapter-end",
    "game-end",
    *ONLY_CORRECTED,
)

MOST_WALKS = 200


class Watched(Program):
    """A program that counts the ways it is walked."""

    def after(self, step: str, trigger: str) -> str:
        target = super().after(step, trigger)
        WAYS[step, trigger] += 1
        VISITED.update((step, target))
        return target


WAYS: Counter[tuple[str, str]] = Counter()
VISITED: Counter[str] = Counter()


def watched(engine: Engine) -> Engine:
    """The same book, watched from now on."""
    WAYS.clear()
    VISITED.clear()
    program = engine.program
    return Engine(engine.book, Watched(**{field.name: getattr(program, field.name) for field in fields(program)}))


def curious_walk(game: Game, chance: random.Random, answers: int) -> None:
    """Says yes to what was not tried yet and mostly no to the rest, so that pages are read to their end."""
    for _ in range(answers):
        if game.over:
            return
        yes, no = (WAYS[game.question.step, answer] for answer in ("yes", "no"))
        likely = 0.5 if yes and not no else 0.1 if yes > no / 20 else 0.9
        game = game.answer(any_answer(game.question, chance, likely))


def extreme_walk(game: Game, chance: random.Random, answers: int) -> None:
    """Says the lowest or the highest number, so that numbers are often equal."""
    for _ in range(answers):
        question = game.question
        limits = question.range if question.expect == "number" else None
        game = game.answer(chance.choice(limits) if limits else any_answer(question, chance, 0.5))


def test_every_state_is_visited_in_play_and_every_answer_given(played: Engine) -> None:
    engine = watched(played)
    read_only = read_only_pages(played.book)
    steps = [
        step
        for step in engine.program.steps.values()
        if step.does.kind != "return" and step.page not in (*read_only, *ONLY_CORRECTED)
    ]
    states = {step.id for step in steps} - ONLY_TOGETHER
    answers = {
        (step.id, answer)
        for step in steps
        if step.does.kind == "ask" and step.does.expect == "yes_no"
        for answer in ("yes", "no")
    }
    for seed, yes in enumerate((0.1, 0.5, 0.3, 0.7) * 3):
        for options in WHOLE_GAMES:
            for _ in walk(new_game(engine, seed, SINGLE | options), random.Random(seed), 4_000, yes):
                pass
    for seed in range(600):
        for _ in walk(
            new_game(engine, seed, SINGLE | {"influence": "revised"}, "mobilization"), random.Random(seed), 60, yes=0.5
        ):
            pass
    for seed in range(150):
        extreme_walk(new_game(engine, seed, SINGLE | {"judge_combat": "program"}), random.Random(seed), 100)
    for seed in range(80):
        for asks in ({"set_up": "ask"}, {"opening": "ask"}, {"opening": "again", "bots": "red,blue"}):
            curious_walk(new_game(engine, seed, SINGLE | asks), random.Random(seed), 60)
    for seed in range(30):
        dealt = SINGLE | {"leaders": "own", "elite_pilots": "behind"}
        curious_walk(new_game(engine, seed, dealt), random.Random(seed), 60)
    for seed in range(MOST_WALKS):
        for options in GAMES:
            curious_walk(new_game(engine, seed, SINGLE | options), random.Random(seed), 100)
        for _ in walk(new_game(engine, seed, SINGLE | {"seats": "4"}), random.Random(seed), 150, yes=0.3):
            pass
        if states <= set(VISITED) and answers <= set(WAYS):
            return
    assert states - set(VISITED) == set()
    assert answers - set(WAYS) == set()


def test_what_is_asked_in_one_breath_only_is_asked(played: Engine) -> None:
    asked = {game.question.step for game in walk(new_game(played, 0, {}), random.Random(0), 60)}
    assert asked >= ONLY_TOGETHER


def test_every_state_is_visited_as_printed(printed: Engine) -> None:
    engine = watched(printed)
    pages = [page for page in printed.book.pages if page not in ONLY_PLAYED]
    states = {step.id for step in engine.program.steps.values() if step.does.kind != "return" and step.page in pages}
    for seed in range(MOST_WALKS):
        for page in pages:
            curious_walk(new_game(engine, seed, {}, page), random.Random(seed), 100)
        if states <= set(VISITED):
            return
    assert states - set(VISITED) == set()
