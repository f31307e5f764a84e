"""A game in the middle: the values that matter, at the question between two turns."""

import json

from transcript import understanding_of

from voice_supercat.dialogue.sitting.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.procedure.game import Game, new_game
from voice_supercat.procedure.state import Draft

ORDER = ["science", "military", "exploration", "technology"]
CARDS = {
    "1": {"automa": "favorite", "shadow": "favorite", "income": False, "order": ORDER, "near": False, "topples": True},
    "2": {"automa": "any", "shadow": "any", "income": True, "order": ORDER[::-1], "near": True, "topples": False},
}
# Nothing on the spaces, so that only what a test gives is asked for.
SPACES = {f"{track} {space}": [] for track in ORDER for space in range(1, 13)}


def between_turns(engine: Engine, spaces: dict[str, list[str]] | None = None, **values: object) -> Session:
    """A session at "next turn or control"; `__` stands for the point in a value's name."""
    known = {"known_cards": json.dumps(CARDS), "known_spaces": json.dumps({**SPACES, **(spaces or {})})}
    draft = Draft(new_game(engine, 0, {"difficulty": "2", "first": "bots", **known}).state)
    usual = {
        "set_up": True,
        "turns": 9,
        "incomes": 1,
        "favorite__automa": "military",
        "favorite__shadow": "exploration",
        "track_card": "1",
        "tie_card": "2",
    }
    for name, value in {**usual, **values}.items():
        draft[name.replace("__", ".")] = value
    draft.step = "table/next"
    state = draft.freeze()
    return Session(Game(engine, state, (engine.question(state),)), understanding_of(engine))
