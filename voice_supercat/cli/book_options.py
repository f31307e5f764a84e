"""`--set OPTION=VALUE`: the options of a book that are chosen for a game."""

from collections.abc import Iterable, Mapping

from voice_supercat.procedure.book import Book, Option
from voice_supercat.procedure.faults import ProcedureFault


def chosen_options(pairs: Iterable[str], book: Book, *, literal: bool = False) -> dict[str, str]:
    """Option -> value, from `OPTION=VALUE` texts. Raises ProcedureFault for one that is wrong or has no effect."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        option = book.options.get(name)
        if option is None:
            raise ProcedureFault(f'{book.id} has no option "{name}"; it has {", ".join(book.options)}.')
        if not equals:
            raise ProcedureFault(f"--set {name} has no value; give --set {name}=VALUE.")
        if reason := option.why_not(value):
            raise ProcedureFault(reason)
        if name in chosen:
            raise ProcedureFault(f"{name} is set twice; give it once.")
        if literal and option.only == "played":
            raise ProcedureFault(f"{name} counts in play only; leave it out with --literal.")
        chosen[name] = value
    for name in chosen:
        _refuse_idle(book.options[name], chosen, book)
    return chosen


def _refuse_idle(option: Option, chosen: Mapping[str, str], book: Book) -> None:
    for other, value in option.needs.items():
        if chosen.get(other, book.options[other].default) != value:
            raise ProcedureFault(f"{option.name} counts only with {other}={value}; set that too, or leave it out.")
