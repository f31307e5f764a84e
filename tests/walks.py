"""Random answers that fit the open question."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer
from voice_supercat.procedure.events import Event
from voice_supercat.procedure.game import Game


def any_answer(question: Event, chance: random.Random, yes: float = 0.4) -> Answer:
    """An answer that `question` accepts; `yes` is how likely that is."""
    if question.expect == "yes_no":
        return chance.random() < yes
    if question.expect == "number":
        assert question.range is not None
        return chance.randint(*question.range)
    if question.expect == "cards":
        assert question.range is not None
        return tuple(chance.sample(question.choices, chance.randint(*question.range)))
    if question.expect in ("choice", "card"):
        return chance.choice(question.choices)
    return ACKNOWLEDGED


def walk(game: Game, chance: random.Random, answers: int, yes: float = 0.4) -> Iterator[Game]:
    """The game after each of so many random answers."""
    for _ in range(answers):
        if game.over:
            return
        game = game.answer(any_answer(game.question, chance, yes))
        yield game


# Three bots in four seats use every card of the deck.
OPTIONS = st.fixed_dictionaries(
    {
        "bots": st.sampled_from(["red", "blue,white", "red,yellow,blue"]),
        "seats": st.sampled_from(["", "4"]),
        "efficient_logistics": st.sampled_from(["off", "behind", "always"]),
        "influence": st.sampled_from(["base", "revised"]),
        "judge_combat": st.sampled_from(["player", "program"]),
        "battle_dice": st.sampled_from(["program", "player"]),
    }
)
