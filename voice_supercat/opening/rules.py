"""Which games there are to choose from."""

from voice_supercat.procedure.keys import Key
from voice_supercat.procedure.state import Draft, View

GAMES = Key[tuple[str, ...]]("games")
KNOWN_GAMES = Key[tuple[str, ...]]("known_games")
OPEN_GAME = Key[str | None]("open_game")
LAST_GAME = Key[str | None]("last_game")
WELCOMED = Key[bool]("welcomed")
ONE_KEY = Key[bool]("one_key")
GAME = Key[str | None]("game")


def on_new_game(draft: Draft, options: dict[str, str]) -> None:
    """The lists among the options."""
    draft[GAMES] = _listed(options["games"])
    draft[KNOWN_GAMES] = _listed(options["known_games"])


def first_time(view: View) -> bool:
    """Whether the player has not played yet, and does not choose again."""
    return not (view[OPEN_GAME] or view[KNOWN_GAMES] or view[WELCOMED])


def how_to_get_help(view: View) -> str:
    """By voice, or by the one key."""
    return "Hold the key down for help." if view[ONE_KEY] else "Say help me at any time."


def several_games(view: View) -> bool:
    """Whether there is anything to choose."""
    return len(view[GAMES]) > 1


def take_only_game(draft: Draft) -> None:
    """Nothing to choose."""
    [draft[GAME]] = draft[GAMES]


def games_to_name(view: View) -> str:
    """All games, the last one with "or"."""
    *first, last = view[GAMES]
    return f"{', '.join(first)} or {last}" if first else last


def played_before(view: View) -> bool:
    """Whether the game that was chosen can be begun as last time, which was not offered yet."""
    return view[GAME] in view[KNOWN_GAMES] and view[GAME] != view[LAST_GAME]


def _listed(names: str) -> tuple[str, ...]:
    return tuple(filter(None, names.split(",")))
