"""Ends the program in order when the system stops it, or when its terminal has gone."""

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from typing import NoReturn

_PATIENCE = 1.0
"""Seconds for a thread that is still at work when the program ends."""
_STOPPED = 128  # plus the number of the signal, as shells report it


@contextlib.contextmanager
def stopped_in_order() -> Iterator[None]:
    """In this context the signals to stop end the program as Ctrl-C does: nothing is lost, the terminal is restored.

    They are SIGTERM, SIGHUP, and on Windows SIGBREAK, which comes when the window is closed.

    A signal that was ignored when the program started, as with `nohup`, stays ignored.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    known = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in known}
    heeded = [number for number in known if before[number] != signal.SIG_IGN]
    for number in heeded:
        signal.signal(number, _leave)
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, before[number])


def leave_threads(status: int) -> None:
    """End the process here where a thread does not end, such as one that a book began: it would be waited for.

    Else it ends as usual.
    """
    for thread in threading.enumerate():
        if not thread.daemon and thread is not threading.current_thread():
            thread.join(_PATIENCE)
            if thread.is_alive():
                os._exit(status)


def _leave(number: int, _: object) -> NoReturn:
    raise SystemExit(_STOPPED + number)
