"""An Act One of two bots at a table: cards that are dealt and drawn, and answers that hold while nothing changes.

An answer depends on the chapter, the round, the seat and what is asked, and on nothing else. So another wording of the
pages, or other things asked in one breath, change no answer to the rest.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from transcript import said

from scripts.tables.reach.deal import ReachHands
from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.drawing import cards_to_draw
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.answers import ACKNOWLEDGED, NO, Answer, span_of
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.state import State

PLAYER = "yellow"
MOST_QUESTIONS = 3000
LIKELY = 0.3
"""How likely it is that the bot can do something, or that something is so."""
CARDS_FOR_THE_COUNCIL = 1
"""The player keeps the card that secures the Council for the end of a chapter, and calls a Summit whenever possible."""
NEVER = (
    *("vox/any", "vox/weapon-card", "vox/union-card", "vox/union-card-too", "vox/faithful"),
    *("bot-turn/loss", "prelude/has-union-card", "prelude/has-union-card-now"),
)
"""What would change hands and counters in ways that this table does not follow."""
COMPARING = ("choosing-a-card/", "movement-principles/")
"""Where one is left, no die chooses: so what is compared here does not change what later dice show."""


@dataclass
class Told:
    """What was said with the answer before it, at a table whose counters stand as in `state` after it."""

    step: str
    answer: Answer
    lines: tuple[str, ...]
    state: State


@dataclass
class Evening:
    """A player who leads and follows from a dealt hand, and reads what the bots draw."""

    session: Session
    seed: int
    hands: ReachHands = field(init=False)

    def __post_init__(self) -> None:
        state = self.session.game.state
        self.hands = ReachHands(random.Random(self.seed), state[v.deck], [PLAYER])

    def until(self, step: str) -> Iterator[Told]:
        """Everything that is said and answered until that question is asked."""
        for _ in range(MOST_QUESTIONS):
            question, chapter = self.session.question, self.session.game.state[v.chapter]
            if question.step == step:
                return
            answer = self._answer(question)
            lines = tuple(line for line in said(self.session.answer(answer)))
            state = self.session.game.state
            if state[v.chapter] != chapter:
                self.hands.deal()
            yield Told(question.step, answer, lines, state)
        raise AssertionError(f"{step} was not asked.")

    def _answer(self, question: AskEvent) -> Answer:
        hands, state = self.hands, self.session.game.state
        match question.step:
            case "bot-turn/drawn":
                return hands.draw_two(cards_to_draw(state))
            case "events-returned/next-card":
                return hands.draw_one(question.choices)
            case "player-turn/lead":
                return hands.lead(PLAYER)
            case "player-turn/follow":
                return hands.follow(PLAYER, str(state[v.lead]), question.choices)
            case "player-turn/seized":
                return hands.seizes(PLAYER)
            case "seat/cards-left":
                return bool(hands.held[PLAYER])
            case "seat/how-many":
                return len(hands.held[PLAYER])
            case "council-secured/secured":
                return len(hands.held[PLAYER]) <= CARDS_FOR_THE_COUNCIL
            case "summit/called":
                return True
        return self._steady(question)

    def _steady(self, question: AskEvent) -> Answer:
        state = self.session.game.state
        if question.expect == "yes_no":
            return self._is_so(question.step)
        if question.offers:
            return next((offer.name for offer in question.offers if self._is_so(offer.step)), NO)
        chance = self._chance(f"{question.step} {state[v.turns]}")
        if question.expect == "number" and question.step.startswith(COMPARING):
            return 1
        if question.expect == "number":
            assert question.range is not None
            low, high = question.range
            return chance.randint(low, min(high, low + 2))
        if question.expect == "list":
            return () if span_of(question)[0] == 0 else question.choices[: span_of(question)[0]]
        if question.expect in ("choice", "card"):
            return chance.choice(question.choices)
        return ACKNOWLEDGED

    def _is_so(self, step: str) -> bool:
        return step not in NEVER and self._chance(step).random() < LIKELY

    def _chance(self, asked: str) -> random.Random:
        state = self.session.game.state
        so_far = (state[v.chapter], state[v.round], state[v.seat], state[v.bot], state[v.left_alone])
        return random.Random(f"{self.seed} {so_far} {asked}")
