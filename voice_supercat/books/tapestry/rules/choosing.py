"""The track that a bot advances on: the icon of the track card, valid tracks, the list of the tiebreaker card."""

from voice_supercat.procedure.state import Draft, Passed, Table

from .landmarks import positions, unclaimed
from .memory import forget_cards, note_property, property_of
from .tracks import ENTRIES, FAVORITE, INDICATORS, TRACKS, first_valid, valid_tracks

_NAMES = {
    "any": "any track",
    "landmark": "the nearest landmark",
    "end": "the nearest end",
    FAVORITE: "the favorite track",
    **{track: f"the icon of {track}" for track in TRACKS},
}
_ONE_TRACK = "one track"
_GIVEN = (*INDICATORS, FAVORITE, _ONE_TRACK)  # icons printed elsewhere than on track cards, as numbered in the question
_HEART = "heart"  # how the favorite track in a track list is answered


def look_at_indicator(draft: Draft) -> None:
    """tapestry/advance-on-a-track/1: the icon of this bot on the track card, if it was read before."""
    if draft["indicator"] is None:
        draft["indicator"] = property_of(draft, draft["track_card"], draft["bot"])


def indicator_unknown(table: Table) -> bool:
    """Whether the player must read the icon."""
    return table["indicator"] is None


def note_indicator(draft: Draft, number: int) -> None:
    """tapestry/advance-on-a-track/1, read from the track card"""
    set_indicator(draft, INDICATORS[number - 1])
    note_property(draft, draft["track_card"], draft["bot"], draft["indicator"])


def note_given_indicator(draft: Draft, number: int) -> None:
    """An icon that is printed elsewhere: in the table of levels, on the civilization card."""
    set_indicator(draft, _GIVEN[number - 1])


def names_a_track(table: Table) -> bool:
    """tapestry/difficulty-levels/2: whether the icon is that of a single track, which is asked next."""
    return bool(table["indicator"] == _ONE_TRACK)


def set_indicator(draft: Draft, indicator: str) -> None:
    """The icon that chooses among the tracks."""
    draft["indicator"] = indicator


def tie_card_missing(table: Table) -> bool:
    """tapestry/income-turns/2: before the first pair a progress card breaks ties."""
    return table["tie_card"] is None


def borrow_progress_card(draft: Draft) -> None:
    """tapestry/income-turns/2"""
    draft["tie_card"] = "progress"
    forget_cards(draft, "progress")


def borrowed(table: Table) -> bool:
    """Whether a progress card must be shuffled back."""
    return table["track_card"] is None and table["tie_card"] is not None


def give_back_progress_card(draft: Draft) -> None:
    """tapestry/income-turns/2"""
    draft["tie_card"] = None


def find_valid_tracks(draft: Draft) -> None:
    """tapestry/advance-on-a-track/2"""
    bot = draft["bot"]
    favorite = draft[f"favorite.{bot}"]
    draft["valid"] = valid_tracks(draft["indicator"], positions(draft, bot), unclaimed(draft), favorite)
    draft["track"] = draft["valid"][0] if len(draft["valid"]) == 1 else None


def tie(table: Table) -> bool:
    """tapestry/advance-on-a-track/6"""
    return len(table["valid"]) > 1


def order_unknown(table: Table) -> bool:
    """Whether the track list of the tiebreaker card was not read to its end."""
    return len(_order(table)) < len(ENTRIES)


def order_asked(table: Table, place: str) -> bool:
    """Whether the entry at that place of the list is the next to read."""
    return len(_order(table)) == int(place)


def _order(table: Table) -> tuple[str, ...]:
    return property_of(table, table["tie_card"], "order") or ()


def heart_unread(table: Table) -> bool:
    """Whether the place of the heart in the list is not known yet."""
    return FAVORITE not in _order(table)


def tracks_unread(table: Table) -> tuple[str, ...]:
    """Tracks whose place in the list is not known yet, and the heart."""
    return tuple(_HEART if entry == FAVORITE else entry for entry in ENTRIES if entry not in _order(table))


def note_order(draft: Draft, answer: str) -> None:
    """The next entry of the list; the fifth is the one left over."""
    order = (*_order(draft), FAVORITE if answer == _HEART else answer)
    left = [entry for entry in ENTRIES if entry not in order]
    note_property(draft, draft["tie_card"], "order", (*order, *left) if len(left) == 1 else order)


def valid(table: Table) -> tuple[str, ...]:
    """The tracks of which the tiebreaker card chooses."""
    found: tuple[str, ...] = table["valid"]
    return found


def note_track(draft: Draft, track: str) -> None:
    """The track that comes first, read by the player."""
    draft["track"] = track


def choose_track(draft: Draft) -> None:
    """tapestry/advance-on-a-track/6 and 7"""
    if draft["track"] is None and draft["valid"]:
        bot, among = draft["bot"], draft["valid"]
        draft["track"] = first_valid(_order(draft), among, draft[f"favorite.{bot}"], from_bottom=bot == "shadow")
    if draft["track"] is not None:
        reason = f"Valid by {_NAMES[draft['indicator']]}: {', '.join(draft['valid'])}."
        draft.trail = (*draft.trail, Passed("choose-track/chosen", reason, draft["track"], told=False))


def track_found(table: Table) -> bool:
    """Whether the bot can advance at all."""
    return table["track"] is not None


def name_borrowed_card(draft: Draft, number: int) -> None:
    """tapestry/income-turns/2: the card may be known from another era or game."""
    draft["tie_card"] = str(number)
