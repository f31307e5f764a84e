"""How an event is said: in full the first few times, in its short form after that."""

from collections import Counter

from voice_supercat.procedure.events import Event

# After three hearings the player knows the question; before that the full wording is needed to be sure of it.
FULL_HEARINGS = 3


class Wording:
    """Counts how often each step was heard. `in_full` starts the count again, after undo, resume or repeat."""

    def __init__(self) -> None:
        self._heard: Counter[str] = Counter()

    def lines(self, event: Event, *, in_full: bool = False) -> list[str]:
        """The sentences to say for `event`, one utterance each; none for what is only seen or sent."""
        if event.kind == "roll":
            return []
        if in_full:
            self._heard[event.step] = 0
        short = event.short is not None and self._heard[event.step] >= FULL_HEARINGS
        self._heard[event.step] += 1
        return spoken(event, short=short)

    def preview(self, event: Event) -> list[str]:
        """What `lines` would give, without counting it as heard."""
        if event.kind == "roll":
            return []
        return spoken(event, short=event.short is not None and self._heard[event.step] >= FULL_HEARINGS)


def spoken(event: Event, *, short: bool) -> list[str]:
    """The sentences of one event. In short form the preferences are left to "repeat that"."""
    text = event.short if short and event.short is not None else event.text
    lines = [text] if text else []
    if event.prefer and not short:
        lines.append(f"Prefer {', then '.join(event.prefer)}.")
    return lines
