"""Nine turns of two bots in one game, as they are spoken at normal wording, and how many words that takes.

`nine_turns.txt` has all that is said, with `> ` before what the player says. `# ` tells what lies on the table.
"""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from ledger import boards_unknown
from seats import TWO_BOTS
from transcript import ANSWER, by_voice, seed_rolling, session_of

from scripts.benchmarks.spoken_length import words
from voice_supercat.books.supercat_base.rules import values as v
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import Complete, Utterance
from voice_supercat.speech.saying.outputs import Collected

WRITTEN = Path(__file__).with_name("nine_turns.txt").read_text(encoding="utf-8").splitlines()
SPOKEN = [line for line in WRITTEN if line and not line.startswith("#")]
ANSWERS = [line.removeprefix(ANSWER) for line in SPOKEN if line.startswith(ANSWER)]
ROLLS = (3, 1, 3)
USUAL = {"questions": "together", "ledger": "on"}

MOST_WORDS = 1383
"""Said in the nine turns, instructions and what is read back included; a change that needs more has to say why."""


class Writing(ScriptHearing):
    """Writes each answer among what is said."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(ANSWERS)
        self._lines = lines

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:
        heard = super().listen(phrases, complete)
        if heard is not None:
            self._lines.append(ANSWER + heard.text)
        return heard


def words_by_turn() -> list[int]:
    """Those of each turn of a bot; what is said in the player's own turns is left out."""
    said = [line for line in WRITTEN if line and not line.startswith(ANSWER)]
    parts = [(comment, list(lines)) for comment, lines in groupby(said, lambda line: line.startswith("#"))]
    titles, bodies = parts[::2], parts[1::2]
    return [
        sum(map(words, body))
        for (_, title), (_, body) in zip(titles, bodies, strict=True)
        if title[0].startswith("# Turn ")
    ]


def test_nine_turns_are_spoken_as_written(played: Engine) -> None:
    """Declarations, surpassing, pivots, copies, seizures, the Prelude, each kind of action, guild and Vox cards."""
    session = boards_unknown(session_of(played, seed_rolling(*ROLLS), **TWO_BOTS, **USUAL))
    saying = Collected()
    assert by_voice(session, Writing(saying.said), saying) == SPOKEN
    state = session.game.state
    assert state[v.declared] == ("keeper", "empath", "tycoon")
    assert state[v.bonus.of("red")] == ("mobilization 6",)
    assert [state[v.hand_counter.of(bot)] for bot in ("red", "blue")] == [2, 1]  # one gained, one discarded to seize


def test_the_nine_turns_need_no_more_words() -> None:
    turns = words_by_turn()
    assert len(turns) == 9
    assert sum(turns) <= MOST_WORDS
