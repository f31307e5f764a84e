"""The conversation: reprompts, earcons, pause, pace, and what takes over when a device fails."""

from collections.abc import Callable, Sequence

from transcript import by_voice, session_of
from uncertain_answers import CARDS, INITIATIVE

from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.sources import ScriptHearing
from voice_supercat.speech.interfaces import ALONE, Complete, Delivery, Hearing, Manner, Utterance
from voice_supercat.speech.saying.outputs import Collected

CARDS_BACK = "Aggression five construction two."


class BrokenHearing:
    """A microphone that is pulled out at the first word."""

    def expect(self, phrases: Sequence[str], complete: Complete) -> None:
        """Does not fail yet."""

    def listen(self, phrases: Sequence[str], complete: Complete) -> Utterance | None:  # noqa: ARG002
        raise SpeechFault("The microphone was unplugged.")

    def close(self) -> None:
        """Nothing to close."""


class BrokenSaying(Collected):
    """A loudspeaker that is pulled out at the second text."""

    def say(self, text: str, delivery: Delivery = ALONE) -> bool:
        if self.said:
            raise SpeechFault("The loudspeaker was unplugged.")
        return super().say(text, delivery)


class PacedSaying(Collected):
    """Remembers each pace that was set."""

    rates: tuple[int, ...] = ()

    def set_manner(self, manner: Manner) -> None:
        self.rates = (*self.rates, manner.words_per_minute)


def converse(
    played: Engine,
    hearing: Hearing,
    saying: Collected | None = None,
    spare_hearing: Callable[[], Hearing] = lambda: ScriptHearing([]),
    spare_saying: Callable[[], Collected] = Collected,
) -> Collected:
    """Run a conversation; gives the `Saying` with everything that was said."""
    saying = saying or Collected()
    Conversation(session_of(played), hearing, saying, spare_hearing, spare_saying).run()
    return saying


def test_the_end_of_a_game_is_said_and_said_again_when_it_is_opened(played: Engine) -> None:
    """The last answer can be taken back until the game is closed. Then the program asks nothing and does not listen."""
    session = session_of(played, page="game-end", track="game")
    end = [
        "The bot declared no ambition and never seized. You declared no ambition and never seized.",
        "Say done to close the game.",
    ]
    assert said_by(session, "no", "undo", "yes", "done") == [
        "Did you win?",
        "The game is over after one chapter and zero rounds. The bot wins.",
        *end,
        "Taken back.",
        "Did you win?",
        "The game is over after one chapter and zero rounds. You win.",
        *end,
    ]
    assert session.over
    assert said_by(session) == ["The game is over after one chapter and zero rounds. You win."]


def test_the_result_is_said_even_where_a_fact_was_told_after_it(played: Engine) -> None:
    session = session_of(played, page="game-end", track="game")
    said_by(session, "no", "tyrant was declared", "done")
    assert said_by(session) == ["The game is over after one chapter and zero rounds. The bot wins."]


def said_by(session: Session, *answers: str) -> list[str]:
    """What the program says in a conversation with these answers, until the answers or the game have ended."""
    return by_voice(session, ScriptHearing(answers))


def test_reprompts_go_from_the_short_question_to_the_keyboard_and_then_stop(played: Engine) -> None:
    said = converse(played, ScriptHearing([CARDS, "", "", "", "", ""])).said

    assert said[1:] == [
        CARDS_BACK,
        INITIATIVE,
        "Sorry? Has the bot the initiative?",
        f"{INITIATIVE} Say yes or no.",
        "Say yes or no. Or type it.",
    ]


def test_a_word_that_is_no_answer_is_named(played: Engine) -> None:
    said = converse(played, ScriptHearing([CARDS, "banana"])).said

    assert said[-1] == '"banana" is not an answer here. Say yes or no.'


def test_each_kind_of_answer_has_its_earcon(played: Engine) -> None:
    saying = converse(played, ScriptHearing([CARDS, "", "no", "tell me why", "aggression three", "yes"]))

    assert saying.signals == ["number", "rejected", "no", "command", "number", "yes"]


def test_while_paused_only_resume_is_taken(played: Engine) -> None:
    said = converse(played, ScriptHearing([CARDS, "hold on", "no", "", "table talk", "carry on"])).said

    assert said[3:] == ["Paused. Say resume to go on.", INITIATIVE]


def test_while_paused_the_game_cannot_be_quit_by_voice(played: Engine) -> None:
    said = converse(played, ScriptHearing([CARDS, "hold on", "quit", "yes", "carry on"])).said

    assert said[3:] == ["Paused. Say resume to go on.", INITIATIVE]


def test_pace_can_be_changed(played: Engine) -> None:
    saying = PacedSaying()
    converse(played, ScriptHearing(["slower", "faster", "faster"]), saying)

    slow, usual, fast = saying.rates
    assert slow < usual < fast


def test_when_the_microphone_fails_the_keyboard_takes_over(played: Engine) -> None:
    said = converse(played, BrokenHearing(), spare_hearing=lambda: ScriptHearing([CARDS])).said

    assert said[1:] == ["The microphone was unplugged. Go on with the keyboard.", CARDS_BACK, INITIATIVE]


def test_when_the_loudspeaker_fails_text_takes_over(played: Engine) -> None:
    spare = Collected()
    converse(played, ScriptHearing([CARDS]), BrokenSaying(), spare_saying=lambda: spare)

    assert spare.said == ["The loudspeaker was unplugged. Go on with text.", CARDS_BACK, INITIATIVE]


def test_the_question_is_said_in_full_after_undo(played: Engine) -> None:
    undo = ["no", "take it back"]
    said = converse(played, ScriptHearing([CARDS, *undo])).said

    assert said[-2:] == ["Taken back.", INITIATIVE]
