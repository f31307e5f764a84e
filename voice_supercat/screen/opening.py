"""Opens the screen: its server, the sentences that tell where it is, and the two ends that the game holds."""

from collections.abc import Callable, Sequence
from typing import Any

from voice_supercat.dialogue.session.session import Session
from voice_supercat.procedure.events import Event
from voice_supercat.screen.address import LOCAL, home_address, joining_address, listening, qr_picture, qr_text
from voice_supercat.screen.guard import Guard
from voice_supercat.screen.inbox import Inbox, WithScreens
from voice_supercat.screen.moment import Moment, next_moment
from voice_supercat.screen.server import ScreenServer
from voice_supercat.speech.hearing.sources import Poll

PORT = 8137
"""Where the page is, so that it can be found again on another evening; another one where this is taken."""

Tell = Callable[[str], None]


class Screen:
    """A display of the conversation, and the source of what is touched on it."""

    def __init__(self, home: str | None, tell: Tell, port: int = PORT) -> None:
        """`home` is the address in the home network; None: only this machine. Raises ScreenFault."""
        socket = listening(home or LOCAL, port)
        port = int(socket.getsockname()[1])
        self._host = f"{home or LOCAL}:{port}"
        self._home, self._port, self._tell = home, port, tell
        names = (LOCAL, "localhost") if home is None else (home,)
        self._guard, self._inbox = Guard([f"{name}:{port}" for name in names]), Inbox()
        self._moment: Moment | None = None
        self._server = ScreenServer(socket, self._guard, self._inbox, self._invitation, self._joined, failed=tell)
        self._server.start()

    @property
    def address(self) -> str:
        """What the next screen opens; it lets one in."""
        return joining_address(self._host, self._guard.code)

    def welcome(self) -> str | None:
        """Print where the page is. Gives the sentence to say; None where the screen is on this machine."""
        self._tell(f"The screen: {self.address}")
        if self._home is None:
            return None
        self._tell(qr_text(self.address))
        code = " ".join(self._guard.code)
        spoken = self._home.replace(".", " dot ")
        return f"A screen can join at {spoken}, port {self._port}, with the code {code}."

    def show(self, session: Session, events: Sequence[Event]) -> None:
        """Show these events, and the question that is open now."""
        self._moment = next_moment(self._moment, session, events)
        self._inbox.at = self._moment.at
        self._server.show(self._moment)

    def beside(self, hands: Poll) -> Poll:
        """What is touched on the screens, and what is typed."""
        return WithScreens(self._inbox, hands)

    def close(self) -> None:
        """End the server. Closing twice is harmless."""
        self._server.stop()

    def _invitation(self) -> dict[str, Any]:
        return {"address": self.address, "code": self._guard.code, "picture": qr_picture(self.address)}

    def _joined(self) -> None:
        self._tell(f"A screen has joined. For another one: {self.address}")


def open_screen(home: str | None, tell: Tell) -> Screen:
    """The screen, for this machine only where `home` is None; "" finds the address at home. Raises ScreenFault."""
    return Screen(home_address() if home == "" else home, tell)
