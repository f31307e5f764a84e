"""Runs a voice engine in a process of its own, so that it may print, hang or crash without harm to the game."""

import contextlib
import json
import queue
import subprocess
import threading
import time
from dataclasses import dataclass
from typing import Any

from voice_supercat.speech.faults import SpeechFault
from voice_supercat.speech.helpers import own_process

_LOOK = 0.1  # seconds


@dataclass(frozen=True)
class Engine:
    """Which process renders, and how long it may take."""

    helper: str
    """Which of `helpers.py`; it speaks the protocol of `serving.py`."""
    arguments: tuple[str, ...]
    called: str
    """The name of the engine in messages to the player."""
    starting: float
    """Seconds until it is ready, at most."""
    rendering: float
    """Seconds for one text, at most: the player waits for it."""
    advice: str = ""
    """The end of the sentence where the engine says that it cannot work, before the full stop: what to do."""


@dataclass(frozen=True)
class Ready:
    """What an engine reports about itself."""

    voice: str
    """The name of its usual voice."""
    voices: tuple[str, ...]
    """All names, the usual one first."""
    remark: str = ""
    """What the player should know about the usual voice."""


class ChildGone(Exception):
    """The process has ended or does not answer."""


class RenderingChild:
    """The running process. It starts at once; `ready` and `ask` wait for it. Use it from one thread at a time.

    Where this program is killed, the process ends too and deletes `folder`, which holds what it renders.
    """

    def __init__(self, engine: Engine, folder: str) -> None:
        self._of = engine
        self._process = subprocess.Popen(
            own_process(engine.helper, folder, *engine.arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
        self._replies: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        self._ready: Ready | None = None
        self._fault: SpeechFault | None = None

    @property
    def pid(self) -> int:
        return self._process.pid

    def ready(self) -> Ready:
        """What the engine reports about itself. Raises ChildGone, and SpeechFault where it says why it cannot start."""
        if self._fault:
            raise self._fault  # the process tells it once
        if self._ready is None:
            try:
                reply = self._reply(self._of.starting)
            except SpeechFault as fault:
                self._fault = fault
                raise
            usual = str(reply["voice"] or "default")
            self._ready = Ready(usual, tuple(dict.fromkeys([usual, *map(str, reply["voices"])])), str(reply["remark"]))
        return self._ready

    def ask(self, request: dict[str, Any]) -> None:
        """Send a request and wait for the reply. Raises ChildGone, and SpeechFault for what the engine refuses."""
        self.ready()
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise ChildGone from error
        self._reply(self._of.rendering)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def _reply(self, patience: float) -> dict[str, Any]:
        line = self._next(time.monotonic() + patience)
        if not line:
            self._replies.put(line)  # so that the next call fails at once too
            raise ChildGone
        reply: dict[str, Any] = json.loads(line)
        if "fault" in reply:
            raise SpeechFault(f"No voice: {' '.join(str(reply['fault']).split())}{self._of.advice}.")
        return reply

    def _next(self, until: float) -> str:
        """The next line. It is looked for again and again: on Windows Ctrl-C waits until such a call ends."""
        while True:
            try:
                return self._replies.get(timeout=_LOOK)
            except queue.Empty as silence:
                if time.monotonic() >= until:
                    raise ChildGone from silence

    def _listen(self) -> None:
        # Only this thread closes the pipe. Closing waits until a read has ended, and a process that the engine started
        # may live longer than the child and keep the pipe open.
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError), self._process.stdout as lines:
            for line in lines:
                self._replies.put(line)
        self._replies.put("")
