"""Words for the slots of prompts, and the status for the ear."""

from voice_supercat.books.numerals import counted, in_words
from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.state import Table

from .ambitions import AMBITION_OF_NUMBER, markers_available
from .leading import has_initiative, lead_number
from .player_turn import seat_name
from .rounds import tracks_game
from .turns import several_bots
from .wording_ambitions import declared


def bot(table: Table) -> str:
    """How a bot is called: by its colour where there are several."""
    return str(table["bot"]) if len(table["bots"]) > 1 else "the bot"


def Bot(table: Table) -> str:  # noqa: N802, a slot spelled as it is said
    """The same at the beginning of a sentence."""
    return capitalised(bot(table))


def next_bot(table: Table) -> str:
    """Whoever plays next, when there is one bot."""
    return bot(table)


def out_of_cards(table: Table) -> str:
    """Who has no cards left."""
    return "the bots are out of cards" if several_bots(table) else "the bot is out of cards"


def chapter(table: Table) -> str:
    """The number of the chapter."""
    return in_words(table["chapter"])


def who_led_what(table: Table) -> str:
    """Everything about the lead that is not known yet."""
    declared = ", and which ambition was declared" if markers_available(table) else ""
    return f"Which card was led{declared}?" + (" Or does the bot lead?" if has_initiative(table) is None else "")


def who_led_what_short(table: Table) -> str:
    """The same after a few times."""
    asked = "Card and ambition led" if markers_available(table) else "Card led"
    return f"{asked}, or the bot?" if has_initiative(table) is None else f"{asked}?"


def win_back(table: Table) -> str:
    """What is done about a building of the bot under rival control: it was just asked about, or was not."""
    asked = table.facts.get("loyal_controlled_by_rival")
    return "change that control" if asked else "regain control"


def win_back_control(table: Table) -> str:
    """The same, in full."""
    asked = table.facts.get("loyal_controlled_by_rival")
    return "change that control" if asked else "regain control of one of its buildings"


def battle_aim(table: Table) -> str:
    """What the battle that is judged would be for."""
    return _aim(table, table["judging"])


def aim_before(table: Table) -> str:
    """What the battle judged before was for."""
    return _aim(table, table["numbers_for"])


def _aim(table: Table, fact: str) -> str:
    aims = {
        "combat_change_control": win_back_control(table),
        "combat_take_city": "take control of a rival city",
        "combat_trophies": "take trophies",
    }
    return aims.get(fact, f"contend {declared(table)}")


def can_needing_claims(table: Table) -> str:
    """With the condition, where it was not asked before."""
    return "can" if table.facts.get("fewer_claims") else "with fewer claims than unbuilt cities, can"


def lead_ambition(table: Table) -> str:
    """The ambition the lead card can declare."""
    return AMBITION_OF_NUMBER[lead_number(table)].capitalize()


def is_first_in_ambition(table: Table) -> str:
    """base/clarifications/3: a second declaration needs a clear first place."""
    ambition = table["candidates"][0][0]
    alone = ambition in table["declared"]
    place = "alone in first place" if alone else "first, or tied for first,"
    return f"Is {bot(table)} {place} in {ambition.capitalize()}?"


def first_in_ambition_short(table: Table) -> str:
    """The same after a few times."""
    ambition = table["candidates"][0][0]
    return f"{'Alone first' if ambition in table['declared'] else 'First or tied'} in {ambition.capitalize()}?"


def first_or_alone(table: Table) -> str:
    """base/clarifications/3: what it needs for that ambition."""
    return "alone first" if table["candidates"][0][0] in table["declared"] else "first or tied"


def first_or_alone_in_short(table: Table) -> str:
    """The same after a few times."""
    return first_or_alone(table).removesuffix(" or tied")


def ambition_to_declare(table: Table) -> str:
    """The ambition that is asked about."""
    return str(table["candidates"][0][0])


def ambition_to_declare_named(table: Table) -> str:
    """The same as it is said."""
    return ambition_to_declare(table).capitalize()


def declaration(table: Table) -> str:
    """What the bot plays and declares."""
    return f"{selection(table)[:-1]}, and declares {table['declared'][-1].capitalize()}."


def selection(table: Table) -> str:
    """The card the bot plays, how, and for how many actions."""
    card = table["selected"]
    if card is None:
        return f"{Bot(table)} plays {_suits_named(table)}."
    ways = {
        "lead": f"leads with {card}",
        "surpass": f"surpasses with {card}",
        "pivot": f"pivots with {card}",
        "copy": f"copies {table['page_suit']} with {card} face down",
    }
    return f"{Bot(table)} {ways[table['played_as']]}, for {actions_left(table)}."


def selection_in_short(table: Table) -> str:
    """The same by the card alone."""
    card = table["selected"]
    if card is None:
        return f"{_suits_named(table)}."
    ways = {"lead": "leads", "surpass": "surpasses", "pivot": "pivots", "copy": "face down"}
    return f"{card} {ways[table['played_as']]}, {actions_left(table)}."


def _suits_named(table: Table) -> str:
    suits = table["suits_named"]
    return "a combat card" if "combat" in suits else " or ".join(suits)


def actions_left(table: Table) -> str:
    """The number of actions in words."""
    return counted(table["left"], "action")


def seize_counter(table: Table) -> str:
    """Where the seize counter stands now."""
    return in_words(table[f"seize.{table['bot']}"])


def place_or_raise(table: Table) -> str:
    """What becomes of the seize counter."""
    return "place" if table[f"seize.{table['bot']}"] == 1 else "raise"


def seize_roll(table: Table) -> str:
    """The roll, and what is taken off."""
    winning = table["winning"]
    return f"rolled {in_words(table['seize_roll'])}" + (f", less {in_words(winning)}" if winning else "")


def status(table: Table) -> list[tuple[str, str]]:
    """What the program keeps, for the ear."""
    lines = [("chapter", chapter(table))]
    if table["round"]:  # not while the table is set up
        lines.append(("round", in_words(table["round"])))
    for colour in table["bots"]:
        whose = f"{colour} " if len(table["bots"]) > 1 else ""
        lines.append((f"{whose}hand counter", in_words(table[f"hand.{colour}"])))
        lines.append((f"{whose}seize counter", in_words(table[f"seize.{colour}"])))
    if tracks_game(table):
        lines.append(("stack", in_words(table["stack"])))
        lines.append(("initiative", seat_name(table, table["initiative"] or table["order"][0])))
    lines.append(("declared", ", ".join(table["declared"]) or "nothing"))
    if table["left"]:
        lines.append(("actions left", in_words(table["left"])))
    return lines
