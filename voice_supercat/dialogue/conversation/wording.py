"""How much of an event is said: every word, or less when the player knows the step."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from voice_supercat.dialogue.phrasing import in_sentences
from voice_supercat.procedure.events import ActEvent, AskEvent, Event, RollEvent, SayEvent
from voice_supercat.speech.settings import Verbosity

FULL_HEARINGS = 3
"""After hearing a question three times the player knows it. Before that the full wording is needed."""


class Wording:
    """Counts how often each wording was heard, wherever it is said.

    full: every word, every time. normal: the short form, without preferences, after `FULL_HEARINGS`. terse: the short
    form at once, but a step with preferences is said in full the first time.
    `in_full` says every word and starts the count again. How several things are answered is said with the first such
    question that is not short, and in full. `heard` is what the player heard in earlier sessions, how often.
    """

    def __init__(self, heard: Mapping[str, int] = MappingProxyType({})) -> None:
        self._heard: Counter[str] = Counter(heard)
        self._hinted = False

    @property
    def heard(self) -> dict[str, int]:
        """How often each step and question was heard, as far as it matters."""
        return {about: min(count, FULL_HEARINGS) for about, count in self._heard.items() if count > 0}

    def lines(self, event: Event, verbosity: Verbosity, *, in_full: bool = False) -> list[str]:
        """The sentences to say for `event`, one utterance each; none for an event that is only shown or sent."""
        if in_full:
            for about in _about(event):
                self._heard[about] = 0
            self._hinted = False
        lines = self.preview(event, "full" if in_full else verbosity)
        self._hinted = self._hinted or (isinstance(event, AskEvent) and event.hint in lines)
        if not isinstance(event, RollEvent):
            self._heard.update(_about(event))
        return lines

    def preview(self, event: Event, verbosity: Verbosity) -> list[str]:
        """What `lines` would give, without counting the step as heard."""
        if isinstance(event, RollEvent):
            return []
        short = self._known(event, verbosity)
        hint = event.hint if isinstance(event, AskEvent) and not short and not self._hinted else ""
        return [*spoken(event, short=short), *filter(None, [hint])]

    def _known(self, event: Event, verbosity: Verbosity) -> bool:
        if isinstance(event, RollEvent):
            return False
        if verbosity == "terse":
            return not _preferred(event) or min(self._heard[about] for about in _about(event)) > 0
        return verbosity == "normal" and min(self._heard[about] for about in _about(event)) >= FULL_HEARINGS


def _about(event: Event) -> tuple[str, ...]:
    return (isinstance(event, AskEvent | SayEvent | ActEvent) and event.about) or (event.step,)


def spoken(event: Event, *, short: bool) -> list[str]:
    """The sentences of one event. The short form leaves out the preferences; "say that in full" says them."""
    if isinstance(event, RollEvent):
        return []
    shorter = event.short if isinstance(event, AskEvent | SayEvent | ActEvent) else None
    text = shorter if short and shorter is not None else event.text
    lines = [text] if text else []
    return lines if short else lines + _preferences(_preferred(event))


def _preferred(event: Event) -> Sequence[str]:
    return event.prefer if isinstance(event, ActEvent) else ()


def _preferences(prefer: Sequence[str]) -> list[str]:
    return in_sentences(prefer, "Prefer ", ", then ", "Then ")


def asks_for_number(event: Event) -> bool:
    """Whether a number is the answer."""
    return isinstance(event, AskEvent) and event.expect == "number"
