"""The Portal by hidden tiles: a planet that is nowhere kept, the commitment to it, and what is told at the end.

No value holds the planet: it is drawn again, always the same, from the secret of the game, which is in no journal.
"""

from voice_supercat.procedure.secrecy import commitment_to, nonce_of, one_of
from voice_supercat.procedure.state import Draft, View

from . import values as v

_PURPOSE = "portal"
_DIGITS_SAID = 8


def hide_portal(draft: Draft) -> None:
    """campaign/pathfinder/find-the-portal-minigame-letter-tiles/setup: each of the planets is as likely."""
    draft.draw_hidden(_PURPOSE, len(draft[v.planets]))
    draft[v.commitment] = commitment_to(_content(draft))


def draw_hidden_portal(draft: Draft) -> str:
    """The planet, of which a look ahead tells nothing."""
    return draft[v.planets][draft.draw_hidden(_PURPOSE, len(draft[v.planets])) - 1]


def disclose_portal(draft: Draft) -> None:
    """It is told from now on."""
    draft[v.disclosed] = True


def has_something_to_disclose(view: View) -> bool:
    """Whether a planet was hidden, and has not been told yet."""
    return view[v.commitment] is not None and not view[v.disclosed]


def portal_disclosed(view: View) -> str | None:
    """Planet and nonce, once they are told."""
    return _content(view) if view[v.disclosed] else None


def hidden_portal(view: View) -> str:
    """The planet, for the one sentence that tells it."""
    return view[v.planets][one_of(view.secret, _PURPOSE, len(view[v.planets])) - 1]


def commitment_in_short(view: View) -> str:
    """Its first digits, one by one."""
    return _spelled(view[v.commitment] or "")


def nonce_in_short(view: View) -> str:
    """The same of the nonce."""
    return _spelled(nonce_of(view.secret, _PURPOSE))


def _content(view: View) -> str:
    return f"{hidden_portal(view)} {nonce_of(view.secret, _PURPOSE)}"


def _spelled(digits: str) -> str:
    return " ".join(digits[:_DIGITS_SAID].upper())
