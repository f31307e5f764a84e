"""The board of the campaign: that of Arcs with the Imperial Council, and what could be done there.

There is no Blight, no Free city, no card attached to another, no ready ability and no Flagship on it, and the Imperial
Trust is empty. What asks for those is answered no.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from .. import truths
from ..board import AGENTS, COURT_CARDS, Board, Card
from ..contending import captives, contends_undeclared, grows_lead, undeclared_or_captives
from ..court import placed, secured, secures
from ..deeds import builds, moves, repairs, taxes
from ..truths import Deed, anything, fights, new_claim

COUNCIL = COURT_CARDS
"""Its place, behind the cards of the court."""
DEMANDS = "populist_demands"
NO_AGENTS = Card("council")


@dataclass(frozen=True)
class ReachBoard(Board):
    """The whole table. Agents on the Council are kept beside the court; while it has decided nobody has any there."""

    council: Card = NO_AGENTS
    decided: bool = False
    secured_by: str | None = None
    """The side that has secured the Council in this round: "bot", or nobody."""
    first_regent: bool = False
    regent: bool = True
    fate: str = ""

    def entering_prelude(self) -> "ReachBoard":
        """campaign/prelude/restrictions/1: what matches anything declared is kept."""
        return replace(self, contending=self.declared)


def reach(board: Board) -> ReachBoard:
    """The same board, known to be one of the campaign."""
    assert isinstance(board, ReachBoard)
    return board


def card_at(board: Board, place: int) -> Card:
    """A card of the court, or the Council."""
    return reach(board).council if place == COUNCIL else board.court[place]


def with_agents(board: Board, place: int, agents: int) -> Board:
    """With so many agents more on that card."""
    if place != COUNCIL:
        return placed(board, place, agents)
    council = reach(board).council
    after = replace(reach(board), council=replace(council, own=council.own + agents))
    return replace(after, agents=board.agents - agents, cost=agents)


def agents_for(board: Board, place: int) -> int:
    """campaign/influence-principles/2 and 3: how many go to that card; none where it is left."""
    card, most = card_at(board, place), min(board.agents, board.actions)
    if card.own > card.rival or most <= 0:
        return 0
    if not card.own and not card.rival:
        return min(2, most)
    if not 0 < card.own < card.rival:
        return 1
    to_match = card.rival - card.own
    if to_match + 1 <= most:
        return to_match + 1
    return to_match if to_match <= board.actions and to_match < board.agents else 0


def candidates(board: Board) -> list[int]:
    """Cards of the court that it does not lead on, and that were not left alone in this turn."""
    return [place for place, card in enumerate(board.court) if card.own <= card.rival and place not in board.left]


def by_preference(board: Board) -> list[int]:
    """The same, the preferred ones first (campaign/influence-principles/priorities)."""
    cards = board.court
    return sorted(
        candidates(board),
        key=lambda at: (not no_agents(cards[at]), not grants_action_card(cards[at]), -cards[at].rival),
    )


def no_agents(card: Card) -> bool:
    return not (card.own or card.rival)


def grants_action_card(card: Card) -> bool:
    return card.name.endswith("union") or card.name == "call_to_action"


def _influences(board: Board) -> Iterator[Board]:
    for place in by_preference(board):
        if agents := agents_for(board, place):
            yield with_agents(board, place, agents)


def _influences_council(board: Board) -> Iterator[Board]:
    agents = 0 if reach(board).decided else agents_for(board, COUNCIL)
    if agents:
        yield with_agents(board, COUNCIL, agents)


def _influences_demands(board: Board) -> Iterator[Board]:
    for place in by_preference(board):
        if board.court[place].name == DEMANDS and (agents := agents_for(board, place)):
            yield with_agents(board, place, agents)


def _secures_council(board: Board) -> Iterator[Board]:
    council = reach(board).council
    if not reach(board).decided and council.own > council.rival:
        after = replace(reach(board), council=NO_AGENTS, decided=True, secured_by="bot", secured=None, vox=None)
        agents = min(AGENTS, board.agents + council.own)
        yield replace(after, agents=agents, captives=board.captives + council.rival, cost=1)


def _secures_demands(board: Board) -> Iterator[Board]:
    for place, card in enumerate(board.court):
        if card.name == DEMANDS and card.own > card.rival and board.markers:
            yield secured(board, place)


def _controlled(board: Board) -> int:
    return sum(system.own_control for system in board.systems)


def _controls_more(board: Board, after: Board) -> bool:
    return _controlled(after) > _controlled(board)


def _fewer_claims(board: Board) -> bool:
    """campaign/expansion-principles/getting-new-claims/3"""
    return board.claims() < board.unbuilt_cities() // 2


DEEDS: Mapping[str, Deed] = {
    **truths.DEEDS,
    "move_to_needed_claim": Deed("move", moves, lambda board, after: _fewer_claims(board) and new_claim(board, after)),
    "tax_undeclared": Deed("tax", taxes, contends_undeclared),
    "tax_captives": Deed("tax", taxes, captives),
    "secure_undeclared": Deed("secure", secures, contends_undeclared),
    "secure_undeclared_captives": Deed("secure", secures, undeclared_or_captives),
    "secure_grow_lead": Deed("secure", secures, grows_lead),
    "secure_council": Deed("secure", _secures_council, anything),
    "influence_council": Deed("influence", _influences_council, anything),
    "influence_other": Deed("influence", _influences, anything),
    "populist_influence": Deed("influence", _influences_demands, anything),
    "populist_secure": Deed("secure", _secures_demands, anything),
    "control_by_building": Deed("build ship", lambda board: builds(board, "ship"), _controls_more),
    "control_by_repair": Deed("repair", repairs, _controls_more),
    "control_by_moving": Deed("move", moves, _controls_more),
    "control_by_combat": Deed("combat", fights("control"), _controls_more),
}
_NOT_HERE = (
    *("ability_ready", "combat_blight", "steward_bargain", "secure_attached", "secure_intrigue", "influence_intrigue"),
    *("trust_contends", "influence_council_for_trust", "flagship_can_build", "flagship_can_move"),
)
STATES: Mapping[str, Callable[[Board], bool]] = {
    **truths.STATES,
    "fewer_claims": _fewer_claims,
    "can_secure": lambda board: (
        truths.STATES["can_secure"](board) or reach(board).council.own > reach(board).council.rival
    ),
    **dict.fromkeys(_NOT_HERE, lambda _: False),
}


def true(board: Board, fact: str) -> bool:
    """Whether `fact` is true on `board`."""
    return STATES[fact](board) if fact in STATES else DEEDS[fact].done(board) is not None
