"""Every state of the machine is reached by playing, and every page by reading it as printed."""

import random
from collections import Counter
from dataclasses import fields

from walks import any_answer, walk

from voice_supercat.procedure.check import read_only_pages
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.machine import Program

GAMES = ({"bots": "red", "efficient_logistics": "behind"}, {"bots": "red,blue,white", "seats": "4"}, {"bots": "red"})

# What these pages do is written out on other pages of the document.
ONLY_PLAYED = ("table", "chapter", "declare", "seize")

# Unbuilt cities, and not fewer claims than those: there is a claim, so the program never hears no.
NEVER = {("general-priorities/6.1.2", "no")}


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


def test_every_state_is_visited_in_play_and_every_answer_given(played: Engine) -> None:
    engine = watched(played)
    for seed in range(60):
        for options in GAMES:
            curious_walk(new_game(engine, seed, options), random.Random(seed), 100)
        for _ in walk(new_game(engine, seed, {"seats": "4"}), random.Random(seed), 150, yes=0.3):
            pass
    read_only = read_only_pages(played.book)
    steps = [step for step in engine.program.steps.values() if step.kind != "return" and step.page not in read_only]
    assert {step.id for step in steps} - set(VISITED) == set()
    questions = [step.id for step in steps if step.kind == "ask" and step.expect == "yes_no"]
    assert {(step, answer) for step in questions for answer in ("yes", "no")} - set(WAYS) == NEVER


def test_every_state_is_visited_as_printed(printed: Engine) -> None:
    engine = watched(printed)
    pages = [page for page in printed.book.pages if page not in ONLY_PLAYED]
    for seed in range(40):
        for page in pages:
            curious_walk(new_game(engine, seed, {}, page), random.Random(seed), 100)
    steps = {step.id for step in engine.program.steps.values() if step.kind != "return" and step.page in pages}
    assert steps - set(VISITED) == set()
