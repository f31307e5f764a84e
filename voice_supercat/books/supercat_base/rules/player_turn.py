"""The player's own turn: the card, a declaration, a seizure."""

from voice_supercat.procedure.state import Draft, Table

from .cards import number_of, suit_of
from .leading import note_lead_declared, note_seven_declared
from .rounds import has_cards, record_play
from .seats import clockwise_from, is_player, players
from .stack import from_discards, to_play_area

COPY, PASS = "copy", "pass"


def begin_player_turn(draft: Draft) -> None:
    """What the bot drew before is out of sight."""
    draft["turns"] = draft["turns"] + 1
    draft["drawn"] = ()
    draft["left"] = 0


def hand_to_check(table: Table) -> bool:
    """Whether a player has played as many cards as were dealt; there may be one more, gained on the way."""
    return bool(_counted_out(table))


def next_hand_to_check(draft: Draft) -> None:
    """Whose hand is asked about."""
    draft["seat"] = _counted_out(draft)[0]


def is_out(draft: Draft) -> None:
    """No cards left this chapter."""
    draft[f"hand.{draft['seat']}"] = 0
    draft[f"out.{draft['seat']}"] = True


def note_hand(draft: Draft, count: int) -> None:
    """More cards than were dealt."""
    draft[f"hand.{draft['seat']}"] = count
    from_discards(draft, count)


def player_leads(table: Table) -> bool:
    """Whether this seat has the initiative."""
    return bool(table["initiative"] == table["seat"])


def cards_to_lead(table: Table) -> tuple[str, ...]:
    """Any card, or passing the initiative on."""
    return (PASS, *table["deck"])


def cards_to_follow(table: Table) -> tuple[str, ...]:
    """Any card but the one led; copying, which is face down; or none."""
    return (COPY, PASS, *(card for card in table["deck"] if card != table["lead"]))


def surpassing_cards(table: Table) -> tuple[str, ...]:
    """Cards of the suit led with a higher number; any number after a declaration."""
    value = 0 if table["lead_is_zero"] else number_of(table["lead"])
    suit = suit_of(table["lead"])
    return tuple(card for card in table["deck"] if suit_of(card) == suit and number_of(card) > value)


def pivoting_cards(table: Table) -> tuple[str, ...]:
    """Cards of other suits than the one led."""
    return tuple(card for card in table["deck"] if suit_of(card) != suit_of(table["lead"]))


def note_player_lead(draft: Draft, card: str) -> None:
    """The lead card of this round, or the initiative goes to the next seat that has cards."""
    if card == PASS:
        _pass_initiative(draft)
        return
    draft["lead"] = card
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
        record_play(draft, draft["seat"], card, "surpass")


def player_may_seize(table: Table) -> bool:
    """Once a round, for a card more."""
    return table["seized_last_round"] is None and bool(table[f"hand.{table['seat']}"] > 0)


def note_player_seizure(draft: Draft, yes: bool) -> None:
    """An extra card face down; this seat leads next."""
    if yes:
        draft["seized_last_round"] = draft["seat"]
        draft[f"seizures.{draft['seat']}"] = draft[f"seizures.{draft['seat']}"] + 1
        _card_played(draft)


def note_player_declares(draft: Draft, yes: bool) -> None:
    """The ambition of the lead card."""
    note_lead_declared(draft, yes)
    _count_declaration(draft, yes)


def note_player_seven(draft: Draft, choice: str) -> None:
    """Any ambition, or none."""
    note_seven_declared(draft, choice)
    _count_declaration(draft, choice != "none")


def who(table: Table) -> str:
    """How the player of this turn is spoken to."""
    return seat_name(table, table["seat"])


def seat_name(table: Table, seat: str) -> str:
    if is_player(table, seat):
        return "you" if len(players(table)) == 1 else seat
    return seat if len(table["bots"]) > 1 else "the bot"


def _counted_out(table: Table) -> list[str]:
    return [seat for seat in players(table) if table[f"hand.{seat}"] == 0 and has_cards(table, seat)]


def _count_declaration(draft: Draft, declared: bool) -> None:
    draft[f"declarations.{draft['seat']}"] = draft[f"declarations.{draft['seat']}"] + int(declared)


def _card_played(draft: Draft) -> None:
    draft[f"hand.{draft['seat']}"] = max(0, draft[f"hand.{draft['seat']}"] - 1)
    to_play_area(draft, 1)


def _pass_initiative(draft: Draft) -> None:
    """To the next seat that has cards; where there is none all have passed, and the chapter is over."""
    _, *others = clockwise_from(draft, draft["seat"])
    leader = next((seat for seat in others if has_cards(draft, seat)), None)
    if leader is None:
        is_out(draft)
    else:
        draft["initiative"] = leader
    draft["to_play"] = ()
