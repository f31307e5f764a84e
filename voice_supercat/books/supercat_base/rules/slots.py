"""Words for the slots of prompts in a turn of a bot; the sentences themselves are in `pages/`."""

from voice_supercat.procedure.numerals import counted, in_words, ordinal
from voice_supercat.procedure.state import View

from . import values as v
from .ambitions import markers_available
from .cards import suit_of
from .inference import is_told
from .leading import has_initiative, lead_declares
from .seats import seat_name, several_bots
from .selecting import COMBAT_CARD, logistics_apply

_RIVAL_CONTROL = "rival control of a building"


def bot(view: View) -> str:
    """How the bot that plays is called."""
    return seat_name(view, view[v.bot])


def out_of_cards(view: View) -> str:
    """Who has no cards left."""
    return "the bots are out of cards" if several_bots(view) else "the bot is out of cards"


def which_declared(view: View) -> str:
    """Asked with the card that was led, while there are markers."""
    return ", and which ambition was declared" if markers_available(view) else ""


def and_ambition(view: View) -> str:
    """The same after a few times."""
    return " and ambition" if markers_available(view) else ""


def or_bot_leads(view: View) -> str:
    """Asked with the card that was led, where it is not known."""
    return " Or does the bot lead?" if has_initiative(view) is None else ""


def or_the_bot(view: View) -> str:
    """The same after a few times."""
    return ", or the bot" if has_initiative(view) is None else ""


def lead_ambition(view: View) -> str:
    """The ambition that the lead card can declare."""
    ambitions = lead_declares(view)
    return ambitions[0].capitalize() if ambitions else "an ambition"


def copied_suit(view: View) -> str:
    """What a card played face down copies, whichever page it is resolved on."""
    return suit_of(view.known(v.lead))


def can_needing_claims(view: View) -> str:
    """With the condition, where it was not asked before; with the number, where it is known."""
    if is_told(view, "fewer_claims"):
        return "can"
    unbuilt = view[v.unbuilt.of(view[v.bot])]
    if not unbuilt:
        return "with fewer claims than unbuilt cities, can"
    return f"with fewer than {in_words(unbuilt)} claims, can" if unbuilt > 1 else "without a claim, can"


def rival_control(view: View) -> str:
    """Rival control of its buildings, in a word where it was just asked about."""
    for passed in reversed(view.trail):
        if passed.step in view[v.asked_at.of("control")]:
            return "that control" if passed.by_player and passed.answer is True else _RIVAL_CONTROL
        if passed.answer is not False:
            break
    return _RIVAL_CONTROL


def first_place(view: View) -> str:
    """base/clarifications/3: a second declaration needs a clear first place."""
    return "alone in first place" if _again(view) else "first, or tied for first,"


def first_or_alone(view: View) -> str:
    """The same beside other questions."""
    return "alone first" if _again(view) else "first or tied"


def ambition_to_declare(view: View) -> str:
    """The ambition that is asked about."""
    return view[v.candidates][0][0]


def ambition_to_declare_named(view: View) -> str:
    """The same as it is said."""
    return ambition_to_declare(view).capitalize()


def declared_last(view: View) -> str:
    """The ambition that was declared last."""
    return view[v.declared][-1].capitalize()


def suits_to_play(view: View) -> str:
    """What a priority calls for as printed: suits, or a combat card."""
    suits = view[v.suits_named]
    return "a combat card" if COMBAT_CARD in suits else " or ".join(suits)


def cards_discarded(view: View) -> str:
    """base/playing-a-chapter/2: what was drawn and is not played."""
    return " and ".join(card for card in view[v.drawn] if card != view[v.selected])


def actions_left(view: View) -> str:
    """The number of actions in words."""
    return counted(view[v.left], "action")


def more_than_usual(view: View) -> str:
    """The actions, where the card and the way it is played do not tell them."""
    return f", {actions_left(view)}" if logistics_apply(view) else ""


def less_winning(view: View) -> str:
    """What is taken off the roll for the initiative."""
    return f", less {in_words(view[v.winning])}" if view[v.winning] else ""


def which_picked(view: View) -> str:
    """Which of the equals chance has picked."""
    return ordinal(view[v.picked])


def which_from_left(view: View) -> str:
    """The same shortly: "the right one", "the second of four from your left"."""
    by_hand = ("left", "right") if view[v.ways] == 2 else ("left", "middle", "right")
    if len(by_hand) == view[v.ways]:
        return f"the {by_hand[view[v.picked] - 1]} one"
    return f"the {which_picked(view)} of {in_words(view[v.ways] or 0)} from your left"


def _again(view: View) -> bool:
    return ambition_to_declare(view) in view[v.declared]


def since_last_turn(view: View) -> str:
    """Of a bot that has had one."""
    first = view[v.chapter] == 1 and view[v.round] == 1
    return "" if first else "since its last turn, "
