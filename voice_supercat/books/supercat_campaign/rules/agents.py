"""How many agents the bot places on a card: of the court as it is told, on the Council beside those it has there."""

from voice_supercat.books.supercat_base.rules import choosing_cards, influencing
from voice_supercat.books.supercat_base.rules.seats import players
from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .drawing import faithful_in_play
from .fate_rules import may_capture

COUNCIL = "council"
_UNTOUCHED, _CONTESTED, _NEITHER = "untouched", "contested", "neither"


def begin_choosing(draft: Draft) -> None:
    """Faithful cards are attached only where there are any, and captives no reason where a Fate takes none."""
    choosing_cards.begin_choosing(draft)
    if not may_capture(draft):
        draft[v.kinds] = tuple(kind for kind in draft[v.kinds] if kind != "most_captives")
    if not faithful_in_play(draft):
        draft[v.kinds] = tuple(kind for kind in draft[v.kinds] if kind != "with_faithful")


def state_of_card(view: View) -> str | None:
    """Of the Council by the agents there; of a card of the court where it was preferred for having none."""
    if view[v.named_card] != COUNCIL:
        return _UNTOUCHED if "no_agents" in view[v.preferred] else None
    own, most = view[v.own_agents], view[v.rival_agents]
    if most == 0 and own == 0:
        return _UNTOUCHED
    return _CONTESTED if most > own > 0 else _NEITHER


def note_state_of_card(draft: Draft) -> None:
    """As far as it is known."""
    draft[v.card_state] = state_of_card(draft)


def leads_already(view: View) -> bool:
    """campaign/influence-principles/3: more agents are of no use where no rival has as many."""
    return view[v.own_agents] > view[v.rival_agents]


def count_own_on_council(draft: Draft) -> None:
    """Those it has placed there."""
    draft[v.own_agents] = draft[v.on_council.of(draft[v.bot])] or 0


def rivals_on_council(view: View) -> int | None:
    """The most that a rival has there, where that is known of each."""
    counts = [view[v.on_council.of(seat)] for seat in view[v.order] if seat != view[v.bot]]
    known = [count for count in counts if count is not None]
    return max(known) if len(known) == len(counts) else None


def rivals_on_council_possible(view: View) -> tuple[int, int]:
    """No fewer than those that a bot is known to have there."""
    counts = [view[v.on_council.of(seat)] or 0 for seat in view[v.order] if seat != view[v.bot]]
    return max(counts, default=0), view[v.agents]


def count_rivals_on_council(draft: Draft) -> None:
    """Where it was not asked."""
    draft[v.rival_agents] = rivals_on_council(draft) or draft[v.rival_agents]


def note_rivals_on_council(draft: Draft, most: int) -> None:
    """Where one rival alone is open, or none has any, that tells of them all."""
    draft[v.rival_agents] = most
    open_seats = [seat for seat in draft[v.order] if draft[v.on_council.of(seat)] is None]
    if most == 0 or (len(open_seats) == 1 and most > rivals_on_council_possible(draft)[0]):
        for seat in open_seats:
            draft[v.on_council.of(seat)] = most


def forget_council_of_players(draft: Draft) -> None:
    """A player has had a turn; while the Council has decided nobody has agents there."""
    for seat in players(draft) if draft[v.council] != "decided" else ():
        draft[v.on_council.of(seat)] = None


def empty_council(draft: Draft) -> None:
    """Whoever secures it takes its own agents back, and those of rivals as captives."""
    bot_had = {bot: draft[v.on_council.of(bot)] or 0 for bot in draft[v.bots]}
    for seat in draft[v.order]:
        draft[v.on_council.of(seat)] = 0
    winner = draft[v.council_secured_by]
    if winner is not None and (had := bot_had.get(winner)):
        supply: Key[int | None] = v.agents_left.of(winner)
        if (count := draft[supply]) is not None:
            draft[supply] = min(count + had, draft[v.agents])


def own_agents_possible(view: View) -> tuple[int, int]:
    """campaign/terminology/4: on a contested card, one at least."""
    return 1, view[v.agents] - 1


def actions_to_place(view: View) -> int:
    """Each agent takes one; of its Fate no more than that may take (campaign/fates/5)."""
    if view[v.fate_check] == "acting":
        return max(1, min(view[v.left], view[v.fate_limit] - view[v.fate_used]))
    return view[v.left]


def can_place_two(view: View) -> bool:
    """campaign/influence-principles/2: as far as the supply is known."""
    in_supply = view[v.agents_left.of(view[v.bot])]
    return actions_to_place(view) > 1 and (in_supply is None or in_supply > 1)


def supply_decides(view: View) -> bool:
    """Whether two agents can be placed where there are two."""
    return actions_to_place(view) > 1 and view[v.agents_left.of(view[v.bot])] is None


def actions_allow(view: View, how: str) -> bool:
    """Whether the actions are enough to outbid, or to match."""
    return _needed(view, how) <= actions_to_place(view)


def agents_unknown_for(view: View, how: str) -> bool:
    """Whether the supply decides, and nobody has told it."""
    return actions_allow(view, how) and view[v.agents_left.of(view[v.bot])] is None


def can_place(view: View, how: str) -> bool:
    """campaign/influence-principles/3: to match, one must be left in supply."""
    kept = int(how == "match")
    return actions_allow(view, how) and (view[v.agents_left.of(view[v.bot])] or 0) >= _needed(view, how) + kept


def place(draft: Draft, how: str) -> None:
    """From the supply to the card; on the Council they are counted on."""
    influencing.place(draft, how)
    if draft[v.named_card] == COUNCIL:
        key = v.on_council.of(draft[v.bot])
        draft[key] = min(draft[v.own_agents] + draft[v.placing], draft[v.agents])


def what_it_lacks(view: View) -> str:
    """Why a card is left."""
    return "agents" if actions_allow(view, "match") else "actions"


def leave_card(draft: Draft) -> None:
    """No agents are placed. There may be another card of the court to influence; one that is named is only one."""
    named = draft[v.named_card]
    draft[v.placing] = 0
    if named is None:
        draft[v.left_alone] += 1
        draft.forget(["influence_other", "influence_more_agents"])
    else:
        draft.learn(draft.known(v.fact_of_card.of(named)), False)
    draft[v.ways], draft[v.preferred], draft[v.decided] = None, (), None


def its_card(view: View) -> str:
    """What agents are placed on, as the order goes on."""
    return "the Council" if view[v.named_card] == COUNCIL else "it"


def _needed(view: View, how: str) -> int:
    return {"outbid": 1, "match": 0}[how] + view[v.rival_agents] - view[v.own_agents]
