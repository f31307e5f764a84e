"""Influence in the campaign: which card, and what lies on it. The player looks at one card until it is dealt with."""

from dataclasses import dataclass, field, replace

from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.books.supercat_base.rules.choosing_cards import kinds_to_name
from voice_supercat.books.supercat_base.rules.narrowing import LEAVING, NO, YES
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.events import ActEvent, AskEvent, Event
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import State

from ..board import Board, Card
from ..turn import Turn
from .board import (
    COUNCIL,
    DEMANDS,
    agents_for,
    by_preference,
    candidates,
    card_at,
    grants_action_card,
    no_agents,
    with_agents,
)

PAGES = ("choosing-a-card", "influencing")
WANTED = "influence"
_LEAVING = ("influencing/leave", "influencing/leads", "influencing/no-agents")
_PLACING = {"two": 2, "one": 1}


@dataclass
class Look:
    """The places of the cards that are still looked at; None where none was begun with."""

    places: list[int] | None = field(default=None)


def answer(question: AskEvent, board: Board, look: Look, state: State) -> Answer:
    """What is true of the card, or of all that could be influenced."""
    page, _, name = question.step.partition("/")
    if look.places is None:
        look.places = _named(str(state.values.get("named_card")), board) or candidates(board)
    if page == "choosing-a-card":
        return _which(name, board, look, state)
    if name.startswith("supply"):
        return board.agents
    card = card_at(board, _place(board, look))
    if name == "state":
        return "untouched" if no_agents(card) else "contested" if 0 < card.own < card.rival else "neither"
    return card.own if name == "own" else card.rival


def ways_left(board: Board, look: Look) -> str:
    """How many cards are equally good."""
    return in_words(max(1, len(look.places or candidates(board))))


def carry_out(event: Event, turn: Turn, look: Look, wanted: str | None) -> None:
    """Agents are placed, or a card is left alone. `wanted` is the last fact about influence that was true."""
    if event.step in _LEAVING:
        turn.board = replace(turn.board, left=turn.board.left | {_place(turn.board, look)})
    elif isinstance(event, ActEvent) and event.do == WANTED:
        if look.places is None and wanted == "populist_influence":
            look.places = _named("demands", turn.board)
        place = _place(turn.board, look) if "Council" not in event.text else COUNCIL
        agents = _agents(event, turn.board, place)
        if agents > min(turn.board.agents, turn.board.actions):
            turn.impossible.append(event.text)
        turn.board = with_agents(turn.board, place, agents)
        turn.deeds.append((WANTED, ""))
    else:
        return
    look.places = None


def _agents(event: ActEvent, board: Board, place: int) -> int:
    """As many as the program says; where it says no number, as the Influence Principles do."""
    page, _, name = event.step.partition("/")
    if page != "influencing":
        return agents_for(board, place)
    card = card_at(board, place)
    return _PLACING.get(name, card.rival - card.own + int(name == "outbid"))


def _named(card: str, board: Board) -> list[int]:
    """Where the card is that the line of a page names."""
    if card == "council":
        return [COUNCIL]
    return [place for place, one in enumerate(board.court) if card == "demands" and one.name == DEMANDS]


def _place(board: Board, look: Look) -> int:
    """The first of those, in the order of preference that is not asked about: chance, at a real table."""
    places = look.places or candidates(board)
    ordered = [place for place in by_preference(board) if place in places]
    return (ordered or places)[0]


def _which(name: str, board: Board, look: Look, state: State) -> str:
    places = look.places or []
    if name.startswith("only"):
        return YES if len(places) == 1 else NO
    if name.startswith("compared"):
        most = max((_compared(board.court[place], state) for place in places), default=0)
        look.places = [place for place in places if _compared(board.court[place], state) == most]
        return in_words(len(look.places))
    for kind in state[v.kinds]:
        found = [place for place in places if _is_of(kind, board.court[place])]
        if found and kind in _named_kinds(state):
            look.places = found
            return kind if len(_named_kinds(state)) > 1 else YES
    return NO


def _named_kinds(state: State) -> tuple[str, ...]:
    named = tuple(kind for kind in kinds_to_name(state) if kind not in (NO, *LEAVING))
    return named if named != (YES,) else state[v.kinds][:1]


def _compared(card: Card, state: State) -> int:
    return card.rival if state[v.kinds][0] == "most_captives" else 0


def _is_of(kind: str, card: Card) -> bool:
    if kind in ("no_agents", "untouched"):
        return no_agents(card)
    return kind == "action_card" and grants_action_card(card)
