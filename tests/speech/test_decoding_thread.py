"""What decoding allocates lies apart from what the game keeps."""

import threading
import time

import numpy as np
import pytest
from memory import gained, glibc_only

from voice_supercat.speech.hearing.decoder import Hypothesis
from voice_supercat.speech.hearing.decoding_thread import DecodingThread, VoskThread

PROGRAM = """
import sys, time
from pathlib import Path
import numpy as np
from voice_supercat.cli import heap
from voice_supercat.speech.hearing.decoding_thread import DecodingThread

heap._EACH = 0.1

class Hungry:
    taken = []
    def follow(self, samples):
        self.taken.append(np.ones(4_000, np.uint8))
    def forget(self):
        self.taken.clear()

def megabytes():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6

with heap.freed_memory_given_back():
    decoder = DecodingThread(Hungry()) if sys.argv[1:] else Hungry()
    decoder.follow(None)
    before, kept = megabytes(), []
    for _ in range(5_000):
        decoder.follow(None)
        kept.append(np.ones(1_100, np.uint8))
    decoder.forget()
    time.sleep(0.5)
    print(megabytes() - before)
"""


class Witness:
    """Notes in which threads it was called."""

    def __init__(self) -> None:
        self.threads: set[int] = set()

    def use(self, *_: object) -> None:
        self.threads.add(threading.get_ident())

    def decode(self, *_: object) -> tuple[Hypothesis, ...]:
        self.threads.add(threading.get_ident())
        return (Hypothesis("yes", 1.0),)

    among_all = in_single_words = decode

    def follow(self, *_: object) -> bool:
        raise OSError("broken")

    def forget(self) -> None:
        self.threads.add(threading.get_ident())


def test_every_call_is_made_in_one_other_thread() -> None:
    witness, silence = Witness(), np.zeros(160, np.int16)
    thread = DecodingThread(witness)
    thread.use(["yes", "no"])
    thread.forget()
    assert thread.decode(silence) == thread.among_all(silence) == thread.in_single_words(silence)
    assert len(witness.threads) == 1
    assert threading.get_ident() not in witness.threads


def test_a_call_in_the_meantime_comes_before_the_next_one() -> None:
    order: list[str] = []
    thread = DecodingThread(Witness())
    thread.meanwhile(lambda: order.append(threading.current_thread().name))
    thread.forget()
    assert len(order) == 1
    assert order != [threading.current_thread().name]


def test_what_goes_wrong_there_goes_wrong_here() -> None:
    with pytest.raises(OSError, match="broken"):
        DecodingThread(Witness()).follow(np.zeros(160, np.int16))


@glibc_only
def test_what_it_frees_leaves_no_gaps() -> None:
    """5.5 of 25 megabytes are kept."""
    assert gained(PROGRAM, "thread") < 10 < 20 < gained(PROGRAM)


def test_another_model_waits_until_what_was_begun_with_the_first_is_ready() -> None:
    order: list[object] = []

    class Slow(Witness):
        def prepare(self) -> None:
            time.sleep(0.1)
            order.append("ready")

        turn_to = order.append

    thread = VoskThread(Slow())  # type: ignore[arg-type]
    thread.turn_to("another")  # type: ignore[arg-type]
    thread.use(["yes"])
    assert order == ["ready", "another", "ready"]
