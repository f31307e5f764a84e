"""One attempt of a Negotiation: its modifiers, each derived or told, their sum, and the roll."""

from collections.abc import Iterator

from voice_supercat.books.supercat_base.rules.inference import known_fact
from voice_supercat.books.supercat_base.rules.standings import FIRST, SECOND, TIED_FIRST, rank
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v

FACTS = ("rival_would_contend", "would_contend", "would_advance")
"""What an exchange would do, of the bot that is asked."""
_LAST_SLOTS = {0: 5, 1: 2}


def begin_exchange(draft: Draft) -> None:
    """What another exchange would have done is not what this one would."""
    draft.forget([f"{fact} of {draft[v.bot]}" for fact in FACTS])


def note_place_known(draft: Draft) -> None:
    """The next declared ambition in which the place of the bot is unknown; what the ledger tells is noted."""
    for ambition in dict.fromkeys(draft[v.declared]):
        key = v.place.of(draft[v.bot], ambition)
        if draft[key] is None:
            draft[key] = _place_by_ledger(draft, ambition)
    unknown = (one for one in draft[v.declared] if draft[v.place.of(draft[v.bot], one)] is None)
    draft[v.ambition] = next(unknown, None)


def city_power_wanted(view: View) -> bool:
    """Whether it is first anywhere, and nothing tells what its city slots add to that."""
    return _is_first(view) > 0 and _city_power(view) is None


def ambition_asked(view: View) -> str:
    """In which its place is asked for."""
    return view.known(v.ambition).title()


def modifiers(view: View) -> dict[str, int]:
    """campaign/negotiation-minigame-optional/13 to 19: what counts, in the order of the document."""
    bears = grievances_against(view)
    found = {
        "for the failure" if view[v.failures] == 1 else "for failures": -view[v.failures],
        "for the grievance" if bears == 1 else "for grievances": -bears,
        "for a rival": -_rival_contends(view),
        "for power": -power_of(view),
        "for more actions": max(0, view[v.offered] - view[v.asked_for]),
        "for contending": _told(view, "would_contend"),
        "for its objective": _told(view, "would_advance"),
    }
    return {reason: by for reason, by in found.items() if by}


def grievances_against(view: View) -> int:
    """Of the bot that is asked against whoever asks it."""
    return view[v.grievances.of(view[v.bot], view.known(v.offerer))]


def power_of(view: View) -> int:
    """campaign/negotiation-minigame-optional/16: of all declared ambitions that the bot contends, as they lie now."""
    bot = view[v.bot]
    markers = _markers(view)
    gained = sum(_gained(view[v.place.of(bot, one)], *next(markers)) for one in view[v.declared])
    return gained + _is_first(view) * (_city_power(view) or 0)


def sum_of_modifiers(view: View) -> int:
    """All of them."""
    return sum(modifiers(view).values())


def modifiers_said(view: View) -> str:
    """Each with its reason, and the sum: "minus one for the grievance, plus two for more actions: plus one"."""
    each = [f"{_signed(by)} {reason}" for reason, by in modifiers(view).items()]
    if not each:
        return "Nothing modifies the roll"
    total = f": {_signed(sum_of_modifiers(view))}" if len(each) > 1 else ""
    text = f"{', '.join(each)}{total}"
    return text[:1].upper() + text[1:]


def roll_exchange(draft: Draft) -> None:
    """campaign/negotiation-minigame-optional/10"""
    draft[v.exchange_roll] = draft.roll(6)


def total_rolled(view: View) -> str:
    """The roll with all modifiers, in words."""
    total = _total(view)
    return in_words(total) if total >= 0 else f"minus {in_words(-total)}"


def exchange_accepted(view: View) -> bool:
    """campaign/negotiation-minigame-optional/11: five or six; more than that is enough too."""
    return _total(view) >= view[v.accepted_from]


def _total(view: View) -> int:
    return view.known(v.exchange_roll) + sum_of_modifiers(view)


def _rival_contends(view: View) -> int:
    """A bot that wants to contend by it is a rival itself."""
    return int(view[v.wants] == "contend" or _told(view, "rival_would_contend"))


def _is_first(view: View) -> int:
    """In how many declared ambitions the bot is alone in first place."""
    return sum(view[v.place.of(view[v.bot], one)] == "first" for one in dict.fromkeys(view[v.declared]))


def _city_power(view: View) -> int | None:
    unbuilt = view[v.unbuilt.of(view[v.bot])] if view[v.ledger] else None
    return view[v.city_power.of(view[v.bot])] if unbuilt is None else _LAST_SLOTS.get(unbuilt, 0)


def _told(view: View, fact: str) -> int:
    return int(known_fact(view, fact) is True)


def _markers(view: View) -> Iterator[tuple[int, int]]:
    """First and second place of each marker, in the order in which they are placed."""
    numbers = view[v.markers_of.of(str(view[v.chapter] + view[v.act] - 1))]
    yield from zip(numbers[::2], numbers[1::2], strict=True)


def _gained(place: str | None, first: int, second: int) -> int:
    return first if place == "first" else second if place == "second" else 0


def _place_by_ledger(view: View, ambition: str) -> str | None:
    if not view[v.ledger] or ambition not in view[v.ambitions]:
        return None
    if any(view[v.wronged.of(bot)] for bot in view[v.bots]):  # its counts are those before that
        return None
    found = rank(view, ambition)
    if found is None:
        return None
    return "first" if found == FIRST else "second" if found in (TIED_FIRST, SECOND) else "neither"


def _signed(number: int) -> str:
    return f"plus {in_words(number)}" if number > 0 else f"minus {in_words(-number)}" if number else "zero"
