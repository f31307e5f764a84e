"""Speech Dispatcher, through which Orca and others speak on Linux: its line protocol, SSIP, over a socket.

Its own Python package is part of the system and cannot be installed into an environment, so this speaks the protocol.
"""

import os
import queue
import socket
import threading
from contextlib import suppress
from pathlib import Path

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.saying.screen_reader import no_reader

_PATIENCE = 3.0  # seconds for an answer, which takes a thousandth
_ENDS = ("702", "703")  # END, CANCELED
_HELLO = (
    "SET SELF CLIENT_NAME player:voice_supercat:game",
    "SET SELF PRIORITY message",
    "SET SELF NOTIFICATION END ON",
    "SET SELF NOTIFICATION CANCEL ON",
)
_GONE = "Speech Dispatcher has ended."


class SpeechDispatcher:
    """A `Reader`. The server is started by the desktop, or with `spd-say hello`."""

    def __init__(self, address: str | None = None) -> None:
        """`address` is as in SPEECHD_ADDRESS. Raises SpeechFault where there is no server."""
        self._unended: set[str] = set()
        self._answers: queue.SimpleQueue[list[str] | None] = queue.SimpleQueue()
        self._asking, self._noting = threading.Lock(), threading.Lock()
        self._socket = _connected(address or os.environ.get("SPEECHD_ADDRESS", ""))
        threading.Thread(target=self._read, name="ssip", daemon=True).start()
        for line in _HELLO:
            self._ask(line)

    def speak(self, text: str) -> None:
        lines = [f".{line}" if line.startswith(".") else line for line in text.splitlines()]
        with self._asking:
            self._send("SPEAK")
            self._send("\r\n".join([*lines, "."]), receives="225", begins=True)

    def speaking(self) -> bool:
        return bool(self._unended)

    def silence(self) -> None:
        self._ask("CANCEL SELF")

    def close(self) -> None:
        with suppress(OSError):
            self._socket.sendall(b"QUIT\r\n")
        self._socket.close()

    def _ask(self, line: str) -> None:
        with self._asking:
            self._send(line)

    def _send(self, line: str, receives: str = "2", *, begins: bool = False) -> None:
        """Send a line and wait for its answer, which must begin so. Raises SpeechFault."""
        try:
            self._socket.sendall(f"{line}\r\n".encode())
            answer = self._answers.get(timeout=_PATIENCE)
        except (OSError, queue.Empty) as error:
            raise SpeechFault(_GONE) from error
        if answer is None:
            raise SpeechFault(_GONE)
        if not answer[-1].startswith(receives):
            raise SpeechFault(f"Speech Dispatcher refused a sentence ({answer[-1][4:]}).")
        if begins:
            self._begun_or_ended(answer[0][4:])

    def _begun_or_ended(self, message: str) -> None:
        """Note it; a short sentence may have ended before it is known that it has begun."""
        with self._noting:
            self._unended ^= {message}

    def _read(self) -> None:
        """Take answers and events apart: each is some lines `NNN-…` and a last one `NNN …`."""
        with suppress(OSError), self._socket.makefile("r", encoding="utf-8", errors="replace") as lines:
            one: list[str] = []
            for line in lines:
                one.append(line.rstrip("\r\n"))
                if line[3:4] == "-":
                    continue
                if line.startswith(_ENDS):
                    self._begun_or_ended(one[0][4:])
                elif not line.startswith("7"):
                    self._answers.put(one)
                one = []
        self._unended = set()
        self._answers.put(None)


def _connected(address: str) -> socket.socket:
    way, _, place = address.partition(":")
    try:
        if way == "inet_socket":
            host, _, port = place.rpartition(":")
            return socket.create_connection((host or "127.0.0.1", int(port)), _PATIENCE)
        opened = socket.socket(socket.AF_UNIX)  # type: ignore[attr-defined, unused-ignore]
        opened.connect(place or str(_usual_socket()))
        return opened
    except (OSError, ValueError) as error:
        raise no_reader(f"Speech Dispatcher: {getattr(error, 'strerror', None) or error}") from error


def _usual_socket() -> Path:
    return Path(os.environ.get("XDG_RUNTIME_DIR") or Path.home() / ".cache") / "speech-dispatcher" / "speechd.sock"
