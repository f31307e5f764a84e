"""Where the program waits, it says with which word it goes on, and takes the other one too."""

import pytest
from sessions import new_session
from transcript import ANSWER, by_voice, no_until, plays, session_of

from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.saying.outputs import Collected

SET_UP = """
Leave the Andorian exploration cards, trade agreements and all but six advancements in the box.
Say next to hear more.
Six advancements are complete from the start, and they research no projects. They begin with six commands.
Next?
"""


class Timed(Collected):
    """A voice that needs 0.4 seconds for a word, so that long talk has stops."""

    def seconds(self, text: str) -> float:
        return 0.4 * len(text.split())


@pytest.mark.parametrize("word", ["next", "done"])
def test_a_set_up_that_is_read_goes_on_with_either_word(played_ascendancy: Engine, word: str) -> None:
    session = session_of(played_ascendancy)
    no_until(session, "game-begins/hear-setup")
    heard = ScriptHearing(["yes", word, word])
    assert by_voice(session, heard, Timed())[1:5] == SET_UP.strip().splitlines()


@pytest.mark.parametrize("word", ["next", "done"])
def test_the_turn_of_another_faction_begins_with_either_word(played_ascendancy: Engine, word: str) -> None:
    session = new_session(played_ascendancy, "klingon,romulan")
    for answer in ("bot turn", "none", "0", "0", "no", "none"):
        session.text(answer)
    plays(
        session,
        f"""
        The turn of the Klingons is over.
        Say done for the turn of the Romulans.
        {ANSWER}{word}
        The Romulans: six commands ready.
        What meets their ships: a developed system, enemy ships, at home too, or none?
        """,
    )
