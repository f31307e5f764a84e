"""Words for the slots of prompts."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.books.supercat_base.rules import opening, slots_ambitions, slots_game
from voice_supercat.books.supercat_base.rules.cards import suit_of
from voice_supercat.books.supercat_base.rules.seats import seat_name
from voice_supercat.procedure.numerals import counted, in_words
from voice_supercat.procedure.state import View

from . import values as v
from .empire import NOBODY
from .laws import law_named, laws_in_force
from .selecting import is_faithful


def who_has(view: View) -> str:
    """Whose Fate is asked for."""
    name = seat_name(view, view.known(v.seat))
    return "do you have" if name == "you" else f"does {name} have"


def at_most_doubled(view: View) -> str:
    """campaign/expansion-principles/limit-on-building-new-cities/1, behind a city."""
    condition = slots_ambitions.double_condition(view)
    return f"double only {condition}" if condition else "but no double city"


def or_double(view: View) -> str:
    """campaign/steward/act-ii/2.2: where the usual restriction is ignored, what it allows is allowed too."""
    condition = slots_ambitions.double_condition(view)
    return f", or {condition}" if condition else ""


def whose_fate(view: View) -> str:
    """The same in short."""
    name = seat_name(view, view.known(v.seat))
    return "your Fate" if name == "you" else f"the Fate of {name}"


def has_counted(view: View) -> str:
    """Who has what is counted. Icons in the Imperial Trust count for the First Regent (game); said in full only."""
    with_trust = ", with the Trust's" if _counts_trust(view) else ""
    return f"{slots_ambitions.has_counted(view)}{with_trust}"


def first_regent_named(view: View) -> str:
    """As it is said."""
    if view.known(v.first_regent) == NOBODY:
        return "Nobody is"
    name = seat_name(view, view.known(v.first_regent))
    return capitalised("you are" if name == "you" else f"{name} is")


def outlaws_named(view: View) -> str:
    """Behind the First Regent."""
    outlaws = [seat_name(view, seat) for seat in view[v.order] if not view[v.regent.of(seat)]]
    if not outlaws:
        return ""
    are = "are Outlaws" if len(outlaws) > 1 else "are an Outlaw" if outlaws == ["you"] else "is an Outlaw"
    *first, last = outlaws
    return f", and {', '.join(first)} and {last} {are}" if first else f", and {last} {are}"


def court_of_act(view: View) -> str:
    """As many cards as the seats tell."""
    return f"{counted(view[v.court_cards.of(str(len(view[v.order])))], 'card')} of the court"


def doctrine_now(view: View) -> str:
    """The side in force."""
    return capitalised(view.known(v.doctrine))


def fate_in_full(view: View) -> str:
    """For the status of a seat: its Fate, the act, and the laws for all; of a bot that its objective is open.

    An objective that is done, and a marker that was told, have a place of their own in the status.
    """
    seat = view.known(v.seat)
    name = (view[v.fate.of(seat)] or "unknown").replace("_", " ")
    told = seat not in view[v.bots] or view[v.objective.of(seat)] is not None or view[v.objective_done.of(seat)]
    laws = [law_named(law) for law in laws_in_force(view)]
    parts = [capitalised(name), f"act {in_words(view[v.act])}"]
    parts += [] if told else ["objective open"]
    return ", ".join(parts) + (f", under {' and '.join(laws)}" if laws else "")


def title_of_turn(view: View) -> str:
    """The act before what the base game tells: chapter, round and whose turn it is."""
    return _in_act(view, slots_game.title_of_turn(view))


def where_it_stands(view: View) -> str:
    """The same in a few words."""
    return _in_act(view, opening.where_it_stands(view))


def copied_suit(view: View) -> str:
    """What a card played face down copies, of a Faithful card its side."""
    lead = view.known(v.lead)
    return f"Faithful {capitalised(view[v.lead_side] or '')}".strip() if is_faithful(lead) else suit_of(lead)


def _counts_trust(view: View) -> bool:
    ambition = view.known(v.ambition)
    return view[v.counted_seat] == view[v.first_regent] and view[v.won_by.of(ambition)] == "icons"


def _in_act(view: View, standing: str) -> str:
    if not standing.lower().startswith("chapter"):
        return standing
    act = f"act {in_words(view[v.act])}" if standing[0].islower() else f"Act {view[v.act]}"
    return f"{act}, {standing[0].lower()}{standing[1:]}"
