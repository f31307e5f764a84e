"""A game with a screen, played in a thread of its own: nothing is spoken, and what is typed is put in."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from voice_supercat.dialogue.conversation.conversation import Conversation
from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.correction import moves_of
from voice_supercat.procedure.game import Game
from voice_supercat.screen.opening import Screen
from voice_supercat.speech.hearing.sources import OneHearing, ScriptHearing
from voice_supercat.speech.keys.keyboard import TypedLines
from voice_supercat.speech.saying.outputs import Collected

PATIENCE = 20.0  # seconds, on a machine that is busy; a tenth of a second is usual
LEAST_LOOKS = 200  # a machine that stood still all that time has not waited


class Typed(TypedLines):
    """A keyboard whose lines a test puts in."""

    def close(self) -> None:
        """There is no device."""


class Table:
    """A game that is being played, its screen, and what the voice has said."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told: list[str] = []
        self.saying = Collected()
        self.hands = Typed()
        self.screen = Screen(None, self.told.append, port=0)
        self._thread = threading.Thread(target=self._play, daemon=True)

    def _play(self) -> None:
        hearing = OneHearing(self.screen.beside(self.hands))
        Conversation(
            self.session, hearing, self.saying, lambda: ScriptHearing([]), Collected, display=self.screen
        ).run()

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self.hands.put(None)
        self.screen.close()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def playing(self) -> bool:
        return self._thread.is_alive()

    @property
    def host(self) -> str:
        """Where the server listens: "127.0.0.1:PORT"."""
        return self.screen.address.removeprefix("http://").partition("/")[0]

    @property
    def code(self) -> str:
        """The code that lets the next screen in."""
        return self.screen.address.partition("#")[2]

    def said_last(self, text: str) -> None:
        """Wait until the voice has said this, as the last thing."""
        until(lambda: bool(self.saying.said) and self.saying.said[-1] == text, lambda: self.saying.said[-3:])


@contextmanager
def table(session: Session) -> Iterator[Table]:
    """Play it while the test looks."""
    game = Table(session)
    game.start()
    try:
        yield game
    finally:
        game.close()


def answers_of(game: Game) -> list[Answer | None]:
    """All answers so far, the first one first."""
    return [move.given for move in reversed(moves_of(game))]


def until(so: Any, found: Any = lambda: "") -> None:
    """Wait for what another thread does."""
    end, looks = time.monotonic() + PATIENCE, 0
    while not so():
        looks += 1
        assert looks < LEAST_LOOKS or time.monotonic() < end, f"waited in vain; found {found()}"
        time.sleep(0.005)


@dataclass(frozen=True)
class Door:
    """Where a screen joins, as it is printed."""

    host: str
    code: str


class Client:
    """A screen without a browser: sends and receives what the page does."""

    def __init__(self, game: Table | Door, **joining: str) -> None:
        self._left = ExitStack()
        opened = connect(f"ws://{game.host}/game", origin=Origin(f"http://{game.host}"), proxy=None)
        self._socket: ClientConnection = self._left.enter_context(opened)
        self.now: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.send(**(joining or {"code": game.code}))
        self.first = self.receive()

    def send(self, **message: Any) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        self._socket.send(text)

    def receive(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
        self.now = found.get("now", self.now)
        self.table = found.get("table", self.table)
        return found

    def asked(self, text: str) -> dict[str, Any]:
        """Wait until this question is on the screen, with its table; gives what is shown with it."""
        while self.now.get("question", {}).get("text") != text or self.table.get("at") != self.now["at"]:
            self.receive()
        return self.now

    def answer(self, **message: Any) -> None:
        """Answer what is on the screen."""
        self.send(**message, at=self.now["at"])

    def told(self, name: str) -> Any:
        """The next thing of that name that this screen alone is told."""
        while name not in (message := self.receive()):
            pass
        return message[name]

    def close(self) -> None:
        self._left.close()
