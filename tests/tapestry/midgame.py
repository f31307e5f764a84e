"""A game in the middle: the values that matter, at the question between two turns."""

import json
from typing import Any

from transcript import session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

NEXT = "Discard the last pair. Draw two cards and say both numbers, track card first. Or control, or landmark."
BOTS = "Say bot turn; or control when you conquer a territory of the Automa, or landmark."
"""What is asked where no pair is drawn."""
PAIR = f"{NEXT}\n> one two\n"
ORDER = ["exploration", "science", "military", "technology", "favorite"]
# Card two lets the Automa advance on its favorite, military, and the Shadow Empire on its own, exploration.
CARDS = {
    "1": {"automa": "any", "shadow": "any", "income": False, "order": ORDER, "topples": True},
    "2": {"automa": "any", "shadow": "any", "income": True, "order": ORDER[::-1], "topples": False},
}
TRACKS = ("exploration", "science", "military", "technology")
# Nothing on the spaces, so that only what a test gives is asked for.
SPACES = {f"{track} {space}": [] for track in TRACKS for space in range(1, 13)}


def between_turns(engine: Engine, spaces: dict[str, list[str]] | None = None, **values: Any) -> Session:
    """A session at the question between two turns; `position__automa__science` is where the Automa is on science."""
    known = {"known_cards": json.dumps(CARDS), "known_spaces": json.dumps({**SPACES, **(spaces or {})})}
    usual = {
        "set_up": True,
        "explained": ("pair",),
        "to_move": "you",
        "incomes": 1,
        "favorite of automa": "military",
        "favorite of shadow": "exploration",
        "first_civilization": "science",
        "civilization": "science",
        "track_card": "1",
        "tie_card": "2",
    }
    given = {_id(name): value for name, value in values.items()}
    session = session_of(engine, difficulty="2", first="bots", **known)
    draws = given.get("decision", 2) > 1 and given.get("incomes", 1) and given.get("cards") != "icons"
    at = "whose-turn/next" if draws else "whose-turn/bots"
    return with_known(session, at=at, **{**usual, **given})


def _id(name: str) -> str:
    value, *owners = name.split("__")
    return f"{value} of {' '.join(owners)}" if owners else value
