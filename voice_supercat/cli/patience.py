"""A function of a stranger's book that does not end is ended, so that the player gets a sentence and not silence."""

import ctypes
import functools
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from typing import Any, NoReturn

from voice_supercat.dialogue.protocol import send_fault
from voice_supercat.files.names import shown
from voice_supercat.procedure.faults import BookFault

SECONDS = 5.0
"""For a function; those of the shipped books take less than a hundredth of one."""
LOADING = 15.0
"""Seconds for a whole book; one of 10,000 steps takes half a second."""
_AGAIN = 1.0
"""Seconds after which one that went on all the same is ended again."""
_MOST_RINGS = 10
"""Times that it is ended before the whole program is: it catches everything, Ctrl-C too."""


class DoesNotEnd(BaseException):
    """No Exception: a function of a book may catch all of those and go on."""

    def __str__(self) -> str:
        return "it was ended, because it did not end by itself"


def patient(book_id: str, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, which raises BookFault where it does not end within `SECONDS`."""

    @functools.wraps(function)
    def within_time(*given: Any) -> Any:
        sentence = (
            f'{book_id}: the function "{name}" of the book did not end within {SECONDS:g} seconds; '
            "what was answered before is kept."
        )
        with _ended_after(SECONDS, sentence):
            return function(*given)

    return within_time


@contextmanager
def loaded_in_time(folder: object) -> Iterator[None]:
    """In this context the book in `folder` is loaded. Raises BookFault where its program does not end at that."""
    sentence = f"{folder}: was not loaded within {LOADING:g} seconds; its program does not end."
    with _ended_after(LOADING, sentence):
        yield


@contextmanager
def _ended_after(seconds: float, sentence: str) -> Iterator[None]:
    """Raises DoesNotEnd in what is done here, once it takes longer, and then BookFault with the sentence.

    What is printed here goes where faults go: the output may be a report, or lines for a program. In another thread
    than the first nothing is ended or led elsewhere, for the first may print meanwhile.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    with redirect_stdout(sys.stderr):
        try:
            if sys.platform != "win32" and hasattr(signal, "setitimer"):
                with _by_alarm(seconds, sentence):
                    yield
            else:
                with _by_thread(seconds, sentence):
                    yield
        except DoesNotEnd:
            raise BookFault(sentence) from None


def _end_the_program(sentence: str) -> NoReturn:
    """Every answer is on the disk. A program that sends lines gets the sentence as its last event."""
    if "--jsonl" in sys.argv and sys.__stdout__ is not None:
        with suppress(OSError, ValueError, RuntimeError):
            send_fault(shown(sentence), sys.__stdout__)
    os.write(2, f"{shown(sentence)}\n".encode())
    os._exit(1)


if sys.platform != "win32":

    @contextmanager
    def _by_alarm(seconds: float, sentence: str) -> Iterator[None]:
        """This also ends what waits, as a sleep does."""
        rings = 0

        def ring(*_: object) -> NoReturn:
            nonlocal rings
            rings += 1
            if rings > _MOST_RINGS:
                _end_the_program(sentence)
            raise DoesNotEnd

        before, began = signal.signal(signal.SIGALRM, ring), time.monotonic()
        left, every = signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
        try:
            yield
        finally:
            with suppress(DoesNotEnd):  # it may ring just now, and then not again before the next line
                signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
            if left:
                _set_again(left - (time.monotonic() - began), every)

    def _set_again(left: float, every: float) -> None:
        """An alarm that somebody had set before; it rings when it would have rung, or now."""
        signal.setitimer(signal.ITIMER_REAL, left if left > 0 else every, every)
        if left <= 0:
            signal.raise_signal(signal.SIGALRM)


@contextmanager
def _by_thread(seconds: float, sentence: str) -> Iterator[None]:
    """This ends a loop in Python; what waits in the system is ended as soon as it comes back."""
    here, over = threading.get_ident(), threading.Event()
    lock = threading.Lock()
    rings = 0

    def watch() -> None:
        nonlocal rings
        wait = seconds
        while not over.wait(wait):
            with lock:
                if not over.is_set():
                    rings += 1
                    if rings > _MOST_RINGS:
                        _end_the_program(sentence)
                    _raise_in(here)
            wait = _AGAIN

    threading.Thread(target=watch, daemon=True).start()
    try:
        try:
            yield
        finally:
            over.set()
    finally:  # once more, for it may have rung in the line before
        with lock:
            over.set()
        if rings:
            _raised_by_now(here)


def _raise_in(thread: int) -> None:
    """DoesNotEnd is raised there as soon as it runs Python again; one that waits to be raised already stays one."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(DoesNotEnd))


def _raised_by_now(here: int) -> None:
    """The last one was or is raised before this ends.

    To take it back instead would leave the interpreter with the mark that one waits: everything is slower then, and
    while its lines are followed it does not go on at all (Python 3.11).
    """
    with suppress(DoesNotEnd):
        _raise_in(here)
        while True:
            pass
