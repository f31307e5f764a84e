"""Words for the slots of prompts, and the status for the ear."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.numerals import counted, in_words
from voice_supercat.procedure.state import View

from . import values as v
from .ambitions import AMBITION_OF_NUMBER, markers_available
from .leading import has_initiative, lead_number
from .player_turn import seat_name
from .rounds import tracks_game
from .turns import several_bots
from .wording_ambitions import declared


def bot(view: View) -> str:
    """How a bot is called: by its colour where there are several."""
    return str(view[v.bot]) if len(view[v.bots]) > 1 else "the bot"


def Bot(view: View) -> str:  # noqa: N802, a slot spelled as it is said
    """The same at the beginning of a sentence."""
    return capitalised(bot(view))


def next_bot(view: View) -> str:
    """Whoever plays next, when there is one bot."""
    return bot(view)


def out_of_cards(view: View) -> str:
    """Who has no cards left."""
    return "the bots are out of cards" if several_bots(view) else "the bot is out of cards"


def chapter(view: View) -> str:
    """The number of the chapter."""
    return in_words(view[v.chapter])


def who_led_what(view: View) -> str:
    """Everything about the lead that is not known yet."""
    declared = ", and which ambition was declared" if markers_available(view) else ""
    return f"Which card was led{declared}?" + (" Or does the bot lead?" if has_initiative(view) is None else "")


def who_led_what_short(view: View) -> str:
    """The same after a few times."""
    asked = "Card and ambition led" if markers_available(view) else "Card led"
    return f"{asked}, or the bot?" if has_initiative(view) is None else f"{asked}?"


def win_back(view: View) -> str:
    """What is done about a building of the bot under rival control: it was just asked about, or was not."""
    asked = view.facts.get("loyal_controlled_by_rival")
    return "change that control" if asked else "regain control"


def win_back_control(view: View) -> str:
    """The same, in full."""
    asked = view.facts.get("loyal_controlled_by_rival")
    return "change that control" if asked else "regain control of one of its buildings"


def battle_aim(view: View) -> str:
    """What the battle that is judged would be for."""
    return _aim(view, view[v.judging])


def aim_before(view: View) -> str:
    """What the battle judged before was for."""
    return _aim(view, view[v.numbers_for])


def _aim(view: View, fact: str | None) -> str:
    aims = {
        "combat_change_control": win_back_control(view),
        "combat_take_city": "take control of a rival city",
        "combat_trophies": "take trophies",
    }
    return aims.get(fact or "", f"contend {declared(view)}")


def can_needing_claims(view: View) -> str:
    """With the condition, where it was not asked before."""
    return "can" if view.facts.get("fewer_claims") else "with fewer claims than unbuilt cities, can"


def lead_ambition(view: View) -> str:
    """The ambition the lead card can declare."""
    return AMBITION_OF_NUMBER[lead_number(view)].capitalize()


def is_first_in_ambition(view: View) -> str:
    """base/clarifications/3: a second declaration needs a clear first place."""
    ambition = view[v.candidates][0][0]
    alone = ambition in view[v.declared]
    place = "alone in first place" if alone else "first, or tied for first,"
    return f"Is {bot(view)} {place} in {ambition.capitalize()}?"


def first_in_ambition_short(view: View) -> str:
    """The same after a few times."""
    ambition = view[v.candidates][0][0]
    return f"{'Alone first' if ambition in view[v.declared] else 'First or tied'} in {ambition.capitalize()}?"


def first_or_alone(view: View) -> str:
    """base/clarifications/3: what it needs for that ambition."""
    return "alone first" if view[v.candidates][0][0] in view[v.declared] else "first or tied"


def first_or_alone_in_short(view: View) -> str:
    """The same after a few times."""
    return first_or_alone(view).removesuffix(" or tied")


def ambition_to_declare(view: View) -> str:
    """The ambition that is asked about."""
    return str(view[v.candidates][0][0])


def ambition_to_declare_named(view: View) -> str:
    """The same as it is said."""
    return ambition_to_declare(view).capitalize()


def declaration(view: View) -> str:
    """What the bot plays and declares."""
    return f"{selection(view)[:-1]}, and declares {view[v.declared][-1].capitalize()}."


def selection(view: View) -> str:
    """The card the bot plays, how, and for how many actions."""
    card = view[v.selected]
    if card is None:
        return f"{Bot(view)} plays {_suits_named(view)}."
    ways = {
        "lead": f"leads with {card}",
        "surpass": f"surpasses with {card}",
        "pivot": f"pivots with {card}",
        "copy": f"copies {view[v.page_suit]} with {card} face down",
    }
    return f"{Bot(view)} {ways[view.known(v.played_as)]}, for {actions_left(view)}."


def selection_in_short(view: View) -> str:
    """The same by the card alone."""
    card = view[v.selected]
    if card is None:
        return f"{_suits_named(view)}."
    ways = {"lead": "leads", "surpass": "surpasses", "pivot": "pivots", "copy": "face down"}
    return f"{card} {ways[view.known(v.played_as)]}, {actions_left(view)}."


def _suits_named(view: View) -> str:
    suits = view[v.suits_named]
    return "a combat card" if "combat" in suits else " or ".join(suits)


def actions_left(view: View) -> str:
    """The number of actions in words."""
    return counted(view[v.left], "action")


def seize_counter(view: View) -> str:
    """Where the seize counter stands now."""
    return in_words(view[v.seize_counter.of(view[v.bot])])


def place_or_raise(view: View) -> str:
    """What becomes of the seize counter."""
    return "place" if view[v.seize_counter.of(view[v.bot])] == 1 else "raise"


def seize_roll(view: View) -> str:
    """The roll, and what is taken off."""
    winning = view[v.winning]
    return f"rolled {in_words(view.known(v.seize_roll))}" + (f", less {in_words(winning)}" if winning else "")


def status(view: View) -> list[tuple[str, str]]:
    """What the program keeps, for the ear."""
    lines = [("chapter", chapter(view))]
    if view[v.round]:  # not while the table is set up
        lines.append(("round", in_words(view[v.round])))
    for colour in view[v.bots]:
        whose = f"{colour} " if len(view[v.bots]) > 1 else ""
        lines.append((f"{whose}hand counter", in_words(view[v.hand_counter.of(colour)])))
        lines.append((f"{whose}seize counter", in_words(view[v.seize_counter.of(colour)])))
    if tracks_game(view):
        lines.append(("stack", in_words(view[v.stack])))
        lines.append(("initiative", seat_name(view, view[v.initiative] or view[v.order][0])))
    lines.append(("declared", ", ".join(view[v.declared]) or "nothing"))
    if view[v.left]:
        lines.append(("actions left", in_words(view[v.left])))
    return lines
