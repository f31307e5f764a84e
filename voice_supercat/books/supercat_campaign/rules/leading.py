"""The cards that a player can lead or play: those of the suits, Faithful ones where there are any, and Events."""

from voice_supercat.books.supercat_base.rules import player_turn
from voice_supercat.books.supercat_base.rules.cards import number_of, suit_of
from voice_supercat.books.supercat_base.rules.leading import with_declarations
from voice_supercat.books.supercat_base.rules.player_turn import COPY, PASS, card_played, is_out
from voice_supercat.books.supercat_base.rules.rounds import record_play
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .drawing import EVENT, faithful_in_play
from .laws import law_holds
from .rounds import note_card_of_player


def cards_of_game(view: View) -> tuple[str, ...]:
    """Every card that can lead."""
    return (*view[v.deck], *(view[v.faithful_cards] if faithful_in_play(view) else ()))


def cards_to_lead(view: View) -> tuple[str, ...]:
    """Any of them, also with what it declares, or passing the initiative on."""
    return (PASS, *with_declarations(view, cards_of_game(view)))


def cards_to_follow(view: View) -> tuple[str, ...]:
    """Any but the one led; copying, which is face down; an Event, which is played like any other card; or none."""
    return (COPY, PASS, EVENT, *(card for card in cards_of_game(view) if card != view[v.lead]))


def surpassing_cards(view: View) -> tuple[str, ...]:
    """Cards of the suit led with a higher number; any number after a declaration."""
    lead = view.known(v.lead)
    value = 0 if view[v.lead_is_zero] else number_of(lead)
    same = (card for card in cards_of_game(view) if suit_of(card) == suit_of(lead) and card != lead)
    return tuple(card for card in same if number_of(card) > value)


def pivoting_cards(view: View) -> tuple[str, ...]:
    """Cards of other suits than the one led."""
    lead = view.known(v.lead)
    return tuple(card for card in cards_of_game(view) if suit_of(card) != suit_of(lead))


def note_player_lead(draft: Draft, card: str) -> None:
    """The lead card of the round, or the initiative goes on."""
    player_turn.note_player_lead(draft, card)
    if draft[v.lead] is not None:
        note_card_of_player(draft, draft.known(v.lead))


def note_player_follow(draft: Draft, card: str) -> None:
    """Surpass with a higher card of the suit led, else pivot or copy. An Event surpasses nothing; the first of a round
    counts."""
    if card == PASS:
        is_out(draft)
        return
    card_played(draft)
    note_card_of_player(draft, card)
    if card == EVENT:
        _event_played(draft)
    elif card != COPY and card in surpassing_cards(draft):
        record_play(draft, draft.known(v.seat), card, "surpass")


def note_player_seizure(draft: Draft, yes: bool) -> None:
    """This seat leads next. An extra card goes face down, but where outrage may be provoked instead."""
    if yes:
        seat = draft.known(v.seat)
        draft[v.seized_by] = seat
        draft[v.seizures.of(seat)] += 1
        if not player_may_seize_by_outrage(draft):
            card_played(draft)


def seizing_card_played(draft: Draft) -> None:
    """The player has chosen the card."""
    card_played(draft)


def player_may_seize_by_outrage(view: View) -> bool:
    """campaign/partisan/act-ii/3: the Law holds for players too; in Act One the Partisan alone may."""
    partisan = view[v.fate.of(view.known(v.seat))] == "partisan" and view[v.act] == 1
    return partisan or law_holds(view, "partisan_seizing")


def _event_played(draft: Draft) -> None:
    draft[v.in_play] -= 1  # it does not go to the discards
    draft[v.events_aside] += 1
    draft[v.events_played] += 1
    if draft[v.event_played_by] is None:
        draft[v.event_played_by] = draft.known(v.seat)
