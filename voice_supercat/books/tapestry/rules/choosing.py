"""The track that a bot advances on: the icon of the track card, valid tracks, the list of the tiebreaker card."""

from voice_supercat.procedure.state import Draft, Passed, View

from . import values as v
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
    if draft[v.indicator] is None:
        draft[v.indicator] = property_of(draft, draft[v.track_card], draft[v.bot])


def indicator_unknown(view: View) -> bool:
    """Whether the player must read the icon."""
    return view[v.indicator] is None


def note_indicator(draft: Draft, number: int) -> None:
    """tapestry/advance-on-a-track/1, read from the track card"""
    set_indicator(draft, INDICATORS[number - 1])
    note_property(draft, draft[v.track_card], draft[v.bot], draft[v.indicator])


def note_given_indicator(draft: Draft, number: int) -> None:
    """An icon that is printed elsewhere: in the table of levels, on the civilization card."""
    set_indicator(draft, _GIVEN[number - 1])


def names_a_track(view: View) -> bool:
    """tapestry/difficulty-levels/2: whether the icon is that of a single track, which is asked next."""
    return bool(view[v.indicator] == _ONE_TRACK)


def set_indicator(draft: Draft, indicator: str) -> None:
    """The icon that chooses among the tracks."""
    draft[v.indicator] = indicator


def tie_card_missing(view: View) -> bool:
    """tapestry/income-turns/2: before the first pair a progress card breaks ties."""
    return view[v.tie_card] is None


def borrow_progress_card(draft: Draft) -> None:
    """tapestry/income-turns/2"""
    draft[v.tie_card] = "progress"
    forget_cards(draft, "progress")


def borrowed(view: View) -> bool:
    """Whether a progress card must be shuffled back."""
    return view[v.track_card] is None and view[v.tie_card] is not None


def give_back_progress_card(draft: Draft) -> None:
    """tapestry/income-turns/2"""
    draft[v.tie_card] = None


def find_valid_tracks(draft: Draft) -> None:
    """tapestry/advance-on-a-track/2"""
    bot = draft[v.bot]
    favorite = draft[v.favorite.of(bot)]
    draft[v.valid] = valid_tracks(draft[v.indicator], positions(draft, bot), unclaimed(draft), favorite)
    draft[v.track] = draft[v.valid][0] if len(draft[v.valid]) == 1 else None


def tie(view: View) -> bool:
    """tapestry/advance-on-a-track/6"""
    return len(view[v.valid]) > 1


def order_unknown(view: View) -> bool:
    """Whether the track list of the tiebreaker card was not read to its end."""
    return len(_order(view)) < len(ENTRIES)


def order_asked(view: View, place: str) -> bool:
    """Whether the entry at that place of the list is the next to read."""
    return len(_order(view)) == int(place)


def _order(view: View) -> tuple[str, ...]:
    return property_of(view, view[v.tie_card], "order") or ()


def heart_unread(view: View) -> bool:
    """Whether the place of the heart in the list is not known yet."""
    return FAVORITE not in _order(view)


def tracks_unread(view: View) -> tuple[str, ...]:
    """Tracks whose place in the list is not known yet, and the heart."""
    return tuple(_HEART if entry == FAVORITE else entry for entry in ENTRIES if entry not in _order(view))


def note_order(draft: Draft, answer: str) -> None:
    """The next entry of the list; the fifth is the one left over."""
    order = (*_order(draft), FAVORITE if answer == _HEART else answer)
    left = [entry for entry in ENTRIES if entry not in order]
    note_property(draft, draft[v.tie_card], "order", (*order, *left) if len(left) == 1 else order)


def valid(view: View) -> tuple[str, ...]:
    """The tracks of which the tiebreaker card chooses."""
    found: tuple[str, ...] = view[v.valid]
    return found


def note_track(draft: Draft, track: str) -> None:
    """The track that comes first, read by the player."""
    draft[v.track] = track


def choose_track(draft: Draft) -> None:
    """tapestry/advance-on-a-track/6 and 7"""
    if draft[v.track] is None and draft[v.valid]:
        bot, among = draft[v.bot], draft[v.valid]
        draft[v.track] = first_valid(_order(draft), among, draft[v.favorite.of(bot)], from_bottom=bot == "shadow")
    if draft[v.track] is not None:
        reason = f"Valid by {_NAMES[draft[v.indicator]]}: {', '.join(draft[v.valid])}."
        draft.trail = (*draft.trail, Passed("choose-track/chosen", reason, draft[v.track], by_player=False))


def track_found(view: View) -> bool:
    """Whether the bot can advance at all."""
    return view[v.track] is not None


def name_borrowed_card(draft: Draft, number: int) -> None:
    """tapestry/income-turns/2: the card may be known from another era or game."""
    draft[v.tie_card] = str(number)
