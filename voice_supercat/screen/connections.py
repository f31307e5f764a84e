"""Connections of the network, counted: whoever opens many without a word leaves files of this process for the game."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from websockets.asyncio.server import ServerConnection

MOST_CONNECTIONS = 64
"""At a time, also those that have sent nothing yet."""


def at_most(many: int = MOST_CONNECTIONS) -> Callable[..., ServerConnection]:
    """What makes the connections of one server; any more than `many` at a time are shut at once."""
    opened = set[ServerConnection]()

    class Counted(ServerConnection):  # type: ignore[misc]
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            if len(opened) >= many:
                cast(asyncio.Transport, transport).abort()
                return
            opened.add(self)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            if self in opened:
                opened.discard(self)
                super().connection_lost(exc)

    def made(*arguments: Any, **named: Any) -> ServerConnection:
        return Counted(*arguments, **named)

    return made
