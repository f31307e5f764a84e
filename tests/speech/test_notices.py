"""Notices about devices are shown at once, and spoken where there is a voice, each of them once."""

from collections.abc import Callable, Sequence

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.hearing.sources import OneHearing
from voice_supercat.speech.interfaces import ALONE, Complete, Delivery, Utterance, phrase_check
from voice_supercat.speech.saying.notices import Notices
from voice_supercat.speech.saying.outputs import Collected

PHRASES = ["yes", "no"]
SILENT = "The microphone headset has fallen silent; plug it in again, or type."
BACK = "The microphone headset is back."


class Unplugged:
    """A `Poll` whose microphone goes, comes back, and then hears a yes."""

    ended = False

    def __init__(self, notice: Callable[[str], None]) -> None:
        self._notice = notice
        self.happened: list[str] = []

    def start(self, phrases: Sequence[str], complete: Complete) -> None:  # noqa: ARG002
        self.happened.append("begin")

    def started(self) -> bool:
        return False

    def poll(self, seconds: float) -> Utterance | None:  # noqa: ARG002
        self.happened.append("poll")
        polls = self.happened.count("poll")
        if polls == 4:
            return Utterance("yes")
        if polls < 3:
            self._notice((SILENT, BACK)[polls - 1])
        return None

    def close(self) -> None: ...


class Broken(Collected):
    def say(self, text: str, delivery: Delivery = ALONE) -> bool:  # noqa: ARG002
        raise SpeechFault(f"The loudspeaker has stopped taking sound: {text}")


def listened(aloud: Collected | None) -> tuple[list[str], list[str]]:
    """What was shown, and what happened to the microphone."""
    shown: list[str] = []
    notices = Notices(shown.append)
    if aloud is not None:
        notices.speak_through(aloud)
    poll = Unplugged(notices)
    answer = OneHearing(poll, notices).listen(PHRASES, phrase_check(PHRASES))
    assert answer is not None
    assert answer.text == "yes"
    return shown, poll.happened


def test_a_microphone_that_goes_and_comes_back_is_announced_once_each_while_listening() -> None:
    aloud = Collected()
    shown, happened = listened(aloud)
    assert shown == aloud.said == [SILENT, BACK]
    # A word that was begun before the program spoke is no answer.
    assert happened == ["begin", "poll", "begin", "poll", "begin", "poll", "poll"]


def test_without_a_voice_notices_are_shown_and_nothing_is_interrupted() -> None:
    assert listened(None) == ([SILENT, BACK], ["begin", "poll", "poll", "poll", "poll"])


def test_notices_are_shown_even_where_the_loudspeaker_fails() -> None:
    assert listened(Broken())[0] == [SILENT, BACK]


def test_notices_from_before_the_voice_was_open_are_spoken_too() -> None:
    shown: list[str] = []
    aloud = Collected()
    notices = Notices(shown.append)
    notices("No microphone was found; plug one in and start again. Type the answers.")
    notices.speak_through(aloud)
    notices.speak()
    assert shown == aloud.said == ["No microphone was found; plug one in and start again. Type the answers."]
