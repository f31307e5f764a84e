"""The player's own turn: the card, a declaration, a seizure."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .cards import number_of, suit_of
from .leading import NOTHING_DECLARED, note_any_declared, note_lead, note_lead_declared, with_declarations
from .rounds import has_cards, record_play
from .seats import clockwise_from, players
from .stack import from_discards

COPY, PASS = "copy", "pass"


def seat_first_player(draft: Draft) -> None:
    """To read the page alone."""
    draft[v.seat] = draft[v.leading_seat] = players(draft)[0]


def counted_out(view: View) -> tuple[str, ...]:
    """Players who have played as many cards as they were dealt; there may be one more, gained on the way."""
    return tuple(seat for seat in players(view) if view[v.cards_left.of(seat)] == 0 and has_cards(view, seat))


def next_hand_to_check(draft: Draft) -> None:
    """Whose hand is asked about."""
    draft[v.seat] = counted_out(draft)[0]


def is_out(draft: Draft) -> None:
    """No cards left this chapter."""
    seat = draft.known(v.seat)
    draft[v.cards_left.of(seat)] = 0
    draft[v.out.of(seat)] = True


def note_hand(draft: Draft, count: int) -> None:
    """More cards than were dealt."""
    draft[v.cards_left.of(draft.known(v.seat))] = count
    from_discards(draft, count)


def cards_to_lead(view: View) -> tuple[str, ...]:
    """Any card, also with what it declares, or passing the initiative on."""
    return (PASS, *with_declarations(view, view[v.deck]))


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
    note_lead(draft, card)
    draft[v.declarations.of(draft.known(v.seat))] += int(draft[v.lead_declared] is True)
    card_played(draft)


def note_player_follow(draft: Draft, card: str) -> None:
    """Surpass with a higher card of the suit led, else pivot or copy; without cards nothing."""
    if card == PASS:
        is_out(draft)
        return
    card_played(draft)
    if card != COPY and card in surpassing_cards(draft):
        record_play(draft, draft.known(v.seat), card, "surpass")


def note_player_seizure(draft: Draft, yes: bool) -> None:
    """An extra card face down; this seat leads next."""
    if yes:
        seat = draft.known(v.seat)
        draft[v.seized_by] = seat
        draft[v.seizures.of(seat)] += 1
        card_played(draft)


def note_player_declares(draft: Draft, yes: bool) -> None:
    """The ambition of the lead card."""
    note_lead_declared(draft, yes)
    draft[v.declarations.of(draft.known(v.seat))] += int(yes)


def note_player_declares_any(draft: Draft, choice: str) -> None:
    """Any ambition, or none."""
    note_any_declared(draft, choice)
    draft[v.declarations.of(draft.known(v.seat))] += int(choice != NOTHING_DECLARED)


def card_played(draft: Draft) -> None:
    """This player has one card less."""
    left = v.cards_left.of(draft.known(v.seat))
    draft[left] = max(0, draft[left] - 1)
    draft[v.in_play] += 1


def _pass_initiative(draft: Draft) -> None:
    """To the next seat that has cards; where there is none all have passed, and the chapter is over."""
    _, *others = clockwise_from(draft, draft.known(v.seat))
    leader = next((seat for seat in others if has_cards(draft, seat)), None)
    if leader is None:
        is_out(draft)
    else:
        draft[v.leading_seat] = leader
    draft[v.to_play] = ()
