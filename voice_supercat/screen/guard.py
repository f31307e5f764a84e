"""Who may join, and how often something may be asked. No network here: what was sent goes in, yes or no comes out."""

import secrets
import time
from collections.abc import Callable, Collection
from hmac import compare_digest

_DIGITS = 8
_MOST_KEYS = 32  # screens that have joined since the program began; the oldest is forgotten


class Bucket:
    """Lets `burst` requests through at once, and then `each_second` of them."""

    def __init__(self, burst: float, each_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._burst, self._each_second, self._now = burst, each_second, now
        self._left, self._since = burst, now()

    def take(self) -> bool:
        """Whether one more is let through."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._since) * self._each_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Guard:
    """Knows under which names the page is served, the code that lets one screen in, and the screens that are in.

    A code lets in once: whoever joins gets a key, with which the same screen comes back, and there is a new code. After
    five wrong codes there is one more try every twelve seconds, so eight digits cannot be guessed.
    """

    def __init__(self, hosts: Collection[str], now: Callable[[], float] = time.monotonic) -> None:
        self._hosts = frozenset(host.lower() for host in hosts)
        self._keys: list[str] = []
        self._wrong = Bucket(5, 1 / 12, now)
        self.code = _new_code()

    def serves(self, host: str | None) -> bool:
        """Whether a request to that `Host` is meant for this program; a name that another site gave it is not."""
        return host is not None and host.lower() in self._hosts

    def trusts(self, origin: str | None) -> bool:
        """Whether a page of that `Origin` is our own."""
        scheme, _, host = (origin or "").partition("://")
        return scheme.lower() == "http" and self.serves(host)

    def join(self, code: str) -> str | None:
        """The key for a screen that names the code; None where it is wrong, or too many were."""
        if not _same(code, self.code):
            self._wrong.take()
            return None
        if not self._wrong.take():
            return None
        self.code = _new_code()
        key = secrets.token_urlsafe(24)
        self._keys = [*self._keys, key][-_MOST_KEYS:]
        return key

    def knows(self, key: str) -> bool:
        """Whether a screen with that key has joined."""
        return any(_same(key, known) for known in self._keys)


def _same(given: str, known: str) -> bool:
    """JSON may give half a character, which UTF-8 does not have."""
    return compare_digest(given.encode(errors="replace"), known.encode())


def _new_code() -> str:
    return "".join(secrets.choice("0123456789") for _ in range(_DIGITS))
