"""Being told to stop, by the system or because the terminal has gone."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from typing import NoReturn

_STOPPED = 128  # plus the number of the signal, as shells tell it


@contextlib.contextmanager
def stopped_in_order() -> Iterator[None]:
    """Told to stop, or without its terminal, the program leaves as after Ctrl-C: nothing is lost, all is put back.

    A signal that it was started to ignore, as by `nohup`, it goes on to ignore.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    known = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in known}
    heeded = [number for number in known if before[number] != signal.SIG_IGN]
    for number in heeded:
        signal.signal(number, _leave)
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, before[number])


def _leave(number: int, _: object) -> NoReturn:
    raise SystemExit(_STOPPED + number)
