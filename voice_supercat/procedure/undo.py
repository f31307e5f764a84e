"""What to put back on the table when an answer is taken back or corrected, the last thing first.

The state before an answer is `Game.undo`; the command is in `dialogue/session/session.py`.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence

from .book import Book
from .events import ActEvent, Event
from .runtime.evaluating import holds, sentence, wording
from .spoken import spoken_value
from .standing import in_words, owned
from .state import State
from .values import Declaration


def put_back(book: Book, before: State, after: State, events: Sequence[Event]) -> list[str]:
    """Sentences that lead the table from `after` back to `before`; `events` were said in between.

    Of each action, what its step or its kind says, then each value that lies on the table, once, with the last action
    that changed it; what the answers themselves had changed comes last. No order is repeated as if it were to be
    carried out.
    """
    laid = {id for event in events if isinstance(event, ActEvent) for id in event.changed}
    places = _places(book, before, after, laid)
    sentences: list[str] = []
    for event in reversed(events):
        if isinstance(event, ActEvent):
            lying = [id for id in reversed(event.changed) if id in places]
            sentences += _of_action(book, event, lying=bool(lying))
            sentences += [places.pop(id) for id in dict.fromkeys(lying)]
    return [sentence for sentence in (*sentences, *reversed([*places.values()])) if sentence]


def _of_action(book: Book, event: ActEvent, *, lying: bool) -> list[str]:
    """What the step or its kind of action says; where neither does, nothing if what it changed is `lying` there."""
    do = event.do or ""
    action = book.actions.get(do)
    of_kind = book.undo.get(do) if action is None else action.undo
    undo = event.undo if event.undo is not None else of_kind
    if undo is not None:
        return [undo]
    return [] if lying else [f"Take back the {(event.do or 'action').replace('-', ' ').replace('_', ' ')}."]


def _places(book: Book, before: State, after: State, laid: Container[str]) -> dict[str, str]:
    """Id -> sentence, of every value that lies on the table, before or after, and was another.

    One that was unknown before was only told, and lies where it lay, unless an action has `laid` it there.
    """
    found: dict[str, str] = {}
    for declared in book.values.values():
        if not declared.visible or declared.say is None:
            continue
        lying = _lying(book, declared, before) | _lying(book, declared, after)
        for key, owners, view in owned(book, declared, before):
            old, new = before[key], after[key]
            label = " ".join((*owners, declared.say))
            if key.id not in lying or _same(book, declared, (before, after), (old, new)):
                continue
            if old is not None and declared.undo is not None:
                found[key.id] = sentence(book, declared.undo, view)
            elif old is not None:
                found[key.id] = _sentence(label, old, new, in_words(book, declared, old, view))
            elif key.id in laid:
                found[key.id] = f"{_at_start(label)}: take {spoken_value(new)} back."
    return _in_order(found, after.values)


def _same(book: Book, declared: Declaration, states: tuple[State, State], contents: tuple[object, object]) -> bool:
    """Whether it lies as it lay. What has words of its own is compared in them: other values may be part of those."""
    if declared.say_content is None or declared.of:
        return contents[0] == contents[1]
    before, after = (wording(book, declared.say_content, state) for state in states)
    return before == after


def _lying(book: Book, declared: Declaration, state: State) -> set[str]:
    """The ids under which that value lies on the table in `state`."""
    if declared.kept is not None and not holds(book, declared.kept, state):
        return set()
    when = declared.when
    return {key.id for key, _, view in owned(book, declared, state) if when is None or holds(book, when, view)}


def _at_start(label: str) -> str:
    return f"{label[:1].upper()}{label[1:]}"


def _sentence(label: str, old: object, new: object, in_words: str) -> str:
    name = _at_start(label)
    if not isinstance(old, tuple) or not isinstance(new, tuple):
        return f"{name} back to {in_words}."
    # The same may be there twice, so each is counted.
    gone, come = (tuple((Counter(some) - Counter(others)).elements()) for some, others in ((old, new), (new, old)))
    if bool(gone) == bool(come):  # exchanged, or only in another order
        return f"{name} back to {in_words}."
    return f"{name}: take {spoken_value(come)} back." if come else f"{name}: put {spoken_value(gone)} back."


def _in_order(sentences: dict[str, str], values: Mapping[str, object]) -> dict[str, str]:
    """In the order in which the values were last set."""
    ordered = [id for id in values if id in sentences]
    return {id: sentences[id] for id in (*ordered, *(id for id in sentences if id not in ordered))}
