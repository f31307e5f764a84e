"""What the Fates of several seats do to each other: bots that have one, and laws that hold for all."""

from voice_supercat.books.supercat_base.rules.ambitions import won_by
from voice_supercat.books.supercat_base.rules.resolving import note_stolen
from voice_supercat.books.supercat_base.rules.rounds import has_cards
from voice_supercat.books.supercat_base.rules.seats import clockwise_from, is_player, seat_name
from voice_supercat.procedure.numerals import counted
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .rounds import forget_holdings


def bot_has_fate(view: View, fate_and_act: str) -> bool:
    """Whether a bot at the table has that Fate, "magnate 1", in this act."""
    return _bot_with(view, fate_and_act) is not None


def seat_bot_with(draft: Draft, fate_and_act: str) -> None:
    """That bot acts."""
    bot = _bot_with(draft, fate_and_act)
    draft[v.bot] = draft[v.bot] if bot is None else bot


def not_contending(view: View) -> str:
    """campaign/magnate/act-i/5: what they must not match, where anything declared counts resources."""
    counts = won_by(view, view[v.declared], "icons")
    return " that match no declared ambition it contends" if counts else ""


def note_exported(draft: Draft) -> None:
    """Which ones is not told, nor how far the marker goes."""
    forget_holdings(draft, draft[v.bot])
    draft[v.objective.of(draft[v.bot])] = None


def note_edicts_resolved(draft: Draft) -> None:
    """campaign/magnate/act-ii/1: in Act Two an edict gives Monopolies, and takes them."""
    if draft[v.act] > 1:
        for bot in draft[v.bots]:
            draft[v.rival_monopolies.of(bot)] = None


def cards_to_spy(view: View) -> str:
    """campaign/partisan/act-i/4: as many as the hand counter shows."""
    return counted(view[v.hand_counter.of(view[v.bot])], "card")


def spied_player(view: View) -> str:
    """campaign/partisan/act-i/4: a bot always targets the player; of several, the next one with cards."""
    return seat_name(view, _spied(view))


def spied_players(view: View) -> str:
    """Whose card it takes."""
    name = spied_player(view)
    return "your" if name == "you" else f"{name}'s"


def note_spied_on(draft: Draft, card: str) -> None:
    """A player has put it on the board of the bot. Its hand counter stays."""
    key = v.bonus.of(draft[v.bot])
    draft[key] = (*draft[key], card)


def note_demanded(draft: Draft, yes: bool) -> None:
    """A Guild card more, which may count for anything, or another favor."""
    if yes:
        note_stolen(draft)
        draft[v.favors.of(draft[v.bot])] = None


def _spied(view: View) -> str:
    around = [seat for seat in clockwise_from(view, view[v.bot]) if is_player(view, seat)]
    return next((seat for seat in around if has_cards(view, seat)), around[0])


def _bot_with(view: View, fate_and_act: str) -> str | None:
    found = (bot for bot in view[v.bots] if f"{view[v.fate.of(bot)]} {view[v.act]}" == fate_and_act)
    return next(found, None)
