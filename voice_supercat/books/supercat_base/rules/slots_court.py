"""Words for the slots of prompts about court cards: influencing and securing them, and what a Vox card does."""

from voice_supercat.procedure.state import View

from . import values as v
from .seizing import seizure_known
from .vox import effective_vox

_ANY_CARD = "a card"


def contested_card(view: View) -> str:
    """Another one, once one was left alone this turn; who hears of the first, hears what the document means by it."""
    if view[v.left_alone]:
        return _but_those_left(view, "any other contested card")
    return f"a contested card{', one that a rival could secure' if _revised(view) else ''}"


def contested_card_shortly(view: View) -> str:
    """The same beside other questions. influence/influence-principles/1: it is not what base/terminology/4 calls so."""
    if view[v.left_alone]:
        return "another contested card"
    return "a contested card that a rival leads" if _revised(view) else "a contested card"


def any_other_card(view: View) -> str:
    """influence/influence-principles/4 and 10: a card that was left alone this turn stays so."""
    if not view[v.left_alone]:
        return "any other card that is not safe" if _revised(view) else "any other card"
    return "any other card neither safe nor left" if _revised(view) else _but_those_left(view, "any other card")


def card_to_outnumber_on(view: View) -> str:
    """influence/influence-principles/4: on a safe card the bot has the most agents already."""
    return "a card that is not safe" if _revised(view) else _ANY_CARD


def on_which_card(view: View) -> str:
    """The same after a few times: nothing where it can be any card."""
    card = card_to_outnumber_on(view)
    return "" if card == _ANY_CARD else f" on {card}"


def which_card(view: View) -> str:
    """The card that agents are placed on, as the order goes on."""
    return "the same card" if view[v.same_card] else "it"


def agent_or_more(view: View) -> str:
    """What is placed: one more on the card of the last action."""
    return "more" if view[v.same_card] else "agent"


def or_none(view: View) -> str:
    """Said of ambitions where the bot may win none of them."""
    return "" if effective_vox(view) else ", or none"


def demanded_ambition(view: View) -> str:
    """The ambition that Populist Demands declares."""
    return view.known(v.demanded).capitalize()


def before_any_seizure(view: View) -> str:
    """The other condition of base/vox-cards/song-of-freedom/1, where it is not known."""
    return "" if seizure_known(view) is False else ", and can the initiative still be seized"


def _revised(view: View) -> bool:
    return view[v.influence] == "revised"


def _but_those_left(view: View, cards: str) -> str:
    return f"{cards} than {'the one' if view[v.left_alone] == 1 else 'those'} it left"
