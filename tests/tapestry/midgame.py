"""A game in the middle: the values that matter, at the question between two turns."""

import json

from transcript import session_of, with_known

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine

NEXT = "Say bot turn for the bots, or control when you conquer a territory of the Automa."
DRAWN = f"""{NEXT}
    > next turn
    Discard the last pair.
    Draw two decision cards, face up, at random: left the track card, right the tiebreaker card.
    Which number is on the track card?
    > one
    Which number is on the tiebreaker card?"""
PAIR = f"{DRAWN}\n> two\n"
ORDER = ["exploration", "science", "military", "technology", "favorite"]
# Card two lets the Automa advance on its favorite, military, and the Shadow Empire on its own, exploration.
CARDS = {
    "1": {"automa": "any", "shadow": "any", "income": False, "order": ORDER, "topples": True},
    "2": {"automa": "any", "shadow": "any", "income": True, "order": ORDER[::-1], "topples": False},
}
TRACKS = ("exploration", "science", "military", "technology")
# Nothing on the spaces, so that only what a test gives is asked for.
SPACES = {f"{track} {space}": [] for track in TRACKS for space in range(1, 13)}


def between_turns(engine: Engine, spaces: dict[str, list[str]] | None = None, **values: object) -> Session:
    """A session at "next turn or control"; `position__automa__science` is the position of the Automa on science."""
    known = {"known_cards": json.dumps(CARDS), "known_spaces": json.dumps({**SPACES, **(spaces or {})})}
    usual = {
        "set_up": True,
        "to_move": "you",
        "incomes": 1,
        "favorite of automa": "military",
        "favorite of shadow": "exploration",
        "track_card": "1",
        "tie_card": "2",
    }
    given = {_id(name): value for name, value in values.items()}
    session = session_of(engine, difficulty="2", first="bots", **known)
    return with_known(session, at="table/next", **{**usual, **given})


def _id(name: str) -> str:
    value, *owners = name.split("__")
    return f"{value} of {' '.join(owners)}" if owners else value
