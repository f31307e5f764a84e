"""The player's own turn: the card, a declaration, a seizure."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import number_of, suit_of
from .leading import note_lead_declared, note_seven_declared
from .rounds import has_cards, record_play
from .seats import clockwise_from, is_player, players
from .stack import from_discards, to_play_area

COPY, PASS = "copy", "pass"


def seat_first_player(draft: Draft) -> None:
    """To read the page alone."""
    draft[v.seat] = draft[v.initiative] = players(draft)[0]


def begin_player_turn(draft: Draft) -> None:
    """What the bot drew before is out of sight."""
    draft[v.turns] = draft[v.turns] + 1
    draft[v.drawn] = ()
    draft[v.left] = 0


def hand_to_check(view: View) -> bool:
    """Whether a player has played as many cards as were dealt; there may be one more, gained on the way."""
    return bool(_counted_out(view))


def next_hand_to_check(draft: Draft) -> None:
    """Whose hand is asked about."""
    draft[v.seat] = _counted_out(draft)[0]


def is_out(draft: Draft) -> None:
    """No cards left this chapter."""
    draft[v.cards_left.of(draft.known(v.seat))] = 0
    draft[v.out.of(draft.known(v.seat))] = True


def note_hand(draft: Draft, count: int) -> None:
    """More cards than were dealt."""
    draft[v.cards_left.of(draft.known(v.seat))] = count
    from_discards(draft, count)


def player_leads(view: View) -> bool:
    """Whether this seat has the initiative."""
    return bool(view[v.initiative] == view[v.seat])


def cards_to_lead(view: View) -> tuple[str, ...]:
    """Any card, or passing the initiative on."""
    return (PASS, *view[v.deck])


def cards_to_follow(view: View) -> tuple[str, ...]:
    """Any card but the one led; copying, which is face down; or none."""
    return (COPY, PASS, *(card for card in view[v.deck] if card != view[v.lead]))


def surpassing_cards(view: View) -> tuple[str, ...]:
    """Cards of the suit led with a higher number; any number after a declaration."""
    lead = view.known(v.lead)
    value = 0 if view[v.lead_is_zero] else number_of(lead)
    return tuple(card for card in view[v.deck] if suit_of(card) == suit_of(lead) and number_of(card) > value)


def pivoting_cards(view: View) -> tuple[str, ...]:
    """Cards of other suits than the one led."""
    lead = view.known(v.lead)
    return tuple(card for card in view[v.deck] if suit_of(card) != suit_of(lead))


def note_player_lead(draft: Draft, card: str) -> None:
    """The lead card of this round, or the initiative goes to the next seat that has cards."""
    if card == PASS:
        _pass_initiative(draft)
        return
    draft[v.lead] = card
    _card_played(draft)


def note_player_follow(draft: Draft, card: str) -> None:
    """Surpass with a higher card of the suit led, else pivot or copy; without cards nothing."""
    if card == PASS:
        is_out(draft)
        return
    _card_played(draft)
    if card == COPY:
        return
    if card in surpassing_cards(draft):
        record_play(draft, draft.known(v.seat), card, "surpass")


def player_may_seize(view: View) -> bool:
    """Once a round, for a card more."""
    return view[v.seized_last_round] is None and bool(view[v.cards_left.of(view.known(v.seat))] > 0)


def note_player_seizure(draft: Draft, yes: bool) -> None:
    """An extra card face down; this seat leads next."""
    if yes:
        draft[v.seized_last_round] = draft[v.seat]
        draft[v.seizures.of(draft.known(v.seat))] = draft[v.seizures.of(draft.known(v.seat))] + 1
        _card_played(draft)


def note_player_declares(draft: Draft, yes: bool) -> None:
    """The ambition of the lead card."""
    note_lead_declared(draft, yes)
    _count_declaration(draft, yes)


def note_player_seven(draft: Draft, choice: str) -> None:
    """Any ambition, or none."""
    note_seven_declared(draft, choice)
    _count_declaration(draft, choice != "none")


def who(view: View) -> str:
    """How the player of this turn is spoken to."""
    return seat_name(view, view.known(v.seat))


def seat_name(view: View, seat: str) -> str:
    if is_player(view, seat):
        return "you" if len(players(view)) == 1 else seat
    return seat if len(view[v.bots]) > 1 else "the bot"


def _counted_out(view: View) -> list[str]:
    return [seat for seat in players(view) if view[v.cards_left.of(seat)] == 0 and has_cards(view, seat)]


def _count_declaration(draft: Draft, declared: bool) -> None:
    draft[v.declarations.of(draft.known(v.seat))] = draft[v.declarations.of(draft.known(v.seat))] + int(declared)


def _card_played(draft: Draft) -> None:
    draft[v.cards_left.of(draft.known(v.seat))] = max(0, draft[v.cards_left.of(draft.known(v.seat))] - 1)
    to_play_area(draft, 1)


def _pass_initiative(draft: Draft) -> None:
    """To the next seat that has cards; where there is none all have passed, and the chapter is over."""
    _, *others = clockwise_from(draft, draft.known(v.seat))
    leader = next((seat for seat in others if has_cards(draft, seat)), None)
    if leader is None:
        is_out(draft)
    else:
        draft[v.initiative] = leader
    draft[v.to_play] = ()
