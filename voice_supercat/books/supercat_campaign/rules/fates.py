"""What the Fates change: named conditions over the table of Fate and act in values/fates.yaml."""

from collections.abc import Callable, Mapping

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .selecting import can_take

NO_PAGE = "none"


def fate_and_act(view: View) -> str:
    """The line of the table for the bot that plays: "steward 1"."""
    return f"{view[v.fate.of(view[v.bot])]} {view[v.act]}"


def fate_to_read(view: View) -> str:
    """The page that the Fate of the bot is read on in this act."""
    return view[v.fate_page.of(fate_and_act(view))] or NO_PAGE


def is_regent(view: View) -> bool:
    """Of the bot that plays."""
    return view[v.regent.of(view[v.bot])]


def is_first_regent(view: View) -> bool:
    """Of the bot that plays."""
    return view[v.first_regent] == view[v.bot]


def outside_the_council(view: View) -> bool:
    """campaign/steward/all-acts/3, 4: no longer First Regent, and the Council has decided."""
    return not is_first_regent(view) and view[v.council] == "decided"


def never(_: View) -> bool:
    """Of a Fate that says nothing."""
    return False


_CRITICAL: Mapping[str, Callable[[View], bool]] = {
    "never": never,
    "outside_the_council": outside_the_council,
    "as_regent": is_regent,
}


def events_critical(view: View) -> bool:
    """campaign/terminology/5: the Fate of the bot tells when."""
    return _CRITICAL[view.known(v.critical_when.of(fate_and_act(view)))](view)


def fate_can(view: View, action: str) -> bool:
    """Whether a line of the Fate with that action matters now.

    While a card is selected, where the bot could play a card for it; after the Prelude, where its card gives it.
    """
    if view[v.fate_check] == "selecting":
        return can_take(view, action)
    suit = view[v.page_suit]
    return suit is not None and action in view[v.actions_of.of(suit)]


def begin_fate_actions(draft: Draft) -> None:
    """campaign/fates/5: half of the available actions, rounded up. What the Prelude gave does not count."""
    draft[v.fate_check] = "acting"
    draft[v.fate_limit], draft[v.fate_used] = (draft[v.left] + 1) // 2, 0


def possible_costs(view: View) -> tuple[int, int]:
    """What an action can have taken: of its Fate no more than that may take."""
    for_fate = view[v.fate_limit] - view[v.fate_used] if view[v.fate_check] == "acting" else view[v.left]
    return 1, max(1, min(view[v.left], for_fate))


def cost_is_open(view: View) -> bool:
    """Whether it can have taken more than one."""
    return possible_costs(view) != (1, 1)


def count_fate_actions(draft: Draft) -> None:
    """What the last one took."""
    draft[v.fate_used] += draft[v.left_before] - draft[v.left]


def fate_is_done(view: View) -> bool:
    """Whether the limit is reached."""
    return view[v.fate_used] >= view[v.fate_limit]
