"""The page of a Fate in a turn: which lines matter, and the limit of the actions that are taken from it."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.books.supercat_base.rules.ambitions import won_by
from voice_supercat.books.supercat_base.rules.cards import hand
from voice_supercat.books.supercat_base.rules.gaining import holds
from voice_supercat.books.supercat_base.rules.inference import known_fact, note_ship_built, note_starport_built
from voice_supercat.books.supercat_base.rules.ledger import note_city
from voice_supercat.books.supercat_base.rules.seats import seat_name
from voice_supercat.books.supercat_base.rules.selecting import combat_by_resources
from voice_supercat.procedure.numerals import in_words
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .empire import is_regent
from .fate_rules import fate_and_act, may_battle, may_spend
from .laws import law_named, laws_in_force
from .selecting import can_take

NO_PAGE = "none"


def fate_to_read(view: View) -> str:
    """The page that the Fate of the bot is read on in this act."""
    return view[v.fate_page.of(fate_and_act(view))] or NO_PAGE


def fate_of_act(view: View) -> str:
    """The Fate of the bot that plays, with the act: "magnate 1"."""
    return fate_and_act(view)


def fate_of_player(view: View) -> str:
    """The same of the player whose turn it is."""
    return f"{view[v.fate.of(view.known(v.seat))]} {view[v.act]}"


def fate_has_lines(view: View) -> bool:
    """Whether the program plays them."""
    return view[v.fate_page.of(fate_and_act(view))] is not None


def fate_named(view: View) -> str:
    """The Fate of the bot that plays, for the ear."""
    return (view[v.fate.of(view[v.bot])] or "Fate").replace("_", " ").title()


def change_told(view: View, what: str) -> str:
    """What the Fate of the bot changes by that rule, and when; nothing where it has no such rule."""
    condition = view[v.fate_rules.of(fate_and_act(view), what)]
    if condition is None:
        return ""
    return " ".join((*view[v.change_in_words.of(what)], *view[v.condition_in_words.of(condition)]))


def fate_explained(view: View) -> str:
    """The Fate of the bot that plays, and what it changes on ordinary pages in this act."""
    changes = [told for what in view[v.every_change] if (told := change_told(view, what))]
    whose = f"{capitalised(seat_name(view, view[v.bot]))} is the {fate_named(view)} in act {in_words(view[v.act])}"
    laws = [law_named(law) for law in laws_in_force(view)]
    for_all = [f"For all bots: {' and '.join(laws)}"] if laws else []
    return " ".join(f"{sentence}." for sentence in (whose, *changes, *for_all))


def fate_can(view: View, action: str) -> bool:
    """Whether a line of the Fate with that action matters now.

    While a card is selected, where the bot could play a card for it; after the Prelude, where its card gives it.
    """
    if view[v.fate_check] == "selecting":
        return can_take(view, action) or (action == "combat" and _armed(view) and holds(view, "weapon"))
    suit = view[v.page_suit]
    if action == "combat" and not may_battle(view):
        return False
    if action == "secure" and combat_by_resources(view):  # campaign/terminology/2: a weapon gives moves and battles
        return False
    return suit is not None and action in view[v.actions_of.of(suit)]


def weapon_may_arm(view: View) -> bool:
    """campaign/terminology/2: whether a weapon, of which nobody has told, would give combat for a line of the Fate."""
    return _armed(view) and not can_take(view, "combat") and known_fact(view, "weapon") is None


def one_matching_declared(view: View) -> str:
    """campaign/magnate/act-i/1.1.1, where anything declared counts resources."""
    return "one that matches a declared ambition" if won_by(view, view[v.declared], "icons") else ""


def one_with_imperial_ships(view: View) -> str:
    """campaign/blight-speaker/act-ii/2.1.1: of a Regent."""
    return "one with Imperial ships" if is_regent(view) else ""


def begin_fate_actions(draft: Draft) -> None:
    """campaign/fates/5: half of the available actions, rounded up. What the Prelude gave does not count."""
    draft[v.fate_check] = "acting"
    draft[v.fate_limit], draft[v.fate_used] = (draft[v.left] + 1) // 2, 0


def possible_costs(view: View) -> tuple[int, int]:
    """What an action can have taken: of its Fate no more than that may take, but where its line says otherwise."""
    bounded = view[v.fate_check] == "acting" and not view[v.beyond_limit]
    for_fate = view[v.fate_limit] - view[v.fate_used] if bounded else view[v.left]
    return 1, max(1, min(view[v.left], for_fate))


def cost_is_open(view: View) -> bool:
    """Whether it can have taken more than one."""
    return possible_costs(view) != (1, 1)


def count_fate_actions(draft: Draft) -> None:
    """What the last one took."""
    draft[v.fate_used] = min(draft[v.fate_used] + draft[v.left_before] - draft[v.left], 9)
    draft[v.beyond_limit] = False


def fate_is_done(view: View) -> bool:
    """Whether the limit is reached."""
    return view[v.fate_used] >= view[v.fate_limit]


def note_ship_of_fate(draft: Draft) -> None:
    """By a line of a Fate; where a rival has control it is damaged."""
    note_ship_built(draft, True)


def note_city_of_fate(draft: Draft) -> None:
    """By a line of a Fate."""
    note_city(draft, True)


def note_starport_of_fate(draft: Draft) -> None:
    """By a line of a Fate."""
    note_starport_built(draft, True)


def _armed(view: View) -> bool:
    """Whether a weapon may be spent, and a card is there to be played with it."""
    selecting = view[v.fate_check] == "selecting"
    return selecting and may_battle(view) and may_spend(view, "weapon") and bool(hand(view))
