"""The end of a round: a Council that was secured, else an Event; the Summit, Crises and Edicts. The end of an act."""

from voice_supercat.books.supercat_base.rules.cards import suit_of
from voice_supercat.books.supercat_base.rules.player_turn import COPY
from voice_supercat.books.supercat_base.rules.seats import is_player, one_player, players, seat_name
from voice_supercat.procedure.keys import any_key
from voice_supercat.procedure.numerals import counted
from voice_supercat.procedure.state import Draft, View

from . import seating
from . import values as v
from .agents import empty_council
from .drawing import EVENT
from .empire import forget_counts
from .laws import law_holds, laws_left_by_fates

_SECURES = ("aggression", "faithful")
_NO_SECURING = "zeal"
_CALLED_FROM = 5


def note_card_of_player(draft: Draft, card: str) -> None:
    """Whether the Council can be secured with it: a card that gives the action, or one of the lead card's actions."""
    lead = draft[v.lead]
    shown = lead if card in (COPY, EVENT) else card
    side = draft[v.lead_side] if shown == lead else None
    if shown is not None and suit_of(shown) in _SECURES and side != _NO_SECURING:
        draft[v.council_in_reach] = True


def council_is_open(view: View) -> bool:
    """Whether a player may have secured it; of the bots it is known.

    A player who does it with a relic, behind another card, tells it.
    """
    return view[v.council_in_reach] and view[v.council] == "in_session" and view[v.council_secured_by] is None


def players_who_may_secure(view: View) -> tuple[str, ...]:
    """Nobody where it is secured already."""
    return view[v.order] if view[v.council] == "in_session" and view[v.council_secured_by] is None else ()


def note_secured_by(draft: Draft, seat: str) -> None:
    """It has decided from then on, and agents there are taken off."""
    draft[v.council], draft[v.council_secured_by] = "decided", seat
    empty_council(draft)


def note_secured_by_players(draft: Draft, yes: bool) -> None:
    """Of several it is asked who; after a no it is asked again once another card makes it possible."""
    draft[v.council_in_reach] = yes
    if yes and one_player(draft):
        note_secured_by(draft, *players(draft))


def have_secured(view: View) -> str:
    """The same with its verb in front."""
    return "Have you" if one_player(view) else "Has a player"


def events_played_named(view: View) -> str:
    """How many Events were played in this round."""
    number = view[v.events_played]
    return "the Event" if number == 1 else f"all {counted(number, 'Event')}" if number > 2 else "both Events"


def caller_is_player(view: View) -> bool:
    """Who has secured the Council, or else the initiative."""
    return is_player(view, view.known(v.seat))


def caller_is_first_regent(view: View) -> bool:
    """Of the same seat."""
    return view[v.first_regent] == view.known(v.seat)


def seat_calling_bot(draft: Draft) -> None:
    """The bot acts in the end of the round."""
    draft[v.bot] = draft.known(v.seat)


def caller_named(view: View) -> str:
    """As it is said."""
    return seat_name(view, view.known(v.seat))


def caller_does(view: View) -> str:
    """For a question about it."""
    return "do you" if caller_named(view) == "you" else f"does {caller_named(view)}"


def caller_becomes(view: View) -> str:
    """For an order."""
    return "you become" if caller_named(view) == "you" else f"{caller_named(view)} becomes"


def caller_steals(view: View) -> str:
    """For an order."""
    return "you steal" if caller_named(view) == "you" else f"{caller_named(view)} steals"


def note_stolen_from_trust(draft: Draft) -> None:
    """What it was is not told."""
    forget_holdings(draft, draft.known(v.seat))


def choose_what_to_resolve(draft: Draft) -> None:
    """campaign/decision-making-for-the-bot/6: its Fate says nothing."""
    draft[v.resolved] = ("crises", "edicts")[draft.draw(2) - 1]


def roll_for_summit(draft: Draft) -> None:
    """campaign/summits/1"""
    draft[v.summit_roll] = draft.roll(6)


def favors_decide(view: View) -> bool:
    """Whether the roll alone is not enough, and favors, which nobody has counted, may be."""
    return view.known(v.summit_roll) < _CALLED_FROM and view[v.favors.of(view[v.bot])] is None


def note_summit(draft: Draft) -> None:
    """campaign/summits/1: with one more for each favor; more than a six is enough too."""
    total = draft.known(v.summit_roll) + (draft[v.favors.of(draft[v.bot])] or 0)
    draft[v.summit_called] = total >= _CALLED_FROM


def note_negotiated(draft: Draft) -> None:
    """Anything may have been exchanged, and promised."""
    for seat in draft[v.order]:
        draft[v.favors.of(seat)] = None
        forget_holdings(draft, seat)
    for bot in draft[v.bots]:
        draft[v.agents_left.of(bot)] = None  # a promised favor is an agent of the supply
        draft[v.librarians.of(bot)] = None
    for bot in draft[v.bots] if law_holds(draft, "golems") else ():
        draft[v.golems.of(bot)] = None


def note_crises(draft: Draft) -> None:
    """What a bot has lost it is asked for in its turn; the counts of others are not."""
    for seat in draft[v.order]:
        forget_counts(draft, seat)


def note_edicts(draft: Draft) -> None:
    """The Demand and the edicts of Fates move resources, also to the Trust, where they count for the First Regent."""
    for seat in draft[v.order]:
        forget_holdings(draft, seat)


def forget_holdings(draft: Draft, seat: str) -> None:
    """Its resources, and what it has for each ambition."""
    for resource in draft[v.resources]:
        draft[any_key(resource, seat)] = None
    forget_counts(draft, seat)


def begin_act(draft: Draft) -> None:
    """The second one: hands are dealt, its Fates are told, titles stay, what everyone has is not known."""
    draft[v.laws_left] = laws_left_by_fates(draft)
    draft[v.act] += 1
    draft[v.policy] = None
    draft[v.titles_open] = draft[v.act_to_deal] = True
    for seat in draft[v.order]:
        draft[v.fate.of(seat)] = draft[v.favors.of(seat)] = None
        forget_holdings(draft, seat)
    for bot in draft[v.bots]:
        for key in (
            v.starports,
            v.cities,
            v.unbuilt,
            v.agents_left,
            v.guild_cards,
            v.damage,
            v.weapon_guild,
            v.union_guild,
        ):
            draft[any_key(key.name, bot)] = None
        draft[v.golems.of(bot)] = draft[v.outrages.of(bot)] = None
    seating.deal_act(draft)
