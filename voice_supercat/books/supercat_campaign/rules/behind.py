"""What is behind a question beside what was answered: the Fate of the bot, and laws for all."""

from collections.abc import Iterator

from voice_supercat.books.spelling import capitalised
from voice_supercat.books.supercat_base.rules.seats import seat_name
from voice_supercat.procedure.state import View

from . import values as v
from .fate_rules import fate_and_act, seizes_by_outrage
from .fates import change_told, fate_named
from .laws import law_holds, law_named
from .prelude import fate_keeps_something, what_fate_keeps


def fate_behind(view: View, text: str) -> str | None:
    """The Fate or the law that has made the question that is asked as `text`."""
    found = [*_of_fate(view, text)]
    whose = [f"{capitalised(seat_name(view, view[v.bot]))} is the {fate_named(view)}"] if found else []
    return " ".join(f"{sentence}." for sentence in (*whose, *found, *_of_laws(view))) or None


def _of_fate(view: View, text: str) -> Iterator[str]:
    page = view.step.partition("/")[0]
    own = (view[v.fate_page.of(fate_and_act(view))], *view[v.pages_of_fates])
    if page in own or view[v.fate_check] == "acting":
        yield "Its Fate asks this"
    for what in view[v.every_change]:
        if any(phrase in text for phrase in view[v.phrase_of_change.of(what)]) and (told := change_told(view, what)):
            yield told
    if page == "prelude" and fate_keeps_something(view):
        yield f"It keeps {what_fate_keeps(view)}"


def _of_laws(view: View) -> Iterator[str]:
    page = view.step.partition("/")[0]
    if page == "golems":
        yield "Golems serve all bots"
    if page == "seize" and seizes_by_outrage(view):
        law = "partisan_seizing"
        yield f"{law_named(law)} holds for {'all bots' if law_holds(view, law) else 'the Partisan'}"
