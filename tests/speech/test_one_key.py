"""One key: presses are counted, pauses separate the digits."""

import os
import queue
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from voice_supercat.speech.hearing.reminding import Reminding
from voice_supercat.speech.interfaces import Utterance, phrase_check
from voice_supercat.speech.keys.one_key import Dialled, OneKey
from voice_supercat.speech.keys.terminal import PosixKeys

PAUSE = 0.1
YES_NO = ["yes", "no", "repeat that"]
NUMBERS = ["one", "two"]


def dialled(*digits: int) -> str:
    """The text for so many presses for each digit."""
    state = Dialled()
    for presses in digits:
        for _ in range(presses):
            state = state.pressed()
        state = state.paused()
    return state.digits


@pytest.mark.parametrize(
    ("presses", "text"),
    [((1,), "1"), ((2,), "2"), ((10,), "0"), ((2, 3), "23"), ((1, 10), "10"), ((11, 3), "*3"), ((40, 2), "*2")],
)
def test_presses_are_digits_as_on_a_telephone(presses: tuple[int, ...], text: str) -> None:
    assert dialled(*presses) == text


class Fingers:
    """A keyboard on which a test presses keys."""

    def __init__(self) -> None:
        self._keys: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.closed = False

    def press(self, *groups: int, key: str = " ") -> None:
        """Press the key so many times in each group, with a pause between the groups."""
        for number, presses in enumerate(groups):
            time.sleep(1.5 * PAUSE if number else 0)
            for _ in range(presses):
                self._keys.put(key)

    def end(self) -> None:
        self._keys.put("")

    def read(self, seconds: float) -> str | None:
        try:
            return self._keys.get(timeout=seconds)
        except queue.Empty:
            return None

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def fingers() -> Fingers:
    return Fingers()


@pytest.fixture
def one_key(fingers: Fingers) -> Iterator[OneKey]:
    made = OneKey(fingers, PAUSE)
    yield made
    made.close()


def answer(one_key: OneKey, phrases: list[str], press: Callable[[], None]) -> Utterance | None:
    """The answer within two seconds, if there is one."""
    one_key.start(phrases, phrase_check(phrases))
    press()
    deadline = time.monotonic() + 2
    while time.monotonic() < deadline and not one_key.ended:
        if utterance := one_key.poll(0.01):
            return utterance
    return None


@pytest.mark.parametrize(
    ("phrases", "groups", "text"),
    [
        (YES_NO, (1,), "1"),
        (YES_NO, (2,), "2"),
        (NUMBERS, (3,), "3"),
        (NUMBERS, (2, 10), "20"),
        (YES_NO, (12, 2), "*2"),
        (YES_NO, (12,), "*"),
    ],
)
def test_one_key_answers(
    one_key: OneKey, fingers: Fingers, phrases: list[str], groups: tuple[int, ...], text: str
) -> None:
    heard = answer(one_key, phrases, lambda: fingers.press(*groups))
    assert heard == Utterance(text, source="keyboard", raw=text)


def test_yes_and_no_need_not_wait_for_another_digit(one_key: OneKey, fingers: Fingers) -> None:
    started = time.monotonic()
    answer(one_key, YES_NO, lambda: fingers.press(1))
    quick = time.monotonic() - started
    started = time.monotonic()
    answer(one_key, NUMBERS, lambda: fingers.press(1))
    assert quick < time.monotonic() - started


def test_other_keys_do_nothing(one_key: OneKey, fingers: Fingers) -> None:
    assert answer(one_key, YES_NO, lambda: fingers.press(3, key="x")) is None


def test_the_prompt_stops_at_the_first_press(one_key: OneKey, fingers: Fingers) -> None:
    assert not one_key.started()
    fingers.press(1)
    deadline = time.monotonic() + 2
    while not one_key.started() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert one_key.started()


def test_at_the_end_of_input_the_terminal_is_restored(fingers: Fingers) -> None:
    one_key = OneKey(fingers, PAUSE)
    assert answer(one_key, YES_NO, fingers.end) is None
    assert one_key.ended
    one_key.close()
    assert fingers.closed


def test_silence_is_noticed_after_its_time(one_key: OneKey) -> None:
    clock = [0.0]
    reminding = Reminding(one_key, 30, now=lambda: clock[0])
    reminding.start(YES_NO, phrase_check(YES_NO))
    clock[0] = 29.9
    assert reminding.poll(0) is None
    clock[0] = 30.0
    assert reminding.poll(0) == Utterance("", source="silence")
    reminding.start(YES_NO, phrase_check(YES_NO))
    assert reminding.poll(0) is None


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo terminal is POSIX")
def test_a_terminal_that_has_gone_is_the_end_of_input() -> None:
    import pty

    ours, theirs = pty.openpty()
    keys = PosixKeys(theirs)
    os.close(ours)
    assert keys.read(1.0) == ""
    keys.close()
    os.close(theirs)


LED = "Which card was led, and which ambition was declared? Or does the bot lead?"
PLAY = [sys.executable, "-m", "voice_supercat", "play", "--print", "--keyboard", "--one-key", "--seed", "1"]


@pytest.mark.usefixtures("home")
@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo terminal is POSIX")
@pytest.mark.flaky(reruns=2)  # presses in real time, on a machine that may be busy
def test_a_game_by_one_key_in_a_terminal() -> None:
    import pty

    ours, theirs = pty.openpty()
    with subprocess.Popen(PLAY, stdin=theirs, stdout=subprocess.PIPE, text=True) as game, ended(game):
        assert game.stdout is not None
        assert game.stdout.readline() == "Which two cards did the bot draw?\n"
        for presses in (2, 5, 3, 2):  # aggression five, construction two
            os.write(ours, b" " * presses)
            time.sleep(0.9)
        assert game.stdout.readline() == f"{LED}\n"
        for presses in (2, 3):  # aggression three
            os.write(ours, b" " * presses)
            time.sleep(0.9)
        assert game.stdout.readline() == "Was Tyrant declared with it?\n"


@contextmanager
def ended(game: "subprocess.Popen[str]") -> Iterator[None]:
    """The game ends with this context, whatever goes wrong there."""
    try:
        yield
    finally:
        game.terminate()


@pytest.mark.usefixtures("home")
def test_without_a_terminal_one_key_says_so_and_lines_are_read() -> None:
    done = subprocess.run(PLAY, input="2532\n23\n", capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "Key presses need a terminal. Type the answers.",
        "Which two cards did the bot draw?",
        LED,
        "Was Tyrant declared with it?",
    ]
    assert not [sign for sign in done.stdout if ord(sign) < 32 and sign != "\n"]
