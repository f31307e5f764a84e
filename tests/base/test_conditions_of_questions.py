"""A condition of a question stands in all its wordings: long, short, and in one breath with others."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

from walks import walk

from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.runtime.evaluating import offer_of
from voice_supercat.procedure.state import Offer
from voice_supercat.procedure.steps import Ask

# What changes an answer where it is left out, and how else it may be said. A number of ways is counted in another page.
CONDITIONS = {
    r"conten\w+": r"conten\w+",
    "favorable": "favorable",
    "effective": "effective",
    "undefended": "undefended",
    "double": "double",
    "tied|ties": "tied|ties",
    "alone": "alone",
    "first or second": "first or second|tied for second",
    "winning": "winning|first",
    "undeclared": "undeclared",
    "declared": "declared|tycoon|tyrant|warlord|keeper|empath",
    "captives": "captives",
    "leads?|lead further": "leads?|lead further",
    "bonus": "bonus",
    "fresh": "fresh",
    "damaged": "damaged",
    "uncontested": "uncontested",
    "contested": "contested",
    "safe": "safe",
    "unbuilt|fewer": "unbuilt|fewer|needed",
    "more agents": "(more|most) agents",
    "more power": "more power",
    "outnumber": "outnumber|secure any card|to secure",
    "rival": "rivals?|contested card|matching|most agents|secure any card|court card to secure",
    "gate": "gate",
    "claim": "claims?",
    "buildings?": "buildings?|anything",
    "vox": "vox",
    "relic card": "relic card",
    "trophies": "trophies",
    "once secured": "secured|contend",
    "partial move": "partial|toward",
}
# Any other card is also one that grows a lead; the order to secure it says which is preferred.
COVERED = {"aggression/10": {"undeclared", "leads?|lead further"}}
GAMES: tuple[dict[str, str], ...] = (
    {},
    {"influence": "revised", "bots": "red,yellow"},
    {"judge_combat": "program"},
    {"questions": "single"},
    {"ledger": "off"},
    {"track": "game"},
)
SEEDS = 20


def missing(long: str, wording: str) -> list[str]:
    """The conditions of `long` that `wording` has lost."""
    return [name for name, said in CONDITIONS.items() if _says(name, long) and not _says(said, wording)]


def _says(pattern: str, text: str) -> bool:
    return re.search(rf"\b({pattern})\b", text.lower()) is not None


def asked(engine: Engine) -> Iterator[tuple[AskEvent, Offer | None]]:
    """The questions of random games, each by itself, and how it is asked beside others."""
    for options in GAMES:
        for seed in range(SEEDS):
            games = walk(new_game(engine, seed, options), random.Random(seed), 150, yes=0.3)
            yield from (_single(game) for game in games if not game.over and game.question.expect != "ack")


def _single(game: Game) -> tuple[AskEvent, Offer | None]:
    engine, state = game.engine, game.state.asking(())
    question = engine.question(state)
    offer = offer_of(engine.book, engine.program.steps[question.step], state)
    before = next((passed.text for passed in reversed(state.trail) if passed.answer is True), "")
    return replace(question, short=_with(before, question.short)), offer and replace(
        offer, short=_with(before, offer.short) or ""
    )


def _with(before: str, short: str | None) -> str | None:
    """ "That" is what the player has just said yes to, in the same breath as the program has asked it."""
    return short and re.sub(r"\bthat control\b", before, short)


def test_no_wording_loses_a_condition(played: Engine) -> None:
    lost = {
        (question.step, name, wording)
        for question, offer in asked(played)
        if question.expect == "yes_no"
        for wording in (question.short, *((f"{offer.stem} {offer.ask}", offer.short) if offer is not None else ()))
        if wording is not None
        for name in missing(question.text, wording)
    }
    assert lost == set()


def test_no_condition_of_a_printed_question_is_lost_in_play(played: Engine, printed: Engine) -> None:
    """Where one item is asked in several questions, in one of them or another."""
    in_play: dict[str, str] = {}
    questions = [(step.source, step.does.text) for step in played.program.steps.values() if isinstance(step.does, Ask)]
    for source, text in (*questions, *((question.source, question.text) for question, _ in asked(played))):
        for item in source:
            in_play[item] = f"{in_play.get(item, '')} {text}"
    lost = [
        (step.id, name)
        for step in printed.program.steps.values()
        if isinstance(step.does, Ask) and step.does.expect == "yes_no"
        for item in step.source
        if item in in_play
        for name in missing(step.does.text, in_play[item])
        if name not in COVERED.get(step.id, ())
    ]
    assert lost == []
