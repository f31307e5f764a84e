"""How much a question has the player look at and decide.

A question has *parts*: each thing that it asks in one breath is one, a question for n cards has n, any other has one.
Its parts stand for *printed questions*: the items among their sources that the document prints as a question. A
question counts as many judgements as it has parts, or as it stands for different printed questions, whichever is more:
neither asking several things in one breath nor joining several printed questions to one makes it count less. So yes or
no about one thing counts 1, "A, B or C?" 3, "unbuilt cities, and a claim for each?" as the printed questions that it
replaces. A choice or a number counts 1: one thing is looked at, whatever it may turn out to be. "Say done" counts
nothing. All of it is read from the steps, not from their wording.

A printed question, read literally, counts the things that it names: "tax or secure" 2.
"""

from collections import Counter
from dataclasses import dataclass

from voice_supercat.books.supercat_base.rules.narrowing import LEAVING, NO
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.steps import Ask

from .influencing import PAGES as INFLUENCE
from .narrowing import PAGES as WHICH_WAY
from .reading import things_in
from .truths import DEEDS
from .turn import Turn

_CARD_AND_DECLARATION = {"bot-turn/led": 2}
"""The one step that asks for two things in one answer: the lead card, and whether an ambition was declared with it."""
_KINDS = {
    **dict.fromkeys(("material", "fuel", "weapon", "relic", "psionic", "assets", "combat_resources"), "holdings"),
    **dict.fromkeys(("weapon_card", "union_card"), "holdings"),
    **dict.fromkeys(("has_claim", "unbuilt_cities", "claims_for_cities", "fewer_claims"), "claims"),
    **dict.fromkeys(("damaged", "loyal_controlled_by_rival"), "repair and lost control"),
    **{"can_secure": "secure", "no_starport": "no starport", "unassigned_ships": "move"},
}
_PAGES = {
    **dict.fromkeys(("bot-turn", "player-turn", "seat"), "cards"),
    **dict.fromkeys(("declare", "seize"), "standings"),
    **dict.fromkeys(("vox", "gain", "actions-left", "combat-doctrine"), "after action"),
    **dict.fromkeys((*WHICH_WAY, *INFLUENCE), "which way"),
}


@dataclass(frozen=True)
class Count:
    """What one question, or several, come to; `judgements` also by kind and by page."""

    questions: int = 0
    parts: int = 0
    judgements: int = 0
    by_kind: Counter[str] | None = None
    by_page: Counter[str] | None = None

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.questions + other.questions,
            self.parts + other.parts,
            self.judgements + other.judgements,
            (self.by_kind or Counter()) + (other.by_kind or Counter()),
            (self.by_page or Counter()) + (other.by_page or Counter()),
        )


class Judging:
    """Counts the questions of one book."""

    def __init__(self, played: Engine, printed: Engine) -> None:
        self._steps = played.program.steps
        asks = (
            step
            for step in printed.program.steps.values()
            if isinstance(step.does, Ask) and step.page not in INFLUENCE
        )
        self._printed = {item for step in asks for item in step.source}

    def of(self, game: Game) -> Count:
        """What the open question of `game` comes to."""
        question = game.question
        if question.expect == "ack":
            return Count()
        steps = [offer.step for offer in game.state.together] or [question.step]
        cards = (question.range or (1, 1))[0] if question.expect == "cards" else 1
        parts = max(len(steps), cards, _CARD_AND_DECLARATION.get(question.step, 1), _kinds_named(question))
        new = self._new_items(steps)
        judgements = max(parts, sum(new))
        counted = new if sum(new) > parts else [1] * len(steps)
        counted[0] += judgements - sum(counted)
        by_kind, by_page = Counter[str](), Counter[str]()
        for step, count in zip(steps, counted, strict=True):
            by_kind[self.kind(step)] += count
            by_page[step.partition("/")[0]] += count
        return Count(1, parts, judgements, by_kind, by_page)

    def _new_items(self, steps: list[str]) -> list[int]:
        """How many printed questions each of these stands for that none before it does."""
        seen: set[str] = set()
        found = []
        for step in steps:
            items = {item for item in self._steps[step].source if item in self._printed} - seen
            found.append(len(items))
            seen |= items
        return found

    def kind(self, step: str) -> str:
        """What it has the player look at."""
        fact, page = self._steps[step].fact, step.partition("/")[0]
        if fact in DEEDS:
            kind = DEEDS[fact].kind.partition(" ")[0]
            return "repair and lost control" if kind == "repair" else kind
        if fact in _KINDS:
            return _KINDS[fact]
        return _PAGES.get(page, page)


def _kinds_named(question: AskEvent) -> int:
    """Where kinds of court cards are named, each of them is a thing to look for."""
    return len(set(question.choices) - {NO, *LEAVING}) if question.step.startswith("choosing-a-card/kinds") else 0


def read_literally(turn: Turn) -> int:
    """The judgements of a turn that was read as printed."""
    return sum(map(things_in, turn.questions))
