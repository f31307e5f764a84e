"""The server of the page, in a thread of its own: the files of the page, and one web socket for each screen.

Play does not depend on it. The game hands over moments and never waits; what the screens send goes to the inbox.
"""

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.screen.connections import at_most
from voice_supercat.screen.guard import Bucket, Guard
from voice_supercat.screen.inbox import Inbox
from voice_supercat.screen.messages import answered
from voice_supercat.screen.moment import Moment
from voice_supercat.screen.pages import response_to
from voice_supercat.screen.views import glossary_view, question_view, table_view

MOST_SCREENS = 16
"""That are in, and that knock: so many files of this process are left for the game, whoever knocks."""
_LONGEST = 8_192  # bytes of one message
_TO_JOIN = 10.0  # seconds
_BURST, _EACH_SECOND = 40, 10  # messages of one screen
_QUIET = logging.getLogger("voice_supercat.screen")
_QUIET.addHandler(logging.NullHandler())
_QUIET.propagate = False  # whoever knocks wrongly must not write on the player's terminal

Invitation = Callable[[], dict[str, Any]]
"""How another screen can join: its address and a picture of it."""


class ScreenServer:
    """Serves the page on this socket until it is stopped. `joined` is called when a screen has come in."""

    def __init__(
        self,
        waiting: socket.socket,
        guard: Guard,
        inbox: Inbox,
        invitation: Invitation,
        joined: Callable[[], None],
        failed: Callable[[str], None],
    ) -> None:
        self._socket, self._guard, self._inbox = waiting, guard, inbox
        self._invitation, self._joined, self._failed = invitation, joined, failed
        self._screens: set[ServerConnection] = set()
        self._knocking = 0
        self._moment: Moment | None = None
        self._glossary: list[dict[str, str]] | None = None  # that every screen shows; None: not known
        self._loop = asyncio.new_event_loop()
        self._stopping = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="screen", daemon=True)

    def start(self) -> None:
        """Serve from now on."""
        self._thread.start()

    def show(self, moment: Moment) -> None:
        """Show it on every screen. May be called from any thread; returns at once."""
        self._moment = moment
        self._in_loop(self._broadcast)

    def stop(self) -> None:
        """Tell the screens that the program ends, and end. Stopping twice is harmless."""
        self._in_loop(self._stopping.set)
        if self._thread.is_alive() and threading.current_thread() is not self._thread:
            self._thread.join(timeout=2)

    def _in_loop(self, call: Callable[[], object]) -> None:
        with suppress(RuntimeError):  # the loop is closed: the server has ended before
            self._loop.call_soon_threadsafe(call)

    def _run(self) -> None:
        self._loop.set_exception_handler(lambda _, fault: self._fail(fault.get("exception")))
        try:
            self._loop.run_until_complete(self._serve())
        except Exception as error:  # whatever it is, the game goes on
            self._fail(error)
        finally:
            self._inbox.open = False
            self._socket.close()
            self._loop.close()

    def _fail(self, error: object) -> None:
        if not self._stopping.is_set():
            self._failed(f"The screen has stopped ({type(error).__name__}: {error}); the game goes on without it.")
        self._stopping.set()

    async def _serve(self) -> None:
        serving = serve(
            self._talk,
            sock=self._socket,
            process_request=lambda _, request: response_to(request, self._guard, full=self._full()),
            create_connection=at_most(),
            max_size=_LONGEST,
            max_queue=8,
            compression=None,
            open_timeout=5,
            close_timeout=1,
            server_header=None,
            logger=_QUIET,
        )
        async with serving:
            await self._stopping.wait()
            broadcast(self._screens, json.dumps({"ended": True}))

    def _full(self) -> bool:
        return max(len(self._screens), self._knocking) >= MOST_SCREENS

    async def _talk(self, screen: ServerConnection) -> None:
        """Let one screen in, show it the game, and take what it sends."""
        with suppress(ConnectionClosed, TimeoutError):
            self._knocking += 1
            try:
                if not await self._let_in(screen):
                    return
            finally:
                self._knocking -= 1
            self._screens.add(screen)
            try:
                self._glossary = None  # this one may show another
                for part in self._whole():
                    await screen.send(json.dumps(part))
                await self._listen(screen)
            finally:
                self._screens.discard(screen)

    async def _let_in(self, screen: ServerConnection) -> bool:
        first = _object(await asyncio.wait_for(screen.recv(), _TO_JOIN))
        key: str | None = str(first.get("key", ""))
        if not self._guard.knows(str(key)):
            code = str(first.get("code", ""))
            key = self._guard.join(code) if code else None  # a screen of another evening has not guessed
            if key is not None:
                self._joined()
        if key is None:
            await screen.send(json.dumps({"refused": True}))
            return False
        await screen.send(json.dumps({"key": key}))
        return True

    async def _listen(self, screen: ServerConnection) -> None:
        bucket = Bucket(_BURST, _EACH_SECOND)
        async for text in screen:
            if not bucket.take():
                await screen.close(1008, "too many messages")
                return
            told = self._answer(_object(text))
            if told is not None:
                await screen.send(json.dumps(told))

    def _answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        if message.get("ask") == "invitation":
            return {"invitation": self._invitation()}
        try:
            return answered(message, self._moment, self._inbox)
        except ProcedureFault as fault:
            return {"error": str(fault)}

    def _broadcast(self) -> None:
        known, self._glossary = self._glossary, None
        for part in self._whole() if self._screens else ():
            self._glossary = part.get("glossary")
            if known is None or self._glossary != known:
                broadcast(self._screens, json.dumps(part))

    def _whole(self) -> list[dict[str, Any]]:
        """All that is shown now, the question first: whoever comes back in the middle of a turn sees what all see."""
        moment = self._moment
        if moment is None:
            return []
        parts: list[dict[str, Any]] = []
        with suppress(ProcedureFault):  # a book that fails here fails in the game too, where it is told
            parts.append({"now": question_view(moment)})
            parts.append({"table": table_view(moment)})
            parts.append({"glossary": glossary_view(moment)})
        return parts


def _object(text: str | bytes) -> dict[str, Any]:
    """The object of JSON; an empty one where it is none."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
