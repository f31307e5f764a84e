"""What happened to each answer, and what it comes to."""

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from voice_supercat.speech.interfaces import Utterance

Outcome = Literal["right", "wrong", "noticed", "confirm", "caught", "declined", "rejected", "unheard", "command"]
"""What became of one thing said.

right, wrong: taken into the game, as meant or not. noticed: not as meant, but read back in words and so taken back.
confirm, caught: asked whether it was meant, and it was or was not. declined: no to such a question was heard.
rejected: asked again. unheard: nothing happened. command: taken for one.
"""
_UNDERSTOOD = ("right", "confirm", "declined")
YES_NO = ("yes", "no")
"""To a question that takes nothing else, or to one that names several things."""
_T = TypeVar("_T")


@dataclass(frozen=True)
class Times:
    """Milliseconds from the end of the word, as far as they were measured."""

    response: float | None = None
    """To the first sample of what the program says to it."""
    decision: float | None = None
    """To the decision, in sound time plus computing."""
    vosk: float | None = None
    """To the decision of Vosk's own endpointing on the same sound."""
    full_wait_right: bool | None = None
    """Whether it is understood when a whole second is waited."""


NOT_TIMED = Times()


@dataclass(frozen=True)
class Try:
    """One thing said to the program."""

    phrase: str
    expect: str
    """The kind of question, such as yes_no."""
    human: bool
    outcome: Outcome
    first: bool = True
    """False where the same answer is said again or confirmed."""
    times: Times = NOT_TIMED
    speaker: str = ""
    heard: tuple[Utterance, ...] = ()
    """What the recogniser made of it, where that is known."""


def figures(tries: Sequence[Try]) -> dict[str, float | int | None]:
    """The figures of one run. Times are of yes and no, counts of all answers; None where nothing was measured."""
    answers = sum(one.first for one in tries)
    ended = Counter(one.outcome for one in tries)
    yes_no = [one for one in tries if one.phrase in YES_NO]
    times = [one.times for one in yes_no if one.outcome in _UNDERSTOOD]
    responses, decisions = _known(time.response for time in times), _known(time.decision for time in times)
    starts = [t.response - t.decision for t in times if t.response is not None and t.decision is not None]
    start = statistics.median(starts) if starts else 0.0
    vosk = [time + start for time in _known(one.times.vosk for one in yes_no)]
    return {
        "p50_ms": percentile(responses, 50),
        "p95_ms": percentile(responses, 95),
        "vosk_p50_ms": percentile(vosk, 50),
        "accuracy": share(one.outcome in _UNDERSTOOD for one in yes_no),
        "first_time_right": share(one.outcome == "right" for one in tries if one.first),
        "wrong_moves": ended["wrong"],
        "reprompts": round(sum(one.outcome in ("rejected", "unheard") for one in tries) / max(1, answers), 4),
        "answers": answers,
        "decision_p50_ms": percentile(decisions, 50),
        "decision_p95_ms": percentile(decisions, 95),
        "prompt_start_ms": round(start, 1) if starts else None,
        "full_wait_accuracy": share(_known(one.times.full_wait_right for one in yes_no)),
        "accuracy_all_kinds": share(one.outcome in _UNDERSTOOD for one in tries),
        "caught_by_reading_back": sum(one.outcome == "noticed" for one in tries),
        "caught_by_confirmation": sum(one.outcome == "caught" for one in tries),
        "confirmations": sum(one.outcome == "confirm" for one in tries),
        "taken_for_commands": ended["command"],
        "typed": answers - ended["right"] - ended["wrong"] - ended["command"],
        "unheard": sum(one.outcome == "unheard" for one in tries),
        "human_share": share(one.human for one in tries),
    }


def one_line(one: Try) -> str:
    """One try in a line: what was said and what became of it, and who said it and what was heard."""
    heard = ", ".join(f"{utterance.raw or 'nothing'} {utterance.confidence:.2f}" for utterance in one.heard)
    response = "" if one.times.response is None else f", {one.times.response:.0f} ms"
    return f"{one.phrase}: {one.outcome}{response} ({one.speaker or 'unknown'}{f'; heard {heard}' if heard else ''})"


def percentile(values: Sequence[float], percent: int) -> float | None:
    """Linear between the nearest two; None of nothing."""
    if len(values) < 2:
        return round(values[0], 1) if values else None
    return round(statistics.quantiles(values, n=100, method="inclusive")[percent - 1], 1)


def share(truths: Iterable[bool]) -> float | None:
    """How many of them are true, 0 to 1; None of nothing."""
    known = list(truths)
    return round(statistics.fmean(known), 4) if known else None


def _known(values: Iterable[_T | None]) -> list[_T]:
    return [value for value in values if value is not None]
