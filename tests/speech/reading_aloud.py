"""A recorded Speech Dispatcher: it answers as the real one does, speaks nothing, and takes down what it was given."""

import socket
import threading
from contextlib import suppress


class Dispatcher:
    """Listens at `address`. Each sentence ends when the test says so, or at once."""

    def __init__(self, *, at_once: bool = True) -> None:
        self.said: list[str] = []
        self.commands: list[str] = []
        self.overlapped = False
        self._at_once, self._open = at_once, list[str]()
        self._server = socket.create_server(("127.0.0.1", 0))
        self.address = f"inet_socket:127.0.0.1:{self._server.getsockname()[1]}"
        self._client: socket.socket | None = None
        threading.Thread(target=self._serve, daemon=True).start()

    def end(self, event: str = "702 END") -> None:
        """The sentence that is spoken ends, or is `703 CANCELED`."""
        code = event[:3]
        for number in self._open:
            self._tell(f"{code}-{number}", f"{code}-1", event)
        self._open.clear()

    def close(self) -> None:
        self._server.close()
        if self._client is not None:
            with suppress(OSError):
                self._client.shutdown(socket.SHUT_RDWR)
            self._client.close()

    def _serve(self) -> None:
        with suppress(OSError):
            self._client, _ = self._server.accept()
            lines = (line.rstrip("\r\n") for line in self._client.makefile("r", encoding="utf-8"))
            for line in lines:
                if line == "SPEAK":
                    self._tell("230 OK RECEIVING DATA")
                    self._hear(line for line in iter(lambda: next(lines), "."))
                elif line == "CANCEL SELF":
                    self._tell("213 OK CANCELED")
                    self.end("703 CANCELED")
                else:
                    self.commands.append(line)
                    self._tell("220 OK")

    def _hear(self, lines: object) -> None:
        text = "\n".join(line[1:] if line.startswith("..") else line for line in lines)  # type: ignore[attr-defined]
        self.overlapped = self.overlapped or bool(self._open)
        self.said.append(text)
        number = str(len(self.said))
        self._open.append(number)
        self._tell(f"225-{number}", "225 OK MESSAGE QUEUED")
        if self._at_once:
            self.end()

    def _tell(self, *lines: str) -> None:
        assert self._client is not None
        self._client.sendall("".join(f"{line}\r\n" for line in lines).encode())
