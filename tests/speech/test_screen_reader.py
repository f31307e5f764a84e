"""The player's own screen reader in the place of a voice: one announcement after another, and nothing printed."""

import sys
import threading
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from reading_aloud import Dispatcher
from transcript import session_of
from transcript_of_reader import typed_in_turn

from voice_supercat.cli import main
from voice_supercat.dialogue.session.tuning import Tuning
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.procedure.engine import Engine
from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.saying.other_readers import OtherReader
from voice_supercat.speech.saying.screen_reader import ThroughReader
from voice_supercat.speech.saying.ssip import SpeechDispatcher
from voice_supercat.speech.settings import SCREEN_READER, Settings

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="Speech Dispatcher is of Linux")


@pytest.fixture
def dispatcher(monkeypatch: pytest.MonkeyPatch) -> Iterator[Dispatcher]:
    server = Dispatcher()
    monkeypatch.setenv("SPEECHD_ADDRESS", server.address)
    yield server
    server.close()


def test_a_sentence_is_handed_over_whole(dispatcher: Dispatcher) -> None:
    reader = SpeechDispatcher()
    saying = ThroughReader(reader)
    for text in ("Which mood?", ".hidden", "Zoë's turn\n..and more"):
        assert saying.say(text)
    assert dispatcher.said == ["Which mood?", ".hidden", "Zoë's turn\n..and more"]
    assert "SET SELF NOTIFICATION END ON" in dispatcher.commands
    saying.close()


def test_a_sentence_waits_until_the_one_before_has_ended() -> None:
    server = Dispatcher(at_once=False)
    saying = ThroughReader(SpeechDispatcher(server.address))
    both = threading.Thread(target=lambda: [saying.say("one"), saying.say("two")])
    both.start()
    while not server.said:
        pass
    assert server.said == ["one"]
    server.end()
    while len(server.said) < 2:
        pass
    server.end()
    both.join(5)
    assert not server.overlapped
    server.close()


def test_typing_ends_what_is_being_said() -> None:
    server = Dispatcher(at_once=False)
    typed = False
    saying = ThroughReader(SpeechDispatcher(server.address), lambda: typed)
    speaking = threading.Thread(target=lambda: saying.say("a long sentence"))
    speaking.start()
    while not server.said:
        pass
    typed = True
    speaking.join(5)
    assert not speaking.is_alive()
    server.close()


def test_a_reader_that_ends_is_told_once_and_the_game_goes_on_in_print(dispatcher: Dispatcher) -> None:
    saying = ThroughReader(SpeechDispatcher())
    dispatcher.close()
    with pytest.raises(SpeechFault, match="Speech Dispatcher has ended"):
        saying.say("Which mood?")


def test_where_there_is_no_reader_one_sentence_says_so() -> None:
    with pytest.raises(SpeechFault, match=r"No screen reader was found .*; start it, or choose another voice"):
        SpeechDispatcher("inet_socket:127.0.0.1:1")


class Nvda:
    """A reader of another system, as its library shows it."""

    system_output = False

    def __init__(self) -> None:
        self.said: list[tuple[str, bool]] = []

    def output(self, text: str, interrupt: bool) -> None:
        self.said.append((text, interrupt))


def library(output: object) -> SimpleNamespace:
    return SimpleNamespace(Auto=lambda: SimpleNamespace(get_first_available_output=lambda: output))


def test_other_readers_get_speech_and_braille_and_keep_the_order_themselves() -> None:
    nvda = Nvda()
    saying = ThroughReader(OtherReader(library(nvda)))
    for text in ("Is it late?", "Which mood?"):
        saying.say(text)
    assert nvda.said == [("Is it late?", False), ("Which mood?", False)]


@pytest.mark.parametrize("found", [None, SimpleNamespace(system_output=True)])
def test_the_voice_of_the_system_is_no_screen_reader(found: object) -> None:
    with pytest.raises(SpeechFault, match="none is running"):
        OtherReader(library(found))


TURN = """\
Which two cards did the bot draw?
> agg 5, con 2
Which card was led, and which ambition was declared? Or does the bot lead?
> t
Chapter 1, round 1: Red.
Which card was led, and which ambition was declared? Or does the bot lead?
> l
The page is Bot turn.
Which card was led, and which ambition was declared? Or does the bot lead?
> s
Chapter one; round one; hand counter five; seize counter zero; declared nothing.
Which card was led, and which ambition was declared? Or does the bot lead?
> agg 3 tyrant
The bot surpasses with aggression 5, for two actions.
Discard construction 2.
Which resources does the bot have?
> r
The bot surpasses with aggression 5, for two actions.
Discard construction 2.
Which resources does the bot have?
"""


@ON_LINUX
@pytest.mark.usefixtures("home")
def test_help_tells_every_key(dispatcher: Dispatcher, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = typed_in_turn(monkeypatch, dispatcher, ["?"] * 9)
    assert (
        main(["play", "--book", "supercat-base", "--set", "track=bots", "--seed", "1", "--voice", "screen-reader"]) == 0
    )
    told = " ".join(heard())
    assert "Letters to type: r repeats the last sentence, s tells the status" in told
    assert "Also: l tells the page you are on, t tells the turn, w tells why this is asked." in told


def test_letters_are_no_keys_for_other_players(played: Engine) -> None:
    session = session_of(played)
    assert [session.meaning(key) for key in "slt"] == [None, None, None]
    session.tuning = Tuning(Settings(voice=SCREEN_READER))
    assert [session.meaning(key) for key in "slt"] == [Command("status"), Command("where"), Command("turn")]


@ON_LINUX
@pytest.mark.usefixtures("home")
def test_a_turn_by_screen_reader_alone(
    dispatcher: Dispatcher, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [" ".join(line.split()) for line in TURN.splitlines()]
    heard = typed_in_turn(monkeypatch, dispatcher, [line[2:] for line in lines if line.startswith("> ")])
    arguments = "play --book supercat-base --set track=bots --seed 1 --wording full --voice screen-reader"
    assert main(arguments.split()) == 0
    assert heard() == lines
    assert capsys.readouterr().out == ""
    assert not dispatcher.overlapped
