"""Random games: answers that fit the open question, and options of the base book."""

import random
from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.answers import ACKNOWLEDGED, ONLY, Answer, in_order_of, span_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.runtime.evaluating import offer_of

SEEDS = st.integers(0, 2**32)
LIKELY = st.sampled_from([0.05, 0.3, 0.6, 0.95])
"""How likely a yes is."""
SEVERAL = 0.2  # how often several of what is asked in one breath are named


def examples(usual: int) -> settings:
    """So many examples, where a test without this has a hundred; in a longer run as many times more as those."""
    return settings(max_examples=usual * settings.default.max_examples // 100)


def any_answer(question: AskEvent, chance: random.Random, yes: float = 0.4) -> Answer:
    """An answer that `question` accepts; `yes` is how likely that is."""
    if question.expect == "yes_no":
        return chance.random() < yes
    if question.expect == "number":
        assert question.range is not None
        return chance.randint(*question.range)
    if question.expect == "cards":
        assert question.range is not None
        return tuple(chance.sample(question.choices, chance.randint(*question.range)))
    if question.expect == "list":
        many = chance.randint(*span_of(question))
        return in_order_of(question.choices, chance.choices(question.choices, k=many))
    if question.expect == "row":
        row = chance.choice(question.rows)
        while True:
            names = tuple(chance.choice(place) for place in row)
            if len(set(names)) == len(names) or not question.different:
                return names
    if question.offers and chance.random() < SEVERAL:
        names = chance.sample([offer.name for offer in question.offers], chance.randint(1, len(question.offers)))
        return (*([ONLY] if chance.random() < SEVERAL else []), *names)
    if question.expect in ("choice", "card"):
        return chance.choice(question.choices)
    return ACKNOWLEDGED


def asked_about(game: Game) -> tuple[str, ...]:
    """The facts, or the steps, that the open question asks about; several where they are asked together."""
    steps = game.engine.program.steps
    alone = offer_of(game.engine.book, game.engine.reducer.step_of(game.state), game.state)
    offers = game.state.together or ((alone,) if alone else ())
    of_offers = tuple(steps[offer.step].fact or f"{offer.step} {offer.ask}" for offer in offers)
    return of_offers or (steps[game.question.step].fact or f"{game.question.step} {game.question.text}",)


ABOUT_A_CARD = ("choosing-a-card/", "contesting/", "defending/", "pick/")


def of_another_card(game: Game, about: str) -> bool:
    """Whether it was asked about a card of the court, and would be about another one now: one was left, or is taken."""
    if about.startswith("influence_contested"):
        return game.state[v.left_alone] > 0
    elsewhere = not game.question.step.startswith(ABOUT_A_CARD)
    return about.startswith(ABOUT_A_CARD) and (elsewhere or game.state[v.left_alone] > 0)


def answered_in(game: Game) -> dict[str, bool]:
    """What the last answer told, or has supposed, about them: of several, no to those before the first that is so."""
    assert game.before is not None
    asked, offers, given = asked_about(game.before), game.before.state.together, game.given
    if not offers:
        return {asked[0]: bool(given)}
    if given in (True, "yes"):
        return {}
    named = given if isinstance(given, tuple) else (given,)
    first = next((at for at, offer in enumerate(offers) if offer.name in named), len(offers))
    return {about: at == first for at, about in enumerate(asked[: first + 1])}


def walk(game: Game, chance: random.Random, answers: int, yes: float = 0.4) -> Iterator[Game]:
    """The game after each of so many random answers."""
    for _ in range(answers):
        if game.over:
            return
        game = game.answer(any_answer(game.question, chance, yes))
        yield game


# What the base book asks again of another card, where one is left alone.
OF_ONE_CARD = ("influence_contested", "contesting/", "influencing/", "defending/")
OF_WHATEVER_IS_NARROWED = ("pick/", "choosing-a-card/")

# Three bots in four seats use every card of the deck.
BASE_OPTIONS = st.fixed_dictionaries(
    {
        "bots": st.sampled_from(["red", "blue,white", "red,yellow,blue"]),
        "seats": st.sampled_from(["", "4"]),
        "efficient_logistics": st.sampled_from(["off", "behind", "always"]),
        "influence": st.sampled_from(["base", "revised"]),
        "judge_combat": st.sampled_from(["player", "program"]),
        "questions": st.sampled_from(["together", "single"]),
        "ledger": st.sampled_from(["on", "off"]),
        "battle_dice": st.sampled_from(["program", "player"]),
    }
)
