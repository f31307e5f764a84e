"""How much a question has the player look at and decide.

A question counts as many judgements as it names things to look at:

- several things asked in one breath ("A, B or C?") count each: the offers of the open question;
- a question for n cards counts n;
- one that joins two things in one step counts both: `_SEVERAL` lists those steps and facts;
- any other counts 1, whether it is answered with yes or no, with a number or by a choice: one thing is looked at,
  whatever it may turn out to be. What an action is for ("for Tycoon, or captives") is part of that one thing;
- "say done" counts nothing.

A printed question, read literally, counts alike: "tax or secure" 2, "unbuilt cities, and fewer claims" 2.

`printed` is a second measure: how many different questions of the document those asked stand for, by the sources of
their steps. Joining questions in fewer words lowers the judgements, not this.
"""

from collections import Counter

from voice_supercat.books.supercat_base.rules.narrowing import LEAVING, NO
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import Game
from voice_supercat.procedure.steps import Ask

from .influencing import PAGES as INFLUENCE
from .measuring import Count
from .narrowing import PAGES as WHICH_WAY
from .reading import things_in
from .truths import DEEDS
from .turn import PIPS, Turn

_SEVERAL = {"bot-turn/led": 2, "claims_for_cities": 2, "combat_resources": 2, "assets": 3}
"""By step or fact: lead card and declaration, cities and claims, fuel and a weapon, resources and two kinds of card."""
_PAGES_READ = ("bot-turn", "general-priorities", *PIPS)
_KINDS = {
    **dict.fromkeys(("material", "fuel", "weapon", "relic", "psionic", "assets", "combat_resources"), "holdings"),
    **dict.fromkeys(("weapon_card", "union_card"), "holdings"),
    **dict.fromkeys(("has_claim", "unbuilt_cities", "claims_for_cities", "fewer_claims"), "claims"),
    **dict.fromkeys(("damaged", "loyal_controlled_by_rival"), "repair and lost control"),
    **{"can_secure": "secure", "no_starport": "no starport", "unassigned_ships": "move"},
}
_STEPS = {"bot-turn/loss": "loss", "bot-turn/ruin": "loss"}
_PAGES = {
    **dict.fromkeys(("bot-turn", "player-turn", "seat", "events-returned"), "cards"),
    **dict.fromkeys(("declare", "seize"), "standings"),
    **dict.fromkeys(("vox", "gain", "actions-left", "combat-doctrine", "combat-principles"), "after action"),
    **dict.fromkeys((*WHICH_WAY, *INFLUENCE, "movement-principles"), "which way"),
}


class Judging:
    """Counts the questions of one book."""

    def __init__(self, played: Engine, printed: Engine) -> None:
        self._steps = played.program.steps
        read = (step for step in printed.program.steps.values() if step.id.partition("/")[0] in _PAGES_READ)
        self._printed = {item for step in read if isinstance(step.does, Ask) for item in step.source}

    def of(self, game: Game) -> Count:
        """What the open question of `game` comes to."""
        question = game.question
        if question.expect == "ack":
            return Count()
        steps = _asked(game)
        cards = question.range[0] if question.expect == "cards" and question.range else _kinds_named(question)
        by_kind, by_page = Counter[str](), Counter[str]()
        for step in steps:
            things = max(cards, self._things(step))
            by_kind[self.kind(step)] += things
            by_page[step.partition("/")[0]] += things
        return Count(1, by_kind.total(), by_kind, by_page)

    def printed(self, game: Game) -> int:
        """How many questions of the document the open question of `game` stands for."""
        if game.question.expect == "ack":
            return 0
        items = {item for step in _asked(game) for item in self._steps[step].source}
        return len(items & self._printed)

    def _things(self, step: str) -> int:
        return _SEVERAL.get(step, _SEVERAL.get(str(self._steps[step].fact), 1))

    def kind(self, step: str) -> str:
        """What it has the player look at."""
        fact, page = str(self._steps[step].fact), step.partition("/")[0]
        if fact in DEEDS:
            kind = DEEDS[fact].kind.partition(" ")[0]
            return "repair and lost control" if kind == "repair" else kind
        if fact in _KINDS:
            return _KINDS[fact]
        if step in _STEPS:
            return _STEPS[step]
        return _PAGES.get(page, page)


def _asked(game: Game) -> list[str]:
    return [offer.step for offer in game.state.together] or [game.question.step]


def _kinds_named(question: AskEvent) -> int:
    """Where kinds of court cards are named, each of them is a thing to look for."""
    return len(set(question.choices) - {NO, *LEAVING}) if question.step.startswith("choosing-a-card/kinds") else 1


def read_literally(turn: Turn) -> int:
    """The judgements of a turn that was read as printed."""
    return sum(map(things_in, turn.questions))
