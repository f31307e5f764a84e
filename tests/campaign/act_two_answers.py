"""What the player answers at the table of Act Two: the truth about what lies on it; chance decides the rest."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from act_two_table import BANNERS, ENOUGH_SHIPS, PLAYER, SEATS, Table
from portal_by_hand import guided

from scripts.tables.board import AMBITIONS, RESOURCES
from scripts.tables.playing import first_so
from scripts.tables.reach.deal import EVENT
from voice_supercat.books.supercat_campaign.rules import values as v
from voice_supercat.books.supercat_campaign.rules.drawing import cards_to_draw
from voice_supercat.procedure.answers import ACKNOWLEDGED, Answer
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.state import State

OFTEN, SELDOM, MANY = 0.5, 0.3, 3
_WANTS_TO_SPEND = re.compile(rf"spend (?:a |one |the )?({'|'.join(RESOURCES)})")


@dataclass(frozen=True)
class Asked:
    """A question, the fact that it is about, and the game in which it is open."""

    question: AskEvent
    fact: str
    state: State

    @property
    def name(self) -> str:
        """Of its step, within the page."""
        return self.question.step.partition("/")[2]

    @property
    def bot(self) -> str:
        """That plays, or is asked."""
        return self.state[v.bot]


def answer(table: Table) -> Answer:
    """To the open question."""
    game = table.game

    def single(question: AskEvent, fact: str | None, state: State) -> Answer:
        asked = Asked(question, fact or "", state)
        told = _BY_PAGE.get(question.step.partition("/")[0])
        found = None if told is None else told(table, asked)
        found = _on_any_page(table, asked) if found is None else found
        return _by_chance(table, question) if found is None else found

    if game.state.together:
        return first_so(game, single)
    return single(game.question, game.engine.program.steps[game.question.step].fact, game.state)


def _pathfinder(table: Table, asked: Asked) -> Answer | None:
    planets = guided(dict(asked.state[v.clues]))
    if asked.fact == "clue_resource":
        return any(table.can_uncover("red", one) for one in planets)
    if asked.fact == "flagship_to_clue":
        return any(table.can_uncover("red", one) for one in planets if one != table.flagship["red"])
    return None


def _uncovering(table: Table, asked: Asked) -> Answer:
    planet, choices = table.flagship["red"], asked.question.choices
    if asked.name == "where":
        return planet if planet in choices else "none"
    return tuple(one for one in table.can_uncover("red", planet) if one in choices)


def _hegemon(table: Table, asked: Asked) -> Answer | None:
    if asked.fact == "repair_banner":
        return table.damaged_banners > 0
    if asked.fact in ("call_bodies", "call_spirits"):
        return asked.fact not in table.exhausted and bool(table.planted)
    if asked.fact.startswith("guard_by"):
        few = any(table.banners[one] < ENOUGH_SHIPS for one in table.planted)
        return few and table.chance.random() < OFTEN
    return None


def _fate_prelude(table: Table, asked: Asked) -> Answer | None:
    free = table.flagship["blue"] not in table.planted and len(table.planted) < BANNERS
    return free if asked.name == "banner" else None


def _modifiers(table: Table, asked: Asked) -> Answer | None:
    if asked.name == "city-power":
        return table.city_power(asked.bot)
    return table.place(asked.bot, asked.state.known(v.ambition)) if asked.name == "place" else None


def _offer_of_bot(table: Table, asked: Asked) -> Answer | None:
    offerer = asked.state[v.offerer]
    if offerer is None or asked.name not in ("favors-held", "assets"):
        return None
    if asked.name == "favors-held":
        return table.favors[asked.bot, offerer]
    return min(table.holds[offerer].total(), (asked.question.range or (0, 0))[1])


def _summits(table: Table, asked: Asked) -> Answer | None:
    held = sum(count for (holder, _), count in table.favors.items() if holder == asked.bot)
    return held if asked.name.startswith("favors") else held > 0 and table.chance.random() < OFTEN


def _player_turn(table: Table, asked: Asked) -> Answer | None:
    lead = asked.state[v.lead]
    if asked.name == "follow" and lead is not None:
        return table.hands.follow(PLAYER, lead, asked.question.choices)
    if asked.name in ("lead", "follow"):
        return table.hands.lead(PLAYER)
    return table.hands.declares() if asked.name == "declared" else table.hands.seizes(PLAYER)


def _seat(table: Table, asked: Asked) -> Answer:
    left = len(table.hands.held[PLAYER])
    return left > 0 if asked.name == "cards-left" else left


def _bot_turn(table: Table, asked: Asked) -> Answer | None:
    if asked.name == "drawn":
        return table.hands.draw_two(cards_to_draw(asked.state))
    return asked.bot in table.attacked if asked.name == "loss" else None


def _declare(table: Table, asked: Asked) -> Answer:
    ambition = next(one for one in AMBITIONS if one.title() in asked.question.text)
    own = table.tally(asked.bot, ambition)
    best = max(table.tally(seat, ambition) for seat in SEATS if seat != asked.bot)
    return own > best if "alone" in asked.question.text else own == best > 0


def _seize(table: Table, asked: Asked) -> Answer:
    return table.winning(asked.bot, asked.state)


_BY_PAGE: Mapping[str, Callable[[Table, Asked], Answer | None]] = {
    "pathfinder": _pathfinder,
    "uncovering": _uncovering,
    "hegemon": _hegemon,
    "fate-prelude": _fate_prelude,
    "modifiers": _modifiers,
    "offer-of-bot": _offer_of_bot,
    "summits": _summits,
    "player-turn": _player_turn,
    "seat": _seat,
    "bot-turn": _bot_turn,
    "declare": _declare,
    "seize": _seize,
}


def _on_any_page(table: Table, asked: Asked) -> Answer | None:
    question, state = asked.question, asked.state
    if question.step == "counting/count":
        return table.tally(state.known(v.counted_seat), state.known(v.ambition))
    if asked.name.endswith("holdings"):
        return tuple(one for one in RESOURCES for _ in range(table.holds[asked.bot][one]))
    if asked.name.endswith((":unbuilt", ":count")) and "cities" in question.text:
        return table.unbuilt[asked.bot]
    if question.step == "gain/gained":
        return table.chance.choice([one for one in question.choices if table.in_supply(one)])
    if asked.name == "next-card":
        return table.hands.draw_one(question.choices)
    if question.expect == "yes_no" and ("uild card" in question.text or "Union card" in question.text):
        return False
    if question.expect == "yes_no" and (wanted := _WANTS_TO_SPEND.search(question.text)):
        return table.holds[asked.bot][wanted[1]] > 0 and table.chance.random() < OFTEN
    return ACKNOWLEDGED if question.expect == "ack" else None


def _by_chance(table: Table, question: AskEvent) -> Answer:
    chance = table.chance
    if question.expect == "yes_no":
        return chance.random() < SELDOM
    if question.expect == "list":
        low, high = question.range or (0, len(question.choices))
        some = chance.sample(question.choices, max(low, min(high, 1)))
        return tuple(sorted(some, key=question.choices.index))
    if question.range is not None:
        low, high = question.range
        return chance.randint(low, min(high, low + MANY))
    return chance.choice([one for one in question.choices if one not in ("pass", EVENT)] or question.choices)
